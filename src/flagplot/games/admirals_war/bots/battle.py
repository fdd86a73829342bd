"""In battle: air or surface, targets, stand or run, who is pursued, which ports are raided."""

from __future__ import annotations

from functools import lru_cache

from flagplot.games.admirals_war import factors
from flagplot.games.admirals_war.board import AMPHIB, ATO, LBA, SHIP
from flagplot.games.admirals_war.bots import estimate, values
from flagplot.games.admirals_war.bots.estimate import Force
from flagplot.games.admirals_war.bots.mind import Mind, Walk
from flagplot.games.admirals_war.combat import forces, pursuit, volley
from flagplot.games.admirals_war.combat.frames import Battle, Groups, PortStrikes, Raids, Volley
from flagplot.games.admirals_war.shores import control
from flagplot.kernel.action import Action

DONE = Action("done")
WEARY, SPENT = 4, 12  # rounds after which one seeks a decision, and after which one goes home
CHASE = 1.2  # how much stronger pursuers must be
SHOT = 0.9  # chance that a landing force does not live through a round, at most
BEHIND = 0.3  # of what a lost battle costs, what a retreat costs that may be pursued


def _sides(mind: Mind, frame: Battle) -> tuple[Force, Force]:
    war, side = mind.war, mind.side
    return mind.force(forces.fighting(war, frame, side)), mind.force(forces.fighting(war, frame, 1 - side))


# -- air or surface -----------------------------------------------------------------------------------------


def kind_of_action(mind: Mind, frame: Battle) -> Action:
    """The kind of action in which we do better; where they are equal, what the theatre favours."""
    mine, other = _sides(mind, frame)
    if not mine.ships and mine.planes:
        return Action("choose", ("air",))  # a surface action would send them home
    stake, theirs = mind.stakes(frame.area)
    air = estimate.by_kind(mine, other, "air")
    guns = estimate.by_kind(mine, other, "surface")

    def worth(met: estimate.Meeting) -> float:
        return met.hold * (stake + 0.3) - met.their_hold * (theirs + 0.3) + met.their_loss - met.lost + (
            0.3 * (met.left - met.theirs)
        )  # fmt: skip

    gain = worth(air) - worth(guns) + _fire_on_landings(mind, frame.area, mine, other) + 0.5 * mind.noise()
    if frame.round > WEARY or gain == 0:  # two fleets that only wait for each other would wait for ever
        gain = mine.air - mine.guns
    favoured = mind.war.board.theatre[frame.area] != ATO
    choice = "air" if gain > 0 or (gain == 0 and favoured) else "surface"
    return Action("choose", (choice,))


def _fire_on_landings(mind: Mind, area: int, mine: Force, other: Force) -> float:
    """By how much a round in the air is better than one with guns for landing forces, ours and theirs."""
    war, ports = mind.war, mind.war.ports_on(area)
    gain = 0.0
    for side, fire, sign in ((mind.side, other, -1), (1 - mind.side, mine, 1)):
        if war.at(area, side, AMPHIB):
            prize = max((values.base_worth(war, port, side) for port in ports), default=0.0)
            gain += sign * prize * (min(SHOT, fire.air) - min(SHOT, fire.guns))
    return gain


# -- targets ------------------------------------------------------------------------------------------------


@lru_cache(maxsize=8192)
def sinking(dice: int, bonus: int, armor: int, less: int) -> tuple[float, float, float]:
    """Chances that so many dice sink a ship with so much armor left, or only disable it; and its damage."""
    hit, five = min(6, 1 + bonus) / 6, 1 / 6 if bonus < 5 else 0.0
    # distribution of damage with no five so far, and with one
    clean, marked = {0: 1.0}, dict[int, float]()
    for _ in range(dice):
        new_clean: dict[int, float] = {}
        new_marked: dict[int, float] = {}
        for source, target in ((clean, new_clean), (marked, new_marked)):
            for damage, chance in source.items():
                _add(target, damage, chance * (1 - hit - five))
                _add(new_marked, damage, chance * five)
                for face in range(1, 7):
                    _add(target, min(damage + max(0, face - less), 30), chance * hit / 6)
        clean, marked = new_clean, new_marked
    sunk = sum(chance for part in (clean, marked) for damage, chance in part.items() if damage > armor)
    disabled = sum(chance for damage, chance in marked.items() if damage <= armor)
    mean = sum(chance * min(damage, 30) for part in (clean, marked) for damage, chance in part.items())
    return sunk, disabled, mean


def _add(table: dict[int, float], key: int, value: float) -> None:
    table[key] = table.get(key, 0.0) + value


def aims(mind: Mind, frame: Volley) -> list[Action]:
    """Targets of all attackers, each where it adds most to what is aimed already; spread before doubled."""
    walk, war = Walk(mind), mind.war
    ids = war.board.unit_ids
    left = dict.fromkeys(frame.targets, 1.0)  # chance that a target is still there
    strength = sum(_strength(mind.unit(one)) for one in frame.targets)
    holding = sum(mind.unit(one).holders + mind.unit(one).planes for one in frame.targets)
    wanted = {target: _wanted(mind, frame, target, strength, holding) for target in frame.targets}
    for attacker, target in frame.aims.items():
        if target >= 0:
            left[target] *= 1 - _effect(mind, frame, attacker, target)[0]
    while True:
        now = walk.state.frames[-1]
        if not isinstance(now, Volley) or mind.name not in walk.state.waiting:
            return walk.answers
        attacker = now.attackers[len(now.aims)]
        trial = mind.game.play(walk.state)
        best, goal = 0.0, -1
        for target in volley.choices(trial, now):
            if target >= 0:
                gone, sunk, hurt = _effect(mind, frame, attacker, target)
                presence, worth = wanted[target]
                gain = left[target] * (gone * presence + sunk * worth + hurt) + 1e-6 + 0.3 * abs(mind.noise())
                if gain > best:
                    best, goal = gain, target
        last = len(now.aims) + 1 == len(now.attackers)
        if goal >= 0:
            left[goal] *= 1 - _effect(mind, frame, attacker, goal)[0]
        action = Action("aim", (ids[attacker], ids[goal] if goal >= 0 else volley.NONE))
        if last or not walk.give(action):
            if last:
                walk.end(action)
            return walk.answers


def _effect(mind: Mind, frame: Volley, attacker: int, target: int) -> tuple[float, float, float]:
    """Chances that an attack removes, and sinks, a target; and what its damage is worth."""
    war = mind.war
    shot = volley.shot(war, frame, attacker, target)
    damage, armor = war.state.damage[target], factors.armor(war, target)
    is_ship = war.kind(target) == SHIP
    less = shot.less_damage + (is_ship and factors.armor_bonus(war, target))
    bears = (2 * armor if shot.in_port and is_ship else armor) - damage
    sunk, disabled, mean = sinking(shot.dice, shot.bonus, bears, int(less))
    disables = shot.disables and not shot.in_port and war.kind(target) != LBA
    if not is_ship and war.kind(target) != LBA and shot.in_port:
        mean = min(mean, 1.0)
    hurt = (0.15 if values.turns_left(war) else 0.0) * min(mean, bears + 1)
    return sunk + (disabled if disables else 0.0), sunk, hurt


def _strength(unit: estimate.Unit) -> float:
    return unit.guns + unit.air + 0.2


def _wanted(mind: Mind, frame: Volley, target: int, strength: float, holding: float) -> tuple[float, float]:
    """What it brings to have a target gone from the area, and to have it sunk; by what all targets have."""
    war = mind.war
    brings = mind.unit(target)
    if frame.kind == "raid" or war.in_port(target):
        return 0.0, brings.worth
    stake, theirs = mind.stakes(frame.area)
    share = _strength(brings) / strength
    holds = (brings.holders + brings.planes) / holding if holding else 0.0
    presence = (stake + theirs + 0.5) * (0.6 * share + 0.4 * holds)
    if war.kind(target) == AMPHIB:
        area = war.ports_on(frame.area)
        presence = max((values.base_worth(war, port, 1 - mind.side) for port in area), default=0.0) * 0.6
    return presence, brings.worth


# -- running and chasing ------------------------------------------------------------------------------------


def stands(mind: Mind, frame: Battle) -> bool:
    """Whether to fight another round: what it may still bring against what leaving gives up."""
    war = mind.war
    if frame.round > SPENT:
        return False
    mine, other = _sides(mind, frame)
    lead = estimate.lean(war, frame.area, mind.side)
    met = estimate.meet(mine, other, lead, estimate.atlantic(war, frame.area))
    stake, theirs = mind.stakes(frame.area)
    landing = max(
        (
            values.base_worth(war, port, mind.side)
            for port in war.ports_on(frame.area)
            if war.at(frame.area, mind.side, AMPHIB)
        ),
        default=0.0,
    )
    stay = met.hold * stake - met.their_hold * theirs + met.their_loss - met.lost + 0.3 * landing
    go = -min(1.0, other.holders + other.planes) * theirs - BEHIND * met.lost
    return stay + 0.3 * mind.noise() >= go


def groups(mind: Mind, frame: Groups) -> list[Action]:
    """Those that nobody can catch run apart from those who can be caught."""
    war, walk = mind.war, Walk(mind)
    fastest = max((war.speed(ship) for ship in pursuit.hunters(war, frame)), default=0)
    first = war.speed(frame.groups[0][0]) > fastest if frame.groups and frame.groups[0] else True
    ids = war.board.unit_ids
    for unit in frame.left:
        same = (war.speed(unit) > fastest) == first
        action = Action("group", (ids[unit], 1 if same else 2))
        if unit == frame.left[-1]:
            walk.end(action)
        elif not walk.give(action):
            break
    return walk.answers or [Action("together")]


def chases(mind: Mind, frame: Groups) -> list[Action]:
    """Pursue the dearest group that can be caught with enough strength; one that can hold stays behind."""
    war = mind.war
    ship = frame.left[0]
    if not values.turns_left(war):
        return [DONE]
    behind = [one for one in control.patrollers(war, mind.side, frame.area) if one not in frame.left]
    if not behind and not frame.going and _last_holder(mind, frame, ship):
        return [Action("ignore", (war.board.unit_ids[ship],))]
    hunters = mind.force(one for one in frame.left if forces.can_attack(war, one))
    best, goal = 0.0, -1
    for number in pursuit.quarry(war, frame, ship):
        prey = mind.force(frame.groups[number])
        own = mind.force(frame.pursuers[number]) if number < len(frame.pursuers) else Force()
        strong = (hunters.guns + hunters.air + own.guns + own.air) * (hunters.ships + own.ships)
        weak = (prey.guns + prey.air) * prey.ships
        if prey.worth > best and strong >= CHASE * weak and strong > 0:
            best, goal = prey.worth, number
    if (
        goal < 0
        or not forces.can_attack(war, ship)
        or war.state.damage[ship] >= factors.armor(war, ship) - 1 > 0
    ):
        verb = "break" if frame.going else "ignore"
        return [Action(verb, (war.board.unit_ids[ship],))]
    return [Action("pursue", (war.board.unit_ids[ship], goal + 1))]


def _last_holder(mind: Mind, frame: Groups, ship: int) -> bool:
    """Whether a ship is the last of those asked for that could hold the area."""
    holders = control.patrollers(mind.war, mind.side, frame.area)
    return ship in holders and not any(one in holders for one in frame.left[1:])


# -- ports --------------------------------------------------------------------------------------------------


def raids(mind: Mind, frame: Raids, offered: list[Action]) -> Action:
    """Carriers raid whatever they can: fresh ports first where the raid itself counts, else the best prey."""
    war = mind.war
    bombs = [one for one in offered if one.verb == "bomb"]
    if not bombs:
        return DONE
    first = bombs[0].args[0]

    def gain(one: Action) -> tuple[float, str]:
        port = war.board[str(one.args[1])]
        prey = max(
            (mind.unit(unit).worth for unit in forces.targets_in_port(war, port, 1 - mind.side)), default=0.0
        )
        fresh = war.midway and not war.fact(f"raided_{one.args[1]}") and port not in frame.targets.values()
        return prey + 10.0 * fresh, str(one.args[1])

    return max((one for one in bombs if one.args[0] == first), key=gain)


def strikes(mind: Mind, frame: PortStrikes, offered: list[Action]) -> Action:
    """LBA attack a port only where ships of ours hold the area anyway and nobody contests it."""
    war = mind.war
    options = [one for one in offered if one.verb == "strike"]
    ships = [unit for unit in control.patrollers(war, mind.side, frame.area) if war.kind(unit) == SHIP]
    contested = war.combat_units(frame.area, 1 - mind.side)
    hopeless = control.denies(war, 1 - mind.side, frame.area)
    if not options or contested or not (ships or hopeless) or war.midway or not values.turns_left(war):
        return DONE

    def prey(one: Action) -> float:
        port = war.board[str(one.args[1])]
        return max(
            (mind.unit(unit).worth for unit in forces.targets_in_port(war, port, 1 - mind.side)), default=0.0
        )

    best = max(options, key=lambda one: (prey(one), one.args))
    return best if prey(best) > 0.3 else DONE


def torpedoes(mind: Mind, offered: list[Action]) -> Action:
    """Boats attack the ship whose loss hurts most."""
    war = mind.war
    shots = [one for one in offered if one.verb == "torpedo"]
    if shots:

        def gain(one: Action) -> tuple[float, str]:
            target = war.board.unit(str(one.args[1]))
            armor = factors.armor(war, target) - war.state.damage[target]
            sunk, disabled, _ = sinking(1, 1, armor, int(factors.armor_bonus(war, target)))
            brings = mind.unit(target)
            return sunk * brings.worth + (sunk + disabled) * (0.3 + 0.3 * (brings.guns + brings.air)), str(
                one.args[1]
            )

        return max(shots, key=gain)
    return next((one for one in offered if one.verb == "stalk"), offered[-1])
