"""The one door of all HTTP routes: size, rate, origin, identity, body, answer, headers.

A route is a row in a table (`Endpoint`); there is no other way to add one, so none can miss a check.
"""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Awaitable, Callable
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, TypeVar
from urllib.parse import parse_qsl

import msgspec
import structlog
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from saboteur.core.table.refusal import Refusal
from saboteur.server import messages as m
from saboteur.server.limits.bounds import BODY_BYTES, BODY_SECONDS, FORM_FIELDS, PATH_LENGTH
from saboteur.server.people.identity import STRANGER, Identity
from saboteur.server.protocol_refusals import reasons
from saboteur.server.store import StoreError, StoreFull

if TYPE_CHECKING:
    from saboteur.server.app import Server

T = TypeVar("T")
COOKIE = "saboteur_device"
SECURE_COOKIE = "__Host-saboteur_device"
COOKIE_AGE = 400 * 24 * 3600
_log = structlog.get_logger("saboteur.http")

STATUS = {
    "no_puzzle": 404, "puzzles_damaged": 409,
    "malformed": 400, "not_json": 415, "too_large": 413, "bad_origin": 403, "bad_token": 401, "no_identity": 401,
    "scope": 403, "not_seated": 403, "too_fast": 429, "no_table": 404,
    "no_tournament": 404, "no_club": 404, "no_such_member": 404, "no_evening": 404, "no_acquaintance": 404,
    "no_member": 403, "not_leading": 403, "not_owner": 403, "not_above": 403, "club_removed": 403,
    "no_such_table": 404, "not_organiser": 403,
    "no_code": 404, "not_found": 404,
    "busy": 503, "unavailable": 503, "too_many_tables": 503, "elsewhere": 503, "module_missing": 503, "setup": 422,
    "bad_name": 422, "bad_text": 422, "no_move": 404, "no_preset": 422, "notify_off": 409, "bad_webhook": 422,
    "bad_email": 422, "bad_confirmation": 422, "banned": 403, "sealed": 403, "muted": 403, "bad_words": 422,
    "wrong_method": 405, "bad_push": 422, "judge_off": 409, "phrase_length": 422, "phrase_word": 422,
    "phrase_order": 422, "no_phrase": 404, "bad_passkey": 422, "match_seats": 422, "unknown_passkey": 404,
    "no_lesson": 404, "no_daily": 404, "no_title": 403, "daily_hidden": 403, "daily_table": 409, "store_full": 507,
}  # fmt: skip
CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'{sockets}; manifest-src 'self'; worker-src 'self'; media-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)


class Call:
    """One request on its way through the guard."""

    __slots__ = ("address", "body", "identity", "new_token", "request")

    def __init__(self, request: Request, address: str) -> None:
        self.request = request
        self.address = address
        self.identity: Identity = STRANGER
        self.body: Any = None
        self.new_token: str | None = None

    @property
    def table(self) -> str:
        """Return the table's id in the path."""
        return str(self.request.path_params["table"])


Handler = Callable[["Server", Call], Awaitable[msgspec.Struct | Response]]


class Endpoint(msgspec.Struct, frozen=True, kw_only=True):
    """One route."""

    method: str
    path: str
    handler: Handler
    line: str  # what it does, for the reference
    answers: Any = None  # the type of the answer
    body: Any = None  # the type of the body
    scope: m.Scope | None = None  # what the caller's token must allow
    known: bool = False  # whether the caller must have an identity
    anybody: bool = False  # whether it does not matter who calls, so that nobody is looked up in the store
    form: bool = False  # whether it takes what a form of our own page sends, instead of JSON
    files: bool = False  # whether it gives out the client's own files, which other pages may know
    rate: str = "requests"  # which limit counts besides
    cost: float = 1  # of an address's requests; about the milliseconds that answering takes at worst
    query: dict[str, str] = {}  # parameters and what they mean
    status: int = 200


async def guarded(server: Server, endpoint: Endpoint, request: Request) -> Response:
    """Let a request through all checks to its handler, and its answer out."""
    call = Call(request, address_of(server, request))
    try:
        answer = await _through(server, endpoint, call)
    except Refusal as refusal:
        answer = problem(refusal)
    except ClientDisconnect:
        answer = problem(Refusal("malformed", "The body ended early."))
    except StoreError as error:
        _log.error("store", route=endpoint.path, error=type(error).__name__)
        answer = problem(no_store(error))
    if isinstance(answer, Response):
        response = answer
    else:
        response = Response(msgspec.json.encode(answer), endpoint.status, media_type="application/json")
    if call.new_token is not None:
        set_cookie(server, response, call.new_token)
    response.headers.setdefault("Cache-Control", "no-store")
    server.metrics.requests.labels(endpoint.path, str(response.status_code)).inc()
    return response


async def _through(server: Server, endpoint: Endpoint, call: Call) -> msgspec.Struct | Response:
    if not server.limiter.allows_address("requests", call.address, endpoint.cost):
        raise Refusal("too_fast", "Too many requests from your address; wait a little.")
    if endpoint.rate != "requests" and not await server.allows(endpoint.rate, call.address):
        raise Refusal("too_fast", "Too many of these from your address; wait a little.")
    if len(call.request.scope["path"]) > PATH_LENGTH:
        raise Refusal("not_found", "There is nothing here.")
    if not endpoint.files:
        _check_origin(server, endpoint, call)
    if not endpoint.anybody:
        call.identity = await identify(server, call.request)
        server.operator.check(call.identity.person, call.address)
    if endpoint.known and not call.identity.person:
        raise Refusal("no_identity", "Get a device identity first (POST /api/devices).")
    if endpoint.scope is not None and call.identity.person and endpoint.scope not in call.identity.scopes:
        raise Refusal("scope", f"This token is not for that; it lacks the scope {endpoint.scope}.")
    if endpoint.form:
        call.body = await read_form(call.request)
    elif endpoint.body is not None:
        call.body = await read_body(call.request, endpoint.body)
    return await endpoint.handler(server, call)


def _check_origin(server: Server, endpoint: Endpoint, call: Call) -> None:
    """Refuse foreign pages: whatever names an origin must name ours, and a cookie that changes things needs one."""
    origin = call.request.headers.get("origin")
    if origin is not None and origin not in server.origins:
        raise Refusal("bad_origin", "Requests from that page are not accepted here.")
    by_cookie = endpoint.method != "GET" and cookie_of(server, call.request) and not bearer_of(call.request)
    if origin is None and (by_cookie or endpoint.form):
        raise Refusal("bad_origin", "A browser must name its origin.")


async def identify(server: Server, request: Request) -> Identity:
    """Say who calls, by bearer token or cookie."""
    bearer = bearer_of(request)
    identity = await server.identities.read(bearer or cookie_of(server, request))
    if identity is None:
        if bearer:
            raise Refusal("bad_token", "This token is not known here.")
        return STRANGER  # an old cookie is as good as none
    return identity


def check_opener(server: Server, name: str) -> None:
    """Refuse to open a table for a name that the operator does not want, and for anybody while the process ends."""
    objection = server.operator.about_words(name)
    if objection is not None:
        raise objection
    if server.operator.draining:
        raise Refusal("unavailable", "This process takes no new tables; try again.")


async def introduce(server: Server, call: Call) -> None:
    """Give a stranger who takes a seat an identity; it counts as one that was asked for, whatever the way in."""
    if call.identity.person:
        return
    if not await server.allows("devices", call.address):
        raise Refusal("too_fast", "Too many of these from your address; wait a little.")
    call.new_token, call.identity = await server.identities.make(server.clock.now())


def bearer_of(request: Request) -> str | None:
    """Return the token of the Authorization header."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def is_secure(server: Server) -> bool:
    """Return whether people use this server over https."""
    return server.url.startswith("https://")


def cookie_name(server: Server) -> str:
    """Return the one name under which a browser's token counts.

    Over https it is the one that browsers take from this very host alone: any other name could have been planted by
    a page of a sibling domain, whose identity everybody would then play under.
    """
    return SECURE_COOKIE if is_secure(server) else COOKIE


def cookie_of(server: Server, request: HTTPConnection) -> str | None:
    """Return the token of the cookie."""
    return request.cookies.get(cookie_name(server))


def set_cookie(server: Server, response: Response, token: str) -> None:
    """Hand a browser its token."""
    secure = is_secure(server)
    response.set_cookie(
        cookie_name(server),
        token,
        max_age=COOKIE_AGE,
        path="/",
        secure=secure,
        httponly=True,
        samesite="lax",
    )


async def read_body(request: Request, kind: Any) -> Any:
    """Read a JSON body of at most the cap, strictly."""
    if _content_type(request) != "application/json":
        raise Refusal("not_json", "The body must be application/json.")
    return decode(await _body(request), kind)


async def read_form(request: Request) -> dict[str, str]:
    """Read a form of at most the cap; of a field that stands twice the last counts."""
    if _content_type(request) != "application/x-www-form-urlencoded":
        raise Refusal("malformed", "The body must be a form.")
    try:
        return dict(parse_qsl((await _body(request)).decode("ascii"), errors="strict", max_num_fields=FORM_FIELDS))
    except ValueError:  # no text, or too many fields
        raise Refusal("malformed", "This form cannot be read.") from None


def _content_type(request: Request) -> str:
    return str(request.headers.get("content-type", "")).partition(";")[0].strip().lower()


async def _body(request: Request) -> bytes:
    data = bytearray()
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for chunk in request.stream():
                data += chunk
                if len(data) > BODY_BYTES:
                    raise Refusal("too_large", f"The body is larger than {BODY_BYTES} bytes.")
    except TimeoutError:
        raise Refusal("malformed", f"The body did not come within {BODY_SECONDS:.0f} seconds.") from None
    return bytes(data)


@functools.cache
def decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    """Keep the decoder of a type: making the one for all messages takes longer than reading a hundred of them."""
    return msgspec.json.Decoder(kind)


def decode(data: bytes | str, kind: Any) -> Any:
    """Read JSON of a type, or refuse it with the reason."""
    return read(data, decoder(kind))


def read(data: bytes | str, reader: msgspec.json.Decoder[T]) -> T:
    """Read JSON, or refuse it with the reason."""
    try:
        return reader.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal("malformed", f"This cannot be read: {error}.") from None


def no_store(error: StoreError, code: str = "unavailable") -> Refusal:
    """Say what is wrong with the store: a full disk is known as such, everything else is out of reach for now."""
    if isinstance(error, StoreFull):
        return Refusal("store_full", "The server has no room to write; nothing was changed.")
    return Refusal(code, "The server cannot reach its store just now; try again.")


def problem(refusal: Refusal) -> Response:
    """Write a refusal as an HTTP answer."""
    status = STATUS.get(refusal.code, HTTPStatus.CONFLICT)
    body = m.Problem(code=refusal.code, sentence=refusal.sentence, values=refusal.values, clashes=reasons(refusal))
    return Response(msgspec.json.encode(body), status, media_type="application/json")


def address_of(server: Server, request: HTTPConnection) -> str:
    """Say where a request comes from; behind a proxy that is trusted, from what the proxy says."""
    if server.settings.trust_proxy:
        forwarded = request.headers.get("x-forwarded-for", "").rpartition(",")[2].strip()
        if forwarded:
            return str(forwarded)
    return request.client.host if request.client else ""


def security_headers(server: Server) -> tuple[tuple[bytes, bytes], ...]:
    """Return the headers that every answer carries."""
    return _security_headers(server.url, server.origins)


@functools.lru_cache(4)
def _security_headers(url: str, origins: frozenset[str]) -> tuple[tuple[bytes, bytes], ...]:
    # A source names no IPv6 address (CSP 3, host-source): who opened the page there connects to 'self'.
    named = sorted(origin for origin in origins if "[" not in origin)
    sockets = "".join(f" {origin.replace('http', 'ws', 1)}" for origin in named)
    headers = {
        "Content-Security-Policy": CSP.format(sockets=sockets),
        "X-Content-Type-Options": "nosniff",
        "X-Frame-Options": "DENY",
        "Referrer-Policy": "same-origin",
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cross-Origin-Resource-Policy": "same-origin",
        "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    }
    if url.startswith("https://"):
        headers["Strict-Transport-Security"] = "max-age=31536000"
    return tuple((name.lower().encode(), value.encode()) for name, value in headers.items())
