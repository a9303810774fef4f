"""The first start of nginx, by the recipe of deploy/first-start.sh: no certificate, a stand-in, the real one.

The authority is a stand-in, too: a command that takes certbot's words, answers a challenge through nginx as an ACME
server would look at it, and signs with a key made here.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import ssl
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from tests.deploy.proxies import DEPLOY, NAME, certificate, missing, nginx_site, nginx_top, ports
from tests.server.house import house, quick

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(missing("nginx"), reason="no nginx here"),
    pytest.mark.skipif(shutil.which("openssl") is None, reason="no openssl here"),
]

AUTHORITY = """#!{python}
import argparse, os, pathlib, subprocess, urllib.request
parser = argparse.ArgumentParser()
parser.add_argument("what", choices=["certonly"])
for name in ("webroot-path", "domain", "email", "deploy-hook"):
    parser.add_argument("--" + name, required=True)
for name in ("webroot", "agree-tos", "non-interactive", "keep-until-expiring"):
    parser.add_argument("--" + name, action="store_true", required=True)
said = parser.parse_args()
challenge = pathlib.Path(said.webroot_path, ".well-known/acme-challenge/token")
challenge.write_text("it is me")
url = "http://127.0.0.1:{plain}/.well-known/acme-challenge/token"
with urllib.request.urlopen(urllib.request.Request(url, headers={{"Host": said.domain}}), timeout=10) as answer:
    assert answer.read() == b"it is me"
lineage = pathlib.Path("{folder}/live")
lineage.mkdir(exist_ok=True)
def openssl(*words):
    subprocess.run(["openssl", *words], check=True, capture_output=True, cwd=lineage)
subject = "/CN=" + said.domain
openssl("req", "-newkey", "rsa:2048", "-nodes", "-subj", subject, "-keyout", "privkey.pem", "-out", "csr")
(lineage / "names").write_text("subjectAltName=DNS:" + said.domain)
openssl("x509", "-req", "-in", "csr", "-CA", "{crt}", "-CAkey", "{key}", "-CAcreateserial", "-days", "2",
        "-extfile", "names", "-out", "fullchain.pem")
subprocess.run([said.deploy_hook], check=True, env={{**os.environ, "RENEWED_LINEAGE": str(lineage)}})
"""


async def _shown(port: int, trusted: Path) -> int:
    """Ask over TLS, and trust one authority alone; 0: the certificate is not to be trusted."""
    context = ssl.create_default_context(cafile=str(trusted))
    async with httpx.AsyncClient(base_url=f"https://{NAME}:{port}", verify=context, timeout=30) as http:
        try:
            return (await http.get("/healthz")).status_code
        except httpx.ConnectError:
            return 0


def test_nginx_starts_without_a_certificate_gets_one_and_serves_with_it(tmp_path: Path) -> None:
    upstream, plain, secure, figures = ports(4)
    (tmp_path / "authority").mkdir()
    crt, key = certificate(tmp_path / "authority")
    certbot = tmp_path / "certbot"
    certbot.write_text(
        AUTHORITY.format(python=sys.executable, plain=plain, folder=tmp_path, crt=crt, key=key), encoding="utf-8"
    )
    certbot.chmod(0o755)
    (tmp_path / "site.conf").write_text(nginx_site(tmp_path, [upstream], plain, secure, figures))
    top = nginx_top(tmp_path, tmp_path / "etc/nginx/conf.d/saboteur.conf", daemon=True)
    nginx = f"nginx -p {tmp_path} -e {tmp_path}/errors -c {top}"
    environment = {
        **os.environ, "PREFIX": str(tmp_path), "SITE": str(tmp_path / "site.conf"), "NGINX_COMMAND": nginx,
        "CERTBOT": str(certbot),
    }  # fmt: skip
    recipe = ["sh", str(DEPLOY / "first-start.sh"), NAME, "me@mine.example"]

    def follow() -> int:
        with (tmp_path / "said").open("wb") as said:  # no pipe: the nginx that it starts would keep it open
            return subprocess.run(
                recipe, env=environment, stdout=said, stderr=said, timeout=60, check=False
            ).returncode

    async def story() -> None:
        async with house(quick(tmp_path / "data", port=upstream, trust_proxy=True, public_url=f"https://{NAME}")):
            environment["CERTBOT"] = "false"  # the authority is away: the stand-in stays, and nginx runs
            assert await asyncio.to_thread(follow) != 0
            stand_in = tmp_path / "etc/nginx/saboteur/fullchain.pem"
            assert (await _shown(secure, stand_in), await _shown(secure, crt)) == (200, 0)
            environment["CERTBOT"] = str(certbot)
            assert await asyncio.to_thread(follow) == 0, (tmp_path / "said").read_text()
            for _ in range(100):  # nginx's new worker takes over in its own time
                if await _shown(secure, crt) == 200:
                    break
                await asyncio.sleep(0.1)
            assert await _shown(secure, crt) == 200

    try:
        asyncio.run(story())
    finally:
        subprocess.run([*nginx.split(), "-s", "quit"], capture_output=True, check=False)


def test_the_recipe_says_what_it_needs() -> None:
    done = subprocess.run(
        ["sh", str(DEPLOY / "first-start.sh")], capture_output=True, text=True, timeout=30, check=False
    )
    assert done.returncode == 2
    assert "NAME MAIL" in done.stderr
