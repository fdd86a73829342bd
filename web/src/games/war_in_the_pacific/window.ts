/** The window of War in the Pacific: counters with military symbols, the attack at hand, plans, forces off the island. */
import type { Family } from "../../lib/family.svelte";
import TroopPanel from "../../panels/TroopPanel.svelte";
import { attackOf } from "./attack";
import AttackPanel from "./AttackPanel.svelte";
import { chips, face } from "./counters";
import Forces from "./Forces.svelte";
import Plan from "./Plan.svelte";
import { asksUnit, UNITS } from "./questions";
import Score from "./Score.svelte";
import TroopList from "./TroopList.svelte";
import { words } from "./words";

export const WAR_IN_THE_PACIFIC: Family = {
  panels: [{ panel: TroopPanel, when: asksUnit, verbs: UNITS, waiting: true }],
  main: ["attack", "bombard", "strike", "launch", "done"],
  shown: ["attack", "points", "steps_lost", "command_points", "air_points", "leaders", "landing_plan", "planning", "deployment", "naval", "bombard", "flight", "joint_assault"],
  spotlight: (view) => attackOf(view.panels)?.hex ?? null,
  battles: (panels) => {
    const hex = attackOf(panels)?.hex;
    return hex ? [hex] : [];
  },
  cues: { moved: "move", steps_lost: "lost", taken: "taken" },
  words,
  inHand: { atOnce: ["activate", "stand", "lead", "aside"] },
  berths: (table) => new Set(table.piece.able.keys()),
  map: { face, chips },
  units: TroopList,
  standing: [AttackPanel, Plan, Score, Forces],
};
