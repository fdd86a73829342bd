"""A Neutral Country becomes active: with whom it goes, and how it is set up. [13.4, 13.5, 13.7]"""

from __future__ import annotations

from flagplot.games.dai_senso.counters import DETACHMENT, FRONT, MOBILIZING
from flagplot.games.dai_senso.factions import AXIS, FACTIONS, NOBODY, SOVIET, WESTERN
from flagplot.games.dai_senso.organization.composition import NO_SIDE, one_step_side, side_with
from flagplot.games.dai_senso.places import DELAY, IDS, OUT, pool
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.politics import countries, markers, policies
from flagplot.games.dai_senso.politics.asking import Asking, Question
from flagplot.games.dai_senso.politics.countries import ASK, FRANCE, NOUMEA, ROLL
from flagplot.games.dai_senso.politics.frames import Activation, ActivationStage
from flagplot.games.dai_senso.state import ACTIVE
from flagplot.kernel.script import Script
from flagplot.kernel.words import the

SET_ASIDE = ("start", "F", "N")  # codes of the counters of a Country that waits beside the map [DSB-ST-02]
SAIGON = "w3619"


class Align(Asking[Activation]):
    """The faction it joins: one that is named, otherwise by the priorities.

    [DSB-AL-03, DSB-AL-06, DSB-AL-08]
    """

    def question(self, war: War, frame: Activation) -> Question | None:
        """What is asked now."""
        if frame.faction != NOBODY or countries.allegiance(war, frame.country) != ASK:
            return None

        def join(war: War, words: tuple[str, ...]) -> None:
            _become_active(war, frame, FACTIONS.index(words[0]))

        prompt = f"Which of the Allies does {the(frame.country)} join?"
        return Question(AXIS, prompt, [("western",), ("soviet",)], join, rule="DSB-AL-06")

    def run(self, war: War, frame: Activation) -> None:
        """Nobody can be asked: it goes on."""
        side = frame.faction if frame.faction != NOBODY else countries.allegiance(war, frame.country)
        war.pop()
        if side == ROLL:
            (face,) = war.roll(1, f"Alignment of {the(frame.country)}")
            side = WESTERN if face <= 3 else SOVIET
        _become_active(war, frame, side)


def _become_active(war: War, frame: Activation, side: int) -> None:
    """Its status changes at once, then it is set up. [DSB-ST-03, DSB-ST-04, DSB-CS-02]"""
    countries.settle(war, frame.country, ACTIVE, side)
    war.note(f"{the(frame.country)} joins {the(FACTIONS[side])}")
    frame.faction, frame.stage = side, ActivationStage.PLACE
    war.push(frame)
    for number in waiting(war, frame.country):
        _first_steps(war, number, frame)
    _mark_capital(war, frame)


def waiting(war: War, country: str) -> list[int]:
    """The counters of a Country beside the map."""
    return [
        number
        for number, counter in enumerate(war.counters)
        if counter.country == country and war.state.place[number] == OUT and counter.code in SET_ASIDE
    ]


def _first_steps(war: War, number: int, frame: Activation) -> None:
    """Steps 1 to 3: Res units to the Force Pool, Delay Stripes to the Delay Box, garrisons to their hexes.

    Port-a-forts count as units with a stripe. The garrison of Saigon goes to the Force Pool if Indochina is
    not French. [DSB-CS-03, DSB-CS-04, DSB-CS-05, DSB-CS-12, DSB-CS-13]
    """
    counter, first = war.counter(number), war.counter(number).faces[FRONT]
    if counter.country == FRANCE:
        _french(war, number)
    elif counter.reserve:
        war.lay(number, pool(frame.faction))
    elif counter.stripe and first.kind != "fortress":
        war.lay(number, DELAY)
    elif counter.only_hex:
        war.arrive(number, war.tables.map.board.grid[counter.only_hex])
    elif not first.ground:
        war.lay(number, pool(frame.faction))


def _french(war: War, number: int) -> None:
    """The garrison to Saigon, the Detachment to Noumea, infantry to the Force Pool. [DSB-CS-12, DSB-CS-13]"""
    counter, grid = war.counter(number), war.tables.map.board.grid
    side = countries.faction(war, FRANCE)
    if counter.faces[FRONT].kind == DETACHMENT:
        war.arrive(number, grid[NOUMEA])
    elif counter.only_hex == SAIGON and war.lands.country[grid[SAIGON]] == FRANCE:
        war.arrive(number, grid[SAIGON])
    else:
        war.lay(number, DELAY if counter.stripe else pool(side))


def _mark_capital(war: War, frame: Activation) -> None:
    """Step 5: Free Passage in the Capital if that is how it joined, otherwise Mobilizing.

    [DSB-CS-07, DSB-MK-32-1]
    """
    if frame.passage:
        markers.mark(war, frame.country, markers.FREE_PASSAGE)
        return
    free = next((one for one in war.tables.markers(MOBILIZING)[NOBODY] if not war.on_map(one)), None)
    capital = countries.capital(war, frame.country)
    if free is not None and capital >= 0:
        war.arrive(free, capital)


class Place(Asking[Activation]):
    """Step 4: every other ground unit with one step, in or beside a City or Port, one to a hex.

    [DSB-CS-06]
    """

    def question(self, war: War, frame: Activation) -> Question | None:
        """What is asked now."""
        left = _unplaced(war, frame.country)
        where = sites(war, frame.country)
        if not left or not where:
            return None
        unit = left[0]

        def put(war: War, words: tuple[str, ...]) -> None:
            war.arrive(unit, IDS.index(words[0]), one_step_side(war.counter(unit)))
            war.push(frame)

        prompt = f"Set up {the(frame.country)}: where does {the(war.id(unit))} stand?"
        return Question(frame.faction, prompt, [(IDS[hex],) for hex in where], put, rule="DSB-CS-06")

    def run(self, war: War, frame: Activation) -> None:
        """All stand somewhere, or there is no room: those wait in the Force Pool. [DSB-CS-11]"""
        for number in _unplaced(war, frame.country):
            war.lay(number, pool(frame.faction))
        frame.stage = ActivationStage.MOBILIZE
        frame.flips = _mobilization(war, frame)


def _unplaced(war: War, country: str) -> list[int]:
    return [number for number in waiting(war, country) if one_step_side(war.counter(number)) != NO_SIDE]


def sites(war: War, country: str) -> list[int]:
    """Hexes of a Country in or beside its Cities and Ports where nothing stands. [DSB-CS-06]"""
    world = war.tables.map
    home = countries.hexes(war, country, proper=True)
    towns = [hex for hex in home if world.hexes[hex].city or world.hexes[hex].port]
    near = {other for hex in towns for other in (hex, *world.board.grid.around(hex))}
    return sorted(
        hex
        for hex in near.intersection(home)
        if not any(war.face(one).kind != MOBILIZING for one in war.stack(hex))
    )


def _mobilization(war: War, frame: Activation) -> int:
    """Step 6: an unmodified die, but not after a coup or Free Passage, and not for France.

    [DSB-CS-08, DSB-CS-10]
    """
    if not frame.roll or frame.passage or frame.country == FRANCE or not _mobilizable(war, frame):
        return 0
    (face,) = war.roll(1, f"Mobilization of {the(frame.country)}")
    return face


def _mobilizable(war: War, frame: Activation) -> list[int]:
    return [
        number
        for number, counter in enumerate(war.counters)
        if counter.country == frame.country
        and war.on_map(number)
        and war.face(number).steps == 1
        and side_with(counter, 2) != NO_SIDE
    ]


class Mobilize(Asking[Activation]):
    """As many one-step units as the die shows may be turned to their two-step side. [DSB-CS-10]"""

    def question(self, war: War, frame: Activation) -> Question | None:
        """What is asked now."""
        found = [(war.id(number),) for number in _mobilizable(war, frame)] if frame.flips else []

        def flip(war: War, words: tuple[str, ...]) -> None:
            war.turn_over(war.tables.counter(words[0]))
            frame.flips -= 1
            war.push(frame)

        prompt = f"{the(frame.country)} mobilizes: turn units to two steps"
        return Question(frame.faction, prompt, found, flip, may=True, rule="DSB-CS-10")

    def run(self, war: War, frame: Activation) -> None:
        """Nobody can be asked: it goes on."""
        frame.stage = ActivationStage.END

    def declined(self, war: War, frame: Activation) -> None:
        """Nothing is chosen."""
        frame.stage = ActivationStage.END
        war.push(frame)


def end(war: War, frame: Activation) -> None:
    """Step 7: Influence and Neutrality go; a Policy ends if the event says so. [DSB-CS-09, DSA-WPS-03]"""
    war.pop()
    markers.unmark(war, frame.country, *markers.INFLUENCE, markers.NEUTRALITY)
    box = countries.posture_box(war, frame.country)
    if frame.ends_policy and box and policies.is_pac(war, box):
        policies.end_policy(war, policies.held(war, box))


class ActivationStep(Script[War, Activation]):
    """The set-up of a Minor Country; Major ones are set up by the scenario alone. [DSB-CS-01, DSB-CS-02]"""

    stages = {
        ActivationStage.ALIGN: Align(),
        ActivationStage.PLACE: Place(),
        ActivationStage.MOBILIZE: Mobilize(),
        ActivationStage.END: end,
    }
