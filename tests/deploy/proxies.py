"""nginx and Caddy with the files of deploy/, on free ports of this machine, with certificates made here.

Nothing is changed in those files but ports, paths and names.
"""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

DEPLOY = Path(__file__).resolve().parents[2] / "deploy"
START_SECONDS = 30.0
NAME = "localhost"


class Proxy(NamedTuple):
    """A running proxy."""

    url: str  # https://…
    plain: str  # http://…, for ACME and redirects
    certificate: Path  # whom clients must trust
    figures: str = ""  # where nginx gives out the figures of every process


def ports(count: int) -> list[int]:
    """Find free ports; they may be taken again before they are used, which is unlikely."""
    with contextlib.ExitStack() as stack:
        sockets = [stack.enter_context(socket.socket()) for _ in range(count)]
        for one in sockets:
            one.bind(("127.0.0.1", 0))
        return [int(one.getsockname()[1]) for one in sockets]


def certificate(folder: Path) -> tuple[Path, Path]:
    """Make a certificate for this machine, and its key."""
    crt, key = folder / "crt.pem", folder / "key.pem"
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={NAME}"]
    command += ["-addext", f"subjectAltName=DNS:{NAME},IP:127.0.0.1", "-keyout", str(key), "-out", str(crt)]
    subprocess.run(command, check=True, capture_output=True)
    return crt, key


def nginx_site(folder: Path, upstreams: list[int], plain: int, secure: int, figures: int) -> str:
    """Return deploy/nginx.conf for here: other ports, and a folder before its paths."""
    site = (DEPLOY / "nginx.conf").read_text()
    if len(upstreams) > 1:
        site = re.sub(r"# (server 127\.0\.0\.1:8001;|location = /1/metrics .*)", r"\1", site)
    for standard, port in ((8000, upstreams[0]), (8001, upstreams[-1])):
        site = site.replace(f"127.0.0.1:{standard}", f"127.0.0.1:{port}")
    site = re.sub(r"listen \[::\]:(80|443).*;", "", site)
    site = site.replace("listen 80;", f"listen 127.0.0.1:{plain};").replace("127.0.0.1:9180", f"127.0.0.1:{figures}")
    site = site.replace("listen 443 ssl;", f"listen 127.0.0.1:{secure} ssl;")
    return site.replace("/etc/nginx/saboteur", f"{folder}/etc/nginx/saboteur").replace(
        "/var/www", f"{folder}/var/www"
    )


def nginx_top(folder: Path, site: Path, *, daemon: bool = False) -> Path:
    """Write what includes a site."""
    user = "user root;" if os.geteuid() == 0 else ""
    places = "".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    errors = f"{folder}/errors" if daemon else "stderr"
    top = folder / "nginx.conf"
    top.write_text(
        f"{user} daemon {'on' if daemon else 'off'}; pid {folder}/pid; error_log {errors} warn;"
        f" worker_processes 1; events {{}}\nhttp {{ access_log off; {places} include {site}; }}\n"
    )
    return top


@contextlib.contextmanager
def nginx(folder: Path, upstreams: list[int]) -> Iterator[Proxy]:
    """Run nginx before these ports."""
    folder.mkdir(parents=True, exist_ok=True)
    plain, secure, figures = ports(3)
    tls = folder / "etc/nginx/saboteur"
    tls.mkdir(parents=True)
    crt, key = certificate(folder)
    crt.rename(tls / "fullchain.pem")
    key.rename(tls / "privkey.pem")
    (folder / "var/www/acme/.well-known/acme-challenge").mkdir(parents=True)
    (folder / "site.conf").write_text(
        nginx_site(folder, upstreams, plain, secure, figures).replace("mine.example", NAME)
    )
    file = nginx_top(folder, folder / "site.conf")
    with _running(["nginx", "-p", str(folder), "-e", "stderr", "-c", str(file)], folder, secure):
        yield Proxy(
            f"https://{NAME}:{secure}", f"http://{NAME}:{plain}", tls / "fullchain.pem", f"http://127.0.0.1:{figures}"
        )


@contextlib.contextmanager
def caddy(folder: Path, upstream: int) -> Iterator[Proxy]:
    """Run Caddy before a port. For a name of this machine it makes certificates with an authority of its own."""
    folder.mkdir(parents=True, exist_ok=True)
    plain, secure = ports(2)
    options = f"{{\n\tskip_install_trust\n\tadmin off\n\thttp_port {plain}\n\thttps_port {secure}\n}}\n"
    (folder / "Caddyfile").write_text(options + (DEPLOY / "Caddyfile").read_text())
    environment = {
        **os.environ, "XDG_DATA_HOME": str(folder / "data"), "XDG_CONFIG_HOME": str(folder / "config"),
        "SABOTEUR_SITE": f"https://{NAME}", "SABOTEUR_UPSTREAM_PORT": str(upstream),
    }  # fmt: skip
    root = folder / "data/caddy/pki/authorities/local/root.crt"
    command = ["caddy", "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]
    with _running(command, folder, secure, environment, root):
        yield Proxy(f"https://{NAME}:{secure}", f"http://{NAME}:{plain}", root)


@contextlib.contextmanager
def _running(
    command: list[str], folder: Path, port: int, environment: dict[str, str] | None = None, needs: Path | None = None
) -> Iterator[None]:
    with (folder / "proxy.log").open("wb") as log:
        process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
    try:
        end = time.monotonic() + START_SECONDS
        while not _handshakes(port) or (needs is not None and not needs.exists()):
            if process.poll() is not None or time.monotonic() > end:
                raise AssertionError(f"{command[0]} does not run: {(folder / 'proxy.log').read_text()}")
            time.sleep(0.05)
        yield
    finally:
        process.terminate()
        process.wait(60)


def _handshakes(port: int) -> bool:
    """Return whether somebody speaks TLS there already."""
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    try:
        with socket.create_connection(("127.0.0.1", port), 1) as plain:
            context.wrap_socket(plain, server_hostname=NAME).close()
            return True
    except OSError:
        return False


def missing(program: str) -> bool:
    """Return whether a program is not here."""
    return shutil.which(program) is None or shutil.which("openssl") is None
