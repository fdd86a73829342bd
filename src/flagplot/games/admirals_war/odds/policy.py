"""How a side fights in battles that are worked out to the end: stated policies, no guessing."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

from flagplot.games.admirals_war import factors
from flagplot.games.admirals_war.board import ATO
from flagplot.games.admirals_war.combat import fire, forces
from flagplot.games.admirals_war.combat.frames import Battle, Volley
from flagplot.games.admirals_war.combat.volley import may_take
from flagplot.games.admirals_war.play import War
from flagplot.kernel.errors import BadInputError

AIMS = ("pairs", "weakest", "strongest", "spread")
ACTIONS = ("air", "surface", "best")
KINDS = ("air", "surface")
FORCES = SEARCHING, WAITING, HIDING, LANDING = ("searching", "waiting", "hiding", "landing")
Throws = tuple[int, int]  # dice of a side in the air and with guns
RETREATS = "never, outgunned, after:N or below:N"


class Policy(NamedTuple):
    """What one side does.

    ``aim``: ``pairs`` (the strongest at the weakest, the next at the next...), ``weakest`` (all at the
    weakest), ``strongest`` (all at the one with the most dice), ``spread`` (one attacker each as long as that
    goes, the strongest target first), or the id of a unit: all at that one while it is there, then as
    ``weakest``. Weakest are crippled ships, then those that had the fewest points to go when the battle
    began. Where the rules forbid the wanted target the next one is taken.
    ``aims``: targets by attacker that go before ``aim``, while both are there.
    ``actions``: what is chosen round by round, the last for all later ones; ``best`` is the kind of action in
    which the side throws more dice than the enemy by the greater margin.
    ``retreat``: never; outgunned (fewer dice than the enemy in every kind of action); after:N rounds; below:N
    units; Germans whom the Italians leave go with them if it says so of the Germans alone.
    ``pursue``: whether every ship that is fast enough follows an enemy that retreats, as one group.
    ``force``: with task forces every round the whole side is one that is ``searching`` (and joins surface
    actions even where the enemy has not found it), ``waiting`` (searching, but joins only when found),
    ``hiding`` or ``landing``; what retreats hides. Amphibious units stay at sea in any case, and ``best`` and
    ``outgunned`` count the dice of all, found or not.
    The fighters of Aquila meet the attacker with the most dice. Submarines attack as soon as they may what
    ``aim`` ranks first; where they roll for targets every boat tries after every round, and of all it can
    catch takes units just disabled before others: they would escape, and are easier to hit.
    """

    aim: str = "pairs"
    actions: tuple[str, ...] = ("best",)
    retreat: str = "never"
    pursue: bool = True
    aims: tuple[tuple[str, str], ...] = ()
    force: str = SEARCHING


def read_policy(war: War, given: Policy | Mapping[str, object] | None, what: str) -> Policy:
    """A policy from a policy or its fields, checked."""
    if given is None:
        given = Policy()
    if not isinstance(given, Policy):
        wrong = [key for key in given if key not in Policy._fields]
        if wrong:
            raise BadInputError(f"{what}: one of {', '.join(Policy._fields)} expected, found {wrong[0]!r}")
        fields = dict(given)
        actions = fields.get("actions", ("best",))
        fields["actions"] = tuple(_words(actions) if isinstance(actions, str) else actions)  # type: ignore[arg-type]
        aims = fields.get("aims", ())
        fields["aims"] = tuple(aims.items()) if isinstance(aims, Mapping) else tuple(aims)  # type: ignore[arg-type]
        given = Policy(**fields)  # type: ignore[arg-type]
    if given.aim not in AIMS and given.aim not in war.board.unit_of:
        raise BadInputError(f"{what}: aim: {', '.join(AIMS)} or a unit expected, found {given.aim!r}")
    for action in given.actions or ("",):
        if action not in ACTIONS:
            raise BadInputError(f"{what}: actions: {', '.join(ACTIONS)} expected, found {action!r}")
    for id in (id for pair in given.aims for id in pair):
        if id not in war.board.unit_of:
            raise BadInputError(f"{what}: aims: a unit expected, found {id!r}")
    retreat_number(given.retreat)
    if given.force not in FORCES:
        raise BadInputError(f"{what}: force: {', '.join(FORCES)} expected, found {given.force!r}")
    if given.force != SEARCHING and not war.on("task_forces"):
        raise BadInputError(f"{what}: force: the option task_forces expected, found a game without it")
    return given


def declared(frame: Battle, side: int) -> Policy | None:
    """The policy of a side that has declared in this round what all of it does as one task force."""
    own = [force for force in frame.fleets if force.side == side]
    if len(own) == 1 and own[0].intent in FORCES:
        return Policy(force=own[0].intent)
    return None


def _words(text: str) -> list[str]:
    return [word.strip() for word in text.split(",")]


def retreat_number(rule: str) -> int:
    """The number in a rule for retreats; 0 where there is none."""
    word, colon, number = rule.partition(":")
    if word in ("never", "outgunned") and not colon:
        return 0
    if word in ("after", "below") and number.isdecimal() and int(number):
        return int(number)
    raise BadInputError(f"retreat: {RETREATS} expected, found {rule!r}")


def last_round(policy: Policy) -> int:
    """The round from which on the number of the round makes no difference to a policy."""
    rounds = retreat_number(policy.retreat) if policy.retreat.startswith("after") else 1
    return max(rounds, len(policy.actions))


# -- decisions ----------------------------------------------------------------------------------------------


def dice(war: War, frame: Battle, side: int, kind: str) -> int:
    """The dice of a side in a kind of action; carriers do not count their guns."""
    return sum(throws(war, unit, kind) for unit in forces.fighting(war, frame, side))


def throws(war: War, unit: int, kind: str) -> int:
    """The dice that count of one unit in a kind of action."""
    test = forces.flies if kind == "air" else forces.shoots
    counts = test(war, unit) and (kind == "air" or not factors.is_carrier(war, unit))
    return fire.dice_of(war, unit, kind) if counts else 0


def choose(war: War, frame: Battle, side: int, policy: Policy) -> str:
    """Air or surface."""
    own, enemy = (dice(war, frame, of, "air") - dice(war, frame, of, "surface") for of in (side, 1 - side))
    favoured = "surface" if war.board.theatre[frame.area] == ATO else "air"
    return preferred(policy, frame.round, own, enemy, favoured)


def preferred(policy: Policy, number: int, own: int, enemy: int, favoured: str) -> str:
    """The kind of action a policy chooses in a round.

    By how many more dice both sides have in the air than on the surface: the best is where a side has most
    more than the enemy, then where it has most.
    """
    wanted = policy.actions[min(number, len(policy.actions)) - 1]
    if wanted != "best":
        return wanted
    more = own - enemy or own
    return KINDS[more < 0] if more else favoured


def retreats(war: War, frame: Battle, side: int, policy: Policy) -> bool:
    """Whether a side breaks off at the end of a round."""
    if policy.retreat == "never":
        return False
    own, enemy = ((dice(war, frame, of, "air"), dice(war, frame, of, "surface")) for of in (side, 1 - side))
    return breaks_off(policy, frame.round, len(forces.fighting(war, frame, side)), own, enemy)


def breaks_off(policy: Policy, number: int, units: int, own: Throws, enemy: Throws) -> bool:
    """Whether a policy retreats after a round with so many units and the dice of both sides."""
    limit = retreat_number(policy.retreat)
    if policy.retreat.startswith("after"):
        return number >= limit
    if policy.retreat.startswith("below"):
        return units < limit
    if policy.retreat != "outgunned":
        return False
    fought = [pair for pair in zip(own, enemy, strict=True) if any(pair)]
    return bool(fought) and all(mine < theirs for mine, theirs in fought)


Points = Callable[[int], int]  # target -> points it took to be rid of it when the battle began


def aim(war: War, frame: Volley, policy: Policy, points: Points) -> None:
    """Name all targets of a volley; only allocations the rules allow come about."""
    allot(war, frame, policy, ranks(war, frame), worth(war, frame.targets, policy, points))


def allot(war: War, frame: Volley, policy: Policy, ranked: Sequence[int], order: Sequence[int]) -> None:
    """The same with attackers in the order of ``ranks`` and targets in the order of ``worth``."""
    aims = dict(policy.aims)
    while len(frame.aims) < len(frame.attackers):
        attacker = frame.attackers[len(frame.aims)]
        wanted = _wanted(war, frame, policy, order, ranked.index(attacker))
        first = aims.get(war.board.unit_ids[attacker], "")
        if first:
            wanted = [war.board.unit(first), *wanted]
        if keeps_out(war, frame, attacker) and may_take(war, frame, -1):
            target = -1  # carriers keep out of gunnery
        else:
            there = (one for one in wanted if one in frame.targets)
            target = next((one for one in there if may_take(war, frame, one)), -1)
        frame.aims = {**frame.aims, attacker: target}


def keeps_out(war: War, frame: Volley, attacker: int) -> bool:
    """Whether an attacker is a carrier that would have to use its guns."""
    return frame.kind == "surface" and factors.is_carrier(war, attacker)


def weakness(war: War, unit: int, points: Points) -> tuple[int, ...]:
    """The least is the weakest."""
    return not factors.crippled(war, unit), points(unit), unit


def might(war: War, unit: int) -> tuple[int, ...]:
    """The least has the most dice."""
    return -factors.air(war, unit) - factors.gunnery(war, unit), unit


def ranks(war: War, frame: Volley) -> list[int]:
    """The attackers of a volley, those with the most dice first."""
    power = {unit: fire.dice_of(war, unit, frame.kind) for unit in frame.attackers}
    return sorted(frame.attackers, key=lambda unit: -power[unit])


def rank(war: War, unit: int, policy: Policy, points: Points) -> tuple[int, ...]:
    """The place of a target with a policy, the least first: the mightiest or the weakest."""
    if policy.aim in ("strongest", "spread"):
        return might(war, unit)
    return weakness(war, unit, points)


def worth(war: War, targets: Iterable[int], policy: Policy, points: Points) -> list[int]:
    """Targets as a policy ranks them."""
    return sorted(targets, key=lambda unit: rank(war, unit, policy, points))


def _wanted(war: War, frame: Volley, policy: Policy, order: Sequence[int], rank: int) -> list[int]:
    """The targets of a volley in the order of ``worth``, the most wanted first."""
    if policy.aim == "pairs":
        turn = rank % len(order)
        return [*order[turn:], *order[:turn]]
    if policy.aim == "spread":
        taken = list(frame.aims.values())
        return sorted(order, key=taken.count)
    if policy.aim not in AIMS:
        return [war.board.unit(policy.aim), *order]
    return list(order)
