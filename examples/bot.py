"""A bot that holds a seat with nothing but the standard library: python bot.py INVITATION-LINK [NAME]"""

import json
import random
import sys
from urllib.error import HTTPError
from urllib.request import Request, urlopen


def ask(address: str, token: str, body: object = None):
    """GET without a body, POST with one."""
    head = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    return urlopen(Request(address, None if body is None else json.dumps(body).encode(), head))


def main(link: str, name: str = "Rook") -> None:
    place, _, invitation = link.partition("#sit=")
    table = place.replace("/table/", "/api/tables/")
    token = json.load(ask(f"{table}/sit", invitation, {"name": name}))["token"]
    told, answered = {}, 0
    for line in ask(f"{table}/events", token):  # each message holds what has changed
        if line.startswith(b"data: "):
            told.update(json.loads(line[6:]))
            if told["over"]:
                break
            you = told["you"]
            if you["asked"] and you["decision"] > answered:
                answered, action = you["decision"], random.choice(told["actions"])["do"]
                try:
                    ask(f"{table}/act", token, {"decision": answered, "do": action}).close()
                except HTTPError as refused:  # somebody has just taken a step back: the next message asks anew
                    print(json.load(refused)["error"])
    print(told["question"]["title"])


if __name__ == "__main__":
    main(*sys.argv[1:])
