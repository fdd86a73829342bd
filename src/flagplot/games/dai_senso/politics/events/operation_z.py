"""Operation Z: surprise at the beginning of Total War. [15.29, 15.37]"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from flagplot.games.dai_senso.beachheads import SNLF
from flagplot.games.dai_senso.counters import FRONT, HQ, JAPAN, TOTSUGEKI
from flagplot.games.dai_senso.factions import ALLIED, AXIS
from flagplot.games.dai_senso.landings import snlf
from flagplot.games.dai_senso.places import DELAY, HEXES, IDS, NAVAL_DELAY, SWB, TRACK, pool, zone_of
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.politics import countries, markers, rolls
from flagplot.games.dai_senso.politics.asking import Asking, Effect, Question, Words, follow, options
from flagplot.games.dai_senso.politics.events.military import is_fleet
from flagplot.games.dai_senso.politics.events.rule import Rule
from flagplot.games.dai_senso.politics.frames import Event, OperationZ
from flagplot.games.dai_senso.posture import of_counter
from flagplot.games.dai_senso.state import AT_WAR
from flagplot.games.dai_senso.turn.calendar import TURNS
from flagplot.games.dai_senso.turn.plans import PLANS

SUMMER = range(TURNS.index("May-June"), TURNS.index("July-Aug") + 1)
IN_SUMMER, OTHERWISE = 4, 6  # Z Actions [see DSB-PE-29-2]
LIMIT = 3  # times each may be taken [see DSB-PE-29-9]
BONUS = 2  # of Widespread Attacks [see DSB-PE-37-1]
SCRATCH = "AX-SCR"


def _neutral(war: War, frame: Event) -> Question | None:
    """15.29: war on one Neutral Country, or a Diplomatic Incident with it, or neither.

    [DSB-PE-29-1, DSI-CRD-02]
    """
    found: dict[Words, Effect] = {}
    for country in countries.neutrals(war):
        if countries.kept_out(war, country, AXIS):
            continue
        found[("declare_war", country)] = _then(war, Event("15.12", AXIS, country))
        if PLANS[war.state.scenario].plays(rolls.DIPLOMATIC_INCIDENT):  # [see DSI-SCN-15]
            found[("diplomatic_incident", country)] = _incident(country)
    return options(AXIS, "Operation Z: bring in a Neutral Country?", found, may=True, rule="DSB-PE-29-1")


def allowed(war: War) -> int:
    """Six Z Actions, in Summer four. [DSB-PE-29-2]"""
    return IN_SUMMER if war.state.turn in SUMMER else OTHERWISE


def _then(war: War, event: Event) -> Effect:
    return lambda war: follow(war, event, OperationZ(allowed(war)))


def _incident(country: str) -> Effect:
    def happen(war: War) -> None:
        war.push(OperationZ(allowed(war)))
        rolls.on_table(war, rolls.DIPLOMATIC_INCIDENT, AXIS, country)

    return happen


def _begin(war: War, frame: Event) -> None:
    """There is nobody to bring in."""
    war.push(OperationZ(allowed(war)))


def _widespread(war: War, frame: Event) -> None:
    """15.37: two Z Actions at once that do not count against the limit. [DSB-PE-37-1]"""
    war.push(OperationZ(BONUS, bonus=True))


class OperationZStep(Asking[OperationZ]):
    """One Z Action after the other, none more often than three times. [DSB-PE-29-2, DSB-PE-29-9]

    Each is said word by word: what, whom, where.
    """

    def question(self, war: War, frame: OperationZ) -> Question | None:
        """The next word; those that can still be completed."""
        if frame.left == 0:
            return None

        def say(war: War, words: Words) -> None:
            frame.said = (*frame.said, *words)
            if frame.said in _orders(war, frame.said[0]):
                DEEDS[frame.said[0]](war, frame.said[1:])
                frame.left -= 1
                frame.taken = {**frame.taken, frame.said[0]: frame.taken.get(frame.said[0], 0) + 1}
                frame.said = ()
            war.push(frame)

        prompt = f"Operation Z: {frame.left} Z Actions left"
        return Question(AXIS, prompt, _next_words(war, frame), say, may=True, rule="DSB-PE-29-9")

    def declined(self, war: War, frame: OperationZ) -> None:
        """Think again, or let the rest be."""
        if frame.said:
            frame.said = ()
            war.push(frame)


def _orders(war: War, action: str) -> list[Words]:
    return [(action, *words) for words in ACTIONS[action](war)]


def _next_words(war: War, frame: OperationZ) -> list[Words]:
    if not frame.said:
        open_to = [one for one in ACTIONS if frame.bonus or frame.taken.get(one, 0) < LIMIT]
        return [(one,) for one in open_to if ACTIONS[one](war)]
    at = len(frame.said)
    fitting = (order[at] for order in _orders(war, frame.said[0]) if order[:at] == frame.said)
    return [(word,) for word in dict.fromkeys(fitting)]


# -- what can be done: each Z Action with what it may be done to -----------------------------------------


def _waiting(place: int) -> bool:
    """On the Turn Track."""
    return TRACK <= place < SWB


def _harbor_attack(war: War) -> Sequence[Words]:
    """An Allied Surface Fleet at War, in a Force Pool or on the Turn Track. [DSB-PE-29-3]"""
    pools = [pool(side) for side in ALLIED]
    return [
        (war.id(number),)
        for number, place in enumerate(war.state.place)
        if (place in pools or _waiting(place))
        and war.counter(number).faces[FRONT].kind == "surface_fleet"
        and war.faction(number) in ALLIED
        and of_counter(war, number) == AT_WAR
    ]


def _army_effort(war: War) -> Sequence[Words]:
    """After card 28b: an Axis Air unit or HQ from the map, the Delay Box or the Turn Track. [DSB-PE-29-4]"""
    if war.state.current[AXIS] != "axis-28b":
        return []

    def fits(number: int) -> bool:
        first = war.counter(number).faces[FRONT]
        return first.air or first.kind == HQ

    return _tired(war, fits)


def _navy_effort(war: War) -> Sequence[Words]:
    """After card 28a: an Axis Fleet or Scratch Convoy. [DSB-PE-29-5]"""
    if war.state.current[AXIS] != "axis-28a":
        return []
    return _tired(war, lambda number: is_fleet(war, number) or war.counter(number).type == SCRATCH)


def _tired(war: War, fits: Callable[[int], bool]) -> Sequence[Words]:
    return [
        (war.id(number),)
        for number, place in enumerate(war.state.place)
        if (place < HEXES or place in (DELAY, NAVAL_DELAY) or _waiting(place) or zone_of(place) >= 0)
        and war.faction(number) == AXIS
        and fits(number)
    ]


def _snlf_landing(war: War) -> Sequence[Words]:
    """Any All-Sea hex, whatever the weather, and the Land hex it faces; nobody can contest it.

    [DSB-PE-29-6]
    """
    if not markers.spare(war, SNLF, snlf.MARKERS):
        return []
    return [(IDS[hex], IDS[at]) for hex, at in snlf.places(war)]


def _troop_movement(war: War) -> Sequence[Words]:
    """A single-step ground unit goes from a hex of Japan or a Dependent to any other without enemies.

    [DSB-PE-29-7]
    """
    home = war.lands.hexes[JAPAN]
    free = [hex for hex in home if all(war.faction(one) == AXIS for one in war.stack(hex))]
    units = [
        number
        for hex in free
        for number in war.ground(hex, AXIS)
        if war.face(number).steps == 1 and not war.counter(number).only_hex
    ]
    return [(war.id(one), IDS[hex]) for one in units for hex in free if hex != war.state.place[one]]


def _totsugeki(war: War) -> Sequence[Words]:
    """A Totsugeki marker anywhere. [DSB-PE-29-8, DSB-MK-42-1]"""
    free = _free_totsugeki(war)
    return [(label,) for label in IDS[:HEXES]] if free else []


def _free_totsugeki(war: War) -> list[int]:
    return [one for one in war.tables.markers(TOTSUGEKI)[AXIS] if not war.on_map(one)]


ACTIONS: dict[str, Callable[[War], Sequence[Words]]] = {
    "harbor_attack": _harbor_attack,
    "heroic_effort_army": _army_effort,
    "heroic_effort_navy": _navy_effort,
    "snlf_landing": _snlf_landing,
    "surprise_troop_movement": _troop_movement,
    "totsugeki": _totsugeki,
}


def _attack_harbor(war: War, words: Words) -> None:
    war.lay(war.tables.counter(words[0]), NAVAL_DELAY)
    war.note("a harbor is attacked")


def _rally(war: War, words: Words) -> None:
    number = war.tables.counter(words[0])
    war.send(number, pool(AXIS), "is ready again")


def _land(war: War, words: Words) -> None:
    snlf.place(war, IDS.index(words[0]), IDS.index(words[1]))


def _ship(war: War, words: Words) -> None:
    war.move(war.tables.counter(words[0]), IDS.index(words[1]))


def _charge(war: War, words: Words) -> None:
    war.arrive(_free_totsugeki(war)[0], IDS.index(words[0]))


DEEDS: dict[str, Callable[[War, Words], None]] = {
    "harbor_attack": _attack_harbor,
    "heroic_effort_army": _rally,
    "heroic_effort_navy": _rally,
    "snlf_landing": _land,
    "surprise_troop_movement": _ship,
    "totsugeki": _charge,
}

EVENTS = {
    "15.29": Rule(_neutral, _begin, _begin),
    "15.37": Rule(go=_widespread),
}
