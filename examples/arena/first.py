"""A program that plays over a pipe, with the standard library alone: --bots "easy,pipe:python3 first.py"."""

import json
import sys

for line in sys.stdin:
    asked = json.loads(line)
    if "hello" in asked:  # which game, with how many players, options and components: {"hello": 1, "game": …}
        answer = {"ready": True}
    elif "decision" in asked:  # asked["view"] is what the seat may know, asked["actions"] what it may do
        answer = {"decision": asked["decision"], "do": asked["actions"][0]}
    else:  # {"new": 2, "seat": 0}: another game begins
        continue
    print(json.dumps(answer), flush=True)
