/** The window of War in the Pacific: counters, plots of ships and aircraft, battles at hand, what is known of the enemy. */
import type { Family } from "../../lib/family.svelte";
import { FIGHTS } from "../../lib/fights";
import Fights from "../../panels/Fights.svelte";
import TroopPanel from "../../panels/TroopPanel.svelte";
import ActivationPanel from "./ActivationPanel.svelte";
import AirPlanner from "./AirPlanner.svelte";
import { attackOf } from "./attack";
import AttackPanel from "./AttackPanel.svelte";
import { built, marks } from "./bases";
import { huntOf, raidOf, specialOf, surfaceOf } from "./battles";
import Bases from "./Bases.svelte";
import Calendar from "./Calendar.svelte";
import CardPanel from "./CardPanel.svelte";
import Cards from "./Cards.svelte";
import Command from "./Command.svelte";
import { chips, face } from "./counters";
import Forces from "./Forces.svelte";
import Intelligence from "./Intelligence.svelte";
import LandingPanel from "./LandingPanel.svelte";
import Plan from "./Plan.svelte";
import Planner from "./Planner.svelte";
import { AIR_VERBS, canSail, CARD_VERBS, DECK_VERBS, isAirPlot, isCard, isDeck, isLanding, LANDING_VERBS } from "./plots";
import RaidBoard from "./RaidBoard.svelte";
import { sailing } from "./sailing";
import SurfaceBoard from "./SurfaceBoard.svelte";
import { asksUnit, UNITS } from "./questions";
import Score from "./Score.svelte";
import Sequence from "./Sequence.svelte";
import TroopList from "./TroopList.svelte";
import { isActivating } from "./war";
import { argument, words } from "./words";
import Works from "./Works.svelte";
import { beaches, written } from "./written";

/** Where something is fought on land, in the air, between ships or by submarines, or might be struck at once. */
const fieldOf = (panels: Record<string, unknown>): string | null => attackOf(panels)?.hex ?? raidOf(panels)?.hex ?? surfaceOf(panels)?.hex ?? huntOf(panels)?.hex ?? specialOf(panels)?.hex ?? null;

export const WAR_IN_THE_PACIFIC: Family = {
  panels: [
    { panel: Planner, when: isDeck, verbs: DECK_VERBS },
    { panel: CardPanel, when: isCard, verbs: CARD_VERBS },
    { panel: AirPlanner, when: isAirPlot, verbs: AIR_VERBS },
    { panel: LandingPanel, when: isLanding, verbs: LANDING_VERBS },
    { panel: ActivationPanel, when: isActivating, verbs: ["activate", "activate-hq", "lend"], facts: ["activation"] },
    { panel: TroopPanel, when: (table) => asksUnit(table) && !isActivating(table), verbs: UNITS, waiting: true },
  ],
  main: ["attack", "bombard", "strike", "launch", "file-card", "done"],
  shown: ["attack", "points", "steps_lost", "command_points", "air_points", "leaders", "landing_plan", "planning", "deployment", "naval", "bombard", "flight", "joint_assault",
    "cards_japan", "cards_allied", "plotting", "air_plots", "raid", "surface_combat", "salvo", "arranging", "magic", "read_cards", "air_phase", "special_strikes", "hunt", "sigint",
    "command", "sequence", "calendar", "works", "activation"],
  spotlight: (view) => fieldOf(view.panels),
  battles: (panels) => {
    const hex = fieldOf(panels);
    return hex === null ? [] : [hex];
  },
  hides: (_, verb) => verb === "all-as-before", // it is proposed, with its ways on the map
  cues: { moved: "move", steps_lost: "lost", taken: "taken" },
  words,
  argument,
  underWay: (panels) => {
    const route = (panels["plotting"] as { route?: string[]; from?: string } | undefined) ?? {};
    return route.route?.length ? { path: [route.from ?? "", ...route.route].filter(Boolean) } : undefined;
  },
  goals: { told: sailing },
  inHand: { atOnce: ["activate", "stand", "lead", "aside"], goes: ["take-card"], free: canSail },
  berths: (table) => new Set(table.piece.able.keys()),
  odds: { panel: Fights, ...FIGHTS },
  map: {
    face,
    chips,
    marks: (board, places, pictures, panels) => [...marks(board, places, pictures), ...written(board, places, pictures, panels)],
    over: beaches,
  },
  built,
  units: TroopList,
  fought: [AttackPanel, RaidBoard, SurfaceBoard],
  standing: [Plan, Sequence, Command, Intelligence, Cards, Bases, Calendar, Works, Score, Forces],
};
