"""What is being fought at this moment: a volley, raids, submarines, a pursuit, a battle; and its odds.

Who may attack what is asked of the steps of the rules. Nothing here looks at what a seat keeps secret: the
kind of action it chose, or a submarine nobody has seen.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from flagplot.games.admirals_war.combat import battle, ports, pursuit, retreat, torpedoes, volley
from flagplot.games.admirals_war.combat.frames import (
    Battle,
    BattleStage,
    Groups,
    GroupsStage,
    PortStage,
    PortStrikes,
    Raids,
    Torpedoes,
    Volley,
)
from flagplot.games.admirals_war.game import AdmiralsWar
from flagplot.games.admirals_war.hidden import unseen
from flagplot.games.admirals_war.odds import before_a_round, fight_of, policy, volleys
from flagplot.games.admirals_war.odds.documents import Document, answer, entry, names, row
from flagplot.games.admirals_war.odds.fights import Fight
from flagplot.games.admirals_war.odds.result import BattleResult
from flagplot.games.admirals_war.odds.rounds import RoundResult
from flagplot.games.admirals_war.odds.shots import Range
from flagplot.games.admirals_war.odds.walk import TooLargeError, Walk
from flagplot.games.admirals_war.play import War
from flagplot.kernel.errors import BadInputError

SPACE = 3_000_000  # situations that are worked out while a player waits
STEPS = 5e7  # ways from one to another
PAIRS, CHASED = 32, 4  # beyond so many pairs of enemies it is not even tried; in a pursuit every speed counts
TO_THE_END = "To the end"
NO_BOATS = ", before the submarines"
ROUNDS = {"air": "The next round, in the air", "surface": "The next round, with guns"}
KINDS = {"air": "Air strikes", "surface": "Gunfire", "raid": "Raid", "mixed": "Surprise attack"}
SIDES = ("the Allies", "the Axis")

STATED = "Exact, if nobody retreats and the strongest fire at the weakest."
STALKING = "Every boat looks for a target after every round, first among ships just disabled."
WAVERING = "The dice of the Italians count to the end, not in the next round; Germans stand."
ONE_FORCE = "Each side counts as one task force in every round: {}. Those that search join in."
JOINING = "Task forces that search join in."
UNFOUND = "Those who retreat get away as soon as they are not found."
TOO_LARGE = "Too large to be worked out to the end."
AIMED = "Exact; all attacks of a volley take effect together."
HELD = "Exact, if the attack comes off: it is not rolled before the targets are named."
RAIDED = "Exact, if the strongest attack the weakest; each names its target later."
EMPTY = "Nothing lies there: the raid itself is what counts."
GUARDED = "The defending fighters will meet one of the attackers first; that is not in these numbers."
BOATS = "Exact; each boat attacks once, and the result shows before the next."
ROLLS = "Exact, for a boat that has found the target: it rolls for that first."
UNSEEN = "Submarines nobody sees have no odds here; point at a target for those of your own."

Found = tuple[list[Document], str]  # answers, and a line about them


# -- one side names its targets -----------------------------------------------------------------------------


def of_volley(game: AdmiralsWar, war: War, frame: Volley) -> list[Document]:
    """The attacks as aimed so far, and what the next attacker would add at every target it may take."""
    title = f"{KINDS[frame.kind]} of {SIDES[frame.side]}"
    answers, left = [], len(frame.attackers) - len(frame.aims)
    if not frame.attackers or not frame.targets:
        return []
    named = any(target >= 0 for target in frame.aims.values())
    if named or war.state.markers:
        now = "What waits to take effect" if not named else "As aimed so far" if left else "As aimed"
        answers.append(answer(war, now, volleys.as_aimed(war, frame)))
    if left:
        rest = "the others" if named else "all"
        whole = volleys.as_aimed(war, volleys.completed(war, frame))
        if whole.units:  # carriers keep out of gunnery
            answers.append(answer(war, f"If {rest} aim as usual, the strongest at the weakest", whole))
    note = GUARDED if frame.guard >= 0 else HELD if frame.held else AIMED
    choices = _aims(war, frame) if left and not frame.asking else {}
    return [entry(war, frame.area, "volley", title, answers, note, port=frame.port, choices=choices)]


def _aims(war: War, frame: Volley) -> dict[str, list[Document]]:
    """What becomes of a target if the next attacker, or everybody left, takes it too."""
    ids, gunners = war.board.unit_ids, Range(war.tables, war.state)
    next_one, left = frame.attackers[len(frame.aims)], frame.attackers[len(frame.aims) :]
    found = {}
    wanted: list[tuple[str, tuple[int, ...], list[int]]] = [
        (f"aim {ids[next_one]}", (next_one,), volley.choices(war, frame)),
        ("rest", left, volley.for_the_rest(war, frame)),
    ]
    for words, attackers, targets in wanted:
        for target in targets:
            if target >= 0:
                copy = frame.clone()
                copy.aims = {**frame.aims, **dict.fromkeys(attackers, target)}
                result = volleys.as_aimed(war, copy, gunners, (target,))
                found[f"{words} {ids[target]}"] = [row(war, result.units[ids[target]])]
    return found


# -- ports --------------------------------------------------------------------------------------------------


def of_raids(game: AdmiralsWar, war: War, frame: Raids | PortStrikes) -> list[Document] | None:
    """Every port that is or can be attacked: by those told off so far, and by all that could go."""
    step: Any = ports.RaidsStep() if isinstance(frame, Raids) else ports.StrikesStep()
    open_: dict[int, dict[int, str]] = {}  # port -> unit -> the answer that sends it
    if frame.stage == PortStage.ASSIGN:
        for action in step.legal(war, frame, ""):
            if len(action.args) == 2:
                unit, port = war.board.unit(str(action.args[0])), war.board[str(action.args[1])]
                open_.setdefault(port, {})[unit] = str(action)
    wanted = sorted({*open_, *frame.targets.values()})
    return [_on_port(war, frame, port, open_.get(port, {})) for port in wanted] or None


def _on_port(war: War, frame: Raids | PortStrikes, port: int, open_: dict[int, str]) -> Document:
    sent = [unit for unit, place in frame.targets.items() if place == port]

    def by(units: list[int]) -> list[Document]:
        attack = volleys.raid(war, frame.side, frame.area, port, sorted(units))
        title = f"By {names(war, units)}"
        return [answer(war, title, volleys.as_aimed(war, attack))] if attack.targets else []

    answers = by(sent) if sent else []
    if open_:
        answers += by([*sent, *open_])
    choices = {text: found[0]["units"] for unit, text in open_.items() if (found := by([*sent, unit]))}
    who = "Carrier raid" if isinstance(frame, Raids) else "Air attack"
    title = f"{who} on {war.board.place_names[port]}"
    note = RAIDED if answers else EMPTY
    return entry(war, frame.area, "raid", title, answers, note, port=port, choices=choices)


# -- submarines ---------------------------------------------------------------------------------------------


def of_torpedoes(game: AdmiralsWar, war: War, frame: Torpedoes) -> list[Document] | None:
    """What each boat that everybody sees can do to each target; nothing when no side is asked any more."""
    if not frame.queue:
        return None
    enemy = torpedoes.prey(war, frame.area, 1 - frame.queue[0])
    stalks, pairs = False, dict[int, list[int]]()
    for action in torpedoes.TorpedoStep().legal(war, frame, ""):
        boat = war.board.unit(str(action.args[0])) if action.args else -1
        if boat < 0 or unseen(war, boat) or action.verb == "wait":
            continue
        stalks = stalks or action.verb == "stalk"
        pairs.setdefault(boat, []).extend(
            enemy if action.verb == "stalk" else [war.board.unit(str(action.args[1]))]
        )
    answers, choices = [], dict[str, list[Document]]()
    for boat, targets in pairs.items():
        results = [volleys.torpedo(war, frame, boat, target) for target in targets]
        units = [unit for result in results for unit in answer(war, "", result)["units"]]
        answers.append({**answer(war, f"If {names(war, [boat])} attacks it", results[0]), "units": units})
        if not stalks:
            ids = war.board.unit_ids
            choices |= {f"torpedo {ids[boat]} {one['id']}": [one] for one in units}
    if not answers and not torpedoes.may_hide(war, frame.area, frame.queue[0]):
        return None
    note = ROLLS if stalks else BOATS if answers else UNSEEN
    title = f"Submarines of {SIDES[frame.queue[0]]}"
    return [entry(war, frame.area, "torpedo", title, answers, note, choices=choices)]


# -- battles ------------------------------------------------------------------------------------------------


def of_groups(game: AdmiralsWar, war: War, frame: Groups) -> list[Document] | None:
    """Every retreating group with the ships that pursue it so far."""
    title = f"Pursuit of {SIDES[frame.runner]}"
    if not frame.stage.after(GroupsStage.FORM):
        note = "The groups are being formed: odds follow when ships are told off to pursue them."
        return [entry(war, frame.area, "pursuit", title, [], note)]
    found = []
    for n, ships in enumerate(frame.pursuers):
        fast = [ship for ship in frame.left if n in pursuit.quarry(war, frame, ship)]
        answers, note = _chase(game, war, frame, n, ships) if ships else ([], "No ship pursues yet.")
        if fast:
            everybody, note = _chase(game, war, frame, n, (*ships, *fast))
            more = [
                {**one, "title": f"If all that are fast enough pursue: {one['title']}"} for one in everybody
            ]
            answers += more[:1]
        if ships or fast:
            title = f"Pursuit of {names(war, frame.groups[n])}"
            found.append(entry(war, frame.area, "pursuit", title, answers, note))
    return found or None


def _chase(game: AdmiralsWar, war: War, frame: Groups, n: int, ships: tuple[int, ...]) -> Found:
    """One group and its pursuers."""
    sides = (frame.groups[n], ships) if frame.runner == 0 else (ships, frame.groups[n])
    chase = Battle(frame.area, forces=sides, runner=frame.runner, round=frame.round + 1, limit=frame.last)
    return _whole(game, war, chase)


def of_battle(game: AdmiralsWar, war: War, frame: Battle) -> list[Document]:
    """A battle to its end, or what is left of its round."""
    name = war.board.areas[frame.area].name
    answers: list[Document] = []
    if battle.over(war, frame):
        note = "One side is gone or retreats."
    elif frame.stage == BattleStage.DECLARE and retreat.retreating(war, frame):
        going = " and ".join(SIDES[side] for side in retreat.retreating(war, frame))
        note = f"{going[:1].upper()}{going[1:]} will retreat."
    elif frame.stage.after(BattleStage.TYPE) and frame.stage.before(BattleStage.AFTER):
        answers, note = _rest_of_round(game, war, frame)
    else:
        answers, note = _try(lambda: _whole(game, war, before_a_round(frame)))
    return [entry(war, frame.area, "battle" if frame.runner < 0 else "pursuit", name, answers, note)]


def of_area(game: AdmiralsWar, war: War, area: int) -> list[Document]:
    """A battle that can be fought in an area."""
    answers, note = _whole(game, war, Battle(area))
    return [entry(war, area, "battle", war.board.areas[area].name, answers, note)]


def _try(work: Callable[[], Found]) -> Found:
    try:
        return work()
    except BadInputError as error:
        return [], _line(error)


def _line(error: BadInputError) -> str:
    """What the odds refuse, as a sentence."""
    text = str(error).removeprefix("odds: ").replace("; ask for one volley", "; odds follow with the targets")
    return f"{text[:1].upper()}{text[1:]}."


def _whole(game: AdmiralsWar, war: War, frame: Battle) -> Found:
    """A battle before a round: to its end, and its next round in the air and with guns."""
    try:
        fight = fight_of(game, war, frame)
    except BadInputError as error:
        return [], _line(error)
    answers: list[Document] = []
    refused = ""
    try:
        answers.append(answer(war, TO_THE_END, walked(fight), pursuit=frame.runner >= 0))
    except TooLargeError:
        refused = TOO_LARGE
    except BadInputError as error:
        refused = _line(error)
    for action, title in ROUNDS.items():
        if not fight.going and any(policy.dice(war, frame, side, action) for side in (0, 1)):
            answers += _round(war, fight, action, title)
    return answers, " ".join(filter(None, (refused, stated(fight) if answers else "")))


def stated(fight: Fight) -> str:
    """What the answers about a battle take for granted."""
    lines = [STATED]
    if fight.wavers:
        lines.append(WAVERING)
    if fight.stalks:
        lines.append(STALKING)
    if fight.searches:
        lines.append(JOINING if fight.looked else one_force(fight) if fight.frame.runner < 0 else UNFOUND)
    return " ".join(lines)


def one_force(fight: Fight) -> str:
    """What the one task force of each side does: what was declared, or it searches."""
    allied, axis = (one.force for one in fight.policies)
    return ONE_FORCE.format(f"the Allies {allied}, the Axis {axis}")


def walked(fight: Fight, action: str = "") -> BattleResult:
    """A battle or a round of it, unless that takes longer than anybody would wait."""
    most = PAIRS if fight.frame.runner < 0 and not fight.wavers else CHASED
    if fight.sides.count(0) * fight.sides.count(1) > most:
        raise TooLargeError(f"odds: at most {most} pairs of enemies expected, found more")
    return BattleResult(Walk(fight, action, most=STEPS, space=SPACE).run())


def _round(war: War, fight: Fight, action: str, title: str) -> list[Document]:
    try:
        if fight.boats or fight.guarded:
            return [answer(war, title, walked(fight, action))]
        return [answer(war, title, RoundResult(fight, action))]
    except BadInputError:
        return _before_submarines(war, fight, action, title)


def _before_submarines(war: War, fight: Fight, action: str, title: str) -> list[Document]:
    """The exchange of fire of a round in a battle too large for what comes after it."""
    try:
        return [answer(war, title + NO_BOATS, RoundResult(fight, action, boats=False))]
    except BadInputError:
        return []


def _rest_of_round(game: AdmiralsWar, war: War, frame: Battle) -> Found:
    """The parts of a round that are still to come, before anybody has fired in them."""
    parts = battle.PARTS.get(frame.action, ())
    begun = frame.stage.after(BattleStage.PART)
    at = parts.index(frame.part) + (not begun) if frame.part in parts else 0
    left = parts[at:]
    if frame.named or war.state.markers or frame.stage.after(BattleStage.FIRST) or not left:
        return [], "In the middle of a round: odds follow before the next one."

    def work() -> Found:
        fight = fight_of(game, war, frame)
        title = "This round, " + ("with guns" if left[-1] == "surface" else "in the air")
        if len(left) == 2 or (left == parts and fight.boats):
            result: Any = walked(fight, frame.action)
            title = "This round, in the air and with guns" if len(left) == 2 else title
        elif len(parts) == 2:
            result = RoundResult(fight, frame.action, left[0])
        else:
            result = RoundResult(fight, frame.action)
        return [answer(war, title, result)], stated(fight)

    return _try(work)


# -- the moment ---------------------------------------------------------------------------------------------

FRAMES: dict[type, Callable[[AdmiralsWar, War, Any], list[Document] | None]] = {
    Volley: of_volley, Raids: of_raids, PortStrikes: of_raids, Torpedoes: of_torpedoes,
    Groups: of_groups, Battle: of_battle,
}  # fmt: skip


def at_hand(game: AdmiralsWar, war: War) -> list[Document]:
    """What is fought now, if anything is; see ``pending`` for what waits."""
    for frame in reversed(war.state.frames):
        if type(frame) in FRAMES:
            found = FRAMES[type(frame)](game, war, frame)
            if found:
                return found
    return []
