"""Was I unlucky? Attacks on land against everything the same roll could have called for.

An attack is worth the steps it called for of the defender less those of the attacker. Generals, forts, odds
and minimum losses are taken as they were: luck is what the combat die made of them. [see BR-23-07]
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from flagplot.chance import luck
from flagplot.games.war_in_the_pacific.odds.chances import D6, mean, of
from flagplot.games.war_in_the_pacific.sides import SEATS

Event = Mapping[str, Any]
Document = dict[str, Any]

MEASURE = ("step", "steps")
NO_DICE = {"dice": 0, "expected": 0.0, "hits": 0}  # that hit or miss


def report(events: Iterable[Event]) -> Document:
    """All attacks whose die has fallen, the latest last, and the sums of both sides.

    ``events`` are those of the log everybody saw, in its order, as documents. Logs of older games do not say
    what other faces would have called for; their attacks are left out.
    """
    sides: dict[str, str] = {}  # hex -> who attacks there
    done = []
    for event in events:
        if event.get("event") == "joined":
            sides[str(event["hex"])] = str(event["side"])
        elif event.get("event") == "fought" and event.get("faces"):
            done.append(_judged(event, sides[str(event["hex"])]))
    return {"measure": MEASURE, "battles": done, "powers": luck.sums(done)}


def _judged(event: Event, attacker: str) -> Document:
    faces = [(int(lost), int(done)) for lost, done in event["faces"]]
    gained = int(event["defender"]) - int(event["attacker"])
    worth = of(D6, lambda die: float(faces[die - 1][1] - faces[die - 1][0]))
    return {
        "seq": event.get("seq"),
        "space": event["hex"],
        "attacker": attacker,
        "defenders": [side for side in SEATS if side != attacker],
        "winner": "",
        "gained": float(gained),
        **luck.placed(worth, gained),
        "dice": {"attacker": dict(NO_DICE), "defender": dict(NO_DICE)},
        "tolls": {
            "attacker": _toll(int(event["defender"]), [done for _, done in faces]),
            "defender": _toll(int(event["attacker"]), [lost for lost, _ in faces]),
        },
    }


def _toll(done: int, by_face: list[int]) -> Document:
    """Steps called for of the other side."""
    return {"steps": {"done": done, "expected": mean(of(D6, lambda die: by_face[die - 1]))}}
