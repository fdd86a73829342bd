"""The battle strip: who is placed on it, how it fires, and how the survivors go back to the map.

Everything here works on a ``Battle`` frame and is shared by sea battles, land battles and retreats.
"""

from __future__ import annotations

from flagplot.games.axis_allies.combat import fire
from flagplot.games.axis_allies.combat.fire import Hits
from flagplot.games.axis_allies.combat.frames import Battle
from flagplot.games.axis_allies.events import BattleBegan, BattleEnded, Hit
from flagplot.games.axis_allies.pieces import Stacks, Status, change, look, make, minus, plus
from flagplot.games.axis_allies.play import War
from flagplot.games.axis_allies.text import force_text
from flagplot.kernel.flow import Aim
from flagplot.kernel.words import listed, the

_AWAY = (Status.INTERCEPTED, Status.STRANDED, Status.ALOFT)  # in the space, but not in its battle


# -- placing units: step 1 --------------------------------------------------------------------------------


def place_sea(war: War, zone: int, power: int) -> Battle:
    """Take the units of a sea battle off the map.

    Attackers: every ship of the attacker in the zone and the aircraft it committed there. Defenders: every
    ship of powers at war with the attacker, the aircraft of their undamaged carriers, and scrambled
    aircraft. Friends of the attacker and powers at peace with it keep out; what is aboard a transport, a
    guest's aircraft on an attacking carrier, and anything on an already damaged carrier is cargo.
    [P40-GCB-01, P40-CBT-08, A50-NAV-06]
    """
    kinds, enemies = war.board.kinds, war.state.war[power]
    frame = Battle(power=power, space=zone)
    decks: list[tuple[int, tuple[int, ...]]] = []
    for piece, number in war.state.units[zone].items():
        seen = look(piece)
        kind = kinds[seen.kind]
        if seen.owner == power:  # his own alone: friends never attack together [P40-MNF-02, A50-MNF-04]
            if kind.sea:  # every ship of his [P40-AMP-10, P40-AMP-34, A50-AMP-05]
                war.remove(zone, piece, number)
                # what else is aboard is cargo: a guest's aircraft [P40-MNF-07, P40-CVS-04, A50-CAR-06,
                # A50-MNF-08], land units [P40-GCB-03, P40-TRN-04, A50-CBT-08]
                ship = _launch_own(war, zone, piece, number) if seen.cargo and kind.deck else piece
                frame.attackers = plus(frame.attackers, _bare(ship), number)
            elif seen.status is Status.ATTACKING:  # sent to fight here [P40-AIR-20, A50-AMP-22]
                war.remove(zone, piece, number)
                frame.attackers = plus(frame.attackers, piece, number)
        # all his enemies together [P40-MNF-09, A50-MNF-05], neither his friends [P40-GCB-04, P40-MNF-04,
        # A50-CBT-09, A50-MNF-03] nor powers at peace with him [P40-CBT-07, P40-ERR-10]; aircraft ashore are
        # not in the zone unless they scrambled [P40-SCR-03, P40-SCR-04, P40-AIR-21]
        elif enemies >> seen.owner & 1 and (kind.sea or seen.status not in _AWAY):
            war.remove(zone, piece, number)
            if kind.sea:
                piece = change(piece, status=Status.READY, left=0, home=-1, target=-1)
                if kind.deck and seen.cargo and not seen.damaged:  # [P40-CVS-10, P40-CVS-14, A50-CAR-08]
                    piece = _launch_defenders(frame, piece, number, enemies, decks)
            frame.defenders = plus(frame.defenders, piece, number)
    frame.decks = tuple(sorted(decks))
    return frame


def _bare(piece: int) -> int:
    """A ship without the marks of this turn, but with an assault it has announced."""
    seen = look(piece)
    if seen.status is Status.ASSAULTING:
        return piece
    return change(piece, status=Status.READY, left=0, home=-1, target=-1)


def _launch_own(war: War, zone: int, piece: int, number: int) -> int:
    """Aircraft of the attacker still aboard its own carrier take no part and stay in the air.

    So only guests are aboard when the carrier is hit, and they are trapped if it is damaged: a damaged
    carrier launches nothing. [P40-CVS-07, P40-CVS-08, P40-CVS-16, A50-CAR-18]
    """
    seen = look(piece)
    if seen.damaged:
        return piece
    guests = []
    for item in seen.aboard:
        if item.owner == seen.owner:
            left = war.board.kinds[item.kind].move
            war.add(zone, make(item.owner, item.kind, status=Status.ALOFT, left=left), number)
        else:
            guests.append(item.code)
    return change(piece, cargo=tuple(guests))


def _launch_defenders(
    frame: Battle, piece: int, number: int, enemies: int, decks: list[tuple[int, tuple[int, ...]]]
) -> int:
    """Aircraft of an undamaged carrier rise to defend; the frame remembers which load each carrier had.

    On the strip they are the aircraft without any mark. [P40-CVS-10, P40-CVS-12, A50-CAR-08]
    """
    seen = look(piece)
    up = tuple(item for item in seen.aboard if enemies >> item.owner & 1)
    ship = change(piece, cargo=tuple(item.code for item in seen.aboard if item not in up))
    for item in up:
        frame.defenders = plus(frame.defenders, make(item.owner, item.kind), number)
    decks += [(ship, tuple(item.code for item in up))] * number
    return ship


def place_land(war: War, space: int, power: int) -> Battle:
    """Take the units of a land battle off the map.

    Attackers: the attacker's land units and the aircraft it committed to the territory. Defenders: all
    units of powers at war with it and neutral infantry. Antiaircraft guns and facilities are not units of
    the battle and stay on the map, and so do fighters that intercepted a raid.
    Overland and seaborne attackers fight as one. [P40-GCB-01, P40-INF-04, P40-AMP-22, A50-AMP-16]
    """
    kinds, enemies, neutral = war.board.kinds, war.state.war[power], war.board.neutral
    frame = Battle(power=power, space=space)
    for piece, number in war.state.units[space].items():
        seen = look(piece)
        kind = kinds[seen.kind]
        if kind.antiaircraft:
            continue  # never a loss [P40-AAG-09, A50-AAG-08, A50-CBT-31]
        if seen.owner == power:  # [A50-MNF-04]
            if kind.land or seen.status in (Status.ATTACKING, Status.DROPPING):
                war.remove(space, piece, number)
                if kind.land and seen.status is not Status.SEABORNE:
                    piece = make(power, seen.kind)
                frame.attackers = plus(frame.attackers, piece, number)
        # all his enemies together [P40-MNF-01, P40-MNF-09, A50-MNF-01, A50-MNF-05] and neutrals like them
        # [P40-MAP-10, P40-MAP-27], nobody at peace with him [P40-CBT-07]; aircraft on the ground fight here
        # [P40-AMP-31, A50-AMP-23], but not those that met a raid [P40-SBR-22]
        elif (seen.owner == neutral or enemies >> seen.owner & 1) and seen.status not in _AWAY:
            war.remove(space, piece, number)
            frame.defenders = plus(frame.defenders, make(seen.owner, seen.kind), number)
    return frame


def announce(war: War, frame: Battle) -> None:
    """Tell that the battle begins."""
    power, board = frame.power, war.board
    war.emit(
        BattleBegan(
            space=war.name(frame.space),
            attacker=war.seat(power),
            attackers=force_text(board, frame.attackers, power),
            defenders=force_text(board, frame.defenders, board.none),
        )
    )


# -- firing: steps 2 to 4 ---------------------------------------------------------------------------------


def volley(war: War, frame: Battle, attacking: bool, subs: int = fire.ALL) -> Hits:
    """Roll one fire step of one side and sort the hits by what they may be put on.

    The attacker rolls first though fire is simultaneous: struck defenders still fire. Dice that could hit
    nobody are not thrown. Matches and destroyers are counted from the units on the strip now, and with a
    destroyer beside them air hits can take submarines like any other hit.
    [P40-CBT-05, A50-CBT-06]
    """
    tab, sea = fire.table(war.board.kinds), war.board.sea[frame.space]
    forces: tuple[Stacks, ...]
    if attacking:
        forces, targets, who = (frame.attackers,), frame.defenders, war.seat(frame.power)
    else:  # the struck fire too [P40-GCB-18, P40-GCB-19, A50-CBT-12, A50-CBT-14]
        forces, targets, who = (frame.defenders, frame.struck), frame.attackers, _defenders(war, frame)
    if not targets:
        return fire.NO_HITS
    room = fire.room(tab, targets)
    hunting = sea and fire.has_destroyer(tab, *forces)  # any power's [A50-NAV-02]
    thrown: list[tuple[int, fire.Shot, str]] = []  # hit class, throw, whose
    for name, stacks in _throwers(war, frame, forces, who):
        # counted from who is left [A50-CBT-25]
        classes = fire.shots(tab, fire.muster(tab, *stacks), attacking, not sea, subs)
        for cls, shots in enumerate(classes):
            if fire.can_hit(cls, room, hunting):
                thrown += [(cls, shot, name) for shot in shots]
    if war.edition.powers_throw_apart:  # lowest values first; powers stay in their order
        thrown.sort(key=lambda throw: throw[1].value)
    found = _roll(war, frame, thrown, who)
    hits = found[0] + found[1] + found[2]
    if hits:
        scored = tuple((fire.CLASSES[c], n) for c, n in enumerate(found) if n) if sea else ()
        war.emit(Hit(space=war.name(frame.space), by=who, hits=hits, classes=scored))
    if hunting:  # [P40-SUB-14, P40-DST-03, A50-NAV-01]
        return 0, found[fire.OTHER] + found[fire.AIR], found[fire.SUB]
    return found[0], found[1], found[2]


def _throwers(
    war: War, frame: Battle, forces: tuple[Stacks, ...], who: str
) -> list[tuple[str, tuple[Stacks, ...]]]:
    """The forces of one side as they throw: all together, or every power for itself in turn order.

    [A50-MNF-07]
    """
    if not war.edition.powers_throw_apart or "+" not in who:
        return [(who, forces)]
    found = []
    for owner in (*war.board.after(frame.power), *range(war.board.n_powers, len(war.board.owner_ids))):
        own = tuple({p: n for p, n in stacks.items() if look(p).owner == owner} for stacks in forces)
        if any(own):
            found.append((war.board.owner_ids[owner], own))
    return found


def _roll(war: War, frame: Battle, thrown: list[tuple[int, fire.Shot, str]], who: str) -> list[int]:
    """Throw the dice of a step, naming the units that fire; the hits by class."""
    where, kinds = war.name(frame.space), war.board.kinds
    hits = [0, 0, 0]
    if war.state.options.get("low_luck"):
        for cls in range(3):
            shots = [fire.points(shot) for of, shot, _ in thrown if of == cls]
            reason = f"{listed(who.split('+'))} in {the(where)}"
            hits[cls] = war.volley(shots, reason, Aim(who=who, at=where)) if shots else 0
        return hits
    for cls, shot, name in thrown:  # in a fixed order, so a seed and the answers make the game [A50-GEN-14]
        crew = tuple(kinds[k].id if n == 1 else f"{n} {kinds[k].id}" for k, n in shot.crew)
        reason = f"{listed(name.split('+'))} in {the(where)}: {', '.join(map(the, crew))} at {shot.value}"
        faces = war.roll(shot.dice, reason, aim=Aim(name, crew, where, 1, shot.value))
        hits[cls] += fire.scored(faces, shot.value, shot.best_of)
    return hits


def _defenders(war: War, frame: Battle) -> str:
    return "+".join(war.board.owner_ids[o] for o in owners(frame.defenders, frame.struck))


def owners(*forces: Stacks) -> list[int]:
    """The owners of some forces, in turn order."""
    return sorted({look(piece).owner for stacks in forces for piece in stacks})


# -- leaving the strip --------------------------------------------------------------------------------------


def sink(war: War, frame: Battle, attackers: bool) -> None:
    """Destroy all transports of one side, without dice, with what is aboard.

    [P40-TRN-22, P40-GCB-28, A50-NAV-20]
    """
    stacks = frame.attackers if attackers else frame.defenders
    for piece, number in stacks.items():
        if war.board.kinds[look(piece).kind].transport:
            war.lose(frame.space, piece, number, "defenseless")
            if attackers:
                frame.attackers = minus(frame.attackers, piece, number)
            else:
                frame.defenders = minus(frame.defenders, piece, number)


def withdraw(war: War, frame: Battle, piece: int, number: int, space: int) -> None:
    """Put attackers back on the map in ``space``: they have fought and are done for this turn.

    Aircraft stay in the contested space, in the air, with the movement points they have left; they may
    land but not capture. A transport that stays keeps its announced assault, one that retreats has lost
    it. [P40-GCB-26]
    """
    frame.attackers = minus(frame.attackers, piece, number)
    piece = _mended(war, piece)
    seen = look(piece)
    if war.board.kinds[seen.kind].air:  # [P40-RET-05, P40-AMP-30, P40-CAP-05, A50-RET-05, A50-AMP-21]
        war.add(frame.space, change(piece, status=Status.ALOFT, home=-1, target=-1), number)
    elif seen.status is Status.ASSAULTING and space == frame.space:
        war.add(space, piece, number)
    else:
        # a ship that fought bombards nowhere else: the zone it fought in marks it [P40-BBS-04, P40-CRU-02,
        # A50-AMP-14]
        gone = space != frame.space and war.board.kinds[seen.kind].bombard
        fought_in = frame.space if gone else -1
        # it has used its move, a submerged submarine too [A50-SUB-24], and lands nobody [P40-TRN-12,
        # A50-TRN-14]
        war.add(space, change(piece, status=Status.DONE, left=0, home=-1, target=fought_in), number)


def conclude(war: War, frame: Battle) -> None:
    """Step 7: put the survivors of both sides back on the map and take the frame off the stack.

    Defenders become ready again; scrambled aircraft wait for the end of combat over the zone; submarines that
    nobody could hit count as submerged.
    [P40-GCB-26, P40-GCB-36, A50-CBT-05, A50-CBT-27]
    """
    space, kinds = frame.space, war.board.kinds
    winner = _winner(frame)
    for piece, number in frame.attackers.items():
        withdraw(war, frame, piece, number, space)
    if war.board.sea[space]:
        _return_aircraft(war, frame)
    for piece, number in frame.defenders.items():
        if frame.truce and kinds[look(piece).kind].submarine:  # [P40-GCB-33, A50-CBT-29]
            piece = change(piece, status=Status.SUBMERGED)
        war.add(space, _mended(war, piece), number)
    frame.defenders = {}
    war.emit(BattleEnded(space=war.name(space), winner=winner))
    war.state.frames.pop()


def _mended(war: War, piece: int) -> int:
    """A ship when its battle is over: damage stays or goes with it. [P40-BBS-03, P40-GCB-15, A50-CBT-21]"""
    if war.edition.damage_lasts or not look(piece).damaged:
        return piece
    return change(piece, damaged=False)


def _winner(frame: Battle) -> str:
    """The side with units left on the strip; nobody if both have, or neither has.

    [P40-GCB-26, A50-CBT-27]
    """
    if bool(frame.attackers) is bool(frame.defenders):
        return "nobody"
    return "attacker" if frame.attackers else "defender"


def _return_aircraft(war: War, frame: Battle) -> None:
    """Defending carrier aircraft land on their own carrier if it is there and whole, the others are stranded.

    Carriers and aircraft of one kind are alike, so their owner is given the benefit: the carriers still
    whole are those with most aircraft left to come home. Until the battle ends aircraft whose carrier is gone
    fight on. [P40-CVS-12, P40-CVS-13, P40-CVS-16, A50-NAV-04, A50-CAR-14]
    """
    whole = dict(frame.defenders)
    loads = list(frame.decks)
    while loads:
        ship, load = max(loads, key=lambda deck: (_coming(frame, whole, deck), deck))
        loads.remove((ship, load))
        if not whole.get(ship):
            continue
        whole[ship] -= 1
        landed = _landing(frame, load)
        if landed:
            frame.defenders = minus(frame.defenders, ship)
            for code in landed:
                frame.defenders = minus(frame.defenders, _aircraft(code))
            back = change(ship, cargo=(*look(ship).cargo, *landed))
            war.add(frame.space, back)
    kinds = war.board.kinds
    for piece, number in frame.defenders.items():
        seen = look(piece)
        if kinds[seen.kind].air and seen.status is Status.READY:
            frame.defenders = minus(frame.defenders, piece, number)
            war.add(frame.space, change(piece, status=Status.STRANDED), number)


def _coming(frame: Battle, whole: Stacks, deck: tuple[int, tuple[int, ...]]) -> int:
    return len(_landing(frame, deck[1])) if whole.get(deck[0]) else -1


def _landing(frame: Battle, load: tuple[int, ...]) -> list[int]:
    """Those of a carrier's load that are still there to come home."""
    found: list[int] = []
    for code in load:
        if frame.defenders.get(_aircraft(code), 0) > sum(_aircraft(f) == _aircraft(code) for f in found):
            found.append(code)
    return found


def _aircraft(code: int) -> int:
    return make(code - 1 >> 5 & 15, code - 1 & 31)
