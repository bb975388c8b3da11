"""The dashboard and the alert rules ask for what is really exported."""

import json
import re
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families

from tento.web.metrics import Metrics

FOLDER = Path(__file__).parents[2] / "docs" / "operations"
SAMPLES = {"counter": ("_total",), "gauge": ("",), "histogram": ("_bucket", "_sum", "_count")}
"""What Prometheus appends to the name of a family for its samples."""


def exported() -> set[str]:
    families = list(text_string_to_metric_families(Metrics().text().decode()))
    return {f"{family.name.removesuffix('_total')}{suffix}" for family in families for suffix in SAMPLES[family.type]}


@pytest.mark.parametrize("name", ["grafana.json", "alerts.yml"])
def test_every_metric_that_an_operator_is_shown_is_exported(name):
    asked = set(re.findall(r"\btento_[a-z_]+", (FOLDER / name).read_text(encoding="utf-8")))
    assert asked
    assert asked <= exported()


def test_every_family_is_on_the_dashboard():
    shown = (FOLDER / "grafana.json").read_text(encoding="utf-8")
    families = [family.name for family in text_string_to_metric_families(Metrics().text().decode())]
    assert [family for family in families if family not in shown] == []


def test_no_two_panels_of_the_dashboard_lie_on_each_other():
    places = [tuple(panel["gridPos"].values()) for panel in json.loads((FOLDER / "grafana.json").read_text(encoding="utf-8"))["panels"]]
    assert len(set(places)) == len(places)
