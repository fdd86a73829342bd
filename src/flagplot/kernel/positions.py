"""States from outside and back: readable positions, and saved states of this and older schemas.

A document may be a game file's, an editor's or a stranger's. Whatever is wrong with it is said in words;
nothing that gets through here makes a later question fail.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from msgspec import UNSET

from flagplot.kernel import codec
from flagplot.kernel.dice import Dice
from flagplot.kernel.errors import BadInputError, FlagplotError, FormatError, RulesBug
from flagplot.kernel.lanes import Lanes
from flagplot.kernel.meta import check_seed
from flagplot.kernel.shapes import Each, Table, Whole, Word, check

if TYPE_CHECKING:
    from flagplot.kernel.game import Game

MOST_ANSWERS = 2**31 - 1  # more than any game has; what a database keeps as a number

_KERNEL_KEYS = ("game", "scenario", "options", "seed", "seq", "rolls")


# -- positions -----------------------------------------------------------------------------------------------


def read(game: Game[Any], document: Mapping[str, Any], dice: Dice | None, *, stop: bool) -> Any:
    """The state a position document describes; see ``Game.position``."""
    if not isinstance(document, Mapping):
        raise BadInputError(f"a position is a mapping of keys, found {type(document).__name__}")
    for key in document:
        if not isinstance(key, str):
            raise BadInputError(f"a key of a position is a word, found {key!r}")
    if document.get("game", game.meta.id) != game.meta.id:
        raise BadInputError(f"a position of {game.meta.id} expected, found one of {document['game']!r}")
    if "state" in document:
        for key in document:
            if key not in ("game", "state"):
                raise BadInputError(f"position: {key!r} may not stand beside 'state'")
        state = state_from(game, document["state"])
        _look_around(game, state)
        return state
    state = _sparse(game, document, dice, stop=stop)
    if "frames" in document:  # it says itself where play stands
        _look_around(game, state)
    return state


def _sparse(game: Game[Any], document: Mapping[str, Any], dice: Dice | None, *, stop: bool) -> Any:
    scenario = game.meta.scenario(document.get("scenario")).id
    options = game.meta.check_options(document.get("options"), scenario)
    rest = {key: value for key, value in document.items() if key not in _KERNEL_KEYS}
    try:
        state = game.read_position(rest, scenario, options)
        if "seed" in document:
            state.seed = check_seed(document["seed"])
        for key in ("seq", "rolls"):
            if key in document:
                setattr(state, key, _count(document[key], key))
        game.settled(state, dice, stop=stop)
    except FlagplotError as error:
        if not isinstance(error, RulesBug):
            raise
        raise _senseless("position", error) from None
    except (LookupError, ValueError, TypeError, AttributeError, StopIteration) as error:
        raise _senseless("position", error) from None
    return state


def describe(game: Game[Any], state: Any) -> dict[str, Any]:
    """The position document of a state; see ``Game.describe``."""
    sparse = game.write_position(state)
    if sparse is None:
        return {"game": game.meta.id, "state": codec.plain(state)}
    document: dict[str, Any] = {"game": game.meta.id, "scenario": state.scenario}
    declared = game.meta.check_options(None, state.scenario)
    changed = {key: value for key, value in state.options.items() if declared.get(key) != value}
    if changed:
        document["options"] = changed
    if state.seed is not None:
        document["seed"] = state.seed
    for key in ("seq", "rolls"):
        if getattr(state, key):
            document[key] = getattr(state, key)
    return document | sparse


# -- saved states --------------------------------------------------------------------------------------------


def state_from(game: Game[Any], document: Any) -> Any:
    """A saved state from its JSON document, upgraded where its schema is older."""
    if not isinstance(document, dict):
        raise FormatError(f"saved state: a mapping expected, found {type(document).__name__}")
    if document.get("game") != game.meta.id:
        raise FormatError(f"saved state: game {game.meta.id} expected, found {document.get('game')!r}")
    document = _upgraded(game, document)
    state = codec.build(document, game.state_type, "saved state")
    try:
        game.meta.scenario(state.scenario)
        declared = game.meta.check_options(state.options, state.scenario)
        if declared.keys() != state.options.keys():
            raise BadInputError(f"all options expected: {', '.join(declared)}")
    except BadInputError as error:
        raise FormatError(f"saved state: {error}") from None
    _check_header(game, state)
    game.check(state)
    return state


def _upgraded(game: Game[Any], document: dict[str, Any]) -> dict[str, Any]:
    schema, current = document.get("schema"), game.meta.schema
    if not isinstance(schema, int) or isinstance(schema, bool) or schema < 1:
        raise FormatError(f"saved state: schema from 1 to {current} expected, found {schema!r}")
    if schema > current:
        raise FormatError(
            f"saved state: schema {schema} is newer than {current}, the newest this version can read"
        )
    for number in range(schema, current):
        if number not in game.state_upgrades:
            raise FormatError(f"saved state: schema {number} can no longer be read; {current} expected")
        document = game.state_upgrades[number](document) | {"schema": number + 1}
    return document


def _check_header(game: Game[Any], state: Any) -> None:
    """The counters within what is ever reached, the seats of this game."""
    for name in ("seq", "rolls"):
        check(getattr(state, name), Whole(0, MOST_ANSWERS), name)
    if state.apart:
        check(state.apart, Table(Word(game.meta.seats), Whole(1, state.seq)), "apart")
        check(sum(state.apart.values()), Whole(1, state.seq), "apart")
    elif state.apart is not UNSET:
        raise FormatError("saved state: apart: some answers expected, or no such key")
    check(state.waiting, Each(Word(game.meta.seats)), "waiting")
    for frame in state.frames:
        if isinstance(frame, Lanes):
            check(frame.seats, Each(Word(game.meta.seats), len(frame.stacks)), "seats")
            if len(dict.fromkeys(frame.seats)) < len(frame.seats):
                raise FormatError(f"saved state: every seat with a lane once expected, found {frame.seats}")
    if state.outcome is not None:
        check(state.outcome.winners, Each(Word(game.meta.seats)), "winners")


def _look_around(game: Game[Any], state: Any) -> None:
    """Refuse a state somebody made up that nobody could be asked about or shown.

    Lists and numbers have been compared one by one; what they make together shows when it is looked at.
    """
    try:
        asked = () if state.outcome is not None else _asked(game, state)
        for seat in (None, *asked):
            game.view(state, seat)
        stuck = [seat for seat in asked if not game.legal(state, seat)]
    except Exception as error:  # whatever goes wrong, it is the document that is wrong
        raise _senseless("saved state", error) from None
    if asked != state.waiting:
        raise FormatError(f"saved state: waiting for {asked} expected, found {state.waiting}")
    if stuck:
        raise FormatError(f"saved state: an answer for {', '.join(stuck)} expected, found none")


def _asked(game: Game[Any], state: Any) -> tuple[str, ...]:
    """Who owes an answer, by the frame on top."""
    frame = state.frames[-1]
    if isinstance(frame, Lanes) and any(frame.stacks):
        return frame.waiting()
    return game.steps[type(frame)].seats(game.play(state), frame)


def _senseless(what: str, error: Exception) -> FormatError:
    """A complaint about a document whose parts fit by themselves and not together."""
    return FormatError(f"{what}: no sense can be made of it: {type(error).__name__} {error}"[:300].strip())


def _count(value: object, what: str) -> int:
    if isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= MOST_ANSWERS:
        return value
    raise BadInputError(f"{what}: a whole number from 0 expected, found {value!r}")
