"""The rules companion: every clause of a game in our own words, and which clauses have code and tests."""

from flagplot.rules.companion import Clause, clause, clauses, find_clause, lookup, search
from flagplot.rules.proof import Proof, proof, read_runs
from flagplot.rules.scan import Coverage, coverage, marked_tests
from flagplot.rules.signposts import Place, Signposts, citations, signposts

__all__ = [
    "Clause",
    "Coverage",
    "Place",
    "Proof",
    "Signposts",
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
]
