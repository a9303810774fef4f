"""Jobs for operators: running processes, orders to them, bans and mutes, reports of players."""

from __future__ import annotations

from saboteur.server.store.jobs import Ask, Job
from saboteur.server.store.values import Process, Report, Sanction

REPORTS_KEPT = 1000


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
        yield Ask("DELETE FROM reports WHERE report_id = (SELECT min(report_id) FROM reports)")
    yield Ask(
        "INSERT INTO reports (made, table_id, person_id, body) VALUES ($1, $2, $3, $4)",
        [report.made, report.table, report.person, report.body],
    )


def reports(limit: int) -> Job[list[Report]]:
    rows = yield Ask("SELECT made, table_id, person_id, body FROM reports ORDER BY report_id DESC LIMIT $1", [limit])
    return [Report(made=row[0], table=row[1], person=row[2], body=row[3]) for row in rows]
