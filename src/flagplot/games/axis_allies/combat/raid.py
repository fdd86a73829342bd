"""Strategic bombing raids: interception, one round of air battle, facility fire, damage.

All bombers and escorts over one territory are one raid, with at most one air battle [P40-SBR-25]. They were
committed to it in the Combat Move phase and are off the map while it lasts, so they fight nowhere else, and
the guns of a battle never see them. [P40-SBR-05, A50-SBR-08]

Where the edition knows no interceptors nobody is asked, and guns in the territory do the shooting; whoever
attacks the territory itself meets them separately.
"""

from __future__ import annotations

from flagplot.games.axis_allies import text
from flagplot.games.axis_allies.combat import casualties, contested, fire
from flagplot.games.axis_allies.combat.frames import Raid
from flagplot.games.axis_allies.combat.frames import RaidStage as Stage
from flagplot.games.axis_allies.economy import facilities
from flagplot.games.axis_allies.events import Announced, Bombed, Hit
from flagplot.games.axis_allies.pieces import Stacks, Status, change, look, make, minus, plus
from flagplot.games.axis_allies.play import War
from flagplot.games.axis_allies.status import at_war
from flagplot.kernel.action import Action, act
from flagplot.kernel.flow import Aim, Step
from flagplot.kernel.refusal import Refusal, illegal
from flagplot.kernel.script import Script
from flagplot.kernel.spelling import unknown
from flagplot.kernel.words import counted, the

ESCORT_HITS_ON, INTERCEPTOR_HITS_ON, FACILITY_HITS_ON = 1, 2, 1
TARGETS = (facilities.COMPLEX, facilities.AIRBASE, facilities.NAVAL_BASE)  # in the order of their dice


def begin(war: War, space: int, power: int) -> None:
    """Take the raiders off the map and ask the owners of fighters in the territory."""
    frame = Raid(power=power, space=space)
    for piece, count in war.state.units[space].items():
        if look(piece).owner == power and look(piece).status in contested.RAIDERS:
            war.remove(space, piece, count)
            frame.attackers = plus(frame.attackers, piece, count)
    enemies = (p for p in war.board.after(power) if at_war(war, power, p))
    # in some editions no fighter intercepts [A50-SBR-07]
    frame.asked = tuple(p for p in enemies if _fighters(war, space, p))
    war.state.frames.append(frame)
    who = text.force_text(war.board, _by_kind(frame.attackers), power)
    told = Announced(
        power=war.seat(power), what="raids", space=war.name(space), detail=f"with {text.told(who)}",
        order="raid", pieces=who,
    )  # fmt: skip
    war.emit(told)


def _by_kind(stacks: Stacks) -> Stacks:
    """A force without the marks of its units."""
    found: Stacks = {}
    for piece, count in stacks.items():
        found = plus(found, make(look(piece).owner, look(piece).kind), count)
    return found


def _fighters(war: War, space: int, owner: int) -> list[tuple[int, int]]:
    """(piece, count) of a power's fighters in the raided territory.

    Tactical bombers do not intercept [P40-SBR-03], and fighters that scrambled are gone [P40-SCR-14].
    """
    return [
        (piece, count)
        for piece, count in war.state.units[space].items()
        if look(piece).owner == owner and war.board.kinds[look(piece).kind].intercepts
    ]


# -- air battle ----------------------------------------------------------------------------------------


class _Intercept(Step[War, Raid]):
    """The owners of fighters in the territory say, one after another, how many intercept. [P40-SBR-06]"""

    def seats(self, war: War, frame: Raid) -> tuple[str, ...]:
        return (war.seat(frame.asked[0]),) if frame.asked else ()

    def run(self, war: War, frame: Raid) -> None:
        frame.stage = Stage.AIR_BATTLE if frame.defenders else Stage.TARGETS

    def _most(self, war: War, frame: Raid) -> int:
        return sum(count for _, count in _fighters(war, frame.space, frame.asked[0]))

    def legal(self, war: War, frame: Raid, seat: str) -> list[Action]:
        return [act("intercept", n) for n in range(self._most(war, frame) + 1)]

    def do(self, war: War, frame: Raid, seat: str, action: Action) -> None:
        owner, frame.asked = frame.asked[0], frame.asked[1:]
        _intercept(war, frame, owner, int(action.args[0]))

    def why_not(self, war: War, frame: Raid, seat: str, action: Action) -> Refusal | None:
        name = war.name(frame.space)
        if action.verb == "intercept":
            most = self._most(war, frame)
            return illegal("P40-SBR-06", f"you have {most} fighters in {the(name)} that can intercept", name)
        if action.verb == "bomb":
            return illegal("P40-SBR-13", "targets are chosen after the air battle", name)
        return None

    def prompt(self, war: War, frame: Raid, seat: str) -> str:
        bombers = len(_unassigned(frame))
        escorts = sum(frame.attackers.values()) - bombers
        force = f"{counted(bombers, 'bomber')}, {counted(escorts, 'escort')}"
        return (
            f"{the(war.seat(frame.power))} raids {the(war.name(frame.space))} ({force}): how many of "
            f"your fighters intercept? They hit on {INTERCEPTOR_HITS_ON} or less, escorts on "
            f"{ESCORT_HITS_ON}, for one round."
        )


def _intercept(war: War, frame: Raid, owner: int, count: int) -> None:
    """Send up fighters; they are in no other battle this turn. [P40-SBR-06, P40-SBR-22, P40-SCR-14]"""
    left = count
    for piece, there in _fighters(war, frame.space, owner):
        n = min(left, there)
        if n:
            left -= n
            war.remove(frame.space, piece, n)
            up = change(piece, status=Status.INTERCEPTED, home=frame.space)
            frame.defenders = plus(frame.defenders, up, n)
    if count:
        what = f"intercepts with {counted(count, 'fighter')} over"
        told = Announced(
            power=war.seat(owner), what=what, space=war.name(frame.space),
            order="intercept", pieces=f"{count} fighter",
        )  # fmt: skip
        war.emit(told)


def _air_battle(war: War, frame: Raid) -> None:
    """Roll the one round of air battle: escorts at 1, interceptors at 2, bombers not at all.

    Fire is simultaneous, and afterwards each side chooses its losses, bombers among them. [P40-SBR-07,
    P40-SBR-08, P40-SBR-11, P40-SBR-12]
    """
    frame.stage = Stage.DEFENDERS_LOSE  # of each side's own choice, and no second round [P40-SBR-10]
    name, raider = war.name(frame.space), war.seat(frame.power)
    escorts = sum(n for p, n in frame.attackers.items() if look(p).status is Status.ESCORTING)
    interceptors = sum(frame.defenders.values())  # bombers have no die [P40-SBR-09, P40-FTR-03]
    up = (f"{the(raider)} escorts over {the(name)}", Aim(who=raider, at=name, kind="escorts"))
    against = (f"interceptors over {the(name)}", Aim(at=name, kind="interceptors"))
    ours = war.volley([(escorts, ESCORT_HITS_ON)], *up)
    theirs = war.volley([(interceptors, INTERCEPTOR_HITS_ON)], *against)
    frame.hits = (ours, theirs)
    for by, hits in ((raider, ours), ("interceptors", theirs)):
        if hits:
            war.emit(Hit(space=name, by=by, hits=hits, detail="air battle"))


def _defenders_lose(war: War, frame: Raid) -> None:
    frame.stage = Stage.ATTACKERS_LOSE
    casualties.assign(war, (0, frame.hits[0], 0), attacker_side=False)


def _attackers_lose(war: War, frame: Raid) -> None:
    frame.stage = Stage.TARGETS
    casualties.assign(war, (0, frame.hits[1], 0), attacker_side=True)


# -- bombing -------------------------------------------------------------------------------------------


def _targets(war: War, space: int) -> list[str]:
    """The facilities of the territory; one that cannot be damaged further is still a target.

    [P40-SBR-01, P40-SBR-23, A50-SBR-09]
    """
    parts = war.state.facilities[space]
    return [what for what in TARGETS if facilities.present(parts, what)]


def _unassigned(frame: Raid) -> list[int]:
    """The bombers without a target yet, one by one."""
    left = {p: n for p, n in frame.attackers.items() if look(p).status is Status.RAIDING}
    for _, bomber in frame.bombs:
        left[bomber] -= 1
    return [piece for piece, n in left.items() for _ in range(n)]


class _Targets(Step[War, Raid]):
    """The raider divides the bombers among the targets, if there is a choice. [P40-SBR-13]"""

    def seats(self, war: War, frame: Raid) -> tuple[str, ...]:
        several = _unassigned(frame) and len(_targets(war, frame.space)) > 1
        return (war.seat(frame.power),) if several else ()

    def run(self, war: War, frame: Raid) -> None:
        targets, bombers = _targets(war, frame.space), _unassigned(frame)
        if targets:
            number = TARGETS.index(targets[0])
            frame.bombs = (*frame.bombs, *((number, bomber) for bomber in bombers))
        frame.stage = Stage.BOMBING

    def legal(self, war: War, frame: Raid, seat: str) -> list[Action]:
        return [act("bomb", what) for what in _targets(war, frame.space)]

    def do(self, war: War, frame: Raid, seat: str, action: Action) -> None:
        bomber = _unassigned(frame)[0]
        frame.bombs = (*frame.bombs, (TARGETS.index(str(action.args[0])), bomber))

    def why_not(self, war: War, frame: Raid, seat: str, action: Action) -> Refusal | None:
        if action.verb != "bomb":
            return None
        name, what = war.name(frame.space), str(action.args[0]) if action.args else ""
        if what not in TARGETS:
            return unknown("facility", what, TARGETS, listing=True)
        return illegal("P40-SBR-01", f"there is no {the(what)} in {the(name)}", name, what)

    def prompt(self, war: War, frame: Raid, seat: str) -> str:
        left = len(_unassigned(frame))
        return (
            f"Your raid on {the(war.name(frame.space))}: choose what the next bomber attacks ({left} to "
            f"assign); it is shot down on {flak(war, frame)} or less, else one die is the damage."
        )


def _bombing(war: War, frame: Raid) -> None:
    _bomb(war, frame)
    _end(war, frame)


def _bomb(war: War, frame: Raid) -> None:
    """Let the targets or the guns fire at the bombers, then roll the damage the survivors do.

    All fire comes before all damage; a facility takes damage as far as it can. [P40-SBR-18, P40-SBR-19,
    A50-SBR-02, A50-SBR-03, A50-SBR-04, A50-SBR-10]
    """
    name = war.name(frame.space)
    groups = [[bomber for number, bomber in frame.bombs if number == i] for i in range(len(TARGETS))]
    for what, bombers in zip(TARGETS, groups, strict=True):
        if bombers:
            war.emit(
                Bombed(
                    power=war.seat(frame.power), space=name, what=what, bombers=len(bombers),
                    owner=war.board.owner_ids[war.state.control[frame.space]], flak=flak(war, frame),
                    room=facilities.room(war, frame.space, what),
                )
            )  # fmt: skip
    if war.edition.guns_meet_raids:
        _gun_fire(war, frame, groups)
    else:  # guns leave raiders alone [P40-SBR-15, P40-AAG-03]
        _facility_fire(war, frame, groups)
    for what, bombers in zip(TARGETS, groups, strict=True):
        if bombers:
            damage = _damage(war, bombers, f"bombs on the {the(what)} of {the(name)}")
            facilities.suffer(war, frame.space, what, damage)


def flak(war: War, frame: Raid) -> int:
    """The highest face that shoots a bomber down over its target; 0 if nobody fires at it.

    [P40-SBR-16, A50-SBR-02]
    """
    if war.edition.guns_meet_raids:
        return contested.gun_hits_on(war, frame.space, frame.power)
    return FACILITY_HITS_ON


def _facility_fire(war: War, frame: Raid, groups: list[list[int]]) -> None:
    """Each facility fires one die at each of its bombers, a 1 shoots it down. [P40-SBR-16, P40-FAC-02]"""
    name = war.name(frame.space)
    for what, bombers in zip(TARGETS, groups, strict=True):
        # those with the fewest points to go home with are the ones hit, to their owner's advantage
        bombers.sort(key=lambda piece: look(piece).left)
        reason = f"{the(what)} of {the(name)} against bombers"
        aim = Aim(at="bomber", kind="antiaircraft")
        shot_down = war.volley([(len(bombers), FACILITY_HITS_ON)], reason, aim)
        for bomber in bombers[:shot_down]:
            frame.attackers = minus(frame.attackers, bomber)
            war.lose(frame.space, bomber, 1, f"fire of the {the(what)}")
        del bombers[:shot_down]


def _gun_fire(war: War, frame: Raid, groups: list[list[int]]) -> None:
    """A gun in the territory fires at every bomber before any bomb falls, each die at a particular one.

    [A50-SBR-02, A50-SBR-06, A50-AAG-01, A50-AAG-03, A50-AAG-04]
    """
    value = flak(war, frame)
    if not value:
        return
    for bombers in groups:
        for bomber in sorted(set(bombers)):
            shot_down = contested.gun_fire(war, frame.space, bomber, bombers.count(bomber), value)
            for _ in range(shot_down):
                frame.attackers = minus(frame.attackers, bomber)
                bombers.remove(bomber)


def _damage(war: War, bombers: list[int], reason: str) -> int:
    """The damage bombers do: a die each, or several of which all or the best count.

    [P40-SBR-17, P40-STR-02, A50-SBR-03, A50-TEC-36, A50-TEC-37]
    """
    tab = fire.table(war.board.kinds)
    damage = 0
    for kind, number in enumerate(fire.muster(tab, *({bomber: 1} for bomber in bombers))):
        if number:
            faces = war.roll(number * tab.dice[kind], reason)
            best_of = tab.best_of[kind]
            damage += sum(max(faces[i : i + best_of]) for i in range(0, len(faces), best_of))
    return damage


def _end(war: War, frame: Raid) -> None:
    """Put the survivors back: bombers and escorts in the air until noncombat movement, interceptors apart.

    [P40-SBR-14, P40-SBR-20, P40-SBR-22, A50-SBR-05]
    """
    for piece, count in frame.attackers.items():
        war.add(frame.space, change(piece, status=Status.ALOFT), count)
    for piece, count in frame.defenders.items():
        war.add(frame.space, piece, count)
    war.state.frames.pop()


class RaidStep(Script[War, Raid]):
    """Owners of fighters intercept or not; the raider divides the bombers among the targets."""

    stages = {
        Stage.INTERCEPT: _Intercept(),
        Stage.AIR_BATTLE: _air_battle,
        Stage.DEFENDERS_LOSE: _defenders_lose,
        Stage.ATTACKERS_LOSE: _attackers_lose,
        Stage.TARGETS: _Targets(),
        Stage.BOMBING: _bombing,
    }
