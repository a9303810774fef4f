"""Tables that are written from the code, which the documentation site has and docs/ has not.

    python -m tools.site_tables refusals   print one

A page says `<!-- table: refusals -->` where it belongs, and `tools/docs_site.py` puts it there.
"""

from __future__ import annotations

import argparse
import inspect
import re
from collections.abc import Callable, Mapping, Sequence

from saboteur.play import refusal_codes
from saboteur.play.events import Asked
from saboteur.play.events.audiences import EVENT_SPECS, EVENTS
from saboteur.play.fields.telling import EventSpec
from saboteur.server import protocol_refusals
from saboteur.server.http.openapi import bodies_reference
from saboteur.server.http.routes import ENDPOINTS
from saboteur.server.limits import bounds

MARK = re.compile(r"^<!-- table: (\w+) -->$", re.MULTILINE)


def events() -> list[str]:
    """Write a row for every event: what it says to whom."""
    rows = ["| event | public fields | secret fields (who knows them) | what happened |", "|---|---|---|---|"]
    specs = {spec.kind: spec for spec in EVENT_SPECS.values()} | {Asked: EventSpec(Asked, {})}
    for kind in EVENTS:
        spec = specs[kind]
        public = [field for field in kind.__struct_fields__ if field not in spec.secret]
        told = ", ".join(f"`{field}`" for field in spec.secret)
        secret = f"{told} ({spec.audience})" if told else "–"
        fields = ", ".join(f"`{field}`" for field in public) or "–"
        rows.append(f"| `{kind.__struct_config__.tag}` | {fields} | {secret} | {inspect.getdoc(kind)} |")
    return rows


def refusals(reasons: Mapping[str, str], values: Mapping[str, Sequence[str]]) -> list[str]:
    """Write a row for every code with which something is refused."""
    rows = ["| code | when | values |", "|---|---|---|"]
    for code, when in reasons.items():
        rows.append(f"| `{code}` | {when} | {', '.join(f'`{value}`' for value in values.get(code, ()))} |")
    return rows


def listed_routes() -> list[str]:
    """Write a row for every address of the server."""
    return ["| route | what |", "|---|---|", *(f"| `{one.method} {one.path}` | {one.line} |" for one in ENDPOINTS)]


TABLES: dict[str, Callable[[], list[str]]] = {
    "events": events,
    "refusals": lambda: refusals(refusal_codes.REASONS, refusal_codes.VALUES),
    "setup_refusals": lambda: refusals(refusal_codes.SETUP_REASONS, refusal_codes.SETUP_VALUES),
    "server_refusals": lambda: refusals(protocol_refusals.REASONS, protocol_refusals.VALUES),
    "routes": listed_routes,
    "bodies": lambda: bodies_reference(ENDPOINTS).splitlines(),
    "limits": lambda: bounds.reference().splitlines(),
}


def filled(page: str) -> str:
    """Put tables into a page where it says so."""
    return MARK.sub(lambda found: "\n".join(TABLES[found[1]]()), page)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("table", choices=TABLES, help="which one")
    print("\n".join(TABLES[parser.parse_args().table]()))
