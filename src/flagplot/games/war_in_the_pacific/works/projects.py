"""Construction: airfields, roads, rail lines, ports, seaplane bases. [39.1 to 39.6, 39.8 to 39.10]"""

from __future__ import annotations

from math import ceil

from msgspec.structs import replace

from flagplot.games.war_in_the_pacific import options
from flagplot.games.war_in_the_pacific.command.orders import enlist
from flagplot.games.war_in_the_pacific.marks import ACTIVE, MOVED
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sides import ALLIED, SEATS, enemy
from flagplot.games.war_in_the_pacific.works import crews, slipways, times
from flagplot.games.war_in_the_pacific.works.frames import Building
from flagplot.games.war_in_the_pacific.works.paying import Treasury
from flagplot.games.war_in_the_pacific.works.state import Project
from flagplot.games.war_in_the_pacific.works.tasks import (
    AIRFIELD,
    ANCHORAGE,
    LINES,
    MAJOR,
    MINOR,
    PORT,
    RAIL,
    SEAPLANE,
    SECRET,
)
from flagplot.kernel.action import Action, act
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import the

VERBS = ("build",)
HIGHEST, ATOLL = 13, 4  # levels of airfields [see WPA-ENG-23, WPA-ENG-27]
SECRET_LEVELS = 2  # up to which an American site may be kept secret [see WPA-CON-02]
EXPERIENCED = 43  # the year from which Americans are better at anchorages
ISLAND, SMALLER = 7, {"jungle": 6, "swamp": 4, "rough": 5, "mountain": 3}  # [see BR-O-04]
Ends = tuple[int, ...]  # the hexes a line joins
NEXT = {"anchorage": "minor", "minor": "major"}


def find(play: Campaign, hex: int, task: str, ends: tuple[int, ...] = ()) -> Project | None:
    """The project of a kind in a hex."""
    return next(
        (one for one in play.works.projects if (one.hex, one.task, one.ends) == (hex, task, ends)), None
    )


def _store(play: Campaign, old: Project | None, new: Project | None) -> None:
    others = [one for one in play.works.projects if one is not old]
    play.rework(projects=tuple([*others, new] if new is not None else others))


# -- what may be built where --------------------------------------------------------------------------------


def level(play: Campaign, hex: int) -> int:
    """The level of the airfield in a hex; 0 without one."""
    base = play.tables.bases.get(hex)
    return base.airfield if base is not None else 0


def largest(play: Campaign, hex: int) -> int:
    """The highest level an airfield may have: 4 on atolls, 13 elsewhere; as an option less by terrain.

    [WPA-ENG-23, WPA-ENG-27, WPA-ENG-28, BR-O-04]
    """
    flags = play.land.rows[hex].flags
    if "t" in flags:
        return ATOLL
    if not options.on(play.state, options.AIRFIELD_LIMITS):
        return HIGHEST
    terrain = SMALLER.get(play.land.ground(hex), HIGHEST)
    return min(terrain, ISLAND) if "1" in flags else terrain


def site(play: Campaign, hex: int, task: str, ends: tuple[int, ...] = ()) -> Refusal | None:
    """What keeps a task from being done in a hex.

    Airfields have at most level 13, on atolls 4; a place is expanded once; anchorages are made on islands.
    [WPA-ENG-23, WPA-ENG-27, WPA-ENG-51, WPA-ENG-52, WPA-CON-13]
    """
    label, base = play.label(hex), play.tables.bases.get(hex)
    flags = play.land.rows[hex].flags
    if task == AIRFIELD:
        most = largest(play, hex)
        if level(play, hex) >= most:
            rule = "WPA-ENG-27" if "t" in flags else "WPA-ENG-23" if most == HIGHEST else "BR-O-04"
            return illegal(rule, f"the airfield of {the(label)} is as large as it can be", label)
        return _sound(play, play.state.airfields.get(hex, 0), label)
    if task == PORT:
        kind = base.port if base is not None else ""
        if kind not in NEXT:
            return illegal("WPA-ENG-48", f"{the(label)} has no port that can be expanded", label)
        printed = play.printed.bases.get(hex)
        if kind == "minor" and (printed is None or printed.port != "minor"):
            return illegal("WPA-ENG-51", f"{the(label)} has been expanded before", label)
        return _sound(play, play.sea.ports.get(hex, 0), label)
    if task == ANCHORAGE:
        island = "1" in flags or "t" in flags
        if not island or (base is not None and base.port) or hex in play.works.barren:
            return illegal("WPA-ENG-52", f"no anchorage can be made in {the(label)}", label)
        return None
    if task == SEAPLANE:
        return slipways.site(play, hex)
    return _line(play, hex, task, ends)


def _sound(play: Campaign, damage: int, label: str) -> Refusal | None:
    """Nobody builds on what is damaged; once others have repaired it engineers may. [WPA-CON-07]"""
    return illegal("WPA-CON-07", f"{the(label)} must be repaired first", label) if damage else None


def _line(play: Campaign, hex: int, task: str, ends: tuple[int, ...]) -> Refusal | None:
    """A line spans two hexsides and joins such lines in two hexes beside it; mountains only at a pass.

    [WPA-ENG-38, WPA-ENG-40, WPA-ENG-41, WPA-ENG-43]
    """
    label, land = play.label(hex), play.land
    near = land.near(hex)
    if len(set(ends)) != 2 or any(end not in land.grid.around(hex) for end in ends):
        return illegal("WPA-ENG-41", f"two hexes beside {the(label)} expected", label)
    if any(land.mountain_side(hex, end) and not land.road(hex, end) for end in ends):
        return illegal("WPA-ENG-43", f"mountains bar the way out of {the(label)}", label)
    if any(end not in near or not _has(play, end, task) for end in ends):
        return illegal("WPA-ENG-41", f"no such line to join on both sides of {the(label)}", label)
    if all(_runs(play, hex, end, task) for end in ends):
        return illegal("WPA-ENG-41", f"there is such a line in {the(label)}", label)
    return None


def _has(play: Campaign, hex: int, task: str) -> bool:
    """Whether such a line runs through a hex, or is being built there."""
    row = play.land.rows[hex]
    mask = {RAIL: row.rail, MAJOR: row.road, MINOR: row.road | row.mroad | row.rail}[task]
    return bool(mask) or any(one.hex == hex and one.task == task for one in play.works.projects)


def _runs(play: Campaign, hex: int, end: int, task: str) -> bool:
    land = play.land
    return {RAIL: land.rail, MAJOR: land.major_road, MINOR: land.road}[task](hex, end)


# -- who builds, and for how much ---------------------------------------------------------------------------


def worker(
    play: Campaign, frame: Building, unit: int, task: str, ends: tuple[int, ...] = ()
) -> Refusal | None:
    """What keeps a unit from a task: only engineers build; they have neither moved, fought nor repaired.

    Base Forces build nothing but seaplane bases, and never with others; Special Base Forces no rail lines.
    Nobody builds for the enemy who holds the hex he is in.
    [WPA-ENG-01, WPA-ENG-03, WPA-ENG-04, WPA-ENG-07, WPA-ENG-13, WPA-ENG-16, WPA-ENG-17, WPA-ENG-22]
    """
    id, hex = play.id(unit), play.state.place[unit]
    if play.state.control.get(hex) != frame.side:
        return illegal("WPA-ENG-01", f"{the(play.label(hex))} is not yours to build in", id)
    base_force = play.unit(unit).kind == crews.BASE
    if task == SEAPLANE:
        refused = slipways.worker(play, unit)
        if refused is not None:
            return refused
    elif not crews.engineer(play, unit):
        rule = "WPA-ENG-16" if base_force else "WPA-ENG-22"
        return illegal(rule, f"{the(id)} cannot build that", id)
    if task == RAIL and not crews.lays_rail(play, unit):
        return illegal("WPA-ENG-13", f"{the(id)} builds no rail lines", id)
    if play.is_(unit, MOVED):
        return illegal("WPA-ENG-04", f"{the(id)} has moved", id)
    if not crews.undisturbed(play, unit):
        return illegal("WPA-ENG-03", f"{the(id)} has fought, is broken or on a train", id)
    if any(one == unit for one, _ in frame.mended):
        return illegal("WPA-ENG-07", f"{the(id)} has repaired in this game-turn", id)
    project = find(play, hex, task, ends)
    crew = today(play, project)
    if unit in crew:
        return illegal("WPA-ENG-20", f"{the(id)} has worked on it in this game-turn", id)
    if base_force and crew:
        return illegal("WPA-ENG-17", f"{the(id)} does not work with others", id)
    return None


def today(play: Campaign, project: Project | None) -> tuple[int, ...]:
    """Who has worked on a project in this game-turn."""
    return project.crew if project is not None and project.last == play.state.turn else ()


def price(play: Campaign, frame: Building, unit: int, task: str, ends: tuple[int, ...]) -> int:
    """CPs for a game-turn of an engineer's work.

    Activated engineers work on airfields and lines without further cost, which they pay for a second task;
    further engineers cost twice as much at new airfields and ports, and ports are paid in every game-turn.
    A river or a pass costs as much again, but for those who are still activated from their work on it.
    [WPA-ENG-06, WPA-ENG-24, WPA-ENG-42, WPA-ENG-49, WPA-ENG-50]
    """
    hex, cost = play.state.place[unit], crews.cost(play, unit)
    project = find(play, hex, task, ends)
    further = bool(today(play, project))
    if task == SEAPLANE:
        return slipways.price(play, unit)
    if task in (PORT, ANCHORAGE):
        return cost * (2 if further else 1)
    twice = further and task == AIRFIELD and not level(play, hex)
    fresh = not play.is_(unit, ACTIVE) or frame.worked.get(unit, 0) > 0
    found = cost * (2 if twice else 1) if fresh else 0
    begun = not fresh and project is not None and unit in project.crew
    return found + (cost if not begun and any(_hard(play, hex, end) for end in ends) else 0)


def _hard(play: Campaign, hex: int, end: int) -> bool:
    """Whether a line crosses a river or a mountain pass. [WPA-ENG-42]"""
    return play.land.river_crossing(hex, end) or play.land.mountain_side(hex, end)


# -- building -----------------------------------------------------------------------------------------------


def build(
    play: Campaign, frame: Building, unit: int, task: str, ends: tuple[int, ...], *, secret: bool
) -> None:
    """An engineer does a game-turn of work, and stays activated. [WPA-ENG-20, WPA-ENG-24]"""
    hex, side = play.state.place[unit], frame.side
    old = find(play, hex, task, ends)
    project = old or Project(side=side, hex=hex, task=task, ends=ends, secret=secret)
    frame.worked = {**frame.worked, unit: frame.worked.get(unit, 0) + 1}
    play.mark(unit, ACTIVE)
    if old is None and task == ANCHORAGE:
        halves = _sound_out(play, hex, unit)
        if not halves:
            play.rework(barren=tuple(sorted({*play.works.barren, hex})))
            return
        project = replace(project, halves=halves)
    crew = today(play, old)
    project = replace(
        project,
        done=project.done + 1,
        weeks=project.weeks + (not crew),
        last=play.state.turn,
        crew=(*crew, unit),
    )
    _store(play, old, project)


def _sound_out(play: Campaign, hex: int, unit: int) -> int:
    """How long an anchorage takes, in halves of its time; 0 if none can be made. [WPA-ENG-54]"""
    american = times.american(play.unit(unit)) and play.tables.card.year(play.state.turn) >= EXPERIENCED
    (die,) = play.roll(1, f"whether an anchorage can be made in {the(play.label(hex))}")
    die += int(american)
    return 0 if die <= 1 else 4 if die <= 3 else 3 if die == 4 else 2


def finish(play: Campaign, side: int) -> None:
    """The Engineering Segment of a side ends: what has had its time is ready, never before half of it.

    [WPA-ENG-19, WPA-ENG-20, WPA-ENG-39]
    """
    for project in play.works.projects:
        if project.side == side and project.last == play.state.turn:
            needed = times.needed(play, project)
            if project.done >= needed and project.weeks >= ceil(needed / 2):
                _store(play, project, None)
                _complete(play, project)
                if project.task == SEAPLANE and slipways.goes_on(play, project, needed):
                    _complete(play, project)


def _complete(play: Campaign, project: Project) -> None:
    """It stands. [WPA-ENG-26, WPA-ENG-48]"""
    hex, works = project.hex, play.works
    if project.task == AIRFIELD:
        play.rework(fields=dict(sorted({**works.fields, hex: level(play, hex) + 1}.items())))
        play.state.airfields = dict(sorted({hex: 0, **play.state.airfields}.items()))
    elif project.task in (PORT, ANCHORAGE):
        base = play.tables.bases.get(hex)
        kind = NEXT.get(base.port, ANCHORAGE) if base is not None else ANCHORAGE
        play.rework(ports=dict(sorted({**works.ports, hex: kind}.items())))
        play.sea.ports = dict(sorted({hex: 0, **play.sea.ports}.items()))
    elif project.task == SEAPLANE:
        base = play.tables.bases.get(hex)
        now = base.seaplane if base is not None else 0
        play.rework(seaplanes=dict(sorted({**works.seaplanes, hex: now + 1}.items())))
        play.sea.seaplanes = dict(sorted({hex: 0, **play.sea.seaplanes}.items()))
    else:
        masks = list(works.lines.get(hex, (0, 0, 0)))
        for end in project.ends:
            masks[LINES.index(project.task)] |= 1 << play.land.grid.direction(hex, end)
        play.rework(lines=dict(sorted({**works.lines, hex: (masks[0], masks[1], masks[2])}.items())))
    audience = (SEATS[project.side],) if project.secret else None
    play.news(f"{the(play.label(hex))}: {project.task} is completed", audience)


# -- what happens to projects -------------------------------------------------------------------------------


def hit(play: Campaign, hex: int, what: str, levels: int) -> None:
    """Damage to what is under construction: each D level undoes a game-turn of work; D4 ends a new airfield.

    [WPA-CON-06, BR-11-08]
    """
    tasks = {"airfield": (AIRFIELD,), "port": (PORT, ANCHORAGE), "seaplane": (SEAPLANE,), "rail": (RAIL,)}
    for project in play.works.projects:
        if project.hex == hex and project.task in tasks.get(what, ()) and levels:
            gone = levels >= 4 and project.task == AIRFIELD and not level(play, hex)
            _store(play, project, None if gone else replace(project, done=max(project.done - levels, 0)))


def reveal(play: Campaign, hex: int, side: int) -> str:
    """Reconnaissance tells what is built and how far it is; a secret site is secret no more.

    [WPA-CON-03, WPA-CON-04]
    """
    found = []
    for project in play.works.projects:
        if project.hex == hex and project.side == enemy(side):
            _store(play, project, replace(project, known=True, secret=False))
            found.append(f"{project.task} under construction, {project.done} weeks of work")
    return ", ".join(found)


def decay(play: Campaign) -> None:
    """Halted construction keeps its progress only where friendly troops or a garrison are. [WPA-CON-05]"""
    for project in play.works.projects:
        held = play.at(project.hex, project.side) or play.intrinsic(project.hex, project.side)
        if not held:
            _store(play, project, None)


# -- orders -------------------------------------------------------------------------------------------------


def orders(play: Campaign, frame: Building, treasury: Treasury) -> list[Action]:
    """All work engineers could do. [WPA-ENG-01, WPA-ENG-12]"""
    found = []
    for unit in play.ashore(frame.side):
        hex = play.state.place[unit]
        if not crews.undisturbed(play, unit):
            continue
        tasks = _tasks(play, hex) if crews.helper(play, unit) else [(SEAPLANE, ())]
        for task, ends in tasks:
            if site(play, hex, task, ends) or worker(play, frame, unit, task, ends):
                continue
            if treasury.affords(hex, price(play, frame, unit, task, ends), (unit,)):
                words = [play.label(end) for end in ends]
                found.append(act("build", play.id(unit), task, *words))
                if _may_hide(play, frame, unit, task):
                    found.append(act("build", play.id(unit), task, SECRET))
    return found


def _tasks(play: Campaign, hex: int) -> list[tuple[str, tuple[int, ...]]]:
    found: list[tuple[str, tuple[int, ...]]] = [(task, ()) for task in (AIRFIELD, PORT, ANCHORAGE, SEAPLANE)]
    near = play.land.near(hex)
    return found + [
        (task, (one, other)) for task in LINES for at, one in enumerate(near) for other in near[at + 1 :]
    ]


def _may_hide(play: Campaign, frame: Building, unit: int, task: str) -> bool:
    """One airfield to level 1 or 2 of the Americans may be kept secret at a time. [WPA-CON-02]"""
    hex = play.state.place[unit]
    return (
        task == AIRFIELD
        and frame.side == ALLIED
        and times.american(play.unit(unit))
        and level(play, hex) < SECRET_LEVELS
        and find(play, hex, task) is None
        and not any(one.secret for one in play.works.projects)
    )


def _read(play: Campaign, action: Action) -> tuple[int, str, tuple[int, ...], bool]:
    unit, task = play.tables.number[str(action.args[0])], str(action.args[1])
    rest = [str(one) for one in action.args[2:]]
    ends = tuple(sorted(play.hex(one) for one in rest if one != SECRET))
    return unit, task, ends, SECRET in rest


def carry_out(play: Campaign, frame: Building, treasury: Treasury, action: Action) -> None:
    """Pay, and work."""
    unit, task, ends, secret = _read(play, action)
    hq = treasury.pay(play.state.place[unit], price(play, frame, unit, task, ends), (unit,))
    if hq >= 0 and not play.is_(unit, ACTIVE):
        enlist(play, unit, hq)
    build(play, frame, unit, task, ends, secret=secret)


def why_not(play: Campaign, frame: Building, action: Action) -> Refusal:
    """The rule against it."""
    id = str(action.args[0])
    unit, task, ends, secret = _read(play, action)
    if unit not in play.ashore(frame.side):
        return illegal("WPA-ENG-22", f"{the(id)} is not yours ashore", id)
    if task not in dict(_tasks(play, play.state.place[unit])):
        return illegal("WPA-ENG-12", f"{the(id)} cannot build that", id)
    found = worker(play, frame, unit, task, ends) or site(play, play.state.place[unit], task, ends)
    if found is None and secret:
        return illegal("WPA-CON-02", "one American airfield to level 1 or 2 is kept secret at a time", id)
    return found or illegal("WPA-ENG-06", f"nobody can pay for the work of {the(id)}", id)
