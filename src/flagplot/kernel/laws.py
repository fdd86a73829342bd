"""The laws every game keeps, as functions that raise ``LawBroken``.

The law suite, the fuzzer and a newcomer's own tests all use these. Each looks at one state.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import Any, NamedTuple, NoReturn

from flagplot.kernel.action import Action, action_from_json, parse_action
from flagplot.kernel.answers import Answers, may_end, verbs_of, with_verb
from flagplot.kernel.dice import Dice, FastDice
from flagplot.kernel.errors import MalformedError, RefusedError, RulesBug
from flagplot.kernel.event import Event
from flagplot.kernel.game import Game
from flagplot.kernel.lanes import open_lanes
from flagplot.kernel.memory import forget
from flagplot.kernel.refusal import Fault
from flagplot.kernel.stream import Stream
from flagplot.kernel.view import LogLine, difference, leak, log_lines, seen_by


class LawBroken(RulesBug):
    """A game broke a law of the kernel."""


FEW = 4_096  # answers that are all looked at; of more, so many


def broken(law: str, text: str) -> NoReturn:
    """Say which law was broken and how."""
    raise LawBroken(f"law '{law}': {text}")


def check_state(
    game: Game[Any], state: Any, seed: int = 0, limit: int = 8, log: Sequence[LogLine] = ()
) -> None:
    """All laws about one state; of long legal lists at most ``limit`` actions are tried."""
    before = game.digest(state)
    check_remembered(game, state)
    check_waiting(game, state)
    for seat in state.waiting:
        check_listed(game, state, seat)
        check_concern(game, state, seat)
        check_applies(game, state, seat, sample(game.legal(state, seat), limit, seed))
    check_refuses(game, state, strangers(game, state, seed))
    check_saves(game, state)
    check_describes(game, state)
    check_hides(game, state, seed, log)
    check_lanes(game, state, seed, log)
    check_words(game, state, log)
    if game.digest(state) != before:
        broken("pure", "looking at a state changed it")


def check_waiting(game: Game[Any], state: Any) -> None:
    """Somebody owes an answer until the game ends, and everybody who does has one to give."""
    if state.outcome is not None:
        if state.waiting:
            broken("waiting", f"the game is over and still waits for {state.waiting}")
        return
    if not state.waiting:
        broken("waiting", "nobody owes an answer and the game is not over")
    for seat in game.meta.seats:
        listed = game.legal(state, seat)
        if (seat in state.waiting) != bool(listed):
            broken("waiting", f"waiting for {state.waiting}, but {seat} has {len(listed)} answers")
    if game.phases and game.phase(state) not in game.phases:
        broken("waiting", f"{state.waiting} are asked in no phase: {game.phase(state)}")


def check_remembered(game: Game[Any], state: Any) -> None:
    """With an empty memory everybody has the same answers and sees the same, so nothing is out of date."""
    first = [(game.legal(state, seat), game.view(state, seat).to_json()) for seat in state.waiting]
    forget()
    for seat, (listed, seen) in zip(state.waiting, first, strict=True):
        if game.legal(state, seat) != listed:
            broken("remembered", f"the list of {seat} is another when nothing is remembered")
        if game.view(state, seat).to_json() != seen:
            broken("remembered", f"{seat} sees something else when nothing is remembered")


def check_listed(game: Game[Any], state: Any, seat: str) -> None:
    """The legal list has no doubles, is the same when asked again, and can be written and read."""
    listed = game.legal(state, seat)
    if listed != game.legal(state, seat):
        broken("listed", f"the list of {seat} differs when asked twice")
    some = sample(listed, FEW)
    if len(listed) <= FEW and len(Counter(listed)) != len(listed):
        double = Counter(listed).most_common(1)[0][0]
        broken("listed", f"{double} is listed twice")
    check_members(listed, some)
    for action in some:
        if parse_action(str(action)) != action or action_from_json(action.to_json()) != action:
            broken("listed", f"{action} is not the same after writing and reading")
        if game.verbs and action.verb not in game.verbs:
            broken("listed", f"{action.verb} is not among the verbs of the game")


def check_members(listed: Sequence[Action], some: Sequence[Action]) -> None:
    """What is listed is in it, at its own number, and nothing else is; of very many some are tried."""
    for number in (0, len(listed) // 2, len(listed) - 1):
        if listed.index(listed[number]) != number:
            broken("members", f"{listed[number]} is number {number} and found elsewhere")
    whole = frozenset(some) if len(some) == len(listed) else None
    for action in some:
        if action not in listed:
            broken("members", f"{action} is listed and not among the answers")
        stranger = Action(action.verb, (*action.args, "more"))
        if stranger in listed and (whole is None or stranger not in whole):
            broken("members", f"{stranger} is among the answers and not listed")


def check_concern(game: Game[Any], state: Any, seat: str) -> None:
    """Nobody is asked to think twice about an answer that cannot be given."""
    concern = game.concern(state, seat)
    if concern and not may_end(game.legal(state, seat)):
        broken("concern", f"{seat} is warned ({concern}), but can end nothing")


def check_applies(
    game: Game[Any], state: Any, seat: str, actions: Sequence[Action], dice: Dice | None = None
) -> None:
    """Listed actions are allowed and apply, always with the same result, and leave the old state alone."""
    before = game.digest(state)
    dice = dice or FastDice(state.seq)
    for action in actions:
        refusal = game.why_not(state, seat, str(action))
        if refusal:
            broken("applies", f"{seat} {action} is listed and refused: {refusal}")
        new, events = game.apply(state, seat, action, dice)
        again = state.clone()
        game.push(again, seat, action, dice)
        if game.digest(again) != game.digest(new):
            broken("applies", f"{seat} {action} gives two results")
        if new.seq != state.seq + 1:
            broken("applies", f"{seat} {action} moves seq from {state.seq} to {new.seq}")
        if game.digest(state) != before:
            broken("applies", f"{seat} {action} changed the state it was applied to")
        check_conserves(game, state, new, events)


def check_conserves(game: Game[Any], before: Any, after: Any, events: Sequence[Event]) -> None:
    """Sums change only as the events say."""
    expected = Counter(game.conserved(before))
    for event in events:
        for name, change in game.explained(event).items():
            expected[name] += change
    found = Counter(game.conserved(after))
    for name in dict.fromkeys([*expected, *found]):
        if expected[name] != found[name]:
            broken("conserves", f"{name}: {expected[name]} by the events, {found[name]} in the state")


def check_refuses(game: Game[Any], state: Any, attempts: Sequence[tuple[str, Action | str]]) -> None:
    """Whatever is not listed is refused with a reason, and nothing changes."""
    before = game.digest(state)
    for seat, action in attempts:
        refusal = game.why_not(state, seat, action)
        try:
            game.apply(state, seat, action, FastDice(1))
        except RefusedError as error:
            if refusal is None or error.refusal != refusal:
                broken("refuses", f"{seat} {action}: apply says {error.refusal}, why_not says {refusal}")
            _check_reason(game, state, seat, action, refusal.fault, refusal.text)
            check_sentence(game, state, f"refusal of {seat} {action}", refusal.text)
        else:
            _check_allowed(game, state, seat, action, refused=refusal is not None)
        if game.digest(state) != before:
            broken("refuses", f"{seat} {action} changed the state")


def _check_reason(
    game: Game[Any], state: Any, seat: str, action: Action | str, fault: Fault, text: str
) -> None:
    if not text:
        broken("refuses", f"{seat} {action} is refused without a reason")
    if fault == Fault.STALE and seat in state.waiting:
        broken("refuses", f"{seat} {action} is called stale while {seat} is asked")
    if fault == Fault.ILLEGAL and seat not in state.waiting:
        broken("refuses", f"{seat} {action} is called illegal while {seat} is not asked")


def _check_allowed(game: Game[Any], state: Any, seat: str, action: Action | str, *, refused: bool) -> None:
    if refused:
        broken("refuses", f"{seat} {action} is applied although why_not refuses it")
    try:
        parsed = parse_action(action) if isinstance(action, str) else action
    except MalformedError:
        broken("refuses", f"{seat} {action!r} cannot be read and is applied")
    listed, seen = game.legal(state, seat), game.resolve(state, seat, parsed)
    if parsed not in listed and seen[0] not in listed:
        broken("refuses", f"{seat} {action} is not listed and is applied")


def check_saves(game: Game[Any], state: Any) -> None:
    """A copy and a saved state are the same state and offer the same answers."""
    digest, text = game.digest(state), game.to_json(state)
    loaded = game.from_json(text)
    for what, other in (("a clone", state.clone()), ("a saved state", loaded)):
        if game.digest(other) != digest or game.to_json(other) != text:
            broken("saves", f"{what} has another digest")
        for seat in state.waiting:
            if game.legal(other, seat) != game.legal(state, seat):
                broken("saves", f"{what} offers {seat} other answers, or in another order")
    for seat in state.waiting:
        for action in game.legal(state, seat)[:1]:
            _check_goes_on(game, state, loaded, seat, action)


def _check_goes_on(game: Game[Any], state: Any, loaded: Any, seat: str, action: Action) -> None:
    dice = FastDice(state.rolls)
    one, other = state.clone(), loaded.clone()
    game.push(one, seat, action, dice)
    game.push(other, seat, action, dice)
    if game.digest(one) != game.digest(other):
        broken("saves", f"{seat} {action} leads elsewhere from a saved state")


def check_describes(game: Game[Any], state: Any) -> None:
    """A position document reads back to the same state."""
    document = game.describe(state)
    found = game.digest(game.position(document))
    if found != game.digest(state):
        broken("describes", f"the position reads back to another state: {document}")


def check_hides(game: Game[Any], state: Any, seed: int = 0, log: Sequence[LogLine] = ()) -> None:
    """States a seat cannot tell apart give it the same view, byte for byte; nor does the log tell more."""
    if not game.meta.hides(state.scenario):
        check_open(game, state, log)
    for seat in (*game.meta.seats, None):
        view = game.view(state, seat, log)
        listed = () if seat is None else game.legal(state, seat)
        if view.legal != (listed if isinstance(listed, Answers) else tuple(listed)):
            broken("hides", f"the view of {seat} lists other answers than the rules")
        if state.outcome is None:
            for line in view.log:
                if line.event is not None and not seen_by(line.event, seat):
                    broken("hides", f"{seat} reads in the log: {line.text}")
        found = leak(game, state, game.resample(state, seat, seed), seat, log)
        if found:
            broken("hides", f"{seat or 'a spectator'} can see what is hidden: {found}")


def check_open(game: Game[Any], state: Any, log: Sequence[LogLine]) -> None:
    """A game that says it has no secrets keeps none: every answer and every event is for everybody."""
    for line in log:
        if line.event is not None and line.event.audience is not None:
            broken("open", f"not everybody may read: {line.text}")
    for seat in state.waiting:
        for action in sample(game.legal(state, seat), 4):
            if game.audience(state, seat, action) is not None:
                broken("open", f"not everybody may learn that {seat} answers {action}")


def check_lanes(
    game: Game[Any], state: Any, seed: int = 0, log: Sequence[LogLine] = (), limit: int = 3
) -> None:
    """Of an answer in a lane nobody else sees anything, and answers of different lanes may change places.

    Verbs are drawn first: one that is seldom offered is tried as often as one with a thousand forms.
    """
    if open_lanes(state) is None:
        return
    tried = {seat: sample(game.legal(state, seat), limit, seed, by_verb=True) for seat in state.waiting}
    for seat, actions in tried.items():
        for action in actions:
            _check_apart(game, state, seat, action, log)
    answers = [(seat, action) for seat, actions in tried.items() for action in actions]
    for one, other in combinations(answers, 2):
        if one[0] != other[0]:
            _check_commutes(game, state, one, other)


def _check_apart(game: Game[Any], state: Any, seat: str, action: Action, log: Sequence[LogLine]) -> None:
    after = state.clone()
    events = game.push(after, seat, action, FastDice(state.seq))  # in a lane the rules may throw none
    if _given_apart(after, seat) == _given_apart(state, seat):  # it closed the lanes; others may be open now
        return
    if game.audience(state, seat, action) != (seat,) or any(event.audience != (seat,) for event in events):
        broken("lanes", f"not only {seat} learns that it answers {action}")
    longer = [*log, *log_lines(game, after.seq, seat, events, after.apart)]
    for viewer in (*game.meta.seats, None):
        if viewer == seat:
            continue
        before, now = game.view(state, viewer, log).to_json(), game.view(after, viewer, longer).to_json()
        if after.waiting != state.waiting:  # that it is done is all there is to see
            before["waiting"] = now["waiting"]
            if viewer not in after.waiting:
                before["prompt"] = now["prompt"]
        found = difference(before, now, "view")
        if found:
            broken("lanes", f"{viewer or 'a spectator'} sees that {seat} answers {action}: {found}")


def _given_apart(state: Any, seat: str) -> int:
    """How many answers a seat has given in lanes; the one that closes them does not count."""
    return int((state.apart or {}).get(seat, 0))


def _check_commutes(game: Game[Any], state: Any, one: tuple[str, Action], other: tuple[str, Action]) -> None:
    found = []
    for answers in ((one, other), (other, one)):
        new = state.clone()
        for seat, action in answers:
            before = _given_apart(new, seat)
            game.push(new, seat, action, FastDice(state.seq))
            if _given_apart(new, seat) == before:
                return
        found.append(game.digest(new))
    if found[0] != found[1]:
        broken("lanes", f"{one[0]} {one[1]} and {other[0]} {other[1]} may not change places")


class Vocabulary(NamedTuple):
    """What a game may speak of: the clauses of its rules, and words that only other games know."""

    clauses: frozenset[str]
    foreign: frozenset[str]


_CLAUSE = re.compile(r"\b[A-Z][A-Z0-9]+-[A-Z0-9]+-\d+\b")
_WORD = re.compile(r"[A-Za-z][A-Za-z0-9_]*")


def check_own_words(
    game: Game[Any], state: Any, attempts: Sequence[tuple[str, Action | str]], words: Vocabulary
) -> None:
    """Prompts and refusals cite clauses of this game and name nothing that only another game has."""
    for seat in (*game.meta.seats, None):
        _check_own(game, "the prompt", game.prompt(state, seat), "", words)
    for seat, action in attempts:
        refusal = game.why_not(state, seat, action)
        if refusal is None:
            continue
        if refusal.rule and refusal.rule not in words.clauses:
            broken("own words", f"{seat} {action} is refused by {refusal.rule} of another game: {refusal}")
        _check_own(game, f"{seat} {action}", refusal.text, str(action), words)


def _check_own(game: Game[Any], what: str, text: str, said: str, words: Vocabulary) -> None:
    """One sentence; what somebody said himself may be repeated to him, and what may be typed is no clause."""
    for clause in _CLAUSE.findall(_TYPED.sub("...", text)):
        if clause not in words.clauses:
            broken("own words", f"{what}: {clause} is no clause of {game.meta.id}: {text}")
    known = set(_WORD.findall(said))
    for word in _WORD.findall(text):
        if word in words.foreign and word not in known:
            broken("own words", f"{what}: {word!r} is nothing of {game.meta.id}: {text}")


_TYPED = re.compile(r"(?<!\w)'[^']+'(?!\w)")  # what was typed, or may be typed, stands in quotes
_MACHINE = re.compile(r"[~{}_<>!*@\[\]]|\+(?!\d)|\b[A-Z]{2}[A-Z0-9]*-[A-Z0-9]+-\d+|\b[A-Z]-\d+|  ")


def check_words(game: Game[Any], state: Any, log: Sequence[LogLine] = ()) -> None:
    """Whatever a player reads is in words: no ids, no marks of a notation, no numbers of clauses.

    Of the log the lines of the last answer are looked at; refusals are, where they are made.
    """
    for seat in (*game.meta.seats, None):
        check_sentence(game, state, "prompt", game.prompt(state, seat))
        check_sentence(game, state, "concern", game.concern(state, seat))
    for line in log:
        if line.seq == state.seq:
            check_sentence(game, state, "log", line.text)


def check_sentence(game: Game[Any], state: Any, what: str, text: str) -> None:
    """One sentence for players."""
    words = _TYPED.sub("...", text)
    machine = _MACHINE.search(words)
    if machine:
        broken("words", f"{what}: {machine[0]!r} in: {text}")
    ids = _ids(game, state.scenario, frozenset(state.options.items()))
    for word in re.findall(r"[a-z][a-z0-9]*", words):
        if word in ids:
            broken("words", f"{what}: the id {word!r} in: {text}")


@lru_cache(maxsize=64)
def _ids(game: Game[Any], scenario: str, options: frozenset[tuple[str, Any]]) -> frozenset[str]:
    """The ids of a game that players do not say: names without their capitals, and made-up words.

    An id that is part of its own name is said: the label printed on a hex, "Harbin (w5427)".
    """
    catalog = game.catalog(scenario, dict(options))
    keys = (id for group in ("powers", "sides", "kinds", "spaces", "units") for id in catalog.get(group, ()))
    found = {id: game.say(id) for id in (*keys, *game.meta.seats)}
    return frozenset(
        id
        for id, name in found.items()
        if not re.search(rf"\b{re.escape(id)}\b", name) and (name != name.lower() or not id.isalpha())
    )


def sample(actions: Sequence[Action], limit: int, seed: int = 0, *, by_verb: bool = False) -> list[Action]:
    """At most ``limit`` of the actions, among them the first and the last; others by their verbs if asked."""
    if len(actions) <= limit:
        return list(actions)
    stream, verbs = Stream("sample", seed), verbs_of(actions) if by_verb else []
    pools = [with_verb(actions, stream.choose(verbs)) if verbs else actions for _ in range(limit - 2)]
    middle = [stream.choose(pool) for pool in pools]
    return list(dict.fromkeys([actions[0], *middle, actions[-1]]))


def strangers(game: Game[Any], state: Any, seed: int = 0) -> list[tuple[str, Action | str]]:
    """Answers that are hardly ever allowed: unreadable, of the wrong seat, twisted listed ones."""
    stream = Stream("strangers", seed, state.seq)
    attempts: list[tuple[str, Action | str]] = []
    seats = game.meta.seats
    asked = state.waiting[0] if state.waiting else seats[0]
    attempts += [(asked, ""), (asked, "no|verb"), (asked, "nonsense"), ("nobody", "done")]
    verbs = list(game.verbs)
    if verbs:
        attempts += [(asked, stream.choose(verbs)) for _ in range(6)]
        attempts += [(asked, f"{stream.choose(verbs)} nowhere 999999999") for _ in range(6)]
    listed = game.legal(state, asked)
    if listed:
        attempts += [(seat, stream.choose(listed)) for seat in seats if seat not in state.waiting]
        attempts += [(asked, _twisted(stream, stream.choose(listed), listed)) for _ in range(6)]
    return attempts


def _twisted(stream: Stream, action: Action, listed: Sequence[Action]) -> Action:
    other = stream.choose(listed)
    args = list(action.args)
    match stream.below(4):
        case 0:
            return Action(other.verb, action.args)
        case 1:
            return Action(action.verb, (*action.args, "more"))
        case 2 if args and other.args:
            args[stream.below(len(args))] = stream.choose(other.args)
        case _ if args:
            spot = stream.below(len(args))
            value = args[spot]
            args[spot] = value + 1 + stream.below(40) if isinstance(value, int) else f"{value}x"
    return Action(action.verb, tuple(args))
