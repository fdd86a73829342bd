"""The Air Plot Segment: both sides write their missions in secret. [3.2, 5]"""

from __future__ import annotations

import msgspec
from msgspec import UNSET

from flagplot.games.war_in_the_pacific.air import missions, templates, training, wings
from flagplot.games.war_in_the_pacific.air.bases import WORDS, targets
from flagplot.games.war_in_the_pacific.air.frames import (
    DROP,
    SHIPS,
    STRAFE,
    STRIKE_B,
    STRIKE_M,
    STRIKE_N,
    STRIKES,
    TRANSFER,
    TRANSPORT,
    AirPhase,
    Line,
    Plot,
    Plots,
)
from flagplot.games.war_in_the_pacific.air.singles import SINGLES, singles, why_not_single, written
from flagplot.games.war_in_the_pacific.air.strengths import BANDS
from flagplot.games.war_in_the_pacific.places import OUT, ship_at
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sides import SEATS, enemy
from flagplot.kernel.action import Action, act
from flagplot.kernel.flow import Step
from flagplot.kernel.memory import of_situation
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import counted, the

OPENERS = {"naval-strike": STRIKE_N, "air-strike": STRIKE_B, "strafe": STRAFE, "boat-strike": STRIKE_M}
MOVES = (TRANSFER, TRANSPORT, DROP)  # missions that take up room or passengers elsewhere
_VERBS = {mission: verb for verb, mission in OPENERS.items()}


def opener(play: Campaign, line: Line) -> Action:
    """The answer that opens a strike."""
    if line.mission == STRIKE_M:
        return act(_VERBS[line.mission], line.base, int(line.what) + 1)
    words = [line.base, missions.named(play, line)]
    if line.mission == STRIKE_B:
        words.append(line.what)
    return act(_VERBS[line.mission], *words)


def by_base(play: Campaign) -> bool:
    """Whether there are so many bases that each has a sheet of its own: in a war on land."""
    return play.tables.land is not None


def manned(play: Campaign, frame: Plot) -> list[str]:
    """The bases with APs that could still be given a mission."""
    return [
        base
        for base in play.air_bases(frame.side)
        if any(wings.idle(play, air) > wings.plotted(frame.lines, air) for air in play.air_at(base))
    ]


def _of_bases(play: Campaign, lines: tuple[Line, ...], side: int, bases: tuple[str, ...]) -> list[Action]:
    """The strikes that bases can open, the units they can brief, those they can train."""
    own: dict[str, list[Line]] = {}
    for line in lines:
        own.setdefault(line.base, []).append(line)
    moves = [line for line in lines if line.mission in MOVES]
    strikes: list[Action] = []
    briefs: list[Action] = []
    for base in bases:
        coming = (line for line in moves if line.base != base)
        openers, units = _of_base(play, (*own.get(base, ()), *coming), side, base)
        strikes += openers
        briefs += units
    return [*strikes, *briefs, *training.orders(play, bases)]


@of_situation
def _of_base(
    play: Campaign, lines: tuple[Line, ...], side: int, base: str
) -> tuple[tuple[Action, ...], tuple[Action, ...]]:
    """The strikes that a base can open, and the units it can brief, by the lines that matter to it: its own,
    and what others send to places where its units may want to go.
    """
    strikes = missions.strikes(play, lines, side, (base,))
    units = (air for air in play.air_at(base) if any(True for _ in singles(play, lines, air)))
    return (
        tuple(opener(play, line) for line in strikes),
        tuple(act("brief", wings.unit(play, air).id) for air in units),
    )


def at_once(play: Campaign, frame: Plot, action: Action) -> tuple[Action, ...] | None:
    """A strike that is opened while the sheet of its base is not, or plots that are handed in with a sheet
    still open: sheets are opened and closed on the way.
    """
    if not by_base(play) or frame.draft is not None or frame.air >= 0:
        return None
    closing = (act("close-base"),) if frame.base else ()
    if action.verb == "done":
        return (*closing, action)
    base = str(action.args[0])
    return (*closing, act("plan-base", base), action) if base != frame.base else None


class PlotStep(Step[Campaign, Plot]):
    """A side plots; who has no line is uncommitted: fighters fly CAP, others search. [BR-3-09, BR-3-26]"""

    def seats(self, play: Campaign, frame: Plot) -> tuple[str, ...]:
        """The side."""
        return (SEATS[frame.side],)

    def prompt(self, play: Campaign, frame: Plot, seat: str) -> str:
        """The question."""
        draft = frame.draft
        if draft is not None:
            other = {STRAFE: "aircraft on the ground", STRIKE_M: "torpedo boats"}.get(draft.mission, "ships")
            what = WORDS.get(draft.what, other)
            sent = counted(wings.counted(draft.bombers), "air point")
            guards = counted(wings.counted(draft.escorts), "escort")
            where = the(missions.named(play, draft))
            return f"A strike from {play.called(draft.base)} on {what} of {where}: {sent}, {guards} so far."
        if frame.air >= 0:
            return f"{the(wings.unit(play, frame.air).id)}: cover, reconnaissance or a transfer?"
        if frame.base:
            return f"Missions from {play.called(frame.base)}, or close its sheet."
        need = missions.opening(play) if frame.side == 0 else None
        if need is not None:
            return (
                f"Plot your air missions. At least {counted(need[0], 'air point')} with {need[1]} escorts "
                f"must strike the airfield of {the(play.sea_card.objective)} first."
            )
        return f"Plot your air missions, or done: {counted(len(frame.lines), 'line')} so far."

    # -- what may be written ---------------------------------------------------------------------------

    def legal(self, play: Campaign, frame: Plot, seat: str) -> list[Action]:
        """Strikes to open and units to brief for a mission of their own; or how what is open goes on."""
        lines = frame.lines
        if frame.draft is not None:
            return draft_answers(play, lines, frame.draft)
        if frame.air >= 0:
            return [*singles(play, lines, frame.air), act("cancel")]
        if frame.base:
            return [*_of_bases(play, lines, frame.side, (frame.base,)), act("close-base")]
        if by_base(play):
            found = [act("plan-base", base) for base in manned(play, frame)]
        else:
            found = _of_bases(play, lines, frame.side, play.air_bases(frame.side))
        found += [act("scrub", number + 1) for number in range(len(lines))]
        found += templates.offered(play, lines, frame.side)
        return [*found, act("done")] if self._unmet(play, frame) is None else found

    def _unmet(self, play: Campaign, frame: Plot) -> tuple[int, int] | None:
        """What the strike that must come first still lacks. [SC-S2-10]"""
        need = missions.opening(play) if frame.side == 0 else None
        if need is None:
            return None
        has = missions.opened(play, frame.lines)
        return None if has[0] >= need[0] and has[1] >= need[1] else need

    # -- writing ---------------------------------------------------------------------------------------

    def do(self, play: Campaign, frame: Plot, seat: str, action: Action) -> None:
        """Write, scrub or hand in."""
        if frame.draft is not None:
            frame.draft = drafted(play, frame.draft, action)
            if action.verb == "launch":
                frame.lines, frame.draft = (*frame.lines, frame.draft), None
            elif action.verb == "cancel":
                frame.draft = None
            return
        if action.verb == "brief":
            frame.air = play.tables.air_number[str(action.args[0])]
            return
        frame.air = -1
        if action.verb in training.VERBS:
            training.carry_out(play, action)
        elif action.verb in ("plan-base", "close-base"):
            frame.sheet = str(action.args[0]) if action.args else UNSET
        elif action.verb == "done":
            play.frames.pop()
            lanes = play.state.frames[-1]
            assert isinstance(lanes, Plots)
            lanes.lines = tuple(sorted((*lanes.lines, *frame.lines), key=lambda line: line.side))
        elif action.verb == "scrub":
            at = int(action.args[0]) - 1
            frame.lines = frame.lines[:at] + frame.lines[at + 1 :]
        elif action.verb in OPENERS:
            frame.draft = opened(play, frame.side, action)
        elif action.verb == "all-as-before":
            frame.lines = templates.again(play, frame.lines, frame.side)
        elif action.verb in SINGLES:
            frame.lines = (*frame.lines, written(play, frame.side, action))

    # -- refusals --------------------------------------------------------------------------------------

    def why_not(self, play: Campaign, frame: Plot, seat: str, action: Action) -> Refusal | None:
        """Range, location, approach, other missions."""
        if frame.draft is not None:
            return why_not_drafted(play, frame.lines, frame.draft, action)
        if action.verb == "done":
            bombers, escorts = self._unmet(play, frame) or (0, 0)
            text = f"at least {counted(bombers, 'air point')} with {escorts} escorts must strike first"
            return illegal("SC-S2-10", text)
        if action.verb in OPENERS:
            return why_not_opened(play, frame.side, action)
        if action.verb in SINGLES:
            return why_not_single(play, frame, action)
        if action.verb in training.VERBS:
            return training.why_not(play, action)
        if action.verb == "brief":
            id = str(action.args[0])
            return illegal("BR-5-01", f"{the(id)} have nobody without a mission, or nowhere to go", id)
        if action.verb == "plan-base":
            return illegal("BR-5-01", "no air points without a mission are there", str(action.args[0]))
        return None


# -- drafts, which special strikes write too ----------------------------------------------------------------


def opened(play: Campaign, side: int, action: Action) -> Line:
    """A strike that is opened."""
    mission, base, target = OPENERS[action.verb], str(action.args[0]), str(action.args[1])
    if mission == STRIKE_M:
        number = int(target) - 1
        hex = play.label(play.sea.mtbs.squadrons[number].hex)
        return Line(side=side, base=base, mission=mission, target=hex, what=str(number))
    label = play.by_contact(target)
    what = str(action.args[2]) if mission == STRIKE_B else "" if label else SHIPS
    return Line(
        side=side, base=base, mission=mission, target=label or target,
        what=what if mission != STRAFE else "",
    )  # fmt: skip


def draft_answers(play: Campaign, lines: tuple[Line, ...], draft: Line) -> list[Action]:
    """APs to send, escorts, where to stage and land; launch when a bomber flies. [BR-5-18]"""
    found = []
    mine = tuple(line for line in lines if line.base == draft.base)
    for air in play.air_at(draft.base):
        id, kind = wings.unit(play, air).id, wings.type_of(play, air)
        most = missions.able(play, mine, draft, air)
        for approach in missions.approaches(kind, draft.mission) if most else ():
            found += [act("send", id, count, approach) for count in range(1, most + 1)]
        most = missions.able_escort(play, mine, draft, air)
        found += [act("guard", id, count, band) for band in BANDS for count in range(1, most + 1)]
    if not draft.bombers and not draft.escorts:
        by_night = draft.mission in STRIKES and draft.mission != STRIKE_M
        if by_night and not draft.night and draft.base not in play.sea.forces:
            found.append(act("night"))
        if not draft.staging:
            found += [act("stage-at", base) for base in missions.stages(play, draft.side, draft.base)]
    if draft.bombers:
        found += [act("land-at", base) for base in other_bases(play, draft)]
        if joinable(lines, draft) and not draft.joint:
            found.append(act("joint"))
        if not adrift(play, draft):
            found.append(act("launch"))
    return [*found, act("cancel")]


def adrift(play: Campaign, draft: Line) -> bool:
    """Whether air points that a carrier ferries strike without another base to land at. [WPB-NV2-19]"""
    return not draft.back and any(wings.cargo(play, air) for air, _, _ in (*draft.bombers, *draft.escorts))


def drafted(play: Campaign, draft: Line, action: Action) -> Line:
    """The line after an answer."""
    change = msgspec.structs.replace
    match action.verb:
        case "send" | "guard":
            air = play.tables.air_number[str(action.args[0])]
            group = (air, int(action.args[1]), str(action.args[2]))
            if action.verb == "send":
                return change(draft, bombers=missions.merged(draft.bombers, group))
            return change(draft, escorts=missions.merged(draft.escorts, group))
        case "night":
            return change(draft, night=True)
        case "stage-at":
            return change(draft, staging=str(action.args[0]))
        case "land-at":
            return change(draft, back=str(action.args[0]))
        case "joint":
            return change(draft, joint=True)
        case _:
            return draft


def other_bases(play: Campaign, draft: Line) -> list[str]:
    """Friendly airfields with room within range, where all APs of a strike may land. [BR-4-08]"""
    count, end = wings.counted(draft.bombers) + wings.counted(draft.escorts), missions.target_hex(play, draft)
    rooms = [_fields(play, draft.side, air, end) for air, _, _ in (*draft.bombers, *draft.escorts)]
    return [
        label
        for label in rooms[0]
        if label not in (draft.base, draft.back) and all(room.get(label, 0) >= count for room in rooms)
    ]


@of_situation
def _fields(play: Campaign, side: int, air: int, start: int) -> dict[str, int]:
    """Friendly airfields within extended range of a hex, and how many APs of a unit they have room for."""
    costs, far = play.chart.air_costs(start), wings.type_of(play, air).range_extended
    return {
        play.label(hex): room
        for hex, base in play.tables.bases.items()
        if base.airfield
        and play.state.control.get(hex) == side
        and costs[hex] <= far
        and (room := wings.fits(play, air, hex))
    }


def joinable(lines: tuple[Line, ...], draft: Line) -> bool:
    """Whether another base strikes at the same target, so that both may combine. [BR-5-12]"""
    return any(
        (line.mission, line.target, line.what) == (draft.mission, draft.target, draft.what)
        and line.base != draft.base
        for line in lines
    )


# -- why not ------------------------------------------------------------------------------------------------


def why_not_opened(play: Campaign, side: int, action: Action) -> Refusal | None:
    """The base, the target, or the range."""
    base, target = str(action.args[0]), str(action.args[1])
    if base not in play.air_bases(side):
        return illegal("BR-5-01", f"no air points of yours are at {the(base)}", base)
    if missions.docked(play, base):
        return illegal("WPB-NV2-20", f"carriers in port fly cover and CAP only: {the(base)}", base)
    if action.verb == "boat-strike":
        number = int(target) - 1
        if number not in missions.boats(play, side):
            return illegal("WPB-MTB-18", "the squadron was neither found nor has it just attacked", base)
        target = play.label(play.sea.mtbs.squadrons[number].hex)
        return illegal(
            "BR-4-20", f"nobody who could attack {the(target)} from {the(base)} is in range", target
        )
    label = play.by_contact(target)
    if action.verb == "naval-strike":
        if not label and (rear := _rear(play, target)) is not None:
            return rear
        if label and label not in missions.contacts(play, side):
            return illegal("BR-13-06", f"{the(target)} is not located", target)
        if not label and target not in missions.ports(play, side):
            return illegal("BR-13-06", f"{the(target)} is no located force and no port in reach", target)
    elif (missing := why_no_target(play, side, action)) is not None:
        return missing
    return illegal("BR-4-20", f"nobody who could attack {the(target)} from {the(base)} is in range", target)


def _rear(play: Campaign, target: str) -> Refusal | None:
    """Bases that may not be attacked at all. [SC-S3-05]"""
    hex = play.chart.grid.number.get(target, OUT)
    if hex == OUT or not play.safe(hex):
        return None
    return illegal("SC-S3-05", f"{the(target)} may not be attacked", target)


def why_no_target(play: Campaign, side: int, action: Action) -> Refusal | None:
    """What is named to bombs or strafers, and is not there."""
    target, foe = str(action.args[1]), enemy(side)
    hex = play.chart.grid.number.get(target, OUT)
    if (rear := _rear(play, target)) is not None:
        return rear
    if action.verb == "strafe":
        if hex in play.tables.bases and play.state.control.get(hex) == foe:
            return None
        return illegal("BR-5-08", f"there is no enemy base in {the(target)}", target)
    if hex == OUT or not targets(play, hex, foe):
        return illegal("BR-5-07", f"there is no enemy base and nothing else to bomb in {the(target)}", target)
    what = str(action.args[2])
    if what not in targets(play, hex, foe):
        return illegal("BR-5-07", f"the enemy has no target of that type in {the(target)}", target)
    return None


def why_not_drafted(play: Campaign, lines: tuple[Line, ...], draft: Line, action: Action) -> Refusal | None:
    """The APs, their approach, range or number."""
    if action.verb == "night":
        return illegal("BR-3-23", "carriers launch nothing by night", draft.base)
    if action.verb == "launch" and draft.bombers:
        return illegal("WPB-NV2-19", "ferried air points do not land on their carrier again", draft.base)
    if action.verb == "launch":
        return illegal("BR-5-18", "at least one bomber must fly", draft.base)
    if action.verb == "stage-at":
        return illegal("BR-4-09", "a strike stages at an undamaged airfield with room", str(action.args[0]))
    if action.verb == "land-at":
        return illegal("BR-4-08", "there is no room within its range", str(action.args[0]))
    if action.verb == "joint":
        return illegal("BR-5-12", "no strike of another base has this target", draft.base)
    if action.verb not in ("send", "guard"):
        return None
    id = str(action.args[0])
    air = play.tables.air_number[id]
    kind = wings.type_of(play, air)
    if play.air_base(air) != draft.base:
        return illegal("BR-5-01", f"{the(id)} are not at {the(draft.base)}", id)
    approach = str(action.args[2]) if len(action.args) > 2 else ""
    if action.verb == "guard" and (not wings.fighter(play, air) or approach not in BANDS):
        return illegal("BR-5-02", f"only fighters escort, in a band: {the(id)}", id)
    if action.verb == "send" and approach not in missions.approaches(kind, draft.mission):
        return illegal("BR-5-19", f"{the(id)} cannot attack that way", id)
    if draft.night and not (
        missions.flies_by_night(play, kind, draft.mission) if action.verb == "send" else kind.has("night")
    ):
        return illegal("BR-5-16", f"{the(id)} do not fly by night", id)
    if not wings.reach(play, air, missions.start(play, draft), missions.target_hex(play, draft)):
        return illegal("BR-4-20", f"the target is out of range of {the(id)}", id)
    if len(action.args) > 1 and missions.stage_room(play, draft, air) < int(action.args[1]):
        return illegal("BR-4-09", f"{the(draft.staging)} has no room for so many of {the(id)}", id)
    return _too_many(play, lines, draft, air, id)


def _too_many(play: Campaign, lines: tuple[Line, ...], draft: Line, air: int, id: str) -> Refusal:
    """Why so many APs cannot fly: they have missions, or their base cannot launch them."""
    left = wings.idle(play, air) - wings.plotted((*lines, draft), air)
    if wings.can_launch(play, (*lines, draft), air) < left:
        place = play.sea.based[air]
        if ship_at(place) >= 0 and wings.ferried(play, ship_at(place)):
            return illegal("WPB-NV2-19", f"{the(id)} wait until the ferried air points are gone", id)
        worn = play.state.airfields.get(place, 0) > wings.SUPPRESSED
        rule = "BR-9-03" if place >= 30_000 else "BR-4-05" if worn else "BR-4-04"
        return illegal(rule, f"the base of {the(id)} cannot launch so many", id)
    return illegal("BR-5-01", f"{the(id)} have {counted(max(left, 0), 'air point')} without a mission", id)


class PlotsStep(Step[Campaign, Plots]):
    """All is plotted: APs with a mission are committed. [BR-5-01, BR-3-09]"""

    def run(self, play: Campaign, frame: Plots) -> None:
        """The plots are handed in."""
        play.pop()
        phase = play.state.frames[-1]
        assert isinstance(phase, AirPhase)
        phase.lines = frame.lines
        play.sea.flights = tuple(line for line in frame.lines if line.mission not in (TRANSPORT, DROP))
        for line in frame.lines:
            for air, count, _ in (*line.bombers, *line.escorts):
                if line.mission != TRANSFER:
                    play.state.flown[air] = play.state.flown[air] + count
        play.note("all air missions are plotted")
