"""Standing orders: what the rules decide where a player decides nothing. [BR-1-13]

They read the view of the seat alone, as the player would.
"""

from __future__ import annotations

from typing import Any

from flagplot.kernel.action import Action
from flagplot.kernel.standing import Answer, Asked, Policy

RULES = "rules"
_CHOICES = {RULES: "as the rules have it"}
# questions that are answered with a verb alone: no retreat, pursuit, reduction or last man [BR-1-13]
_DECLINED = {"last-man": "no", "reduce": "no", "pursue": "done", "continue": "done", "press": "decline"}


def _combat(asked: Asked, value: str) -> Action | None:
    """No last man, fort reduction, pursuit or voluntary retreat; absorption and refusal of retreats: yes.

    [BR-1-13]
    """
    for verb, answer in _DECLINED.items():
        if verb in asked.verbs:
            return asked.first(answer)
    for verb in ("absorb", "stand", "announce", "rating"):
        if verb in asked.verbs:
            return asked.first(verb)
    return asked.first("done") if set(asked.verbs) == {"retreat", "done"} else None


def _lead(asked: Asked, value: str) -> Action | None:
    """The unit with the highest quality, then the most steps. [BR-1-13]"""
    if set(asked.verbs) != {"lead"}:
        return None
    return max(asked.verbs["lead"], key=lambda action: _worth(asked, str(action.args[0])))


def _losses(asked: Asked, value: str) -> Action | None:
    """The step of the weakest unit."""
    if set(asked.verbs) != {"lose"}:
        return None
    return min(asked.verbs["lose"], key=lambda action: _worth(asked, str(action.args[0])))


def _worth(asked: Asked, id: str) -> tuple[int, int]:
    units: dict[str, Any] = {
        unit["id"]: unit for place in asked.view.places.values() for unit in place["units"]
    }
    unit = units.get(id, {})
    return int(unit.get("tq", 0)), int(unit.get("steps", 0))


# -- at sea and in the air ----------------------------------------------------------------------------------


def _either(*verbs: str) -> Answer:
    """A question with a few plain answers is answered by the one that was chosen, where it is offered."""

    def answer(asked: Asked, value: str) -> Action | None:
        return asked.first(value) if set(asked.verbs) >= set(verbs) else None

    return answer


def _onward(asked: Asked, value: str) -> Action | None:
    """After a disturbance on its way a task force sails on, or stops. [see BR-16-02]"""
    return asked.first(value) if "go-on" in asked.verbs else None


def _patrol(asked: Asked, value: str) -> Action | None:
    """Fighters are spread over the bands, who met nobody dives, who is near helps or stays. [see BR-1-13]"""
    if set(asked.verbs) == {"assign", "done"}:
        return asked.first("done")
    if "scramble" in asked.verbs:
        return _most(asked, "scramble") if value == "help" else asked.first("done")
    if "dip" in asked.verbs:
        return _most(asked, "dip")
    return asked.first("done") if set(asked.verbs) == {"climb", "done"} else None


def _most(asked: Asked, verb: str) -> Action:
    """With as many air points as may."""
    return max(asked.verbs[verb], key=lambda one: int(one.args[1]))


def _declined(verb: str) -> Answer:
    """Where something may be done that nobody has to do, it is left."""

    def answer(asked: Asked, value: str) -> Action | None:
        return asked.first(value) if verb in asked.verbs else None

    return answer


def _submarines(asked: Asked, value: str) -> Action | None:
    """Submarines attack the largest group and the first of its ships. [see BR-1-13]"""
    verbs = set(asked.verbs)
    return asked.legal[0] if len(verbs) == 1 and verbs <= {"attack-group", "torpedo"} else None


def _worn(asked: Asked, value: str) -> Action | None:
    """Attrition takes from the first unit that it may be taken from. [see BR-1-12]"""
    return asked.legal[0] if set(asked.verbs) == {"wear-out"} else None


def _losses_aloft(asked: Asked, value: str) -> Action | None:
    """The first unit that can be hit. [see BR-1-12]"""
    verbs = set(asked.verbs)
    return asked.legal[0] if len(verbs) == 1 and verbs <= {"shot", "abort", "stay"} else None


POLICIES = (
    Policy(
        "action", "Surface action", _either("accept", "avoid"), choices={"accept": "accept", "avoid": "avoid"}
    ),
    Policy(
        "battle",
        "After a round",
        _either("fight-on", "break-off"),
        choices={"fight-on": "fight on", "break-off": "break off"},
    ),
    Policy("onward", "Disturbed on the way", _onward, choices={"go-on": "sail on", "stop": "stop there"}),
    Policy(
        "patrol",
        "Fighters over a target",
        _patrol,
        choices={"stay": "spread over the bands", "help": "spread, and scramble for others"},
    ),
    Policy(
        "initiative",
        "Initiative",
        _either("first", "second"),
        choices={"first": "move first", "second": "move second"},
    ),
    Policy("magic", "Magic for the initiative", _either("chit", "no"), choices={"no": "keep the chits"}),
    Policy("submarines", "Submarines", _submarines, choices={"first": "attack the first offered"}),
    Policy("alarm", "Emergency sorties", _declined("call-out"), choices={"done": "stay in port"}),
    Policy("special", "Special strikes", _declined("special"), choices={"done": "fly none"}),
    Policy("interdiction", "Interdiction of marches", _declined("interdict"), choices={"no": "fly none"}),
    Policy("challenge", "Isolation by aircraft", _declined("challenge"), choices={"done": "accept it"}),
    Policy(
        "beachhead",
        "Beachheads",
        _either("beachhead", "no"),
        choices={"beachhead": "build one", "no": "build none"},
    ),
    Policy("wear", "Air attrition", _worn, choices={"first": "the first unit"}),
    Policy("aloft", "Losses in the air", _losses_aloft, choices={"first": "the first unit"}),
    Policy("combat", "Choices in combat", _combat, choices=_CHOICES),
    Policy("lead", "Lead units", _lead, choices={RULES: "the best unit leads"}),
    Policy("losses", "Losses", _losses, choices={"weak": "the weakest first"}),
)
