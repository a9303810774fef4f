"""What is bounded and is not a setting: how much of anything one connection, address, table or person may have.

A limit that an operator may want to change is a setting; all others are here, where they can be read together.
docs/settings.md has this list, and a test compares them. Pauses of the server's own machinery (leases, pulses,
sweeps) are where they are used.
"""

from __future__ import annotations

import inspect
import re
import sys
from typing import Final

# Connections: how much is read of them, and for how long they are waited for.
REQUEST_SECONDS: Final = 10.0  # from a connection, or the last answer on it, to a whole request's head
STALLED_SECONDS: Final = 20.0  # for which a reader may take nothing of what waits for it
HEAD_BYTES: Final = 16 * 1024  # of a request's head
HEAD_LINES: Final = 100  # of a request's head; each is a call from the parser
PARSED_BYTES: Final = 1024  # parsed in one go, before others have their turn: 170 chunks or frames at most
PATH_LENGTH: Final = 1024  # characters of a request's path
BODY_BYTES: Final = 64 * 1024  # of a request's body
RAW_BODY_BYTES: Final = 2 * BODY_BYTES  # of a body together with the lengths of its chunks
BODY_SECONDS: Final = 10.0  # from a request's head to the end of its body
FORM_FIELDS: Final = 20  # of a form of the operator's page
LINGER_BYTES: Final = 256 * 1024  # read and dropped after an early answer: a reset would take the answer with it
LINGER_SECONDS: Final = 2.0  # for which that is done
REFUSALS_BORNE: Final = 4  # answers "too fast" in a row before the connection is closed
REFUSAL_PAUSE: Final = 0.25  # seconds for which nothing is read after each of them
HELLO_SECONDS: Final = 10.0  # from a WebSocket's start to its `hello`
FRAME_BYTES: Final = 16 * 1024  # of a message over a WebSocket
FRAMES_A_SECOND: Final = 100  # that a WebSocket may send, of whatever kind
FRAME_BURST: Final = 2.0  # seconds' worth of frames that may come at once
PING_GAP: Final = 0.2  # seconds between two pings or pongs
FAULTS_BORNE: Final = 20  # messages that cannot be taken before the connection is closed
FAULT_PAUSE: Final = 0.025  # seconds for which nothing is read after such a message
FAULT_FORGIVEN: Final = 5.0  # seconds after which one of them is forgotten
CLOSE_SECONDS: Final = 5.0  # for which the other side's end of a closed WebSocket is waited for
DRAINED_BYTES: Final = 64 * 1024  # still read from a connection that was closed, in the hope of a polite end
SEARCHED_BYTES: Final = 4 * 1024  # of those in which that end is looked for
BACKLOG: Final = 2048  # connections that the system keeps until they are accepted
SEND_BYTES: Final = 128 * 1024  # that the system keeps for a slow reader; by itself it would keep megabytes
WAITING_BYTES: Final = 128 * 1024 * 1024  # that all connections together may have waiting here, in and out
HTTP_SHARE: Final = 2  # times `max_connections`: sockets at tables, and as many requests
BEATEN_AT_ONCE: Final = 50  # connections that get a heartbeat before others have their turn

# Addresses: who counts as one, and what a request costs.
CALLERS_KEPT: Final = 32_768  # callers of a kind whose use is remembered; some 10 MB when full
SITE_SHARE: Final = 16  # times the rates of a home that a whole IPv6 site (/48) has
THROWERS: Final = 6  # people who may share an address: it may throw so many times what each of them may
CONNECT_COST: Final = 0.2  # of a request: what it costs to connect
FILE_COST: Final = 0.2  # of a request: what a file of the page costs; a page has dozens
LARGE_FILE: Final = 100 * 1024  # bytes that cost as much as a request in addition: copying and sending them
ADDRESSES_TOLD: Final = 1000  # of a kind in one message between processes
CONNECTIONS_UNTOLD: Final = 3  # of an address up to which other processes are not told

# Tables: what waits, and what is kept.
TALK_KEPT: Final = 200  # lines of talk of a table
REFUSALS_KEPT: Final = 256  # of a table, so that a message that is sent again gets the same answer
MAILBOX_ROOM: Final = 512  # messages that wait at a table
OUTBOX_BYTES: Final = 1024 * 1024  # that may wait for a slow reader, whatever their number
FRAMES_REPLAYED: Final = 64  # missed frames that are sent again; beyond, a snapshot is kinder
FRAMES_REPLAYED_TO_WATCHERS: Final = 8  # to those without a seat: each takes half as long as a snapshot
WAITING_OF_TABLE: Final = 24  # thoughts of a table: twelve seats, each with an old question and a new one
WAITING_OF_ADDRESS: Final = 512  # thoughts of the tables of one address
WAITING_OF_ALL: Final = 8192  # thoughts of all tables
WATCHED_TABLES: Final = 24  # with onlookers alone that go on at full pace; more than these share it
FANOUT_MAILBOX: Final = 10_000  # messages from other processes that wait here
FANOUT_QUEUE: Final = 20_000  # messages for other processes that wait here

# Finished games.
STEPS_AT_ONCE: Final = 50  # of a replay with views in one answer
ANSWERS_BYTES: Final = 24 * 1024 * 1024  # of answers that are kept; a long replay through all eyes takes some 5 MB
STORIES_KEPT: Final = 32  # retold games that are kept to cut replays from
JUDGED_OF_ADDRESS: Final = 4  # games of an address that may wait for the judge
JUDGED_OF_ALL: Final = 64  # games that may wait for the judge
DAILY_JUDGED: Final = 4  # lines of the daily mine that are judged at once, a choice at a time
DAILY_PAST: Final = 14  # earlier days that are listed
DAILY_RANKED: Final = 50  # people in a day's table
PUZZLES_KEPT: Final = 128  # questions of puzzles that are kept as they were sent
PUZZLE_STEPS: Final = 10  # of a puzzle's story with views in one answer
PUZZLES_OF_ONE: Final = 20_000  # tries of a person that are told
RATINGS_KEPT: Final = 500  # steps of a person's history of ratings
LEADERBOARD: Final = 100  # people on a leaderboard

# People: what each of them may have, and how long what they write may be.
NAME_LENGTH: Final = 24  # letters of a name, as people see them
CHAT_LENGTH: Final = 280  # letters of a chat line, and of what an operator tells everybody
NOTE_LENGTH: Final = 4000  # letters of a seat's notes
LINK_LENGTH: Final = 300  # characters of a link to a call
MARKS_KEPT: Final = 3  # on one letter; Vietnamese needs two, towers of marks need more
POINTS_A_LETTER: Final = 4  # code points for each letter that a text may have
BYTES_A_LETTER: Final = 12  # of UTF-8 for each of them: enough for every script and its marks
ADDRESS_LENGTH: Final = 500  # characters of a webhook's or a push service's address
ANSWER_LINE_BYTES: Final = 4096  # of the first line that such an address answers
BROWSERS: Final = 4  # of a person that get web push; a fifth takes the place of one of them
PASSKEYS: Final = 10  # of a person
OWN_MUTES: Final = 1000  # of a person
PHRASES_WAITING: Final = 50  # recovery phrases that wait to be checked
CODES_A_DAY: Final = 3  # mailed to one address
CODE_GAP: Final = 60_000  # milliseconds between two of them
LANES_AT_ONCE: Final = 64  # mails, pushes and webhooks on their way
IN_A_LANE: Final = 4  # of those, to one host
LANES_WAITING: Final = 1000  # that wait for their turn; beyond, new ones are dropped
SLOW_HOSTS: Final = 1000  # hosts that are remembered because they were slow
LANE_THREADS: Final = 8  # busy with what cannot be interrupted: name look-ups and mail
TABLES_AT_ONCE: Final = 50  # of a person's list in one answer
MOVE_MINUTES: Final = 10  # for which a link that moves a seat to another device works

# Operators.
OPERATOR_NOTE: Final = 300  # letters of an operator's note
BUSIEST: Final = 20  # networks and tables that are named
PEOPLE_SEEN: Final = 10_000  # whose last addresses are remembered, in memory alone
ADDRESSES_SEEN: Final = 4  # of each of them
REPORTS_KEPT: Final = 1000  # of people by people
AUDITS_KEPT: Final = 10_000  # acts of operators
REPORTED_LINES: Final = 60  # of a game that come with a report
TALK_SHOWN: Final = 40  # lines of talk on a table's page
ADMIN_LINES: Final = 100  # reports and acts on a page
ADMIN_TABLES: Final = 50  # tables on a page

# What else is written in messages.
KEY_LENGTH: Final = 40  # characters of the key of a module, preset, option or table, and of a message's number
OPTION_LENGTH: Final = 80  # characters of an option's value
MODULES_AT_ONCE: Final = 32  # of a table
TOKEN_LENGTH: Final = 400  # characters of a device's token, or of ten words of a recovery phrase
CREDENTIAL_LENGTH: Final = 20_000  # characters of what a passkey answers
LABEL_LENGTH: Final = 200  # characters of a passkey's label, before it is cut
REPORT_LENGTH: Final = 1000  # characters of a report
EMAIL_LENGTH: Final = 200  # characters of an e-mail address
ROUNDS: Final = 50  # of a tournament
ROUND_TABLES: Final = 500  # of a round of a tournament
TOURNAMENT_LOOKS: Final = 200  # a second of all pages that show one tournament, when they hear of something newer
SHARED_LOGS_KEPT: Final = 200  # tournaments that were looked at lately, in memory, and as many clubs
RESULT_NOTE: Final = 200  # characters of why a result was corrected
GOLD: Final = 999  # of a seat, in a result that is entered

# Clubs and people one knows.
CLUB_TEXT: Final = 1000  # letters of what a club is about
CLUB_MEMBERS: Final = 500  # of a club
CLUB_PEOPLE: Final = 3000  # who ever were members of a club, or asked to be
CLUBS_OF_ONE: Final = 20  # clubs that a person may be a member of
CLUBS_EVER: Final = 100  # clubs that a person may ever have joined or asked to
CLUB_TABLES: Final = 20  # open tables of a club
CLUB_EVENINGS: Final = 20  # evenings of a club that are not over
SEASON_EVENINGS: Final = 60  # evenings of a season
CLUB_SEASONS: Final = 100  # seasons of a club
PEOPLE_KNOWN: Final = 300  # people on a person's list
INVITATIONS: Final = 20  # that wait for a person
INVITATION_HOURS: Final = 24  # for which one waits
CLUBBERS: Final = 12  # people who may share an address: it may do so much in clubs what each of them may


_LINE = re.compile(r"# ([^\n]+)\n((?:[A-Z_]+: Final = [^\n]+\n)+)")
_LIMIT = re.compile(r"([A-Z_]+): Final = .*?  # (.+)")


def reference() -> str:
    """Write the list of docs/settings.md."""
    module = sys.modules[__name__]
    rows = ["| limits | |", "|---|---|"]
    for area, lines in _LINE.findall(inspect.getsource(module)):
        limits = [f"`{name}` {getattr(module, name):,}: {meaning}" for name, meaning in _LIMIT.findall(lines)]
        rows.append(f"| {area.rstrip('.')} | {'<br>'.join(limits)} |")
    return "\n".join(rows) + "\n"


if __name__ == "__main__":
    sys.stdout.write(reference())
