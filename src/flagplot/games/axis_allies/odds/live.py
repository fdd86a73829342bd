"""Battles of a game in progress: what the attacks on the board, or those still being planned, will meet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from flagplot.games.axis_allies.combat import (
    assault,
    bombardment,
    conduct,
    contested,
    fire,
    raid,
    retreat,
    scramble,
    strip,
)
from flagplot.games.axis_allies.combat.frames import Battle, LandStage, Raid, RaidStage, Scramble, SeaStage
from flagplot.games.axis_allies.economy import capture, facilities
from flagplot.games.axis_allies.economy.income import production
from flagplot.games.axis_allies.game import AxisAllies
from flagplot.games.axis_allies.moves import paratroopers
from flagplot.games.axis_allies.moves.frames import AirOrder, LandOrder, SeaOrder
from flagplot.games.axis_allies.odds.force import Unit
from flagplot.games.axis_allies.odds.lineup import (
    as_side,
    read_defenders,
    read_force,
    read_kamikaze,
    read_more,
)
from flagplot.games.axis_allies.odds.plan import NEVER, Drop, Plan, Retreat, customs, other_prices
from flagplot.games.axis_allies.odds.raids import Aim, RaidPlan
from flagplot.games.axis_allies.odds.roster import EMPTY, Hold
from flagplot.games.axis_allies.odds.sequence import Guns, Ships, Ties
from flagplot.games.axis_allies.odds.sides import Side
from flagplot.games.axis_allies.pieces import Stacks, Status, change, look, make
from flagplot.games.axis_allies.play import War
from flagplot.games.axis_allies.state import WarState
from flagplot.games.axis_allies.status import capital_lost, friends, hostile_territory
from flagplot.games.axis_allies.text import parse_piece
from flagplot.kernel.errors import BadInputError


class Wishes(NamedTuple):
    """How the battle is to be fought, as far as the board does not say it."""

    retreat: Retreat = NEVER
    attacker_order: tuple[str, ...] = ()
    defender_order: tuple[str, ...] = ()
    keep_land: int = 0
    dives: tuple[str, ...] = ()


def pending(game: AxisAllies, state: WarState) -> list[str]:
    """The spaces the active power is about to fight in, or fights in now; sea zones first."""
    war = game.play(state.clone())
    board, power = war.board, state.active
    conduct.violate_neutrals(war, power)
    found = [frame.space for frame in state.frames if isinstance(frame, Battle)]
    zones = [zone for zone in contested.launch_zones(war) if contested.defended_zone(war, zone, power)]
    found += [*zones, *contested.sea_battles(war, power)]
    lands = {land for _, land in state.assaults if _to_land(war, land)}
    lands |= {*contested.land_battles(war, power)}
    found += sorted(land for land in lands if contested.defenders_on_land(war, land, power))
    return [board.space_ids[space] for space in dict.fromkeys(found)]


def _to_land(war: War, target: int) -> bool:
    """Whether transports are still to land somebody on a territory; they may be in battle before."""
    zones = contested.launch_zones(war, target)
    there = [piece for zone in zones for piece in war.state.units[zone]]
    for frame in war.state.frames:
        if isinstance(frame, Battle) and frame.space in zones:
            there += frame.attackers
    return any(look(p).status is Status.ASSAULTING and look(p).target == target for p in there)


def plans(game: AxisAllies, state: WarState) -> list[tuple[str, Plan]]:
    """The battles at hand of which something can be said: not those that are decided already."""
    found = []
    for space in pending(game, state):
        try:
            found.append((space, plan_of(game, state, space)))
        except BadInputError:
            continue
    return found


def ties(game: AxisAllies, state: WarState) -> Ties:
    """What the battles at hand have to do with each other."""
    war = game.play(state)
    names = war.board.space_ids
    known: dict[frozenset[str], float] = {}

    def worth(taken: frozenset[str]) -> float:
        if taken not in known:
            known[taken] = _worth_together(game, state, taken)
        return known[taken]

    pairs = tuple((names[zone], names[land]) for zone, land in state.assaults)
    lands = dict.fromkeys(land for _, land in state.assaults if _to_land(war, land))
    guns = {names[land]: _guns(game, state, land) for land in lands} if len(lands) > 1 else {}
    now = next((names[frame.space] for frame in state.frames if isinstance(frame, Battle)), "")
    return Ties(pairs, _ways_out(war), worth, guns, now)


def _guns(game: AxisAllies, state: WarState, target: int) -> Guns:
    """The ships that may bombard a territory, once everybody is ashore who may land there."""
    war, power = game.play(state.clone()), state.active
    _clear(war, target, power)
    assault.rehearse(war, target, power)
    for zone in contested.launch_zones(war, target):
        for piece, number in war.state.units[zone].items():
            seen = look(piece)
            if seen.owner == power and seen.target == target and seen.status is Status.DONE:
                war.turn(zone, piece, change(piece, target=-1), number)
    room = bombardment.room(war, target, power)
    found: dict[tuple[str, int], int] = {}
    for _, zone, piece in bombardment.choices(war, target, power):
        key = war.name(zone), war.board.kinds[look(piece).kind].bombard
        found[key] = found.get(key, 0) + war.state.units[zone][piece]
    return Guns(room, tuple(Ships(zone, value, number) for (zone, value), number in sorted(found.items())))


def _ways_out(war: War) -> tuple[tuple[str, str], ...]:
    """Zones to be fought in from which ships have gone to fight elsewhere, with that other zone.

    They may go back only once no enemy warship is there.
    """
    power, found = war.state.active, []
    zones = contested.sea_battles(war, power)
    for zone in zones:
        for other in zones:
            if zone != other and zone in war.state.origins.get(other, ()):
                frame = Battle(power=power, space=other)
                won = War(war.edition, war.state.clone())
                _without_enemies(won, zone, power)
                if zone in retreat.spaces(won, frame) and zone not in retreat.spaces(war, frame):
                    found.append((war.name(zone), war.name(other)))
    return tuple(found)


def plan_of(
    game: AxisAllies,
    state: WarState,
    space: str,
    *,
    attack: str = "",
    defend: str = "",
    with_order: bool = False,
    scrambled: str = "",
    kamikaze: str = "",
    wishes: Wishes = Wishes(),  # noqa: B008
) -> Plan:
    """The battle for a space as the board has it.

    ``attack`` are further attackers in words, ``defend`` replaces the defenders; ``with_order`` adds the
    force of the order being given, as if it were sent there; ``scrambled`` are aircraft the defenders send
    up from islands first, as far as the rules let them; ``kamikaze`` attacks on the attackers come before.
    """
    war = game.play(state.clone())
    board, power = war.board, state.active
    if space not in board.space_of:
        raise BadInputError(f"odds: no space is called {space!r}")
    here = board.space_of[space]
    sea = board.sea[here]
    prize = _worth_together(game, state, frozenset({space}))
    fighting = next((f for f in state.frames if isinstance(f, Battle) and f.space == here), None)
    if fighting is not None:
        return _in_battle(war, fighting, wishes)._replace(prize=prize)
    if with_order:
        _send(war, here)
    if scrambled:
        _send_up(war, scrambled, power)
    conduct.violate_neutrals(war, power)
    if not sea and any(land == here for _, land in state.assaults):
        _clear(war, here, power)
        assault.rehearse(war, here, power)
    shots = () if sea else bombardment.shots(war, here, power)
    guns = 0 if sea else contested.gun_hits_on(war, here, power)
    frame = strip.place_sea(war, here, power) if sea else strip.place_land(war, here, power)
    own, theirs = _with_jumpers(_units(frame.attackers), _drops(war, frame)), _units(frame.defenders)
    for unit, number in read_more(board, attack, sea=sea).items():
        own[unit] = own.get(unit, 0) + number
    if defend:
        theirs, armed = read_defenders(board, defend, sea=sea)
        guns = max(1, contested.gun_hits_on(war, here, power)) if armed else 0
    if not own:
        raise BadInputError(f"odds: {war.seat(power)} attacks nobody in {space}; name attackers")
    if not theirs and not guns:
        raise BadInputError(f"odds: nobody defends {space}")
    plan = _plan(war, own, theirs, frame, wishes)
    leave = _may_leave(war, frame) or bool(attack) or with_order
    return plan._replace(
        antiaircraft=guns, bombardment=shots, can_leave=leave, prize=prize,
        kamikaze=read_kamikaze(board, kamikaze, own, sea, war.edition.kamikaze_left(war)),
    )  # fmt: skip


def imagined(game: AxisAllies, state: WarState, space: str) -> tuple[Plan, int]:
    """A battle nobody has announced: those in a space, met by nobody yet; and who would attack them.

    The active power attacks its enemies-to-be, as if they were at war; where only its own side is, or nobody,
    the next power of the other side attacks.
    """
    board = game.play(state).board
    if space not in board.space_of:
        raise BadInputError(f"odds: no space is called {space!r}")
    here, side = board.space_of[space], board.side[state.active]
    owners = {look(piece).owner for piece in state.units[here]}
    there = {board.side[owner] for owner in owners if owner < board.n_powers}
    attacker = state.active
    if there == {side}:
        turns = [(state.active + n) % board.n_powers for n in range(board.n_powers)]
        attacker = next(power for power in turns if board.side[power] != side)
    turn = state.clone()
    turn.active = attacker
    for owner in owners - {attacker}:
        if owner >= board.n_powers or board.side[owner] != board.side[attacker]:
            turn.war[attacker] |= 1 << owner
    war = game.play(turn)
    sea = board.sea[here]
    guns = 0 if sea else contested.gun_hits_on(war, here, attacker)
    frame = strip.place_sea(war, here, attacker) if sea else strip.place_land(war, here, attacker)
    plan = _plan(war, {}, _units(frame.defenders), frame, Wishes())
    return plan._replace(antiaircraft=guns, prize=_worth_together(game, turn, frozenset({space}))), attacker


def _plan(
    war: War, own: Mapping[Unit, int], theirs: Mapping[Unit, int], frame: Battle, wishes: Wishes
) -> Plan:
    sea, low_luck = war.board.sea[frame.space], bool(war.state.options.get("low_luck"))
    named = low_luck and not sea and war.edition.guns_name_aircraft
    return Plan(
        tab=fire.table(war.board.kinds),
        attackers=as_side(dict(own)),
        defenders=as_side(dict(theirs)),
        sea=sea,
        attacker_order=_there(war, wishes.attacker_order, own),
        defender_order=_there(war, wishes.defender_order, theirs),
        keep_land=0 if sea else wishes.keep_land,
        low_luck=low_luck,
        retreat=wishes.retreat,
        attacker_dives="attacker" in wishes.dives,
        defender_dives="defender" in wishes.dives,
        customs=customs(war),
        tab_d=_their_table(war, frame.defenders),
        cargo=(_cargo(war, frame.attackers), _cargo(war, frame.defenders)) if sea else EMPTY,
        flights=_flights(war, frame) if named else (),
        drops=_drops(war, frame),
        captured_gun=0 if sea else _captured_gun(war, frame),
    )


def _cargo(war: War, stacks: Stacks) -> Hold:
    """IPCs aboard each ship of a force that carries something. [P40-GCB-03, A50-CBT-08]"""
    kinds = war.board.kinds
    found: dict[bool, list[int]] = {True: [], False: []}  # transports, carriers
    for piece, number in stacks.items():
        seen = look(piece)
        if seen.aboard:
            ipcs = sum(kinds[item.kind].cost for item in seen.aboard)
            found[kinds[seen.kind].transport] += [ipcs] * number
    return Hold(*(tuple(sorted(loads, reverse=True)) for loads in found.values()))


def _may_leave(war: War, frame: Battle) -> bool:
    """Whether ships or overland units have somewhere to go; so may paratroopers once they have jumped."""
    if not _drops(war, frame):
        return bool(retreat.spaces(war, frame))
    after = War(war.edition, war.state.clone())
    jumped = frame.clone()
    paratroopers.jump(after, jumped)
    return bool(retreat.spaces(after, jumped))


def _drops(war: War, frame: Battle) -> tuple[Drop, ...]:
    """The bombers that still bring paratroopers; those alike in everything are a flight."""
    found: dict[tuple[Unit, Unit, bool], tuple[int, ...]] = {}
    for piece, number in frame.attackers.items():
        if not war.board.sea[frame.space] and paratroopers.laden(piece, frame.power):
            seen = look(piece)
            key = Unit(seen.kind), Unit(seen.aboard[0].kind), seen.status is not Status.DROPPING
            found[key] = (*found.get(key, ()), number)
    return tuple(Drop(bomber, trooper, flights, stays) for (bomber, trooper, stays), flights in found.items())


def _with_jumpers(units: dict[Unit, int], drops: Sequence[Drop]) -> dict[Unit, int]:
    for drop in drops:
        units[drop.trooper] = units.get(drop.trooper, 0) + drop.number
    return units


def _flights(war: War, frame: Battle) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Attacking aircraft by kind, in the numbers that are alike in everything. [A50-AAG-05]"""
    found: dict[int, tuple[int, ...]] = {}
    for piece, number in frame.attackers.items():
        seen = look(piece)
        if war.board.kinds[seen.kind].air and not paratroopers.laden(piece, frame.power):
            found[seen.kind] = (*found.get(seen.kind, ()), number)
    return tuple(sorted((kind, tuple(sorted(numbers))) for kind, numbers in found.items()))


def _captured_gun(war: War, frame: Battle) -> int:
    """With what a gun in the space shoots once the attacker has it; 0 if there is none. [P40-CAP-07]"""
    kinds = war.board.kinds
    guns = any(kinds[look(piece).kind].antiaircraft for piece in war.state.units[frame.space])
    return war.edition.gun_hits_on(war, frame.power) if guns else 0


def _their_table(war: War, defenders: Stacks) -> fire.Table | None:
    """The unit table of the power with most of the defenders, if it has other prices than the attacker."""
    numbers: dict[int, int] = {}
    for piece, number in defenders.items():
        owner = look(piece).owner
        if owner < war.board.n_powers:
            numbers[owner] = numbers.get(owner, 0) + number
    if not numbers:
        return None
    turn = war.state.clone()
    turn.active = max(numbers, key=lambda owner: (numbers[owner], -owner))
    return other_prices(fire.table(war.board.kinds), fire.table(war.edition.board(turn).kinds))


def _there(war: War, words: Sequence[str], units: Mapping[Unit, int]) -> tuple[str, ...]:
    """The kinds of an order that are in a force."""
    for word in words:
        if word.removesuffix("*") not in war.board.kind_of:
            raise BadInputError(
                f"order: no unit is called {word!r}; expected one of {', '.join(war.board.kind_of)}"
            )
    kinds = {war.board.kinds[unit.kind].id for unit in units}
    return tuple(word for word in words if word.removesuffix("*") in kinds)


def _units(stacks: Stacks) -> dict[Unit, int]:
    found: dict[Unit, int] = {}
    for piece, number in stacks.items():
        seen = look(piece)
        unit = Unit(seen.kind, seen.damaged, seen.status is Status.SEABORNE)
        found[unit] = found.get(unit, 0) + number
    return found


# -- battles that have begun --------------------------------------------------------------------------------


def _in_battle(war: War, frame: Battle, wishes: Wishes) -> Plan:
    """The rest of a battle from the question at hand; hits being taken count as if they were not yet rolled.

    Exact between rounds. In mid-round the units still on the strip are taken as they are.
    """
    sea = war.board.sea[frame.space]
    own, theirs = _with_jumpers(_units(frame.attackers), _drops(war, frame)), _units(frame.defenders)
    if not own or not theirs:
        raise BadInputError(f"odds: the battle in {war.name(frame.space)} is decided")
    plan = _plan(war, own, theirs, frame, wishes)
    early = frame.stage in (LandStage.BOMBARD, LandStage.AA_FIRE) and not sea
    guns = contested.gun_hits_on(war, frame.space, frame.power) if early else 0
    shots = frame.shots if not sea and frame.stage == LandStage.BOMBARD else ()
    return plan._replace(antiaircraft=guns, bombardment=shots, can_leave=_may_leave(war, frame))


def between_rounds(war: War, space: int) -> bool:
    """Whether the battle in a space stands between two rounds, so that its odds are exact."""
    top = war.state.frames[-1]
    if not isinstance(top, Battle) or top.space != space or top.struck:
        return False
    calm = (SeaStage.ROUND, SeaStage.DIVE, SeaStage.CHOICE)
    return top.stage in (calm if war.board.sea[space] else (LandStage.TEST, LandStage.CHOICE))


# -- attacks being planned ----------------------------------------------------------------------------------


def _send(war: War, space: int) -> None:
    """Put the force of the order being given into a space, as attackers."""
    order = next(
        (f for f in reversed(war.state.frames) if isinstance(f, LandOrder | SeaOrder | AirOrder)), None
    )
    if order is None:
        raise BadInputError("odds: no order is being given")
    for piece, number in order.force.items():
        seen = look(piece)
        kind = war.board.kinds[seen.kind]
        if kind.air:
            war.add(space, make(seen.owner, seen.kind, status=Status.ATTACKING, left=1), number)
        elif kind.sea is war.board.sea[space]:
            war.add(space, piece, number)
        elif kind.transport:
            for item in seen.aboard:
                if item.owner == order.power and war.board.kinds[item.kind].captures:
                    war.add(space, make(item.owner, item.kind, status=Status.SEABORNE), number)


def _clear(war: War, target: int, power: int) -> None:
    """Take the enemy out of the launch zones of an assault: its sea combats are thought to be won.

    So is one that is being fought: the attackers left are back in the zone, with what they carry.
    """
    zones = contested.launch_zones(war, target)
    for frame in war.state.frames:
        if isinstance(frame, Battle) and frame.space in zones:
            war.state.fought_zones = tuple(sorted({*war.state.fought_zones, frame.space}))
            for piece, number in frame.attackers.items():
                war.add(frame.space, piece, number)
    for zone in zones:
        if contested.defended_zone(war, zone, power):
            war.state.fought_zones = tuple(sorted({*war.state.fought_zones, zone}))
        _without_enemies(war, zone, power)


def _without_enemies(war: War, zone: int, power: int) -> None:
    enemies = war.state.war[power]
    for piece, number in war.state.units[zone].items():
        if enemies >> look(piece).owner & 1:
            war.remove(zone, piece, number)


def _send_up(war: War, text: str, power: int) -> None:
    """Let the defenders scramble these aircraft, asked and answering as the rules have it."""
    frames = len(war.state.frames)
    scramble.begin(war, power)
    top = war.state.frames[-1]
    for unit, number in read_force(war.board, text, "scrambled").items():
        for _ in range(number):
            if not (isinstance(top, Scramble) and _one_up(war, top, war.board.kinds[unit.kind].id)):
                raise BadInputError(f"scrambled: no {war.board.kinds[unit.kind].id} can scramble any more")
    del war.state.frames[frames:]


def _one_up(war: War, frame: Scramble, kind: str) -> bool:
    """Send up one aircraft of a kind, whosever it is."""
    step, asked = scramble.ScrambleStep(), frame.asked
    for owner in asked:
        frame.asked = (owner,)
        for action in step.legal(war, frame, war.seat(owner)):
            if action.verb == "scramble" and action.args[2] == 1:
                piece = parse_piece(war.board, str(action.args[1]), owner)
                if war.board.kinds[look(piece).kind].id == kind:
                    step.do(war, frame, war.seat(owner), action)
                    frame.asked = asked
                    return True
    frame.asked = asked
    return False


# -- raids --------------------------------------------------------------------------------------------------


def raids(game: AxisAllies, state: WarState) -> list[str]:
    """The territories the active power is about to raid, or raids now."""
    war = game.play(state)
    found = [frame.space for frame in state.frames if isinstance(frame, Raid)]
    found += contested.raided(war, state.active)
    return [war.board.space_ids[space] for space in dict.fromkeys(found)]


def raid_of(game: AxisAllies, state: WarState, space: str) -> RaidPlan:
    """The raid on a territory as the board has it, against all the fighters that could still go up.

    In mid-raid the aircraft that are left are taken as they are; bombers that still have to choose all go
    for the first facility, in the order of the rules.
    """
    war = game.play(state.clone())
    board = war.board
    here = board.space_of.get(space, -1)
    frame = next((f for f in war.state.frames if isinstance(f, Raid) and f.space == here), None)
    if frame is None:
        if space not in raids(game, state):
            raise BadInputError(f"odds: nobody raids {space!r}")
        raid.begin(war, here, state.active)
        frame = next(f for f in reversed(war.state.frames) if isinstance(f, Raid))
    up: dict[int, int] = {}
    if not frame.stage.after(RaidStage.AIR_BATTLE):
        up = dict(frame.defenders)
        for piece, number in war.state.units[here].items():
            if look(piece).owner in frame.asked and board.kinds[look(piece).kind].intercepts:
                up[piece] = up.get(piece, 0) + number
    raiders = {p: n for p, n in frame.attackers.items() if look(p).status is Status.RAIDING}
    escorts = {p: n for p, n in frame.attackers.items() if p not in raiders}
    return RaidPlan(
        fire.table(board.kinds), as_side(_units(raiders)), as_side(_units(escorts)), as_side(_units(up)),
        _aims(war, here, frame), raid.flak(war, frame), low_luck=bool(state.options.get("low_luck")),
        flights=tuple(sorted(raiders.values())) if war.edition.guns_meet_raids else (),
    )  # fmt: skip


def _aims(war: War, space: int, frame: Raid) -> tuple[Aim, ...]:
    """The facilities of a raided territory that bombers go for, and how many go for each."""
    parts = war.state.facilities[space]
    there = [what for what in raid.TARGETS if facilities.present(parts, what)]
    chosen = [raid.TARGETS[number] for number, _ in frame.bombs]
    bombers = sum(n for p, n in frame.attackers.items() if look(p).status is Status.RAIDING)
    chosen += there[:1] * (bombers - len(chosen))
    return tuple(
        Aim(
            what,
            facilities.max_damage(war.board, space, parts, what) - facilities.damage(parts, what),
            chosen.count(what),
        )
        for what in there
        if what in chosen
    )


# -- what a space is worth ----------------------------------------------------------------------------------


def _worth_together(game: AxisAllies, state: WarState, names: frozenset[str]) -> float:
    """What winning in some spaces changes in one turn's income between the sides, plunder included.

    Production and objectives of all powers are counted before and after: territories change hands, and zones
    have no enemy in them any more.
    """
    war, power = game.play(state.clone()), state.active
    for frame in state.frames:
        if isinstance(frame, Battle):  # who fights is off the map
            for piece, number in (*frame.attackers.items(), *frame.defenders.items()):
                war.add(frame.space, piece, number)
    before = _balance(war, power)
    for space in sorted(war.board.space_of[name] for name in names):
        if war.board.sea[space]:
            _without_enemies(war, space, power)
        elif hostile_territory(war, space, power):
            capture.take(war, space, power)
    return float(_balance(war, power) - before)


def _balance(war: War, power: int) -> int:
    total = 0
    for other in range(war.board.n_powers):
        paid = 0 if capital_lost(war, other) else production(war, other)
        paid += 0 if capital_lost(war, other) else sum(ipcs for _, ipcs in war.edition.bonus(war, other))
        sign = 1 if friends(war, power, other) else -1
        total += sign * (paid + war.state.treasury[other])
    return total


def side_words(plan: Plan, side: Side) -> dict[str, int]:
    """A force by the names of its units."""
    found: dict[str, int] = {}
    for unit, number in side:
        name = plan.tab.kinds[unit.kind].id + ("*" if unit.damaged else "")
        found[name] = found.get(name, 0) + number
    return found
