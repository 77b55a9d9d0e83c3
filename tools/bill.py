"""The bill of materials: every package that the locks name, as CycloneDX 1.6 tells it. tools/lock.py writes it.

The same locks give the same bytes: there is no time in it, and its serial number is made of its content.
"""

import base64
import json
import re
import uuid
from pathlib import Path

SHIPPED = ("run", "table", "preview", "push", "postgresql")  # what a server has in it; the rest is for development
PIN = re.compile(r"([\w.-]+)==([^ ;\\]+)(?: ; ([^\\]+?))? ?\\?")
HASH = re.compile(r" *--hash=sha256:([0-9a-f]{64}) ?\\?")


def read_lock(path: Path) -> list[dict]:
    """Its packages: name, version, marker and hashes."""
    packages: list[dict] = []
    for row in path.read_text().splitlines():
        if pin := PIN.fullmatch(row):
            packages.append({"name": pin[1], "version": pin[2], "marker": pin[3] or "", "hashes": []})
        elif hash := HASH.fullmatch(row):
            packages[-1]["hashes"].append(hash[1])
        elif not row.startswith("#"):
            raise ValueError(f"{path.name}: neither a package nor a hash: {row}")
    return packages


def read_page_lock(path: Path) -> list[dict]:
    """The packages of npm that check the page, as components."""
    packages = json.loads(path.read_text())["packages"]
    return [
        _page_package(place.rpartition("node_modules/")[2], one) for place, one in sorted(packages.items()) if place
    ]


def _page_package(name: str, locked: dict) -> dict:
    kind, _, digest = locked["integrity"].partition("-")
    return {
        **component(name, locked["version"], "library", "npm"),
        "scope": "excluded",
        "hashes": [{"alg": kind.upper().replace("SHA", "SHA-"), "content": base64.b64decode(digest).hex()}],
        "properties": [{"name": "vivant:set", "value": "page"}],
    }


def bill_of(project: dict, folder: Path, page_lock: Path) -> dict:
    sets: dict[tuple[str, str], list[str]] = {}
    hashes: dict[tuple[str, str], list[str]] = {}
    for path in sorted(folder.glob("*.txt")):
        for one in read_lock(path):
            key = one["name"], one["version"]
            sets.setdefault(key, []).append(path.stem)
            hashes[key] = one["hashes"]
    own = project["project"]
    bill = {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": "",
        "version": 1,
        "metadata": {"component": component(own["name"], own["version"], "application", license=own["license"])},
        "components": [_package(*key, sets[key], hashes[key]) for key in sorted(sets)] + read_page_lock(page_lock),
    }
    bill["serialNumber"] = f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_OID, json.dumps(bill))}"
    return bill


def _package(name: str, version: str, sets: list[str], hashes: list[str]) -> dict:
    return {
        **component(name, version, "library"),
        "scope": "required" if set(sets) & set(SHIPPED) else "excluded",
        "hashes": [{"alg": "SHA-256", "content": hash} for hash in hashes],  # of every file that pip may take
        "properties": [{"name": "vivant:set", "value": one} for one in sets],
    }


def written(bill: dict) -> str:
    """As text, a line for each package."""
    rows = ",\n".join(json.dumps(one) for one in bill["components"])
    return json.dumps({**bill, "components": []}, indent=1).replace("[]", f"[\n{rows}\n ]", 1) + "\n"


def component(name: str, version: str, type: str, kind: str = "pypi", license: str = "") -> dict:
    purl = f"pkg:{kind}/{name.replace('@', '%40')}@{version}"
    told = {"type": type, "bom-ref": purl, "name": name, "version": version, "purl": purl}
    return {**told, "licenses": [{"license": {"id": license}}]} if license else told
