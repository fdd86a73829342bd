"""The rules companion: every clause of a game in our own words, and which clauses have code and tests."""

from flagplot.rules.companion import Clause, Stage, clause, clauses, find_clause, lookup, search, stages
from flagplot.rules.proof import Proof, proof, read_runs
from flagplot.rules.scan import Coverage, StageCoverage, coverage, marked_tests
from flagplot.rules.signposts import Place, Signposts, citations, signposts

__all__ = [
    "Clause",
    "Coverage",
    "Place",
    "Proof",
    "Signposts",
    "Stage",
    "StageCoverage",
    "citations",
    "clause",
    "clauses",
    "coverage",
    "find_clause",
    "lookup",
    "marked_tests",
    "proof",
    "read_runs",
    "search",
    "signposts",
    "stages",
]
