"""Events about one Country: it joins, resists, leans, is pressed for land.

[15.5, 15.7, 15.9 to 15.12, 15.16, 15.27]
"""

from __future__ import annotations

from flagplot.games.dai_senso.counters import BACK
from flagplot.games.dai_senso.factions import AXIS, FACTIONS, NOBODY, SOVIET, WESTERN
from flagplot.games.dai_senso.organization import emergency
from flagplot.games.dai_senso.places import IDS, OUT
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.politics import countries, markers, policies, rolls
from flagplot.games.dai_senso.politics.asking import Effect, Question, Words, follow, options
from flagplot.games.dai_senso.politics.countries import ASK
from flagplot.games.dai_senso.politics.events.government import bonus_blitz
from flagplot.games.dai_senso.politics.events.rule import Rule
from flagplot.games.dai_senso.politics.frames import Activation, Event, Losses
from flagplot.games.dai_senso.posture import box_of
from flagplot.games.dai_senso.state import ACTIVE, NEUTRAL, NOT_CREATED, PRE_WAR
from flagplot.kernel.words import the

MANDATES = {WESTERN: "britain", SOVIET: "russia"}  # whose Posture decides for an Ally [see DSB-PE-10-4]


def _against(receiver: int) -> int:
    """The side a Country takes against the faction that wronged it: the Axis, or an Ally by alignment."""
    return NOBODY if receiver == AXIS else AXIS


def unwilling(war: War, country: str, faction: int) -> bool:
    """Whether Neutrality or Influence of another faction lies in a Country.

    [DSB-MK-20-3, DSB-MK-33-3]
    """
    lean = markers.opinion(war, country)
    return bool(lean) and lean != markers.INFLUENCE[faction]


def _clear_opinion(war: War, country: str) -> None:
    """The Influence or Neutrality marker of a Country goes."""
    markers.unmark(war, country, *markers.INFLUENCE, markers.NEUTRALITY)
    war.note(f"{the(country)} leans to nobody")


def _border_war(war: War, frame: Event) -> None:
    """15.5: the Country joins the receiver, then a neighbour joins the other side.

    [DSB-PE-05-1, DSB-PE-05-2]
    """
    if countries.status(war, frame.country) == NEUTRAL:
        neighbour = Event("neighbour", frame.receiver, frame.country)
        follow(war, Activation(frame.country, frame.receiver), neighbour)


def _neighbour(war: War, frame: Event) -> Question | None:
    """The receiver must activate a Neutral Country that borders it against itself, if there is one.

    [DSB-PE-05-1, DSB-PE-05-2, DSB-PE-26-2, DSB-PE-26-3]
    """
    beside = countries.neighbours(war, frame.country)
    found = [(one,) for one in countries.neutrals(war) if one in beside]

    def join(war: War, words: Words) -> None:
        war.push(Activation(words[0], _against(frame.receiver)))

    prompt = f"A neighbour of {the(frame.country)} takes the other side: which?"
    return Question(frame.receiver, prompt, found, join, rule="DSB-PE-05-1")


def _joins(war: War, frame: Event) -> None:
    """15.9: it joins the faction that is named, unless a marker holds it back, which then goes.

    [DSB-PE-09-1, DSB-PE-09-2]
    """
    side = frame.number if frame.number != NOBODY else frame.receiver
    if countries.status(war, frame.country) != NEUTRAL:
        return
    if unwilling(war, frame.country, side):
        _clear_opinion(war, frame.country)
    else:
        war.push(Activation(frame.country, side))


def _free_passage(war: War, frame: Event) -> None:
    """15.16: the same, but it only lets troops through and does not mobilize. [DSB-PE-16-1, DSB-PE-16-2]"""
    if countries.status(war, frame.country) != NEUTRAL:
        return
    if unwilling(war, frame.country, frame.receiver):
        _clear_opinion(war, frame.country)
    else:
        war.push(Activation(frame.country, frame.receiver, passage=True))


def _coup(war: War, frame: Event) -> None:
    """15.11: it goes over to the enemy without a Mobilization Roll. [DSB-PE-11-1]"""
    if countries.status(war, frame.country) == NEUTRAL:
        war.push(Activation(frame.country, _against(frame.receiver), roll=False))


def _declare_war(war: War, frame: Event) -> None:
    """15.12: the victim joins the enemy; a Policy that protected it from the Axis ends. [DSB-PE-12-1]"""
    if countries.status(war, frame.country) == NEUTRAL:
        side = _against(frame.receiver)
        war.push(Activation(frame.country, side, ends_policy=frame.receiver == AXIS))


def _neutrality(war: War, frame: Event) -> None:
    """15.27: Influence is removed; without any marker Neutrality is placed. [DSB-PE-27-1]"""
    if countries.status(war, frame.country) != NEUTRAL:
        return
    lean = markers.opinion(war, frame.country)
    if lean in markers.INFLUENCE:
        _clear_opinion(war, frame.country)
    elif not lean:
        markers.mark(war, frame.country, markers.NEUTRALITY)


# -- demands: land is ceded, or the Country resists ------------------------------------------------------


def _ceded(war: War, frame: Event) -> None:
    """15.7: the land the card demands is ceded, and may be garrisoned; then the Country takes it amiss.

    [DSB-PE-07-1, DSB-MK-7-1, DSB-CL-04]
    """
    card = war.current_card(frame.receiver)
    if card is None or card.demands is None:
        return
    cede(war, card.demands.ceded_marker)
    follow(
        war,
        Event("cede_detachment", frame.receiver, what=card.demands.area),
        Event("cede_reaction", frame.receiver, card.demands.country),
    )


def cede(war: War, marker: str) -> None:
    """A Ceded Land marker enters the Ceded Lands Box; a Country that is ceded whole ceases to exist.

    [DSB-CL-04, DSB-CL-05, DSB-MK-7-2]
    """
    state = war.state
    state.promised = tuple(one for one in state.promised if one != marker)
    if marker not in state.ceded:
        state.ceded = (*state.ceded, marker)
    ceding = next(one for one in war.tables.map.countries.ceding_markers if one.marker == marker)
    if ceding.to == "russia" and countries.status(war, ceding.area) != NOT_CREATED:
        for number, counter in enumerate(war.counters):
            if counter.country == ceding.area and state.place[number] != OUT:
                war.send(number, OUT, "leaves with its country")
        emergency.part(war)  # units of two nations [see DSB-MN-03]
        countries.settle(war, ceding.area, NOT_CREATED, NOBODY)
    war.politics_changed()
    war.note(f"{the(ceding.area)} is ceded to {the(ceding.to)}")


def restore(war: War, marker: str) -> None:
    """A Ceded Land marker leaves the Ceded Lands Box. [DSB-CL-04]"""
    war.state.ceded = tuple(one for one in war.state.ceded if one != marker)
    war.politics_changed()


def _garrison(war: War, frame: Event) -> Question | None:
    """A Detachment of the Force Pool may be placed in a Port or City there. [DSB-PE-07-1]"""
    nation = {AXIS: "japan", SOVIET: "russia", WESTERN: "britain"}[frame.receiver]
    free = [
        one
        for one in war.in_pool(frame.receiver)
        if war.counter(one).detachable and war.counter(one).country == nation
    ]
    towns = [
        hex
        for hex, cell in enumerate(war.tables.map.hexes)
        if frame.what in (cell.area, cell.region) and (cell.city or cell.port) and not war.stack(hex)
    ]

    def place(war: War, words: Words) -> None:
        war.arrive(free[0], IDS.index(words[0]), BACK)

    found = [(IDS[hex],) for hex in towns] if free else []
    prompt = f"Place a Detachment in {the(frame.what)}?"
    return Question(frame.receiver, prompt, found, place, may=True, rule="DSB-PE-07-1")


def _reaction(war: War, frame: Event) -> None:
    """The Country that lost land forgets what held it, or leans to the other side.

    Nothing if it is not Neutral, is gone, or leans there already.
    [DSB-PE-07-2, DSB-PE-07-3, DSB-PE-07-4, DSB-PE-07-5, DSB-PE-07-6]
    """
    if countries.status(war, frame.country) != NEUTRAL:
        return
    lean = markers.opinion(war, frame.country)
    axis = frame.receiver == AXIS
    friends = markers.INFLUENCE[:1] if axis else markers.INFLUENCE[1:]
    if lean in (markers.NEUTRALITY, *friends):
        _clear_opinion(war, frame.country)
    elif not lean and not axis:
        markers.mark(war, frame.country, markers.INFLUENCE[AXIS])
    elif not lean:
        side = WESTERN
        if countries.borders_soviets(war, frame.country):
            (face,) = war.roll(1, f"{the(frame.country)} looks for a protector")
            side = WESTERN if face <= 3 else SOVIET
        markers.mark(war, frame.country, markers.INFLUENCE[side])


def _align_resistance(war: War, frame: Event) -> Question | None:
    """15.10: in Pre-War the Axis says first which Ally a Country would join that may go either way: D-19."""
    undecided = frame.receiver == AXIS and frame.number == NOBODY
    if not undecided or countries.status(war, frame.country) != NEUTRAL:
        return None
    if countries.allegiance(war, frame.country) != ASK:
        return None

    def join(war: War, words: Words) -> None:
        war.push(Event("15.10", AXIS, frame.country, number=FACTIONS.index(words[0])))

    prompt = f"Which of the Allies does {the(frame.country)} turn to?"
    return Question(AXIS, prompt, [("western",), ("soviet",)], join, rule="DSB-AL-06")


def _resists(war: War, frame: Event) -> None:
    """15.10: the Country turns against whoever demands its land.

    [DSB-PE-10-1, DSB-PE-10-2, DSB-PE-10-3, DSB-PE-10-4, DSB-PE-10-5, DSB-PE-10-6]
    """
    if frame.receiver != AXIS:
        _resists_an_ally(war, frame)
        return
    side = frame.number if frame.number != NOBODY else countries.allegiance(war, frame.country)
    box = box_of(frame.country, side) if side >= 0 else ""
    if war.state.war_state == PRE_WAR and box and policies.held(war, box) == "acceptance":
        rolls.on_table(war, rolls.CABINET_CRISIS, AXIS)
        return
    after = Event("resisted", AXIS)
    if countries.status(war, frame.country) == NEUTRAL:
        named = side if side >= 0 else NOBODY
        follow(war, Activation(frame.country, named, ends_policy=True), after)
    elif countries.status(war, frame.country) == ACTIVE and countries.bound(war, frame.country):
        policies.end_policy(war, policies.held(war, countries.posture_box(war, frame.country)))
        war.push(after)


def _resists_an_ally(war: War, frame: Event) -> None:
    """An Ally bound by a Policy loses one armor or two infantry steps.

    Otherwise the Country joins the Axis.
    """
    nation = MANDATES[frame.receiver]
    if policies.is_pac(war, nation):
        war.push(Losses(frame.receiver, nation, 2))
    elif countries.status(war, frame.country) == NEUTRAL:
        follow(war, Activation(frame.country, AXIS), Event("resisted", frame.receiver))


def _resisted(war: War, frame: Event) -> None:
    """The receiver keeps its claim, and may place one more Blitz marker this turn.

    [DSB-PE-10-7, DSB-MK-7-3]
    """
    card = war.current_card(frame.receiver)
    if card is not None and card.demands is not None and card.demands.ceded_marker not in war.state.ceded:
        war.state.promised = tuple(dict.fromkeys((*war.state.promised, card.demands.ceded_marker)))
    bonus_blitz(war, frame.receiver)


# -- Influence -------------------------------------------------------------------------------------------


def influence(war: War, faction: int, among: list[str]) -> dict[Words, Effect]:
    """What Influence can do in some Countries.

    Restrictions are lifted in a friendly one; in a Neutral one an enemy marker goes, or the own is
    placed, or a
    Country that leans to the faction joins it. [DSB-PE-19-1, DSB-PE-19-2, DSB-PE-19-3, DSB-PE-19-4]
    """
    found: dict[Words, Effect] = {}
    own = markers.INFLUENCE[faction]
    for country in among:
        stands = countries.status(war, country)
        if stands == ACTIVE and countries.faction(war, country) == faction:
            for marker in (markers.FREE_PASSAGE, markers.NO_OCCUPATION):
                if marker in markers.in_capital(war, country):
                    found[("lift", country)] = _lifting(country, marker)
        elif stands == NEUTRAL:
            lean = markers.opinion(war, country)
            if unwilling(war, country, faction):
                found[("remove", country)] = _clearing(country)
            elif not lean:
                found[("place", country)] = _placing(country, own)
            elif _may_join(war, country, faction):
                found[("activate", country)] = _activating(country, faction)
    return found


def _may_join(war: War, country: str, faction: int) -> bool:
    """In Pre-War no Country joins an Ally bound by Acceptance, Peace or Quarantine. [DSB-PE-19-4]"""
    if faction == AXIS or war.state.war_state != PRE_WAR:
        return True
    return policies.held(war, box_of(country, faction)) not in ("acceptance", "peace", "quarantine")


def _lifting(country: str, marker: str) -> Effect:
    return lambda war: markers.unmark(war, country, marker)


def _clearing(country: str) -> Effect:
    return lambda war: _clear_opinion(war, country)


def _placing(country: str, marker: str) -> Effect:
    return lambda war: markers.mark(war, country, marker)


def _activating(country: str, faction: int) -> Effect:
    return lambda war: war.push(Activation(country, faction))


def _influence(war: War, frame: Event) -> Question | None:
    """15.19: one Country, the one selected or any; ``what`` may confine it to Neutral or Chinese ones."""
    among = [frame.country] if frame.country else [one.id for one in war.tables.map.countries.minors]
    if frame.what == "neutral":
        among = [one for one in among if countries.status(war, one) == NEUTRAL]
    elif frame.what == "china":
        chinese = {one.id for one in war.tables.map.countries.minors if one.chinese}
        among = [one for one in among if one in chinese]
    found = influence(war, frame.receiver, among)
    return options(frame.receiver, "Influence: choose a Country", found, may=True, rule="DSB-PE-19-3")


def _no_occupation(war: War, frame: Event) -> Question | None:
    """The Axis may forbid itself to occupy a Country that war made its ally. [DSB-CS-14, DSB-MK-34-1]"""

    def forbid(war: War) -> None:
        markers.mark(war, frame.country, markers.NO_OCCUPATION)

    free = markers.NO_OCCUPATION not in markers.in_capital(war, frame.country)
    prompt = f"Place No Occupation in {the(frame.country)}?"
    return options(AXIS, prompt, {("no_occupation",): forbid} if free else {}, may=True)


EVENTS = {
    "15.5": Rule(go=_border_war),
    "neighbour": Rule(_neighbour),
    "15.7": Rule(go=_ceded),
    "cede_detachment": Rule(_garrison),
    "cede_reaction": Rule(go=_reaction),
    "15.9": Rule(go=_joins),
    "15.10": Rule(_align_resistance, _resists),
    "resisted": Rule(go=_resisted),
    "15.11": Rule(go=_coup),
    "15.12": Rule(go=_declare_war),
    "15.16": Rule(go=_free_passage),
    "15.19": Rule(_influence),
    "15.27": Rule(go=_neutrality),
    "no_occupation": Rule(_no_occupation),
}
