"""Choosing losses, one hit at a time.

``assign`` is called by the frame that rolled the hits (a battle or a raid; anything with the fields
``power``, ``space``, ``attackers``, ``defenders`` and ``struck``). It carries out every loss that is forced
and puts a ``Casualties`` frame on the stack only if somebody has a real choice.
"""

from __future__ import annotations

from typing import Any

from flagplot.games.axis_allies.combat import berths, fire
from flagplot.games.axis_allies.combat.fire import Hits, Room
from flagplot.games.axis_allies.combat.frames import Battle, Casualties, SeaStage
from flagplot.games.axis_allies.events import Announced, Damaged
from flagplot.games.axis_allies.pieces import Stacks, Status, change, look, minus, plus
from flagplot.games.axis_allies.play import War
from flagplot.games.axis_allies.status import at_war, friends
from flagplot.games.axis_allies.text import cargo_text, piece_text, told
from flagplot.kernel.action import Action
from flagplot.kernel.flow import Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.words import the

Parent = Any  # the frame below: Battle, Raid, ...


def assign(war: War, hits: Hits, *, attacker_side: bool, still_fire: bool = False, only: int = -1) -> None:
    """Put hits on one side of the top frame.

    ``hits`` are counted by class (air, other, sub); ``still_fire`` moves the lost units to ``struck``
    until ``remove`` is called; ``only`` limits the hits to one kind of unit. The owner of the units chooses;
    a class of hits nobody can take is lost. [P40-GCB-18, P40-GCB-20, A50-CBT-18, A50-CBT-23]
    """
    if not any(hits):
        return
    parent: Parent = war.state.frames[-1]
    frame = Casualties(
        seats=(),
        attacker_side=attacker_side,
        hits=tuple(zip(fire.CLASSES, hits, strict=True)),
        still_fire=still_fire,
        only=only,
    )
    if _forced(war, frame, parent):
        seats = (war.seat(parent.power),) if attacker_side else _choosers(war, parent)
        frame.seats = seats or (war.seat(parent.power),)
        if len(seats) > 1:
            frame.shared, frame.panel = True, seats
            if war.edition.largest_proposes:
                frame.seats = (_largest(war, parent, seats),)
            frame.held, frame.held_struck = parent.defenders, parent.struck
        war.state.frames.append(frame)


class CasualtiesStep(Step[War, Casualties]):
    """Somebody chooses losses. [P40-GCB-35]"""

    def seats(self, war: War, frame: Casualties) -> tuple[str, ...]:
        """Who chooses, proposes or judges now."""
        return frame.seats

    def legal(self, war: War, frame: Casualties, seat: str) -> list[Action]:
        """The units that may take the next hit, or the answers to a proposal."""
        if frame.judges:
            return [Action("agree"), Action("object")]
        board, power = war.board, war.power(seat)
        return [Action("lose", (piece_text(board, named, power),)) for named, _ in _nameable(war, frame)]

    def do(self, war: War, frame: Casualties, seat: str, action: Action) -> None:
        """Take one loss, or judge the proposed losses."""
        parent: Parent = war.state.frames[-2]
        if action.verb == "agree":
            _agreed(war, frame, parent)
        elif action.verb == "object":
            _objected(war, frame, parent, seat)
        else:
            board, power = war.board, war.power(seat)
            named, piece = next(
                pair for pair in _nameable(war, frame) if piece_text(board, pair[0], power) == action.args[0]
            )
            if frame.shared:
                frame.seats = (seat,)
            _hit(war, frame, parent, piece, named)
            if not _forced(war, frame, parent):
                _chosen(war, frame)

    def why_not(self, war: War, frame: Casualties, seat: str, action: Action) -> Refusal | None:
        """Name the rule that protects a unit from the hits at hand."""
        if action.verb in ("retreat", "withdraw"):
            return illegal("P40-RET-01", "nobody retreats before the round is over and its losses are taken")
        if action.verb != "lose" or frame.judges or not action.args:
            return None
        parent: Parent = war.state.frames[-2]
        name, power = str(action.args[0]), war.power(seat)
        for piece in _side(frame, parent):
            if _called(war, piece, name, power):
                return _protected(war, piece, land=not war.board.sea[parent.space])
        return _elsewhere(war, frame, parent, name, power)

    def prompt(self, war: War, frame: Casualties, seat: str) -> str:
        """What to decide."""
        if frame.judges:
            lost = told(", ".join(piece_text(war.board, piece, war.power(seat)) for piece in frame.picks))
            return f"The losses proposed are {lost}: agree, or object and leave the choice to the attacker."
        left = sum(n for _, n in frame.hits) - sum(frame.taken)
        parent: Parent = war.state.frames[-2]
        where = war.name(parent.space)
        side = "attacking" if frame.attacker_side else "defending"
        what = "propose" if frame.shared else "choose"
        next_ = "the hit" if left == 1 else f"the next of {left} hits"
        return f"{the(where)}: {what} the {side} unit that takes {next_}{_last_word(war, frame)}."


def _last_word(war: War, frame: Casualties) -> str:
    """Whether what is lost now fires again: not if submarines have surprised it.

    Only submarines that strike before the others answer such a hit.
    [P40-GCB-13, P40-GCB-18, A50-SUB-08, A50-SUB-11, A50-CBT-12]
    """
    parent: Parent = war.state.frames[-2]
    surprised = (SeaStage.STRIKE_BACK, SeaStage.STRUCK) if frame.still_fire else (SeaStage.ATTACK,)
    if not (isinstance(parent, Battle) and war.board.sea[parent.space] and parent.stage in surprised):
        return "; units lost now still fire this round" if frame.still_fire else ""
    removed = "; a surprise strike: what is lost now is removed before it can fire"
    answer = parent.defenders if frame.still_fire and parent.early & 2 else {}
    kinds = war.board.kinds
    if any(kinds[look(piece).kind].submarine for piece in candidates(war, frame, answer)):
        removed += ", but a submarine still strikes back"
    return removed


def _protected(war: War, piece: int, land: bool) -> Refusal:
    kind = war.board.kinds[look(piece).kind]
    if kind.air and land:
        return illegal("A50-AMP-12", "bombardment hits land units only", kind.id)
    if kind.transport:
        return illegal("P40-TRN-25", "a transport is lost only if no other unit can take the hit", kind.id)
    if kind.air:
        return illegal("P40-SUB-13", "submarines cannot hit aircraft", kind.id)
    if kind.submarine:
        return illegal("P40-SUB-14", "aircraft cannot hit submarines without a destroyer", kind.id)
    return illegal("P40-GCB-32", "none of the hits can be put on that unit", kind.id)


def _called(war: War, piece: int, name: str, power: int) -> bool:
    """Whether a power may mean this piece by the name; marks of the turn may be left out."""
    text = piece_text(war.board, piece, power)
    return name in (text, text.split("~")[0])


def _elsewhere(war: War, frame: Casualties, parent: Parent, name: str, power: int) -> Refusal | None:
    """Why a unit that is not on this side of the strip cannot be lost."""
    others: Stacks = parent.defenders if frame.attacker_side else parent.attackers
    if any(_called(war, piece, name, power) for piece in others):
        rule = "P40-GCB-20" if frame.attacker_side else "P40-GCB-18"
        return illegal(rule, f"the hits are on the other side, not on {the(name)}", name)
    for piece in _side(frame, parent):
        if any(cargo_text(war.board, code, power) == name for code in look(piece).cargo):
            return illegal(
                "P40-GCB-03", f"{the(name)} is cargo: it takes no hit and is lost with its ship", name
            )
    for piece in war.state.units[parent.space]:
        if _called(war, piece, name, power):
            return _out_of_it(war, parent.power, piece, name)
    return None


def _out_of_it(war: War, attacker: int, piece: int, name: str) -> Refusal | None:
    """Why a unit in the contested space takes no part in the battle."""
    seen = look(piece)
    kind = war.board.kinds[seen.kind]
    if kind.antiaircraft:
        return illegal("P40-AAG-09", "antiaircraft guns take no hits", name)
    if kind.submarine and (seen.owner == attacker or seen.status is Status.SUBMERGED):
        return illegal("P40-GCB-12", "a submerged submarine has left the battle", name)
    if seen.status is Status.INTERCEPTED:
        return illegal("P40-SBR-22", "a fighter that met the raid is in no other battle", name)
    if seen.owner != attacker and not at_war(war, attacker, seen.owner):
        if friends(war, attacker, seen.owner):
            return illegal("P40-GCB-04", "units of the attacker's friends take no part", name)
        return illegal("P40-CBT-07", "units of a power at peace with the attacker take no part", name)
    return None


# -- which units may be hit --------------------------------------------------------------------------------


def _side(frame: Casualties, parent: Parent) -> Stacks:
    stacks: Stacks = parent.attackers if frame.attacker_side else parent.defenders
    return stacks


def _hits(frame: Casualties) -> Hits:
    (_, air), (_, other), (_, sub) = frame.hits
    return air, other, sub


def _nameable(war: War, frame: Casualties) -> list[tuple[int, int]]:
    """What can be named for the next hit, and the piece on the strip it is: equal carriers by their aircraft.

    [P40-GCB-18, P40-CVS-13, A50-CBT-18, A50-CAR-14]
    """
    parent: Parent = war.state.frames[-2]
    found: list[tuple[int, int]] = []
    for piece in candidates(war, frame, _side(frame, parent)):
        ships = _ships(frame, parent, piece)
        found += [(ship, piece) for ship in ships] if ships else [(piece, piece)]
    return found


def _ships(frame: Casualties, parent: Parent, piece: int) -> list[int]:
    """The carriers, with their aircraft, that a hit on a defending piece may be meant for."""
    if frame.attacker_side or not isinstance(parent, Battle) or not parent.decks:
        return []
    return berths.choices(parent, piece)


def candidates(war: War, frame: Casualties, stacks: Stacks) -> list[int]:
    """The pieces that may take the next hit. [P40-GCB-12, P40-GCB-32, P40-TRN-25, A50-CBT-19, A50-SUB-07]

    Only what is on the strip can be hit: submerged submarines have left it and cargo never was on it.
    """
    tab = fire.table(war.board.kinds)
    room, hits = fire.room(tab, stacks, frame.only), _hits(frame)
    may = [room[g] > 0 and fire.takes(hits, frame.taken, room, g) for g in range(4)]
    only = frame.only
    return [p for p in stacks if may[tab.group[look(p).kind]] and (only < 0 or look(p).kind == only)]


def _forced(war: War, frame: Casualties, parent: Parent) -> bool:
    """Carry out losses that leave no choice; whether a real choice is left.

    A single unit open to the next hit takes it. Among several it is all or nothing: where anything is to be
    chosen every hit is asked for, so that whoever names all his losses is taken at his word.
    """
    while len(open_to := candidates(war, frame, _side(frame, parent))) == 1:
        if _matters(war, frame, parent, open_to[0]):
            return True
        _hit(war, frame, parent, open_to[0])
    picks = _certain(war, frame, _side(frame, parent))
    if picks is not None and any(_matters(war, frame, parent, piece) for piece in picks):
        return True
    for piece in picks or ():
        _hit(war, frame, parent, piece)
    return picks is None


def _matters(war: War, frame: Casualties, parent: Parent, piece: int) -> bool:
    """Whether it makes a difference which of some equal carriers is hit, and not all of them are lost."""
    left = sum(_hits(frame)) - sum(frame.taken)
    hits = fire.table(war.board.kinds).hits[look(piece).kind]
    return left < _side(frame, parent).get(piece, 0) * hits and bool(_ships(frame, parent, piece))


def _certain(war: War, frame: Casualties, stacks: Stacks) -> list[int] | None:
    """The pieces hit by all hits that are left, one after another; None if that can be chosen."""
    tab, trial = fire.table(war.board.kinds), frame.clone()
    picks = []
    while open_to := candidates(war, trial, stacks):
        piece = open_to[0] if len(open_to) == 1 else _doomed(war, trial, stacks, open_to)
        if piece is None:
            return None
        picks.append(piece)
        trial.taken = _one_more(tab, trial.taken, piece)
        stacks = _struck(tab, stacks, piece)
    return picks


def _one_more(tab: fire.Table, taken: tuple[int, ...], piece: int) -> tuple[int, ...]:
    """Hits assigned so far, by target group, with one more on a piece."""
    group = tab.group[look(piece).kind]
    return tuple(n + (i == group) for i, n in enumerate(taken))


def _struck(tab: fire.Table, stacks: Stacks, piece: int) -> Stacks:
    """One side of the strip after a hit: an undamaged capital ship stays, damaged.

    [P40-GCB-11, A50-CBT-20, A50-SUB-20, A50-NAV-26]
    """
    seen = look(piece)
    rest = minus(stacks, piece)
    return plus(rest, change(piece, damaged=True)) if tab.hits[seen.kind] - seen.damaged > 1 else rest


def _doomed(war: War, frame: Casualties, stacks: Stacks, open_to: list[int]) -> int | None:
    """A piece that takes a hit in every way of assigning all hits that can be assigned."""
    tab, hits, taken = fire.table(war.board.kinds), _hits(frame), frame.taken
    room = fire.room(tab, stacks, frame.only)
    group = tab.group[look(open_to[0]).kind]
    transports = group == fire.TRANSPORT
    left = sum(hits) - sum(taken) if transports else fire.rank(hits, _with(room, taken)) - sum(taken[:3])
    for piece in open_to:
        seen = look(piece)
        group = tab.group[seen.kind]
        cut = stacks[piece] * (tab.hits[seen.kind] - seen.damaged)
        if transports:
            rest = room[fire.TRANSPORT] - cut
        else:
            less = list(room)
            less[group] -= cut
            rest = fire.rank(hits, _with((less[0], less[1], less[2], 0), taken)) - sum(taken[:3])
        if rest < left:
            return piece
    return None


def _with(room: Room, taken: tuple[int, ...]) -> Room:
    return room[0] + taken[0], room[1] + taken[1], room[2] + taken[2], 0


# -- taking hits -------------------------------------------------------------------------------------------


def _hit(war: War, frame: Casualties, parent: Parent, piece: int, named: int = 0) -> None:
    """Put one hit on a unit: an undamaged capital ship is damaged, anything else is lost.

    A carrier may have been ``named`` with its aircraft.
    [P40-GCB-11, P40-GCB-35, P40-BBS-02, P40-CVS-02, A50-CBT-20]
    """
    tab, seen = fire.table(war.board.kinds), look(piece)
    frame.taken = _one_more(tab, frame.taken, piece)
    stacks = _struck(tab, _side(frame, parent), piece)
    if named and named != piece:
        berths.strike(parent, piece, named)
    sunk = tab.hits[seen.kind] - seen.damaged <= 1
    if sunk and (frame.still_fire or frame.shared):  # a proposal may yet be dropped
        parent.struck = plus(parent.struck, piece)
    if frame.attacker_side:
        parent.attackers = stacks
    else:
        parent.defenders = stacks
    if frame.shared:
        frame.picks = (*frame.picks, named or piece)
    else:
        _report(war, frame, parent, piece)


def _report(war: War, frame: Casualties, parent: Parent, piece: int) -> None:
    """Tell what a hit did; units that still fire are reported when they are removed."""
    seen = look(piece)
    kind = war.board.kinds[seen.kind]
    if kind.hits - seen.damaged > 1:
        owner = war.board.owner_ids[seen.owner]
        war.emit(Damaged(power=owner, what=kind.id, space=war.name(parent.space), points=1))
    elif not frame.still_fire:
        war.lose(parent.space, piece, 1, "hit")


def remove(war: War, parent: Parent) -> None:
    """Take the casualties that have fired off the strip of a frame.

    [P40-GCB-13, P40-GCB-23, A50-CBT-17, A50-SUB-16]
    """
    for piece, number in parent.struck.items():
        war.lose(parent.space, piece, number, "hit")
    parent.struck = {}


# -- several defenders --------------------------------------------------------------------------------------


def _choosers(war: War, parent: Parent) -> tuple[str, ...]:
    """The seats that may choose or propose defending losses, one for each person.

    A person speaks with the seat of the power that controls the territory, if it has units in the battle,
    else with its first power in turn order after the attacker. Neutral infantry have no say; they are
    lost as the owners of the units beside them choose.
    [P40-MNF-10, P40-MNF-11, P40-MAP-27, A50-MNF-06]
    """
    owners = {look(piece).owner for piece in parent.defenders}
    persons = war.state.persons
    controller = war.state.control[parent.space]
    speakers: dict[int, int] = {}
    for power in war.board.after(parent.power):
        if power in owners:
            person = persons[power]
            if person not in speakers or power == controller:
                speakers[person] = power
    return tuple(war.seat(power) for power in speakers.values())


def _largest(war: War, parent: Parent, seats: tuple[str, ...]) -> str:
    """The seat of whoever plays the defending power with most units; among equals the first. [A50-MNF-10]"""
    sizes: dict[int, int] = {}
    for piece, number in parent.defenders.items():
        owner = look(piece).owner
        sizes[owner] = sizes.get(owner, 0) + number
    persons = war.state.persons
    powers = [p for p in war.board.after(parent.power) if p in sizes]
    person = persons[max(powers, key=lambda power: sizes[power])]
    return next(seat for seat in seats if persons[war.power(seat)] == person)


def _chosen(war: War, frame: Casualties) -> None:
    """All losses are named: done, or the proposal is put before the other defenders.

    [P40-MNF-11, A50-MNF-10]
    """
    if frame.shared:
        frame.judges = tuple(seat for seat in frame.panel if seat not in frame.seats)
        frame.seats = frame.judges[:1]
    else:
        war.state.frames.pop()


def _agreed(war: War, frame: Casualties, parent: Parent) -> None:
    """The next defender is asked; when all agree the proposal is carried out.

    [P40-MNF-10, A50-MNF-06, A50-MNF-10]
    """
    frame.judges = frame.judges[1:]
    frame.seats = frame.judges[:1]
    if not frame.judges:
        for pick in frame.picks:
            piece = berths.on_strip(frame.held, pick)
            if not frame.still_fire and piece in parent.struck:
                parent.struck = minus(parent.struck, piece)
            _report(war, frame, parent, piece)
        war.state.frames.pop()


def _objected(war: War, frame: Casualties, parent: Parent, seat: str) -> None:
    """The proposal is dropped and the attacker chooses. [P40-MNF-10, P40-MNF-11, A50-MNF-06, A50-MNF-10]"""
    parent.defenders, parent.struck = frame.held, frame.held_struck
    war.emit(Announced(power=seat, what="objects to the losses in", space=war.name(parent.space)))
    gone = list(frame.taken)
    tab = fire.table(war.board.kinds)
    for pick in frame.picks:
        gone[tab.group[look(pick).kind]] -= 1
        piece = berths.on_strip(frame.held, pick)
        if piece != pick:
            berths.restore(parent, piece, pick)
    frame.taken = tuple(gone)
    frame.picks, frame.judges, frame.shared = (), (), False
    frame.seats = (war.seat(parent.power),)
