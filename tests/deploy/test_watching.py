"""Alert rules and the dashboard ask for figures that there are."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path

import yaml
from prometheus_client.parser import text_string_to_metric_families
from tests.server.house import house, quick

DEPLOY = Path(__file__).parents[2] / "deploy"
_FIGURE = re.compile(r"\b(?:saboteur|process)_[a-z_]+")


def figures(tmp_path: Path) -> set[str]:
    """The names of all figures, as Prometheus knows them."""

    async def ask() -> str:
        async with house(quick(tmp_path)) as there, there.http() as http:
            return (await http.get("/metrics")).text

    known = set()
    for family in text_string_to_metric_families(asyncio.run(ask())):
        known |= {family.name, f"{family.name}_total", f"{family.name}_bucket"}
    return known


def test_alerts_and_dashboard_ask_for_figures_that_there_are(tmp_path: Path) -> None:
    rules = yaml.safe_load((DEPLOY / "alerts.yml").read_text("utf-8"))["groups"][0]["rules"]
    panels = json.loads((DEPLOY / "grafana.json").read_text("utf-8"))["panels"]
    asked = [rule["expr"] for rule in rules] + [target["expr"] for panel in panels for target in panel["targets"]]
    wanted = {name for expression in asked for name in _FIGURE.findall(expression)}
    assert len(wanted) > 12
    assert wanted <= figures(tmp_path)


def test_every_alert_says_how_urgent_it_is_and_what_is_wrong() -> None:
    for rule in yaml.safe_load((DEPLOY / "alerts.yml").read_text("utf-8"))["groups"][0]["rules"]:
        assert rule["labels"]["severity"] in {"page", "ticket"}
        assert rule["annotations"]["summary"].endswith((".", "?"))
