"""Surrenders and settlements: a Country leaves the war, land changes hands, strangers are interned.

[16.2.5, 16.2.6, 16.4, 16.6]
"""

from __future__ import annotations

from typing import NamedTuple

from flagplot.games.dai_senso import supply
from flagplot.games.dai_senso.china import CHINA
from flagplot.games.dai_senso.counters import JAPAN
from flagplot.games.dai_senso.factions import AXIS, NOBODY, SOVIET, WESTERN
from flagplot.games.dai_senso.lands import control
from flagplot.games.dai_senso.nations import belongs
from flagplot.games.dai_senso.organization import emergency
from flagplot.games.dai_senso.places import OUT, conquered_box, pool
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.politics import countries, markers, policies, tracks
from flagplot.games.dai_senso.politics.affairs import GOVERNMENT
from flagplot.games.dai_senso.politics.asking import Question, Words, follow, options
from flagplot.games.dai_senso.politics.entry import happened, once
from flagplot.games.dai_senso.politics.events.countries import cede, influence, restore
from flagplot.games.dai_senso.politics.frames import Event
from flagplot.games.dai_senso.politics.internment import intern_counter, internable
from flagplot.games.dai_senso.state import ACTIVE, CONQUERED, NOT_CREATED, TRUCES
from flagplot.kernel.words import the

FORCED, CONCESSIONS = "16.2.5", "16.2.6"
ENOUGH = 3  # Allied Strategic Hexes in Axis hands that force a surrender [see DSB-CE-2_5-4]


class Party(NamedTuple):
    """Who settles: the Posture Box, the Major Country, the faction.

    And whether its Chinese or other Minors go with it.
    """

    box: str
    major: str
    faction: int
    chinese: bool = False
    minors: bool = False


PARTIES = {
    "britain": Party("britain", "britain", WESTERN),
    "communist_china": Party("communist_china", "", SOVIET, chinese=True),
    "nationalist_china": Party("nationalist_china", "", WESTERN, chinese=True),
    "russia": Party("russia", "russia", SOVIET, minors=True),
    "us_western_minors": Party("us_western_minors", "us", WESTERN, minors=True),
}
# Settlement card of the Axis -> the party [see DSB-CD-24]
SETTLEMENTS = {
    "axis-37a": "britain",
    "axis-37b": "communist_china",
    "axis-37c": "nationalist_china",
    "axis-37d": "russia",
    "axis-37e": "us_western_minors",
}
SURRENDERS = {
    "16.4.1": "britain",
    "16.4.2": "nationalist_china",
    "16.4.3": "us_western_minors",
    "16.6.1": "communist_china",
    "16.6.2": "russia",
}
# land Japan may gain, by the hex its troops must hold; in China only Regions
GAINS = {
    "britain": ("sarawak", "hong_kong", "papua", "solomon_islands", "burma", "malaya"),
    "nationalist_china": ("inner_mongolia", "hainan"),
    "communist_china": ("inner_mongolia", "hainan"),
    "russia": ("sakhalin", "amur", "trans_baikal", "siberia", "kamchatka", "primorye"),
    "us_western_minors": ("aleutian_islands", "guam", "philippines", "midway", "indochina", "wake"),
}
# markers by which Japan may cede land, by party [see DSB-CE-2_6-5]
CONCEDED = {
    "britain": (
        "britain_marshall_islands", "britain_okinawa", "britain_western_caroline_islands", "britain_formosa",
        "britain_eastern_caroline_islands",
    ),
    "nationalist_china": ("hopeh_jehol", "kiangsu_shanghai"),
    "communist_china": ("hopeh_jehol", "kiangsu_shanghai"),
    "russia": ("russia_kirin", "russia_korea", "russia_liaoning", "russia_karafuto", "russia_heilungkiang"),
    "us_western_minors": (
        "us_iwo_jima", "us_marshall_islands", "us_western_caroline_islands", "us_eastern_caroline_islands",
        "us_saipan",
    ),
}  # fmt: skip
CAPITAL_OF = {
    "communist_china": "kansu",
    "nationalist_china": "kiangsu",
}  # become Dependents, never conquered
REGION_OWNERS = {"inner_mongolia": "hopeh", "hainan": "kiangsu"}


# -- who is part of it -----------------------------------------------------------------------------------


def affected(war: War, party: Party, *, conquered: bool) -> list[str]:
    """The Countries that settle: the Major one and its active Minors, the conquered ones too if it says so.

    Chinese Minors go with their China alone. [DSB-CE-2_5-2, DSB-CE-2_6-1]
    """
    stands = (ACTIVE, CONQUERED) if conquered else (ACTIVE,)
    found = [party.major] if party.major else []
    for status in stands if party.chinese or party.minors else ():
        for country in countries.minors(war, status, party.faction):
            if (country in CHINA) == party.chinese:
                found.append(country)
    return found


# -- steps they share ------------------------------------------------------------------------------------


def lay_down_arms(war: War, box: str) -> None:
    """Surrender in the box, and Enforced Peace a year ahead.

    [DSB-CE-4_1-1, DSB-CE-4_2-1, DSB-CE-4_3-1, DSB-CE-6_2-1, DSB-MK-12-1]
    """
    policies.set_posture(war, box, "surrender")
    markers.put_a_year_ahead(war, policies.ENFORCED_PEACE[box])


def _returned(war: War, party: Party) -> None:
    """What was ceded to the party goes back; a Mongolia that is a Country again joins the Axis.

    [DSB-CE-2_5-6, DSB-CE-2_5-16, DSB-CE-4_1-2, DSB-CE-4_3-2, DSB-CE-6_2-2]
    """
    owners = {party.major} if party.major else {"hopeh", "kiangsu"}
    for ceding in war.tables.map.countries.ceding_markers:
        if ceding.marker not in war.state.ceded or ceding.to not in owners:
            continue
        restore(war, ceding.marker)
        if countries.status(war, ceding.area) == NOT_CREATED and ceding.area in ("mongolia", "tannu_tuva"):
            countries.settle(war, ceding.area, ACTIVE, AXIS)
            for number, counter in enumerate(war.counters):
                if counter.country == ceding.area and war.state.place[number] == OUT:
                    war.lay(number, pool(AXIS))


def _key_hex(war: War, marker: str) -> int:
    found = next(one for one in war.tables.map.countries.ceding_markers if one.marker == marker)
    return war.tables.map.board.grid[found.key_hex] if found.key_hex else -1


def _held_by(war: War, hex: int, nations: list[str]) -> bool:
    """A supplied ground unit of one of these nations stands in a hex."""
    return any(
        war.face(one).ground and belongs(war, one, nations) and supply.supplied(war, one)
        for one in war.stack(hex)
    )


def _won(war: War, party: Party, sacs: list[str]) -> list[str]:
    """The markers of land whose key hex a supplied Japanese ground unit holds; Regions of a SAC
    alone in China.

    [DSB-CE-2_5-7, DSB-CE-2_5-8, DSB-CE-4_1-3, DSB-CE-4_3-2, DSB-CE-6_2-3]
    """
    return [
        f"japan_{land}"
        for land in GAINS[party.box]
        if _held_by(war, _key_hex(war, f"japan_{land}"), [JAPAN])
        and (not party.chinese or REGION_OWNERS[land] in sacs)
        and countries.status(war, land) == NOT_CREATED
    ]


def intern_strangers(war: War, sacs: list[str], *, spare: tuple[str, ...] = (), axis: bool = True) -> None:
    """Axis counters in active SACs, SAC counters outside their lands, and other Allies inside them
    are interned; those of the Axis not by a Chinese Surrender.

    Nobody is in what has just become Japanese, or is conquered; ``spare`` are lands just gained by the SACs.
    [DSB-CE-2_5-10, DSB-CE-2_5-11, DSB-CE-2_5-13, DSB-CE-2_5-14, DSB-CE-2_5-15, DSB-IN-08]
    """
    lands = war.lands
    for hex in sorted(war.state.at):
        home = lands.country[hex] in sacs and hex in lands.active
        gained = war.tables.map.hexes[hex].area in spare or war.tables.map.hexes[hex].region in spare
        for number in war.stack(hex):
            if not war.on_map(number) or not internable(war, number):
                continue
            own = belongs(war, number, sacs)
            if not axis and war.faction(number) == AXIS:
                continue
            if own != home and not (own and gained) and (own or war.faction(number) != NOBODY):
                intern_counter(war, number)


# -- the surrenders of cards -----------------------------------------------------------------------------


def surrender(war: War, event: str) -> None:
    """A Country lays down its arms by a card of its own faction, once.

    [DSB-CE-4_1-1, DSB-CE-4_2-1, DSB-CE-4_3-1, DSB-CE-6_1-1, DSB-CE-6_2-1]
    """
    once(war, event)
    party = PARTIES[SURRENDERS[event]]
    sacs = affected(war, party, conquered=False)
    if party.box == "russia":
        sacs = ["russia"]  # not its Minors [DSB-CE-6_2-1, DSB-CE-6_2-6]
    lay_down_arms(war, party.box)
    _returned(war, party)
    if party.chinese:
        _collapse(war, party)
        follow(war, Event("aftermath", AXIS, what=party.box), Event("spoils", AXIS))
        return
    gained = _won(war, party, sacs)
    for marker in gained:
        cede(war, marker)
    steps = [Event("aftermath", AXIS, what=party.box), Event("spoils", AXIS)]
    if not gained:
        steps.insert(0, Event("demand_one", AXIS, what=party.box))
    follow(war, *steps)


def _collapse(war: War, party: Party) -> None:
    """In China Inner Mongolia and Hainan become Japanese; Countries with Japanese in them fall, one
    becomes Japanese.

    [DSB-CE-4_2-2, DSB-CE-4_2-3, DSB-CE-4_2-4, DSB-CE-6_1-2, DSB-CE-6_1-3, DSB-CE-6_1-4]
    """
    for land in GAINS[party.box]:
        cede(war, f"japan_{land}")
    for country in countries.minors(war, ACTIVE, party.faction):
        if country not in CHINA or not _japanese_in(war, country):
            continue
        whole = country == CAPITAL_OF[party.box]
        for number, counter in enumerate(war.counters):
            place = war.state.place[number]
            if counter.country != country or place == OUT:
                continue
            left = pool(party.faction) if whole else conquered_box(party.faction)
            box = OUT if counter.stripe else left
            war.send(number, box, "lays down its arms")
        emergency.part(war)  # units of two nations [see DSB-MN-03]
        if whole:
            cede(war, f"japan_{country}")
        else:
            countries.settle(war, country, CONQUERED, party.faction)
        war.note(f"{the(country)} collapses")


def _japanese_in(war: War, country: str) -> bool:
    return any(
        belongs(war, one, (JAPAN,))
        for hex in countries.hexes(war, country, proper=True)
        for one in war.stack(hex)
    )


def demand_one(war: War, frame: Event) -> Question | None:
    """With no land gained the Axis may have one of the list.

    [DSB-CE-4_1-4, DSB-CE-4_3-3, DSB-CE-6_2-5]
    """

    def take(war: War, words: Words) -> None:
        cede(war, f"japan_{words[0]}")

    found = [
        (land,)
        for land in GAINS[frame.what]
        if f"japan_{land}" not in war.state.ceded and countries.status(war, land) == NOT_CREATED
    ]
    return Question(AXIS, "Which land does Japan demand?", found, take, may=True, rule="DSB-CE-4_1-4")


def aftermath(war: War, frame: Event) -> None:
    """Those who may not stay are interned.

    [DSB-CE-4_1-5, DSB-CE-4_1-7, DSB-CE-4_1-8, DSB-CE-4_1-9, DSB-CE-4_2-5, DSB-CE-4_2-6]
    [DSB-CE-4_2-7, DSB-CE-4_3-4, DSB-CE-4_3-5, DSB-CE-4_3-6, DSB-CE-4_3-7, DSB-CE-6_1-5]
    [DSB-CE-6_2-4, DSB-CE-6_2-7]
    """
    party = PARTIES[frame.what]
    sacs = ["russia"] if party.box == "russia" else affected(war, party, conquered=False)
    intern_strangers(war, sacs, axis=not party.chinese)


def spoils(war: War, frame: Event) -> Question | None:
    """The Axis may apply Influence to one Neutral or friendly Country.

    [DSB-CE-2_5-12, DSB-CE-4_1-6, DSB-CE-4_2-8, DSB-CE-6_1-6]
    """
    found = influence(war, AXIS, [one.id for one in war.tables.map.countries.minors])
    return options(AXIS, "Apply Influence to a Country?", found, may=True, rule="DSB-CE-2_5-12")


# -- settlements of the Axis -----------------------------------------------------------------------------


def choose_settlement(war: War, frame: Event) -> Question | None:
    """When its card is revealed the Axis chooses one of the two, each of which happens once a game.

    [DSI-CRD-07, DSB-CE-2_5-1, DSB-CE-2_6-1]
    """

    def settle_on(war: War, words: Words) -> None:
        war.conduct(settlement={"forced_settlement": FORCED, "japanese_concessions": CONCESSIONS}[words[0]])

    found = [
        (name,)
        for name, event in (("forced_settlement", FORCED), ("japanese_concessions", CONCESSIONS))
        if not happened(war, event)
    ]
    return Question(AXIS, "Which settlement does the Axis seek?", found, settle_on, rule="DSI-CRD-07")


def settle(war: War, event: str) -> None:
    """The settlement that was chosen, with the party of the card. [DSB-CE-2_5-1, DSB-CE-2_6-1, DSB-CD-24]"""
    party = PARTIES[SETTLEMENTS[war.state.current[AXIS]]]
    war.conduct(settlement="")
    if event == FORCED:
        _forced(war, party)
    else:
        _concessions(war, party)


def strategic_hexes(war: War, sacs: list[str]) -> int:
    """The Allied Strategic Hexes of the SACs and their Dependents under Axis control. [DSB-CE-2_5-3]"""
    return sum(
        cell.strategic in ("western", "soviet")
        and war.lands.country[hex] in sacs
        and control(war, hex) == AXIS
        for hex, cell in enumerate(war.tables.map.hexes)
    )


def _forced(war: War, party: Party) -> None:
    """One or two hexes force a Truce, three a Surrender with land; none nothing: D-17.

    [DSB-CE-2_5-3, DSB-CE-2_5-4, DSB-CE-2_5-5, DSB-CE-2_5-6, DSB-CE-2_5-7, DSB-CE-2_5-9]
    """
    sacs = affected(war, party, conquered=True)  # before any marker moves: D-25
    held = strategic_hexes(war, sacs)
    if not held:
        return
    once(war, FORCED)
    if held < ENOUGH:
        tracks.government_to_delay(war)
        war.push(Event("choose_truce", AXIS, what=party.box))
        return
    lay_down_arms(war, party.box)
    if party.box == "russia":
        policies.set_posture(war, "soviet_minors", "surrender")
    tracks.government_to_delay(war)
    _returned(war, party)
    for marker in _won(war, party, sacs):
        cede(war, marker)
    if party.chinese:
        whole = CAPITAL_OF[party.box]
        cities = countries.cities(war, whole)
        if whole in sacs and cities and all(control(war, hex) == AXIS for hex in cities):
            cede(war, f"japan_{whole}")
    intern_strangers(war, sacs)
    war.push(Event("spoils", AXIS))


def choose_truce(war: War, frame: Event) -> Question | None:
    """The Axis chooses the Truce. [DSB-CE-2_5-3]"""

    def place(war: War, words: Words) -> None:
        policies.set_posture(war, frame.what, words[0])

    return Question(AXIS, "Which Truce?", [(truce,) for truce in TRUCES], place, rule="DSB-CE-2_5-3")


def _concessions(war: War, party: Party) -> None:
    """Surrender, the government away for a year, every Japanese claim given up, and land ceded.

    [DSB-CE-2_6-1, DSB-CE-2_6-2, DSB-CE-2_6-3, DSB-CE-2_6-4, DSB-CE-2_6-5]
    """
    once(war, CONCESSIONS)
    sacs = affected(war, party, conquered=False)
    # looked at before the Surrender, under which nobody abroad could trace supply
    held = [marker for marker in CONCEDED[party.box] if _held_by(war, _key_hex(war, marker), sacs)]
    lay_down_arms(war, party.box)
    markers.put_a_year_ahead(war, GOVERNMENT)
    for marker in [one for one in war.state.ceded if one.startswith("japan_")]:
        restore(war, marker)
    ceded = [marker for marker in conceivable(war, party, sacs) if marker in held]
    for marker in ceded:
        cede(war, marker)
    after = Event("conceded", AXIS, what=party.box)
    follow(war, *([] if ceded else [Event("concede_one", AXIS, what=party.box)]), after)


def conceivable(war: War, party: Party, sacs: list[str]) -> list[str]:
    """Land Japan may cede to the party: Jehol and Shanghai only to a Chinese Country that settles.

    [DSB-CE-2_6-9]
    """
    known = {one.marker: one for one in war.tables.map.countries.ceding_markers}
    return [
        marker
        for marker in CONCEDED[party.box]
        if marker not in war.state.ceded and (not party.chinese or known[marker].to in sacs)
    ]


def concede_one(war: War, frame: Event) -> Question | None:
    """If none is held the Axis must cede one of the list. [DSB-CE-2_6-6]"""
    party = PARTIES[frame.what]

    def yield_land(war: War, words: Words) -> None:
        cede(war, words[0])

    found = [(marker,) for marker in conceivable(war, party, affected(war, party, conquered=False))]
    return Question(AXIS, "Which land does Japan cede?", found, yield_land, rule="DSB-CE-2_6-6")


def conceded(war: War, frame: Event) -> None:
    """Strangers are interned; those of the SACs may stay in what they gained. [DSB-CE-2_6-7, DSB-CE-2_6-8]"""
    party = PARTIES[frame.what]
    known = {one.marker: one.area for one in war.tables.map.countries.ceding_markers}
    gained = tuple(known[marker] for marker in CONCEDED[party.box] if marker in war.state.ceded)
    intern_strangers(war, affected(war, party, conquered=False), spare=gained)
