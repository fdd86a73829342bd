"""Why an action is not allowed: the kind of fault, the rule, a sentence, and what it is about."""

from __future__ import annotations

from enum import StrEnum

import msgspec


class Fault(StrEnum):
    """Three different errors that a client must treat differently."""

    MALFORMED = "malformed"  # the action cannot be read: unknown verb, wrong arguments, unknown id
    ILLEGAL = "illegal"  # it can be read, and the rules forbid it now
    STALE = "stale"  # it answers a question that is no longer open, or another seat's question


class Refusal(msgspec.Struct, frozen=True):
    """One refused action, explained.

    Rules write ``text`` with references (see ``kernel/words.py``). What ``Game.why_not`` and the errors of
    ``Game.apply`` give out is put into words, and ``sentence`` keeps it as the rules wrote it.
    """

    fault: Fault
    text: str
    rule: str = ""
    ids: tuple[str, ...] = ()
    sentence: str = ""

    def __str__(self) -> str:
        return f"{self.text} [{self.rule}]" if self.rule else self.text


def illegal(rule: str, text: str, *ids: str) -> Refusal:
    """A refusal by rule ``rule``; ``ids`` are the spaces and pieces it is about."""
    return Refusal(Fault.ILLEGAL, text, rule, ids)


def malformed(text: str, *ids: str) -> Refusal:
    """A refusal of an action that cannot be read."""
    return Refusal(Fault.MALFORMED, text, "", ids)


def stale(text: str, *ids: str) -> Refusal:
    """A refusal of an answer to a question nobody is asking."""
    return Refusal(Fault.STALE, text, "", ids)
