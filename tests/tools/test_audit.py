"""The audit says what was looked at, found, and not looked at."""

from __future__ import annotations

from typing import Any

import pytest
from tools.audit import read_npm, read_python, verdict

GOOD = {"name": "h11", "version": "0.16.0", "vulns": []}
WEAK = {"name": "jinja2", "version": "2.10", "vulns": [{"id": "PYSEC-2019-217", "fix_versions": ["2.10.1"]}]}
SKIPPED = {"name": "anyio", "skip_reason": "Dependency not found on PyPI and could not be audited"}
TOTAL = {"dependencies": {"total": 118}}


@pytest.mark.parametrize(
    ("packages", "looked_at", "unknown", "found", "code"),
    [
        ([GOOD], 1, [], [], 0),
        ([GOOD, WEAK], 2, [], ["jinja2 2.10: PYSEC-2019-217, mended in 2.10.1"], 1),
        ([GOOD, SKIPPED], 1, ["anyio"], [], 2),  # pip-audit itself says: no known vulnerabilities found
        ([], 0, ["all of them"], [], 2),
    ],
)
def test_python(packages: list[Any], looked_at: int, unknown: list[str], found: list[str], code: int) -> None:
    report = read_python({"dependencies": packages})
    assert (report.looked_at, report.unknown, report.found) == (looked_at, unknown, found)
    assert verdict([report]) == code


def test_npm(capsys: pytest.CaptureFixture[str]) -> None:
    assert verdict([read_npm({"metadata": TOTAL, "vulnerabilities": {}})]) == 0
    weak = {"metadata": TOTAL, "vulnerabilities": {"vite": {"range": "<6.4", "severity": "high"}}}
    report = read_npm(weak)
    assert (report.looked_at, report.found) == (118, ["vite <6.4: high"])
    assert verdict([report]) == 1
    refused = read_npm({"message": "405 Method Not Allowed", "statusCode": 405})
    assert verdict([refused]) == 2
    refused.tell("npm")
    assert "NOT AUDITED, advisories could not be had: 1 (405 Method Not Allowed)" in capsys.readouterr().out
