"""The operator's page as HTML: plain forms, no script, readable on a phone.

Whatever comes from people is escaped (`x`), and nothing is shown that `saboteur admin` would not show: of a running
game only what its spectators see.
"""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Iterable
from html import escape as x
from typing import Any

import msgspec
from starlette.responses import Response

from saboteur.core.table.slots import MOST_SEATS
from saboteur.play.views.text_board import draw
from saboteur.server import messages as m
from saboteur.server.limits.bounds import TALK_SHOWN
from saboteur.server.operators.desk import when
from saboteur.server.operators.orders import ProcessState
from saboteur.server.store import Audit, OperatorToken, Person, Report, Sanction, TableInfo
from saboteur.server.tables.delivery.frames import snapshot
from saboteur.server.tables.log.table_state import RoomState
from saboteur.words import Narrator

GRAVE = {"close", "drain"}  # acts that need a tick
STYLE = """
:root{color-scheme:light dark;--line:#8886;--card:#8881;--do:#8a5a00;--on:#fff}
@media(prefers-color-scheme:dark){:root{--do:#e2a63b;--on:#1b1509}}
*{box-sizing:border-box}
body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:0 auto;padding:0 1rem 4rem;overflow-wrap:break-word}
nav{display:flex;flex-wrap:wrap;gap:.2rem 1rem;align-items:center;padding:.6rem 0;border-bottom:1px solid var(--line)}
nav a,nav button{min-height:44px;display:inline-flex;align-items:center}nav form{margin-left:auto}
h1{font-size:1.4rem}h2{font-size:1.1rem;margin:2rem 0 .5rem}
.card{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:.8rem 1rem;margin:.6rem 0}
.card form:first-child{margin-top:0}form{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center;margin:.6rem 0 0}
input,select,button{font:inherit;min-height:44px;padding:0 .7rem;border-radius:8px;border:1px solid var(--line)}
input[type=text],input[type=password]{flex:1 1 9rem;min-width:0}
input[type=checkbox]{min-height:0;width:22px;height:22px}
label{display:inline-flex;gap:.5rem;align-items:center;min-height:44px}
button{white-space:nowrap;background:var(--do);color:var(--on);border:0;font-weight:600;cursor:pointer}
nav button,button.quiet{background:none;color:inherit;border:1px solid var(--line);font-weight:400}
table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:.35rem .6rem .35rem 0;vertical-align:top}
tr+tr{border-top:1px solid var(--line)}td.n{text-align:right;white-space:nowrap}td form{margin:0}
small,.dim{opacity:.75}pre{overflow-x:auto;font-size:13px}summary{min-height:44px;display:flex;align-items:center}
summary::before{content:"▸";width:1.4em}details[open]>summary::before{content:"▾"}
code{font-size:.9em;overflow-wrap:anywhere}.said{margin:.2rem 0}
"""
_HASH = base64.b64encode(hashlib.sha256(STYLE.encode()).digest()).decode()
POLICY = (
    f"default-src 'none'; style-src 'sha256-{_HASH}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
LENGTHS = {"1h": "1 hour", "12h": "12 hours", "1d": "1 day", "7d": "7 days", "4w": "4 weeks", "52w": "1 year"}


def answer(text: str, status: int = 200) -> Response:
    """Send a page; it is never kept anywhere."""
    headers = {"Content-Security-Policy": POLICY, "Cache-Control": "no-store", "X-Robots-Tag": "noindex"}
    return Response(text, status, media_type="text/html", headers=headers)


def _whole(title: str, body: str, operator: OperatorToken | None) -> str:
    bar = ""
    if operator is not None:
        places = {"/admin": "Now", "/admin/tables": "Tables", "/admin/reports": "Reports", "/admin/audit": "Acts"}
        links = "".join(f'<a href="{path}">{name}</a>' for path, name in places.items())
        leave = '<form method="post" action="/admin/logout"><button>Log out</button></form>'
        bar = f"<nav>{links}{leave}</nav>"
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">'
        f"<title>{x(title)} – Saboteur</title><style>{STYLE}</style>"
        f"{bar}<main><h1>{x(title)}</h1>{body}</main></html>"
    )


# -- pieces ----------------------------------------------------------------------------------------------------


def _form(act: str, button: str, fields: str = "", *, back: str = "/admin", **hidden: object) -> str:
    """Write a form for an act; grave ones have a box to tick."""
    kept = {"act": act, "back": back, **hidden}
    inputs = "".join(f'<input type="hidden" name="{x(k)}" value="{x(str(v))}">' for k, v in kept.items())
    sure = '<label><input type="checkbox" name="sure" value="yes" required>really</label>' if act in GRAVE else ""
    look = ' class="quiet"' if act.startswith("un") else ""
    return f'<form method="post" action="/admin/acts">{inputs}{fields}{sure}<button{look}>{x(button)}</button></form>'


def _text(name: str, hint: str, longest: int = 300, *, required: bool = False) -> str:
    must = " required" if required else ""
    named = f'placeholder="{x(hint)}" aria-label="{x(hint)}"'
    return f'<input type="text" name="{name}" {named} maxlength="{longest}"{must}>'


def _length(chosen: str) -> str:
    options = "".join(
        f'<option value="{key}"{" selected" if key == chosen else ""}>{text}</option>'
        for key, text in LENGTHS.items()
    )
    return f'<select name="for" aria-label="for how long">{options}</select>'


def _rows(rows: Iterable[Iterable[str]], head: Iterable[str] = ()) -> str:
    top = "".join(f"<th>{x(cell)}</th>" for cell in head)
    body = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table>{f'<tr>{top}</tr>' if top else ''}{body}</table>" if body else '<p class="dim">None.</p>'


def _table_link(table: str) -> str:
    return f'<a href="/admin/tables/{x(table)}"><code>{x(table)}</code></a>'


def _person_link(person: str, name: str = "") -> str:
    return f'<a href="/admin/people/{x(person)}">{x(name) or f"<code>{x(person)}</code>"}</a>' if person else x(name)


def _sanctions(held: list[Sanction], back: str) -> str:
    return _rows(
        [
            x(one.kind),
            f"<code>{x(one.subject)}</code>" if "/" in one.subject else _person_link(one.subject),
            f"until {when(one.until)} UTC<br><small>{x(one.reason)}</small>",
            _form(f"un{one.kind}", "End", who=one.subject, back=back),
        ]
        for one in held
    )


def _ban_and_mute(person: str, back: str) -> str:
    """Write the forms about a person."""
    addresses = '<label><input type="checkbox" name="addresses" value="yes">and their addresses</label>'
    reason = _text("reason", "why (for operators)")
    return _form("mute", "Mute", _length("1d") + reason, who=person, back=back) + _form(
        "ban", "Ban", _length("7d") + reason + addresses, who=person, back=back
    )


# -- pages -----------------------------------------------------------------------------------------------------


def login(*, wrong: bool = False) -> str:
    """Ask for a token."""
    note = "<p><strong>This token is not valid, or no longer.</strong></p>" if wrong else ""
    return _whole(
        "Operators",
        f"{note}<p>Make a token with <code>saboteur admin token</code> on the server.</p>"
        '<form method="post" action="/admin/login"><input type="password" name="token" aria-label="token" required '
        'autocomplete="off"><button>Come in</button></form>',
        None,
    )


def outcome(said: str, back: str, operator: OperatorToken) -> str:
    """Say what came of an act."""
    to = back if back.startswith("/admin") else "/admin"
    title = "Not done" if said.startswith("Nothing") else "Done"
    return _whole(title, f'<p class="card" role="status">{x(said)}</p><p><a href="{x(to)}">Back</a></p>', operator)


def overview(operator: OperatorToken, running: list[tuple[str, ProcessState]], held: list[Sanction]) -> str:
    """Show what runs and what is forbidden."""
    body = "".join(_process(name, state) for name, state in running) or "<p>No server has told of itself lately.</p>"
    body += '<h2>Tell everybody who is connected</h2><div class="card">'
    body += _form("broadcast", "Send", _text("text", "what everybody reads", 280, required=True)) + "</div>"
    body += '<h2>Ban an address or a network</h2><div class="card">'
    who = _text("who", "192.0.2.7 or 2001:db8::/48", 60, required=True)
    body += _form("ban", "Ban", who + _length("1d") + _text("reason", "why (for operators)")) + "</div>"
    body += f"<h2>Bans and mutes that hold</h2>{_sanctions(held, '/admin')}"
    body += f"<p><small>You are {x(operator.label)}, until {when(operator.expires)} UTC.</small></p>"
    return _whole("Now", body, operator)


def _process(name: str, state: ProcessState) -> str:
    drain = (
        _form("undrain", "Take tables again", process=name)
        if state.draining
        else _form("drain", "Drain", process=name)
    )
    networks = _rows(
        [
            f"{one.count} connections",
            f"<code>{x(one.name)}</code>",
            _form("ban", "Ban 1 day", who=one.name, **{"for": "1d"}),
        ]
        for one in state.networks[:10]
    )
    tables = _rows([f"{one.count} steps just now", _table_link(one.name)] for one in state.busy_tables[:10])
    return (
        f'<section class="card"><p><strong>{x(state.url)}</strong> <code>{x(name)}</code>'
        f"{' – <strong>draining</strong>' if state.draining else ''}<br>tables: {state.tables}, "
        f"connections: {state.connections}, bots waiting: {state.bots_waiting}</p>{drain}"
        f"<details open><summary>Busiest tables</summary>{tables}</details>"
        f"<details><summary>Busiest addresses</summary>{networks}</details></section>"
    )


def tables(operator: OperatorToken, found: list[TableInfo], page: int) -> str:
    """List tables."""
    rows = []
    for info in found:
        names, phase, updated = "", "?", ""
        if info.listing is not None:
            names = ", ".join(msgspec.json.decode(info.listing.summary, type=m.TableLine).names)
            phase, updated = info.listing.phase.value, when(info.listing.updated)
        rows.append([_table_link(info.table), f"{x(phase)}, step {info.last}<br><small>{updated}</small>", x(names)])
    more = f'<p><a href="/admin/tables?after={x(found[-1].table)}">More</a></p>' if len(found) == page else ""
    return _whole("Tables", _rows(rows, ["table", "how far", "people and bots"]) + more, operator)


def table(operator: OperatorToken, state: RoomState) -> str:
    """Show a table as its spectators see it, and who sits there."""
    public, back = snapshot(state, None), f"/admin/tables/{state.table}"
    body = f"<p>{x(state.phase)}{', closed' if state.closed else ''}, step {state.seq}, "
    body += f"{x(' '.join(state.setup.modules))}, opened {when(public.lobby.created / 1000)} UTC</p>"
    for seat, chair in enumerate(state.seats):
        who = "a bot" if chair.level else "empty" if not chair.person else _person_link(chair.person)
        body += f'<section class="card"><p><strong>{seat}: {x(chair.name) or "–"}</strong> <small>{who}</small></p>'
        if chair.person:
            new_name = _text("name", "another name", 40, required=True)
            body += _form("rename", "Rename", new_name, table=state.table, seat=seat, back=back)
            body += f"<details><summary>Mute or ban</summary>{_ban_and_mute(chair.person, back)}</details>"
        body += "</section>"
    names = [chair.name for chair in state.seats]
    body += f"<h2>What was said</h2>{_talk([msgspec.to_builtins(line) for line in public.talk[-TALK_SHOWN:]], names)}"
    if public.game is not None:
        body += f"<h2>The maze</h2><pre>{x(draw(public.game.view))}</pre>"
    body += f'<h2>End this table</h2><div class="card">{_form("close", "Close", table=state.table, back=back)}</div>'
    return _whole(f"Table {state.table}", body, operator)


def _talk(lines: list[dict[str, Any]], names: list[str]) -> str:
    out = []
    for line in lines:
        said = line.get("text") or _claim(line.get("claim"), names)
        name = line.get("name") or f"seat {line.get('seat')}"
        out.append(f'<p class="said"><strong>{x(str(name))}</strong>: {x(said)}</p>')
    return "".join(out) or '<p class="dim">Nothing.</p>'


def _claim(claim: object, names: list[str]) -> str:
    try:
        return Narrator("en", names).claim(msgspec.convert(claim, m.AnyClaim))
    except (msgspec.ValidationError, IndexError, KeyError):  # of another release
        return str(claim)


def person(operator: OperatorToken, one: Person, sits_at: list[str], held: list[Sanction]) -> str:
    """Show somebody."""
    back = f"/admin/people/{one.person}"
    body = f"<p><code>{x(one.person)}</code><br>since {when(one.created)}, last seen {when(one.seen)} UTC</p>"
    body += f'<div class="card">{_ban_and_mute(one.person, back)}</div>'
    body += (
        "<p><small>A ban holds for this identity. Whoever clears their browser gets another: their addresses can be "
        "banned with them, which also bans everybody else who uses them.</small></p>"
    )
    body += f"<h2>Bans and mutes that hold</h2>{_sanctions(held, back)}"
    body += f"<h2>Tables</h2>{_rows([_table_link(table)] for table in sits_at[-50:])}"
    return _whole(one.name or "Somebody", body, operator)


def reports(operator: OperatorToken, found: list[Report], *, done: bool) -> str:
    """Show what players reported: what waits, or all of it."""
    nothing = "Nobody has reported anything." if done else "Nothing waits for you."
    body = "".join(_report(one) for one in found) or f'<p class="dim">{nothing}</p>'
    to, other = ("/admin/reports", "Only what waits") if done else ("/admin/reports?done=yes", "Also what is done")
    return _whole("Reports", f'<p><a href="{to}">{other}</a></p>{body}', operator)


def _report(one: Report) -> str:
    told = msgspec.json.decode(one.body)
    log = "".join(f'<p class="said">{x(line)}</p>' for line in told.get("log", []))
    talk = _talk(told["talk"], [f"seat {seat}" for seat in range(MOST_SEATS)])
    end = f"<p><small>Done {when(one.done)} UTC</small></p>" if one.done is not None else ""
    if one.done is None:
        note = _text("note", "what you did")
        end = _form("done", "Done", note, report=one.number, back="/admin/reports")
    return (
        f'<section class="card"><p><strong>{_person_link(one.person, told["name"])}</strong>, seat {told["seat"]} at '
        f"{_table_link(one.table)}<br><small>{when(one.made)} UTC, step {told.get('step', '?')}, by "
        f"{_person_link(told['by']) or 'somebody'}</small></p><p>{x(told['text']) or '<em>no words</em>'}</p>"
        f"<details><summary>What was said ({len(told['talk'])})</summary>{talk}</details>"
        f"<details><summary>What happened</summary>{log or '<p>The game had not begun.</p>'}</details>"
        f"<details><summary>Mute or ban</summary>{_ban_and_mute(one.person, '/admin/reports')}</details>"
        f"{end}</section>"
    )


def audit(operator: OperatorToken, found: list[Audit]) -> str:
    """Show what operators did."""
    rows = [
        [
            f"{when(one.made)}<br><small>{x(one.actor)}</small>",
            f"{x(one.act)} <code>{x(one.subject)}</code><br><small>{x(one.note)}</small>",
        ]
        for one in found
    ]
    return _whole("Acts", _rows(rows, ["when (UTC) and who", "what"]), operator)
