"""The Replacements Segment: steps of the Current Card come onto the map. [1.3]"""

from __future__ import annotations

from collections.abc import Sequence

from flagplot.games.dai_senso.cards import Grant
from flagplot.games.dai_senso.china import CHINA
from flagplot.games.dai_senso.counters import FRONT, JAPAN, Counter
from flagplot.games.dai_senso.factions import AXIS, FACTIONS, WESTERN
from flagplot.games.dai_senso.organization.composition import NO_SIDE, one_step_side
from flagplot.games.dai_senso.places import IDS, PLACES
from flagplot.games.dai_senso.play import War
from flagplot.games.dai_senso.politics.affairs import ON_VP_TRACK
from flagplot.games.dai_senso.politics.markers import in_swb
from flagplot.games.dai_senso.seasons import locations
from flagplot.games.dai_senso.seasons.frames import Replacements
from flagplot.games.dai_senso.state import ACTIVE
from flagplot.kernel.action import Action
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import counted, the

# the others may be spent on any Minor Country of the faction
CHINESE_GROUPS = ("nationalist_chinese", "communist_chinese")
QUIT_INDIA = "BR-IND"  # colonials that are not raised then [see DSA-REP-14]
EXCHANGED = "exchanged"  # infantry steps, two of which may be one armor step [see DSA-REP-07]
EXPENSIVE = ("airborne", "marine")  # cost two infantry steps [see DSA-REP-17]


class ReplacementsStep(Step[War, Replacements]):
    """The owner takes one-step units from the Force Pool and says where they go. [DSA-REP-01, DSA-REP-22]"""

    def seats(self, war: War, frame: Replacements) -> tuple[str, ...]:
        """The phasing faction, while it can take anything."""
        return (FACTIONS[war.state.phasing],) if frame.left is not None and _possible(war, frame) else ()

    def run(self, war: War, frame: Replacements) -> None:
        """Read the grants of the card; what can no longer be taken is lost. [DSA-REP-03, DSA-REP-10]"""
        if frame.left is None:
            frame.left = tuple(grant.steps for grant in _grants(war))
            return
        war.pop()

    def legal(self, war: War, frame: Replacements, seat: str) -> Sequence[Action]:
        """Every unit with every place it may come to, or an end."""
        taken = [
            Action("take", (war.id(number), IDS[hex]))
            for number in _possible(war, frame)
            for hex in locations.of(war, number)
        ]
        return [*taken, Action("done")]

    def do(self, war: War, frame: Replacements, seat: str, action: Action) -> None:
        """One step comes; with ``done`` the rest is lost. [DSA-REP-10]"""
        if action.verb == "done":
            war.pop()
            return
        id, hex = map(str, action.args)
        number = war.tables.counter(id)
        paid = _bill(war, frame, number)
        assert frame.left is not None
        frame.left = tuple(left - paid.get(at, 0) for at, left in enumerate(frame.left))
        locations.place(war, number, PLACES[hex], one_step_side(war.counter(number)))

    def why_not(self, war: War, frame: Replacements, seat: str, action: Action) -> Refusal | None:
        """The clause about the unit or the place."""
        if action.verb != "take" or len(action.args) != 2:
            return None
        id, hex = map(str, action.args)
        number = war.tables.number.get(id)
        if number is None:
            return None
        if number not in war.in_pool(war.state.phasing):
            return illegal("DSA-REP-12", f"{the(id)} is not in the Force Pool", id)
        if one_step_side(war.counter(number)) == NO_SIDE:
            garrison = war.counter(number).faces[FRONT].kind == "garrison"
            rule = "DSA-REP-19" if garrison else "DSA-REP-11"
            return illegal(rule, f"{the(id)} cannot be taken as a replacement", id)
        if war.counter(number).type == QUIT_INDIA and in_swb(war, "quit_india"):
            return illegal("DSA-REP-14", f"India raises no {the(id)} while it wants the British out", id)
        if not _bill(war, frame, number):
            return illegal("DSA-REP-03", f"no steps are left for {the(id)}", id)
        return illegal("DSA-REP-24", f"{the(id)} cannot be placed in {the(hex)}", id, hex)

    def prompt(self, war: War, frame: Replacements, seat: str) -> str:
        """How many steps are left."""
        left = sum(frame.left or ())
        return f"Take replacements: {counted(left, 'step')} left"


def _grants(war: War) -> tuple[Grant, ...]:
    """The steps of the Current Card and those of markers, which add up. [DSA-REP-02]"""
    card = war.current_card(war.state.phasing)
    return (*(card.replacements if card is not None else ()), *_of_markers(war))


def _of_markers(war: War) -> list[Grant]:
    """What markers in the Strategic Warfare Box give: Minor Country steps, and a US infantry step.

    [DSA-REP-08, DSA-REP-09, DSB-MK-31-1, DSB-MK-44_5-1]
    """
    found = _of_the_vp_track(war)
    production = f"minor_country_production_{FACTIONS[war.state.phasing]}"
    if in_swb(war, production):
        found.append(Grant("any", 2 if production in war.affairs.turned else 1, group="minors"))
    if war.state.phasing == WESTERN and in_swb(war, "us_victory_program"):
        found.append(Grant("infantry", 1, country="us"))
    return found


def _of_the_vp_track(war: War) -> list[Grant]:
    """Hakko Ichiu and the Mandate, while the Rising Sun is up: Japanese infantry by the VPs of the boxes.

    [DSA-REP-05, DSA-REP-06, DSB-MK-18-3, DSB-MK-23-4]
    """
    affairs, boxes = war.affairs, {place: box for box, place in enumerate(ON_VP_TRACK)}
    if war.state.phasing != AXIS or not affairs.rising_sun:
        return []
    vps = min(affairs.vp, len(boxes) - 1)
    hakko = boxes.get(affairs.markers.get("hakko_ichiu", ""))
    found = [Grant(EXCHANGED, vps + hakko, country=JAPAN)] if hakko is not None else []
    if affairs.markers.get("japanese_mandate", "") in boxes:
        found.append(Grant(EXCHANGED, vps, country=JAPAN))
    return found


def cost(grant: Grant, counter: Counter) -> int:
    """Airborne units and marines cost two steps; armor two of those that the VP Track gives. [DSA-REP-07]"""
    armor = grant.kind == EXCHANGED and counter.faces[one_step_side(counter)].armor_type
    return price(counter) * (2 if armor else 1)


def price(counter: Counter) -> int:
    """Airborne units and marines cost two steps. [DSA-REP-17]"""
    return 2 if counter.faces[one_step_side(counter)].kind in EXPENSIVE else 1


def _possible(war: War, frame: Replacements) -> list[int]:
    """One-step units of the Force Pool that a grant pays for and that have somewhere to go; one of each type.

    [DSA-REP-11, DSA-REP-12]
    """
    found: dict[str, int] = {}
    for number in war.in_pool(war.state.phasing):
        counter = war.counter(number)
        if counter.type in found or one_step_side(counter) == NO_SIDE:
            continue
        if _bill(war, frame, number) and locations.of(war, number):
            found[counter.type] = number
    return list(found.values())


def _bill(war: War, frame: Replacements, number: int) -> dict[int, int]:
    """Which grants pay how many steps for a unit, the narrowest first; nothing if they cannot.

    The Western airborne unit takes an infantry step of Britain and one of the US. [DSA-REP-18]
    While Quit India lies in the Strategic Warfare Box no Indian colonials are raised. [DSA-REP-14]
    """
    counter = war.counter(number)
    if counter.type == QUIT_INDIA and in_swb(war, "quit_india"):
        return {}
    if counter.country == locations.MULTINATIONAL:
        payers = [_infantry_of(war, frame, nation) for nation in ("britain", "us")]
        return {} if min(payers) < 0 else dict.fromkeys(payers, 1)
    left = frame.left or ()
    able = [
        (grant.kind in ("armor", "any"), at, cost(grant, counter))
        for at, grant in enumerate(_grants(war))
        if left[at] >= cost(grant, counter) and pays(war, grant, counter, war.state.phasing)
    ]
    return {min(able)[1]: min(able)[2]} if able else {}


def _infantry_of(war: War, frame: Replacements, nation: str) -> int:
    """A grant with a step left for infantry of a Country; -1 without one."""
    left = frame.left or ()
    able = [
        at
        for at, grant in enumerate(_grants(war))
        if left[at] and grant.country == nation and not grant.only_type and grant.kind != "colonial"
    ]
    return min(able, default=-1)


def pays(war: War, grant: Grant, counter: Counter, faction: int) -> bool:
    """Whether a grant of a faction may be spent on a counter.

    Infantry steps take infantry-type units, armor steps either, colonial steps colonials alone.
    [DSA-REP-13, DSA-REP-16, DSA-REP-20, DSA-REP-21]
    """
    face = counter.faces[one_step_side(counter)]
    if not _belongs(war, grant, counter, faction) or grant.only_type not in ("", counter.type):
        return False
    if grant.kind == "colonial":
        return counter.colonial
    return face.infantry_type or (grant.kind in ("armor", "any", EXCHANGED) and face.armor_type)


def _belongs(war: War, grant: Grant, counter: Counter, faction: int) -> bool:
    """Whether a counter is of the Country, or of an active Country of the group.

    [DSA-REP-04, DSA-REP-15, DSA-GL-07]
    """
    if grant.country:
        return counter.country == grant.country
    if grant.kind == "colonial":  # of any Country of the faction
        return counter.faction == faction
    at = war.tables.minor(counter.country)
    if at < 0 or war.state.status[at] != ACTIVE or war.state.aligned[at] != faction:
        return False
    return counter.country in CHINA or grant.group not in CHINESE_GROUPS
