"""What the war in Europe asks of the Allies. [15.14]"""

from __future__ import annotations

from flagplot.games.dai_senso.counters import FRONT
from flagplot.games.dai_senso.factions import ALLIED
from flagplot.games.dai_senso.places import DELAY, EUROPE
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.politics import markers, tracks
from flagplot.games.dai_senso.politics.affairs import NO_WAR, TOTAL
from flagplot.games.dai_senso.politics.asking import Effect, Question, Words, options
from flagplot.games.dai_senso.politics.events.military import support_in_pool
from flagplot.games.dai_senso.politics.events.rule import Rule
from flagplot.games.dai_senso.politics.frames import Event

GOOD = 4  # faces from which on Europe gives something back
# Major Country -> the marker that keeps its units where they are; France counts as British [DSB-MK-27-1]
LINES = {
    "us": "loc_damaged_us",
    "britain": "loc_damaged_british",
    "france": "loc_damaged_british",
    "russia": "loc_damaged_russian",
}
MAJORS = ("us", "britain", "russia")
ENOUGH = 5  # Allied support units in Europe that are enough in Total War


def status(war: War, faction: int) -> int:
    """The European War Status of an Allied faction. [DSB-EU-02]"""
    return war.affairs.europe[ALLIED.index(faction)]


def in_europe(war: War, *factions: int) -> list[int]:
    """The support units of factions in the European Holding Box, out of play. [DSB-EU-01]"""
    return [n for n, place in enumerate(war.state.place) if place == EUROPE and war.faction(n) in factions]


def movable(war: War, number: int) -> bool:
    """Whether the line of communication of its Country is whole. [DSB-PE-14-6, DSB-MK-27-1]"""
    line = LINES.get(war.counter(number).country, "")
    return not line or not markers.in_swb(war, line)


def _peace(war: War, frame: Event) -> Question | None:
    """15.14 without a war in Europe: one unit may come back. [DSB-PE-14-1]"""
    if status(war, frame.receiver) != NO_WAR:
        return None
    return options(
        frame.receiver, "European Commitment: bring a unit back?", _returns(war, frame.receiver), may=True
    )


def _returns(war: War, faction: int) -> dict[Words, Effect]:
    def back(number: int) -> Effect:
        return lambda war: war.lay(number, DELAY)

    return {("bring_back", war.id(one)): back(one) for one in in_europe(war, faction) if movable(war, one)}


def _war_in_europe(war: War, frame: Event) -> None:
    """At war: a die not above the ESV raises it; then a second die asks or gives. [DSB-PE-14-2]"""
    if status(war, frame.receiver) == NO_WAR:
        return
    (face,) = war.roll(1, "European Commitment: does Europe grow worse?")
    if face <= war.affairs.esv:
        tracks.change_esv(war, 1)
        if war.state.outcome is not None:
            return
    (face,) = war.roll(1, "European Commitment: what does Europe ask?")
    war.push(Event("europe_gives" if face >= GOOD else "europe_asks", frame.receiver))


def _asks(war: War, frame: Event) -> Question | None:
    """A support unit of a Major Country goes to Europe, or the ESV rises, or enough is there already.

    One friendly unit in Limited War, five Allied ones in Total War. [DSB-PE-14-3, DSB-PE-14-4]
    """
    side = frame.receiver

    def send(number: int) -> Effect:
        return lambda war: war.lay(number, EUROPE)

    found: dict[Words, Effect] = {
        ("send", war.id(one)): send(one)
        for one in support_in_pool(war, side)
        if war.counter(one).nation in MAJORS and movable(war, one) and war.counter(one).faces[FRONT].support
    }
    found[("raise_esv",)] = lambda war: tracks.change_esv(war, 1)
    total = status(war, side) == TOTAL
    enough = len(in_europe(war, *ALLIED)) >= ENOUGH if total else bool(in_europe(war, side))
    if enough:
        found[("no_result",)] = lambda war: war.note("Europe has enough")
    return options(side, "Europe asks for help: choose", found, rule="DSB-PE-14-4")


def _gives(war: War, frame: Event) -> Question | None:
    """A unit may come back, or the ESV may fall. [DSB-PE-14-5]"""
    found = _returns(war, frame.receiver)
    found[("lower_esv",)] = lambda war: tracks.change_esv(war, -1)
    return options(frame.receiver, "Europe can spare something: choose", found, may=True, rule="DSB-PE-14-5")


EVENTS = {
    "15.14": Rule(_peace, _war_in_europe),
    "europe_asks": Rule(_asks),
    "europe_gives": Rule(_gives),
}
