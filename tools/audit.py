"""Known weaknesses of the packages we lock: ``make audit``.

Asks pip-audit about requirements-dev.txt and npm about web/package-lock.json. Where the advisories cannot be
reached, the one says that none were found and the other fails; here it is said plainly.
Exit code: 0 nothing known, 1 something found, 2 not (wholly) looked at.
"""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
OWN = ROOT / "build" / "audit"  # pip-audit lives apart from what it looks at


@dataclass
class Report:
    """What was learned about the packages of one language."""

    looked_at: int = 0
    unknown: list[str] = field(default_factory=list)  # nobody could say anything about them
    found: list[str] = field(default_factory=list)  # weaknesses

    def tell(self, what: str) -> None:
        """Print it."""
        print(f"{what}: {self.looked_at} packages looked at, {len(self.found)} weaknesses known")
        for line in self.found:
            print(f"  {line}")
        if self.unknown:
            shown = ", ".join(self.unknown[:5]) + (" ..." if len(self.unknown) > 5 else "")
            print(f"  NOT AUDITED, advisories could not be had: {len(self.unknown)} ({shown})")


def read_python(document: Any) -> Report:
    """The JSON of pip-audit; a package it skips was not audited, though it calls that no weakness."""
    report = Report()
    for package in document.get("dependencies", ()):
        if "skip_reason" in package:
            report.unknown.append(package["name"])
            continue
        report.looked_at += 1
        for weakness in package.get("vulns", ()):
            fixed = ", ".join(weakness.get("fix_versions", ())) or "nothing yet"
            name = f"{package['name']} {package['version']}"
            report.found.append(f"{name}: {weakness['id']}, mended in {fixed}")
    if not report.looked_at and not report.unknown:
        report.unknown.append("all of them")
    return report


def read_npm(document: Any) -> Report:
    """The JSON of ``npm audit``; without a summary it is the error of a registry."""
    report = Report()
    summary = document.get("metadata", {}).get("dependencies")
    if summary is None:
        report.unknown.append(str(document.get("message", "all of them")))
        return report
    report.looked_at = summary["total"]
    for name, weakness in sorted(document.get("vulnerabilities", {}).items()):
        report.found.append(f"{name} {weakness['range']}: {weakness['severity']}")
    return report


def _json(command: list[str], folder: Path) -> Any:
    ran = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    try:
        return json.loads(ran.stdout)
    except ValueError:
        return {"message": (ran.stderr.strip().splitlines() or ["no answer"])[-1]}


def audit_python() -> Report:
    """Ask pip-audit, which is installed for it."""
    tool = OWN / "bin" / "pip-audit"
    if not tool.exists():
        subprocess.run([sys.executable, "-m", "venv", str(OWN)], check=True)
        pip = [str(OWN / "bin" / "python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        if subprocess.run([*pip, "pip-audit>=2.7"], check=False).returncode:
            return Report(unknown=["all of them: pip-audit cannot be installed"])
    told = ["--disable-pip", "--require-hashes", "--format", "json", "--progress-spinner", "off"]
    return read_python(_json([str(tool), "-r", "requirements-dev.txt", *told], ROOT))


def audit_npm() -> Report:
    """Ask npm."""
    command = [str(ROOT / "web" / "npm.sh"), "audit", "--json", "--package-lock-only"]
    return read_npm(_json(command, ROOT / "web"))


def verdict(reports: list[Report]) -> int:
    """The exit code."""
    if any(report.found for report in reports):
        return 1
    return 2 if any(report.unknown for report in reports) else 0


def main() -> None:
    """Look at both, and tell."""
    reports = {"Python": audit_python(), "npm": audit_npm()}
    for what, report in reports.items():
        report.tell(what)
    sys.exit(verdict(list(reports.values())))


if __name__ == "__main__":
    main()
