"""War in the Pacific as the kernel sees it: title page, set-up, views, positions, sums that stay."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from flagplot.games.war_in_the_pacific import (
    arguments,
    hidden,
    names,
    options,
    outlook,
    overlays,
    own_tables,
    passed,
    positions,
    proposals,
    situations,
    soundness,
    standing,
    timely,
    upgrades,
    view,
)
from flagplot.games.war_in_the_pacific import catalog as printed
from flagplot.games.war_in_the_pacific.air import charts as air_charts
from flagplot.games.war_in_the_pacific.air import plotting, singles
from flagplot.games.war_in_the_pacific.air import steps as air
from flagplot.games.war_in_the_pacific.air.frames import AirPhase, Plot
from flagplot.games.war_in_the_pacific.boats import steps as boats
from flagplot.games.war_in_the_pacific.boats.frames import BoatYard
from flagplot.games.war_in_the_pacific.combat import steps as combat
from flagplot.games.war_in_the_pacific.command import steps as command
from flagplot.games.war_in_the_pacific.command.frames import Activation, Posting
from flagplot.games.war_in_the_pacific.deployment import steps as deployment
from flagplot.games.war_in_the_pacific.deployment.frames import Deployment
from flagplot.games.war_in_the_pacific.engineering import steps as engineering
from flagplot.games.war_in_the_pacific.engineering.frames import Engineer
from flagplot.games.war_in_the_pacific.events import AirArrived, AirLost, Reinforced, StepsLost
from flagplot.games.war_in_the_pacific.fire import steps as fire
from flagplot.games.war_in_the_pacific.fire.frames import Air, Naval
from flagplot.games.war_in_the_pacific.ground import steps as ground
from flagplot.games.war_in_the_pacific.ground.frames import Dispatch, GroundPhase, Segment
from flagplot.games.war_in_the_pacific.landing import steps as landing
from flagplot.games.war_in_the_pacific.landing.frames import JointAssault, Planning
from flagplot.games.war_in_the_pacific.odds_options import OPTIONS
from flagplot.games.war_in_the_pacific.options import ALEUTIANS, variant
from flagplot.games.war_in_the_pacific.play import Campaign
from flagplot.games.war_in_the_pacific.rail import steps as rail
from flagplot.games.war_in_the_pacific.repair import steps as repair
from flagplot.games.war_in_the_pacific.repair.frames import Yards
from flagplot.games.war_in_the_pacific.sea import steps as sea
from flagplot.games.war_in_the_pacific.sea.frames import Comeback, Deck, NavalPhase, NewCodes, Stations
from flagplot.games.war_in_the_pacific.sides import JAPAN, SEATS
from flagplot.games.war_in_the_pacific.state import PacificState
from flagplot.games.war_in_the_pacific.surface import steps as surface
from flagplot.games.war_in_the_pacific.tables import Tables, load, tables
from flagplot.games.war_in_the_pacific.turn import setup as preparation
from flagplot.games.war_in_the_pacific.turn import steps as turn
from flagplot.games.war_in_the_pacific.turn.frames import Cycle, Redeployment
from flagplot.games.war_in_the_pacific.works import steps as works
from flagplot.kernel.action import Action, act
from flagplot.kernel.answers import verbs_of, with_verb
from flagplot.kernel.dice import Dice
from flagplot.kernel.event import Event
from flagplot.kernel.flow import Play
from flagplot.kernel.game import BETWEEN, Game
from flagplot.kernel.lanes import frame_of
from flagplot.kernel.meta import Meta, Scenario
from flagplot.kernel.odds import OddsDesk
from flagplot.kernel.outlook import Outlook, Picked
from flagplot.kernel.overlays import Overlay, OverlayName
from flagplot.kernel.pointing import Pointed
from flagplot.kernel.proposals import Proposal, ProposalName, Trial
from flagplot.kernel.refusal import Refusal
from flagplot.kernel.standing import Policy
from flagplot.kernel.thinking import Opponents
from flagplot.kernel.view import Picture

MIDWAY = Scenario(
    "midway",
    "Midway",
    "June 1942: four carriers against three, two weeks on the open sea.",
    ("allied", "japan"),
)
MALAYA = Scenario(
    "malaya",
    "Malaya and Singapore",
    "December 1941 to February 1942: down a peninsula against time.",
    ("japan", "allied"),
)
GUADALCANAL = Scenario(
    "guadalcanal",
    "Guadalcanal and the Solomons",
    "August to November 1942: an unfinished airfield, and everything both sides can send there.",
    ("allied", "japan"),
)
CHAPTERS = (
    turn,
    deployment,
    fire,
    landing,
    command,
    ground,
    combat,
    engineering,
    sea,
    air,
    boats,
    surface,
    works,
    rail,
    repair,
)


class WarInThePacific(Game[PacificState]):
    """The game."""

    meta = Meta(
        id="war-in-the-pacific",
        title="War in the Pacific",
        seats=SEATS,
        players=(1, 2),
        scenarios=(
            Scenario(
                "tarawa", "Tarawa", "Betio, November 1943: one island, three weeks.", ("allied", "japan")
            ),
            MIDWAY,
            MALAYA,
            GUADALCANAL,
        ),
        text="The largest of the Pacific wargames: an island, the sea, the jungle, the Solomons.",
        minutes=(120, 240),
        weight=5,
        version=6,
        schema=2,
    )
    meta = msgspec.structs.replace(meta, options=options.of(one.id for one in meta.scenarios))
    # 1: missions of one air unit were written without briefing it first
    # 2: contact, waves and strikes already airborne were read otherwise; the answers are the same
    # 3: aircraft that gave support stood down for the next Air Phase, too
    # 4: there were no sieges
    log_upgrades = {1: singles.briefed, **dict.fromkeys((2, 3, 4, 5), lambda moves: moves)}
    state_upgrades = {1: upgrades.with_regiments}
    state_type = PacificState
    odds_of = "war_in_the_pacific"
    odds_options = OPTIONS
    steps = {frame: step for chapter in CHAPTERS for frame, step in chapter.STEPS.items()}
    panels = {frame: panel for chapter in CHAPTERS for frame, panel in chapter.PANELS.items()}
    verbs = {verb: form for chapter in CHAPTERS for verb, form in chapter.VERBS.items()}
    buttons = {verb: text for chapter in CHAPTERS for verb, text in chapter.BUTTONS.items()}
    a_round = "game-turn"
    phases = {
        "deployment": Deployment, "naval": Naval, "air": Air, "planning": Planning, "activation": Activation,
        "assault": JointAssault, "ground": Segment, "engineering": Engineer, "stations": Stations,
        "naval_phase": NavalPhase, "air_phase": AirPhase, "ground_phase": GroundPhase,
        "dispatch": Dispatch, "comeback": Comeback, "boat_yard": BoatYard, "new_codes": NewCodes,
        "cycle": Cycle, "yards": Yards, "redeployment": Redeployment,
        "posting": Posting,  # and whatever else the game-turn itself asks
    }  # fmt: skip

    def tables(self, state: PacificState) -> Tables:
        """What is printed for the game of a state."""
        return tables(variant(state.scenario, state.options))

    def play(self, state: PacificState, dice: Dice | None = None) -> Campaign:
        """A look at a state."""
        return Campaign(self.tables(state), state, dice)

    def look(self, state: PacificState) -> Campaign:
        """A look at a state that nobody changes meanwhile, with what is known of its situation."""
        play = self.play(state)
        play.still = partial(situations.found, state)
        return play

    def phase(self, state: PacificState) -> str:
        """As everywhere; what is asked between two parts belongs to the game-turn itself."""
        found = super().phase(state)
        return "posting" if found == BETWEEN and len(state.frames) > 1 else found

    def new_state(self, scenario: str, options: dict[str, Any], setup: Mapping[str, Any]) -> PacificState:
        """The set-up of a scenario."""
        return preparation.new_state(tables(variant(scenario, options)), self.header(scenario, options))

    def forbidden(self, state: PacificState, seat: str, action: Action, listed: Sequence[Action]) -> Refusal:
        """As the steps say it, if the words of the answer name anything; or what kept the side from it when
        its time was, or when its time would be.
        """
        misread = arguments.misread(self.tables(state), self.verbs[action.verb], action)
        found = misread or super().forbidden(state, seat, action, listed)
        if not (misread or found.rule or with_verb(listed, action.verb)):
            found = passed.reason(self.play(state), seat, action) or found
        return timely.explained(state, action, listed, found)

    def meant(self, state: PacificState, seat: str, pointed: Pointed) -> Sequence[Action]:
        """Whoever points at a ship wants her guns."""
        return (act("join", pointed.about),) if pointed.about in self.tables(state).ship_number else ()

    def expand(self, state: PacificState, seat: str, action: Action) -> Sequence[Action] | None:
        """A mission of one air unit, or a course of one task force, in one answer."""
        frame = frame_of(state, seat)
        if isinstance(frame, Deck) and action.verb == "sail":
            label, hex = action.args
            return (act("take-card", label), act("course", hex), act("file-card"))
        if isinstance(frame, Plot) and action.verb in singles.SINGLES:
            return singles.at_once(self.play(state), frame, action)
        if isinstance(frame, Plot) and action.verb in (*plotting.OPENERS, "done"):
            return plotting.at_once(self.play(state), frame, action)
        return None

    def whole_moves(self, state: PacificState, listed: Sequence[Action]) -> tuple[str, ...]:
        """Missions of one unit, wherever units are briefed; courses, wherever cards are taken."""
        if "take-card" in verbs_of(listed):
            return ("sail",)
        verbs = set(verbs_of(listed))
        if verbs & {"plan-base", "close-base"}:
            return (*singles.SINGLES, *plotting.OPENERS, "done")
        return singles.SINGLES if "brief" in verbs else ()

    def audience(self, state: PacificState, seat: str, action: Action) -> tuple[str, ...] | None:
        """Plans and deployments are nobody else's business. [BR-1-07]"""
        return hidden.audience(state, seat, action)

    def overlays(self) -> Sequence[OverlayName]:
        """Threats, the reach of the enemy."""
        return overlays.NAMES

    def overlay(self, state: PacificState, seat: str | None, id: str) -> Overlay:
        """One of them."""
        return overlays.overlay(self.play(state), self.seen(state, seat), id)

    def outlook(self, state: PacificState, seat: str, picked: Picked) -> Outlook:
        """Where units may be sent; see ``outlook``."""
        legal = self.legal(state, seat) if seat in state.waiting else ()
        return outlook.outlook(self.play(state), picked, legal, seat)

    def proposals(self, state: PacificState, seat: str) -> Sequence[ProposalName]:
        """Plots as before; all units ashore activated."""
        return tuple(proposals.proposals(self.play(state), frame_of(state, seat)))

    def proposal(self, state: PacificState, seat: str, id: str, earlier: Sequence[Action]) -> Proposal:
        """One of them, worked out."""
        play = self.play(state)
        if id == proposals.ACTIVATE.id:
            return proposals.activate(Trial(self, state, seat), play, SEATS.index(seat))
        if id == proposals.BUILD.id:
            return proposals.build(Trial(self, state, seat), play, SEATS.index(seat))
        return proposals.again(play, frame_of(state, seat))

    def picture(self, play: Play[PacificState], seat: str | None) -> Picture:
        """The board as a seat sees it."""
        assert isinstance(play, Campaign)
        return Picture(
            places=lambda: view.places(play, seat),
            tracks=lambda: view.tracks(play, seat),
            panels=lambda: self._panels(play, seat),
        )

    def _panels(self, play: Campaign, seat: str | None) -> dict[str, Any]:
        """What is always shown, and the panels of the frames that have one, the outermost first."""
        found = view.panels(play, seat)
        if "leaders" in found:
            found["leaders"] = {id: self.words(where) for id, where in found["leaders"].items()}
        return found | {
            str(frame.__struct_config__.tag): panel(play, frame, seat)
            for frame in play.state.frames
            if (panel := self.panels.get(type(frame))) is not None
        }

    def catalog(self, scenario: str, options: dict[str, Any]) -> dict[str, Any]:
        """What is printed, with the origin of every value."""
        return printed.catalog(tables(variant(scenario, options)), self.buttons)

    def say(self, reference: str) -> str:
        """Hexes, units, ships and leaders by their names."""
        return names.everything().get(reference) or super().say(reference)

    def odds_desk(self) -> OddsDesk[PacificState]:
        """The odds of attacks on land and of air strikes."""
        from flagplot.games.war_in_the_pacific.odds.desk import PacificOdds

        return PacificOdds(self)

    def opponents(self) -> Opponents[PacificState]:
        """The commanders that play by themselves."""
        from flagplot.games.war_in_the_pacific.bots.bot import Commanders

        return Commanders()

    def policies(self) -> tuple[Policy, ...]:
        """What the rules decide where a player decides nothing."""
        return standing.POLICIES

    def resample(self, state: PacificState, seat: str | None, seed: int) -> PacificState:
        """Another state that a seat cannot tell from this one; see ``hidden``."""
        new = state.clone()
        hidden.resample(self.play(new), seat, seed)
        return new

    def read_position(
        self, document: Mapping[str, Any], scenario: str, options: dict[str, Any]
    ) -> PacificState:
        """A state from a readable document; see ``positions``."""
        return positions.read(tables(variant(scenario, options)), document, self.header(scenario, options))

    def write_position(self, state: PacificState) -> dict[str, Any] | None:
        """The readable document of a state that is not over."""
        return None if state.outcome else positions.write(self.tables(state), state)

    def round(self, state: PacificState) -> int:
        """The game-turn."""
        return state.turn + 1

    def numbers(self, state: PacificState) -> dict[str, Any]:
        """The points of both sides, and their steps, but not of a war on land, where stacks lie face down.

        [BR-1-07]
        """
        play = self.play(state)
        found: dict[str, Any] = {"points": view.tracks(play, None)["points"]}
        if play.tables.land is None:
            found["units"] = {seat: {"steps": play.total(play.of(side))} for side, seat in enumerate(SEATS)}
        return found

    def check_tables(self, folder: str | Path | None) -> dict[str, int]:
        """Read a reader's own tables; how many values have each origin, or ``BadInputError``."""
        own = own_tables.printed(folder)
        air_charts.read(own)
        for scenario in self.meta.scenarios:
            preparation.new_state(load(scenario.id, own), self.header(scenario.id, {}))
        load(variant("midway", {ALEUTIANS: True}), own)
        return own.origins()

    # -- laws -------------------------------------------------------------------------------------------

    def check(self, state: PacificState) -> None:
        """Refuse states of the wrong size, or whose lists disagree."""
        soundness.check(self.tables(state), state)

    def conserved(self, state: PacificState) -> dict[str, int]:
        """Steps of each side, and air points; those still to be deployed count."""
        play = self.play(state)
        found = {f"{seat} steps": play.total(play.of(side)) for side, seat in enumerate(SEATS)}
        if not state.forts and any(isinstance(frame, Deployment) for frame in state.frames):
            found[f"{SEATS[JAPAN]} steps"] = sum(
                unit.steps for unit in play.tables.ground if unit.side == JAPAN and unit.part_of < 0
            )
        away = sum(one[0] for one in play.lines.away.values()) if play.tables.land is not None else 0
        return {**found, "air points": sum(state.points) + away}

    def explained(self, event: Event) -> dict[str, int]:
        """Losses."""
        if isinstance(event, StepsLost):
            return {f"{event.side} steps": -event.steps}
        if isinstance(event, AirArrived):
            return {"air points": event.points}
        if isinstance(event, Reinforced):
            return {f"{event.side} steps": event.steps}
        return {"air points": -event.points} if isinstance(event, AirLost) else {}
