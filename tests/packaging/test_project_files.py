"""Lock files, forge files and the like: they name what is there, and leave nothing out."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[2]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
WORKFLOWS = (".github/workflows/test.yml", ".forgejo/workflows/test.yml", ".gitlab-ci.yml")
LOCKED = {"requirements.txt": ("postgres",), "requirements-dev.txt": ("postgres", "dev", "mapgen")}


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", LOCKED)
def test_every_package_is_locked_at_a_version_that_fits(name: str) -> None:
    """`make lock` was run after the last change of pyproject.toml."""
    wanted = list(PROJECT["dependencies"])
    for extra in LOCKED[name]:
        wanted += PROJECT["optional-dependencies"][extra]
    locked: dict[str, list[str]] = {}
    for found, version in re.findall(r"^([a-z0-9.-]+)==(\S+)", read(name), re.MULTILINE):
        locked.setdefault(found, []).append(version)
    for requirement in map(Requirement, wanted):
        versions = locked.get(canonicalize_name(requirement.name), [])
        assert versions, f"{requirement.name} is not in {name}: run make lock"
        assert all(map(requirement.specifier.contains, versions)), f"{requirement} in {name}: run make lock"


@pytest.mark.parametrize("name", LOCKED)
def test_locks_have_hashes_and_name_no_server(name: str) -> None:
    text = read(name)
    assert "://" not in text
    assert not re.search(r"^--", text, re.MULTILINE)
    pinned = re.findall(r"^\S+==.*$", text, re.MULTILINE)
    assert pinned
    assert all(line.endswith("\\") for line in pinned), "a version without a hash"


@pytest.mark.parametrize("name", WORKFLOWS)
def test_forges_run_what_everybody_runs(name: str) -> None:
    assert ".ci/run" in read(name)
    document = yaml.safe_load(read(name))
    assert document
    for target in re.findall(r"make (\w+)", read(name)):
        assert re.search(rf"^{target}:", read("Makefile"), re.MULTILINE)


def test_forms_for_issues_ask_for_the_game_file() -> None:
    forms = [path for path in (ROOT / ".github/ISSUE_TEMPLATE").glob("*.yml") if path.name != "config.yml"]
    assert len(forms) == 2
    for path in forms:
        fields = {field["id"]: field for field in yaml.safe_load(path.read_text())["body"]}
        assert ".plot" in fields["file"]["attributes"]["label"]
    assert ".plot" in read(".gitlab/issue_templates/Default.md")


def test_the_citation_fits_the_project() -> None:
    citation = yaml.safe_load(read("CITATION.cff"))
    assert citation["cff-version"] == "1.2.0"
    assert citation["license"] == PROJECT["license"]
    assert [one["name"] for one in citation["authors"]] == [one["name"] for one in PROJECT["authors"]]
    assert "version" not in citation  # it stands in one place


def test_targets_of_make_are_listed_and_there() -> None:
    text = read("Makefile")
    listed = set(re.findall(r"^# make ([\w-]+)", text, re.MULTILINE))
    phony = set((re.search(r"^\.PHONY: (.*)$", text, re.MULTILINE) or [""])[1].split())
    assert phony - listed == {"setup", "clean"}
    assert listed <= phony
    for target in phony:
        assert re.search(rf"^{target}:", text, re.MULTILINE), target
