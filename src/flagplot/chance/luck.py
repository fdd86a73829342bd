"""How lucky a result was among all that could have happened, and the sums of whoever fought."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

Document = dict[str, Any]

_SAME = 1e-9  # results that differ by less are worth the same


def placed(chances: Mapping[Any, float], gained: float) -> Document:
    """What was to be expected of a battle, and where its result stands among all that could happen.

    ``chances`` has what a result is worth to the attacker, and how likely that is. Results of the same worth
    count half in the percentile.
    """
    worse = sum(chance for gain, chance in chances.items() if gain < gained - _SAME)
    equal = sum(chance for gain, chance in chances.items() if abs(gain - gained) <= _SAME)
    return {
        "expected": sum(gain * chance for gain, chance in chances.items()),
        "percentile": worse + equal / 2,
        "worse": worse,
        "better": max(0.0, 1.0 - worse - equal),
    }


def sums(battles: Iterable[Document]) -> Document:
    """The luck of every side over its battles, and its dice; several defenders share what was done to them.

    Battles that cannot be judged are left out.
    """
    found: dict[str, Document] = {}
    for one in battles:
        if one["percentile"] is None:
            continue
        luck, share = one["gained"] - one["expected"], 1.0 / max(1, len(one["defenders"]))
        _add(found, one["attacker"], luck, one["percentile"], one["dice"]["attacker"], 1.0)
        for who in one["defenders"]:
            _add(found, who, -luck * share, 1.0 - one["percentile"], one["dice"]["defender"], share)
    for total in found.values():
        total["percentile"] /= total["battles"]
    return {who: found[who] for who in sorted(found)}


def _add(
    found: dict[str, Document], who: str, value: float, percentile: float, dice: Document, share: float
) -> None:
    nothing = {"battles": 0, "value": 0.0, "percentile": 0.0, "dice": 0, "expected": 0.0, "hits": 0}
    total = found.setdefault(who, nothing)
    total["battles"] += 1
    total["value"] += value
    total["percentile"] += percentile
    for what in ("dice", "expected", "hits"):
        total[what] += dice[what] * share
