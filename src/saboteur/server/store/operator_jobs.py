"""Jobs for operators: running processes, orders to them, bans and mutes, reports of players, their own acts."""

from __future__ import annotations

import msgspec

from saboteur.server.limits.bounds import AUDITS_KEPT, REPORTS_KEPT
from saboteur.server.store.sql_jobs import Ask, Job
from saboteur.server.store.stored_values import Audit, OperatorToken, Process, Report, Sanction


def put_process(process: Process) -> Job[None]:
    yield Ask(
        """INSERT INTO processes (process_id, seen, body) VALUES ($1, $2, $3)
           ON CONFLICT (process_id) DO UPDATE SET seen = excluded.seen, body = excluded.body""",
        [process.process, process.seen, process.body],
    )


def drop_processes(process: str, before: float) -> Job[None]:
    yield Ask("DELETE FROM processes WHERE process_id = $1 OR seen < $2", [process, before])


def processes(since: float) -> Job[list[Process]]:
    rows = yield Ask("SELECT process_id, seen, body FROM processes WHERE seen >= $1 ORDER BY process_id", [since])
    return [Process(process=row[0], seen=row[1], body=row[2]) for row in rows]


def put_order(made: float, body: bytes) -> Job[None]:
    yield Ask("DELETE FROM orders WHERE made < $1", [made - 86_400.0])
    yield Ask("INSERT INTO orders (made, body) VALUES ($1, $2)", [made, body])


def orders(after: int, since: float) -> Job[list[tuple[int, bytes]]]:
    rows = yield Ask(
        "SELECT order_id, body FROM orders WHERE order_id > $1 AND made >= $2 ORDER BY order_id", [after, since]
    )
    return [(row[0], row[1]) for row in rows]


def put_sanction(one: Sanction) -> Job[None]:
    yield Ask(
        """INSERT INTO sanctions (kind, subject, until, reason) VALUES ($1, $2, $3, $4)
           ON CONFLICT (kind, subject) DO UPDATE SET until = excluded.until, reason = excluded.reason""",
        [one.kind, one.subject, one.until, one.reason],
    )


def drop_sanction(kind: str, subject: str) -> Job[bool]:
    rows = yield Ask("DELETE FROM sanctions WHERE kind = $1 AND subject = $2 RETURNING kind", [kind, subject])
    return bool(rows)


def sanctions(now: float) -> Job[list[Sanction]]:
    rows = yield Ask(
        "SELECT kind, subject, until, reason FROM sanctions WHERE until > $1 ORDER BY kind, subject", [now]
    )
    return [Sanction(kind=row[0], subject=row[1], until=row[2], reason=row[3]) for row in rows]


def put_report(report: Report) -> Job[None]:
    rows = yield Ask("SELECT count(*) FROM reports")
    if rows[0][0] >= REPORTS_KEPT:
        oldest = "SELECT report_id FROM reports ORDER BY done IS NULL, report_id LIMIT 1"
        yield Ask(f"DELETE FROM reports WHERE report_id = ({oldest})")
    yield Ask(
        "INSERT INTO reports (made, table_id, person_id, body) VALUES ($1, $2, $3, $4)",
        [report.made, report.table, report.person, report.body],
    )


def reports(limit: int, done: bool) -> Job[list[Report]]:
    which = "" if done else "WHERE done IS NULL"
    rows = yield Ask(
        f"""SELECT made, table_id, person_id, body, report_id, done FROM reports {which}
            ORDER BY report_id DESC LIMIT $1""",
        [limit],
    )
    return [Report(made=row[0], table=row[1], person=row[2], body=row[3], number=row[4], done=row[5]) for row in rows]


def set_report_done(number: int, now: float) -> Job[bool]:
    rows = yield Ask(
        "UPDATE reports SET done = $2 WHERE report_id = $1 AND done IS NULL RETURNING report_id", [number, now]
    )
    return bool(rows)


def forget_in_reports(person: str) -> Job[None]:
    """Take a person out of what they reported, and their words out of what was said then."""
    rows = yield Ask(
        """SELECT report_id, body FROM reports
           WHERE table_id IN (SELECT table_id FROM seats WHERE person_id = $1)""",
        [person],
    )
    for number, body in rows:
        if person.encode() in body:
            told = msgspec.json.decode(body)
            told["by"] = "" if told["by"] == person else told["by"]
            told["talk"] = [line for line in told["talk"] if line.get("by") != person]
            yield Ask("UPDATE reports SET body = $2 WHERE report_id = $1", [number, msgspec.json.encode(told)])


def put_operator_token(token: OperatorToken) -> Job[None]:
    yield Ask("DELETE FROM operator_tokens WHERE expires < $1", [token.made])
    yield Ask(
        "INSERT INTO operator_tokens (token_hash, label, made, expires) VALUES ($1, $2, $3, $4)",
        [token.token_hash, token.label, token.made, token.expires],
    )


def operator_tokens(now: float) -> Job[list[OperatorToken]]:
    rows = yield Ask(
        "SELECT token_hash, label, made, expires FROM operator_tokens WHERE expires > $1 ORDER BY expires", [now]
    )
    return [OperatorToken(token_hash=row[0], label=row[1], made=row[2], expires=row[3]) for row in rows]


def drop_operator_tokens(label: str) -> Job[int]:
    rows = yield Ask("DELETE FROM operator_tokens WHERE $1 = '' OR label = $1 RETURNING label", [label])
    return len(rows)


def put_audit(audit: Audit) -> Job[None]:
    yield Ask(
        "INSERT INTO audit (made, actor, act, subject, note) VALUES ($1, $2, $3, $4, $5)",
        [audit.made, audit.actor, audit.act, audit.subject, audit.note],
    )
    yield Ask("DELETE FROM audit WHERE audit_id <= (SELECT max(audit_id) FROM audit) - $1", [AUDITS_KEPT])


def audits(limit: int) -> Job[list[Audit]]:
    rows = yield Ask("SELECT made, actor, act, subject, note FROM audit ORDER BY audit_id DESC LIMIT $1", [limit])
    return [Audit(made=row[0], actor=row[1], act=row[2], subject=row[3], note=row[4]) for row in rows]
