"""The drawer: which sort of battle is tried out, and where."""

from __future__ import annotations

from flagplot.games.war_in_the_pacific.fire.frames import Bombard
from flagplot.games.war_in_the_pacific.odds import bombardment, gunfire, strike, told, whatif
from flagplot.games.war_in_the_pacific.odds.bombardment import BombSheet
from flagplot.games.war_in_the_pacific.odds.gunfire import GunSheet
from flagplot.games.war_in_the_pacific.odds.strike import StrikeSheet
from flagplot.games.war_in_the_pacific.odds.table import attack_of
from flagplot.games.war_in_the_pacific.odds.whatif import Sheet, attack_in
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.sides import ALLIED, JAPAN
from flagplot.games.war_in_the_pacific.state import PacificState
from flagplot.games.war_in_the_pacific.surface.frames import SurfaceCombat
from flagplot.kernel.errors import BadInputError
from flagplot.kernel.game import Game
from flagplot.kernel.whatif import Choice, Field, Values, WhatIf, Wish

LAND, STRIKE, GUNS, BOMBS = "land", "strike", "guns", "bombs"
SHEETS: dict[str, type[StrikeSheet | GunSheet | BombSheet]] = {
    STRIKE: StrikeSheet, GUNS: GunSheet, BOMBS: BombSheet,
}  # fmt: skip


def what_if(game: Game[PacificState], state: PacificState, seat: str | None, wish: Wish) -> WhatIf:
    """An attack on land where there is land, aircraft and guns where there is sea, or a bombardment."""
    play, values = game.play(state), Values(wish.values)
    assert isinstance(play, Campaign)
    hex = _hex(play, wish.space)
    kinds = _kinds(play)
    what = values.choice("what", kinds, _usual(play, seat, hex, [one.id for one in kinds]))
    where: list[Field] = []
    asked = Field("what", "What is tried", "choice", what, choices=kinds)
    if what in SHEETS:
        found = SHEETS[what](play, seat, values).fill()
        found.space = wish.space
    else:
        hex, where = _where(play, hex, values)
        plan = attack_of(game, play, str(seat), wish.action) if wish.action is not None else None
        if wish.action is not None and (plan is None or plan.hex != hex):
            raise BadInputError(f"odds: an answer that attacks there expected, found {wish.action}")
        found = Sheet(game, play, hex, seat, values, plan).fill()
    values.finish((*whatif.FIELDS, *strike.FIELDS, *gunfire.FIELDS, *bombardment.FIELDS, "what", "where"))
    found.fields = [asked, *where, *found.fields]
    return found


def _kinds(play: Campaign) -> list[Choice]:
    """What the map in play has room for."""
    land = [Choice(LAND, "an attack on land")] if play.field.places else []
    afloat = [Choice(STRIKE, "an air strike"), Choice(GUNS, "gunfire between ships")]
    sea = afloat if play.tables.waters is not None else []
    return [*land, *sea, Choice(BOMBS, "a bombardment of an installation")]


def _usual(play: Campaign, seat: str | None, hex: int, kinds: list[str]) -> str:
    """What is fought now; else what is at home in a hex."""
    frames = play.state.frames
    if any(isinstance(frame, SurfaceCombat) for frame in frames):
        return GUNS
    if frames and isinstance(frames[-1], Bombard):
        return BOMBS
    at_sea = hex >= 0 and not play.on_land(hex)
    return STRIKE if STRIKE in kinds and (at_sea or strike.flown(play, seat)) else kinds[0]


def _hex(play: Campaign, label: str) -> int:
    """The hex of a label; -1 for none."""
    if not label:
        return -1
    try:
        return play.field.place(label) if play.tables.waters is None else play.hex(label)
    except (KeyError, BadInputError) as error:
        raise BadInputError(f"odds: a hex expected, found {label!r}") from error


def _where(play: Campaign, hex: int, values: Values) -> tuple[int, list[Field]]:
    """The hex of an attack; where none is named, one of those with troops, the one fought over first."""
    if hex >= 0 and play.on_land(hex):
        return hex, []
    held = [at for at in play.field.places if any(play.at(at, side) for side in (JAPAN, ALLIED))]
    held = held or list(play.field.places)[:1]
    busy = [at for at in held if play.at(at, JAPAN) and play.at(at, ALLIED)]
    live = [at for at in held if attack_in(play, at) is not None]
    choices = [Choice(play.label(at), told.place(play, at)) for at in held]
    chosen = values.choice("where", choices, play.label(next(iter([*live, *busy, *held]))))
    return play.field.place(chosen), [Field("where", "They fight in", "choice", chosen, choices=choices)]
