"""Events that bring, delay and damage forces.

[15.2, 15.3, 15.13, 15.15, 15.18, 15.22, 15.23, 15.32 to 15.34, 15.36]
"""

from __future__ import annotations

from flagplot.games.dai_senso import bases
from flagplot.games.dai_senso.combat import forces
from flagplot.games.dai_senso.combat.frames import Banzai
from flagplot.games.dai_senso.counters import FLEET_TYPES, FRONT
from flagplot.games.dai_senso.factions import ALLIED, AXIS, FACTIONS, SOVIET, WESTERN
from flagplot.games.dai_senso.markers import LOGISTICS
from flagplot.games.dai_senso.places import DELAY, HEXES, IDS, NAVAL_DELAY, OUT, SWB, TRACK, pool, track
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.politics import markers, policies
from flagplot.games.dai_senso.politics.affairs import DELAY as DELAY_BOX
from flagplot.games.dai_senso.politics.affairs import SWB as WARFARE_BOX
from flagplot.games.dai_senso.politics.asking import Effect, Question, Words, follow, options
from flagplot.games.dai_senso.politics.events.rule import Rule
from flagplot.games.dai_senso.politics.frames import Event, Receive
from flagplot.games.dai_senso.posture import of_counter
from flagplot.games.dai_senso.seasons import locations
from flagplot.games.dai_senso.state import AT_WAR, TRUCES
from flagplot.kernel.words import the

# first and second Production Success of each Imperial Directive card [see DSB-PE-32-1, DSB-PE-32-2]
REWARDS = {
    "52": ("JP-HQ-IG-01", "chemical_weapons"),
    "53": ("AX-SCR-02", "convoy_strategy"),
    "54": ("JP-BMB-01", "fujiyama_bomber_production"),
    "55": ("JP-SUB-02", "i_boat_strategy"),
    "56": ("JP-INT-01", "jet_fighter_production"),
    "57": ("JP-CV-05", "suicidal_raiders"),
}
HOME_DEFENSE = "15.18"  # the code of the units that come with it
A_BOMB_RANGE = 9
INTERCEPTORS = {WESTERN: "W-CHINT-01", SOVIET: "S-CHINT-01"}


def is_fleet(war: War, number: int) -> bool:
    """Whether a counter is a Fleet, of any kind."""
    return war.counter(number).faces[FRONT].kind in FLEET_TYPES


def support_in_pool(war: War, faction: int) -> list[int]:
    """The support units in a Force Pool, one of each type and posture."""
    found: dict[tuple[str, str], int] = {}
    for number in war.in_pool(faction):
        counter = war.counter(number)
        if counter.faces[FRONT].support:
            found.setdefault((counter.type, of_counter(war, number)), number)
    return list(found.values())


def _bases_damaged(war: War, frame: Event) -> None:
    """15.3: Western bases with card 28a, Soviet ones with 28b. [DSB-PE-03-1]"""
    side = {"axis-28a": "western", "axis-28b": "soviet"}.get(war.state.current[AXIS])
    if side:
        markers.put(war, f"bases_damaged_{side}", WARFARE_BOX)


def _loc_damaged(war: War, frame: Event) -> Question | None:
    """15.22: the US or British line with 28a; with 28b the Russian one, or an Aid to China marker is delayed.

    [DSB-PE-22-1, DSB-PE-22-2]
    """
    found: dict[Words, Effect] = {}
    if war.state.current[AXIS] == "axis-28a":
        found = {(one,): _damaging(one) for one in ("loc_damaged_us", "loc_damaged_british")}
    elif war.state.current[AXIS] == "axis-28b":
        found = {("loc_damaged_russian",): _damaging("loc_damaged_russian")}
        for aid in ("aid_to_china_western", "aid_to_china_soviet"):
            if markers.where(war, aid) in markers.ALLIED_BOXES or markers.on_track(war, aid):
                found[(aid,)] = _delaying(aid)
    return options(AXIS, "Lines of communication are damaged: whose?", found, may=True, rule="DSB-PE-22-1")


def _damaging(marker: str) -> Effect:
    return lambda war: markers.put(war, marker, WARFARE_BOX)


def _delaying(marker: str) -> Effect:
    return lambda war: markers.put(war, marker, DELAY_BOX)


def _raiders(war: War, frame: Event) -> Question | None:
    """15.34: a CV Fleet of the Force Pool goes to the Delay Box; without one any support unit.

    [DSB-PE-34-1]
    """
    pooled = support_in_pool(war, frame.receiver)
    carriers = [one for one in pooled if war.counter(one).faces[FRONT].kind == "cv_fleet"]

    def delay(war: War, words: Words) -> None:
        war.lay(war.tables.counter(words[0]), DELAY)

    found = [(war.id(one),) for one in carriers or pooled]
    return Question(frame.receiver, "Raiders are discovered: which?", found, delay, rule="DSB-PE-34-1")


def _delay_reduction(war: War, frame: Event) -> Question | None:
    """15.13: a unit, never a marker, comes one turn earlier, but not in this one. [DSB-PE-13-1]"""
    now = track(war.state.year, war.state.turn)

    def hasten(war: War, words: Words) -> None:
        number = war.tables.counter(words[0])
        war.lay(number, war.state.place[number] - 1)
        war.note(f"{the(words[0])} comes a turn earlier")

    found = [
        (war.id(number),)
        for number, place in enumerate(war.state.place)
        if max(now + 1, TRACK) < place < SWB
        and war.faction(number) == frame.receiver
        and war.counter(number).faces[FRONT].unit
    ]
    return Question(
        frame.receiver, "Delay Reduction: which unit?", found, hasten, may=True, rule="DSB-PE-13-1"
    )


def _military_aid(war: War, frame: Event) -> Question | None:
    """15.23: a Minor Country step, a colonial step, or a Delay Reduction. [DSB-PE-23-1]"""
    side = frame.receiver
    found: dict[Words, Effect] = {
        ("minor",): lambda war: war.push(Receive(side, "any", group=f"{FACTIONS[side]}_minor")),
        ("colonial",): lambda war: war.push(Receive(side, "colonial")),
        ("delay_reduction",): lambda war: war.push(Event("15.13", side)),
    }
    return options(side, "Military Aid: choose", found, may=True)


def _home_defense(war: War, frame: Event) -> Question | None:
    """15.18: a Home Defense unit comes as a replacement, while there are any: D-28. [DSB-PE-18-1]"""
    free = next(
        (n for n, one in enumerate(war.counters) if one.code == HOME_DEFENSE and war.state.place[n] == OUT),
        None,
    )

    def arrive(war: War, words: Words) -> None:
        assert free is not None
        locations.place(war, free, IDS.index(words[0]))

    found = [(IDS[hex],) for hex in locations.of(war, free)] if free is not None else []
    return Question(AXIS, "Home Defense: where?", found, arrive, may=True, rule="DSB-PE-18-1")


# -- Failures --------------------------------------------------------------------------------------------


def _failure(war: War, frame: Event) -> Question | None:
    """15.15: an Axis Failure is placed by the Ally the Axis picks. [DSB-PE-15-2]"""
    if frame.number != AXIS:
        return None

    def pick(war: War, words: Words) -> None:
        war.push(Event("place_failure", FACTIONS.index(words[0]), what=frame.what, number=AXIS))

    found = [(FACTIONS[one],) for one in ALLIED]
    return Question(AXIS, "Who may profit from the Failure?", found, pick, rule="DSB-PE-15-2")


def _allied_failure(war: War, frame: Event) -> None:
    """An Allied Failure is placed by the Axis. [DSB-PE-15-1]"""
    war.push(Event("place_failure", AXIS, what=frame.what, number=frame.number))


def _place_failure(war: War, frame: Event) -> Question | None:
    """The marker goes to any hex; then a support unit of the victim may be delayed.

    [DSB-PE-15-1, DSB-MK-15-1]
    """
    marker = war.tables.counter(f"failure_{frame.what}_{FACTIONS[frame.number]}-01")

    def place(war: War, words: Words) -> None:
        if war.on_map(marker):
            war.remove(marker, OUT, "is taken up")
        war.arrive(marker, IDS.index(words[0]))
        war.push(Event("delay_support", frame.receiver, number=frame.number))

    found = [(label,) for label in IDS[:HEXES]]
    prompt = f"Where does {the(FACTIONS[frame.number])} suffer a Failure?"
    return Question(frame.receiver, prompt, found, place, rule="DSB-PE-15-1")


def _delay_support(war: War, frame: Event) -> Question | None:
    """One support unit of the victim in its Force Pool, a hex or on the Turn Track goes to the Delay Box.

    [DSB-PE-15-1, DSB-PE-15-2]
    """
    boxes = (pool(frame.number),)
    found = [
        (war.id(number),)
        for number, place in enumerate(war.state.place)
        if war.counter(number).faces[FRONT].support
        and war.faction(number) == frame.number
        and (place < HEXES or place in boxes or TRACK <= place < SWB)
    ]

    def delay(war: War, words: Words) -> None:
        number = war.tables.counter(words[0])
        war.send(number, DELAY, "is delayed")

    return Question(
        frame.receiver, "Which support unit is delayed?", found, delay, may=True, rule="DSB-PE-15-1"
    )


# -- production ------------------------------------------------------------------------------------------


def _production(war: War, frame: Event) -> None:
    """15.32: the first success of a card brings its unit, the second its marker, a third nothing.

    [DSB-PE-32-1, DSB-PE-32-2, DSI-CRD-15, DSB-CD-25]
    """
    card = war.current_card(AXIS)
    if card is None or card.number not in REWARDS:
        return
    times = war.affairs.successes.get(card.number, 0) + 1
    war.conduct(successes={**war.affairs.successes, card.number: times})
    unit, marker = REWARDS[card.number]
    if times == 1:
        number = war.tables.counter(unit)
        if war.state.place[number] == OUT:
            war.lay(number, DELAY)
    elif times == 2:
        markers.put(war, marker, DELAY_BOX)


def _improvements(war: War, frame: Event) -> Question | None:
    """15.36: the Chinese Interceptor comes, or Minor Country Production doubles. [DSB-PE-36-1]"""
    side = frame.receiver
    fighter = war.tables.counter(INTERCEPTORS[side])
    factory = f"minor_country_production_{FACTIONS[side]}"
    found: dict[Words, Effect] = {}
    if war.state.place[fighter] == OUT:
        found[("interceptor",)] = lambda war: war.lay(fighter, DELAY)
    if markers.in_swb(war, factory) and factory not in war.affairs.turned:
        found[("minor_production",)] = lambda war: war.conduct(turned=(*war.affairs.turned, factory))
    return options(side, "Successful Improvements: choose", found, may=True)


# -- the A-bomb ------------------------------------------------------------------------------------------


def _a_bomb(war: War, frame: Event) -> Question | None:
    """15.33: a Land hex within nine of a US Air Base, not of a Neutral Country; not while the US
    keeps a Truce.

    [DSB-PE-33-1, DSB-MK-11-1]
    """
    bomb = next(
        (n for n, one in enumerate(war.counters) if one.code == "15.33" and war.state.place[n] == OUT), None
    )
    if bomb is None or policies.held(war, "us_western_minors") in TRUCES:
        return None
    near = {
        hex for base in bases.air_bases(war, WESTERN, "us") for hex in bases.within(war, base, A_BOMB_RANGE)
    }
    land = war.tables.map.board.land
    found = [(IDS[hex],) for hex in sorted(near) if hex in land and hex not in war.lands.neutral]

    def drop(war: War, words: Words) -> None:
        war.arrive(bomb, IDS.index(words[0]))
        war.push(Event("a_bomb_victim", WESTERN, what=words[0]))

    return Question(WESTERN, "Where does the bomb fall?", found, drop, rule="DSB-PE-33-1")


def _a_bomb_victim(war: War, frame: Event) -> Question | None:
    """One enemy ground unit of any size, Detachment or Logistics marker there may be eliminated.

    [DSB-PE-33-2]
    """
    hex = IDS.index(frame.what)
    found = [
        (war.id(one),)
        for one in war.stack(hex)
        if war.faction(one) != WESTERN
        and (war.face(one).ground or war.detachment(one) or war.face(one).kind == LOGISTICS)
    ]

    def destroy(war: War, words: Words) -> None:
        war.leave(war.tables.counter(words[0]), "is destroyed by the bomb")

    return Question(WESTERN, "What does the bomb destroy?", found, destroy, may=True, rule="DSB-PE-33-2")


# -- Banzai! ---------------------------------------------------------------------------------------------


def _banzai(war: War, frame: Event) -> Question | None:
    """15.2: an immediate attack with a Japanese unit, or a support unit is thrown away. [DSB-PE-02-1]"""
    found: dict[Words, Effect] = {}
    if forces.targets(war, Banzai()):
        found[("attack",)] = lambda war: war.push(Banzai())
    if support_in_pool(war, AXIS):
        found[("support",)] = lambda war: war.push(Event("banzai_support", AXIS))
    return options(AXIS, "Banzai: attack, or spend a support unit?", found, rule="DSB-PE-02-1")


def _banzai_support(war: War, frame: Event) -> Question | None:
    """A support unit of the Force Pool is thrown away, and may take an Allied one with it. [DSB-PE-02-2]"""

    def spend(war: War, words: Words) -> None:
        number = war.tables.counter(words[0])
        war.lay(number, NAVAL_DELAY if is_fleet(war, number) else DELAY)
        war.push(Event("banzai_pair", AXIS, what=words[0]))

    found = [(war.id(one),) for one in support_in_pool(war, AXIS)]
    return Question(AXIS, "Banzai: which support unit is spent?", found, spend, rule="DSB-PE-02-2")


def _banzai_pair(war: War, frame: Event) -> Question | None:
    """An Allied Force Pool unit of the same type, at War, may go with it; a lone CV Fleet may come
    back sooner.

    [DSB-PE-02-2, DSB-PE-02-3]
    """
    spent = war.tables.counter(frame.what)
    kind = war.counter(spent).faces[FRONT].kind
    found: dict[Words, Effect] = {}
    for side in ALLIED:
        for one in support_in_pool(war, side):
            if war.counter(one).faces[FRONT].kind == kind and of_counter(war, one) == AT_WAR:
                found[("pair", war.id(one))] = _pairing(one, war.state.place[spent])
    if kind == "cv_fleet":
        found[("cv_strike",)] = lambda war: war.lay(spent, DELAY)
    return options(AXIS, "Banzai: does an Allied unit go with it?", found, may=True, rule="DSB-PE-02-2")


def _pairing(number: int, box: int) -> Effect:
    return lambda war: war.lay(number, box)


# -- Suicidal Raiders ------------------------------------------------------------------------------------


def _raid(war: War, frame: Event) -> Question | None:
    """14.41: they may be sent off, which costs the West two support units of its Force Pool.

    [DSB-MK-41-1, DSB-MK-41-2]
    """

    def send(war: War) -> None:
        markers.put(war, "suicidal_raiders", DELAY_BOX)
        follow(war, Event("raided", WESTERN), Event("raided", WESTERN))

    return options(AXIS, "Send the Suicidal Raiders?", {("send",): send}, may=True)


def _raided(war: War, frame: Event) -> Question | None:
    """The West chooses one of them; without any nothing happens. [DSB-MK-41-2]"""

    def lose(war: War, words: Words) -> None:
        number = war.tables.counter(words[0])
        war.lay(number, NAVAL_DELAY if is_fleet(war, number) else DELAY)

    found = [(war.id(one),) for one in support_in_pool(war, WESTERN)]
    return Question(WESTERN, "Which support unit do the raiders cost?", found, lose, rule="DSB-MK-41-2")


EVENTS = {
    "raid": Rule(_raid),
    "raided": Rule(_raided),
    "15.2": Rule(_banzai),
    "banzai_support": Rule(_banzai_support),
    "banzai_pair": Rule(_banzai_pair),
    "15.3": Rule(go=_bases_damaged),
    "15.13": Rule(_delay_reduction),
    "15.15": Rule(_failure, _allied_failure),
    "place_failure": Rule(_place_failure),
    "delay_support": Rule(_delay_support),
    "15.18": Rule(_home_defense),
    "15.22": Rule(_loc_damaged),
    "15.23": Rule(_military_aid),
    "15.32": Rule(go=_production),
    "15.33": Rule(_a_bomb),
    "a_bomb_victim": Rule(_a_bomb_victim),
    "15.34": Rule(_raiders),
    "15.36": Rule(_improvements),
}
