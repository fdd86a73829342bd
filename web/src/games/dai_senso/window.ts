/** The window of Dai Senso!: counters with military symbols, panels for attacks and orders, supply and objectives. */
import type { Family } from "../../lib/family.svelte";
import { FIGHTS } from "../../lib/fights";
import Fights from "../../panels/Fights.svelte";
import { attackOf } from "./attack";
import Affairs from "./Affairs.svelte";
import AttackPanel from "./AttackPanel.svelte";
import Boxes from "./Boxes.svelte";
import Calendar from "./Calendar.svelte";
import CardPanel from "./CardPanel.svelte";
import Cards from "./Cards.svelte";
import { chips, face, isAloft } from "./counters";
import Hand from "./Hand.svelte";
import HexPanel from "./HexPanel.svelte";
import Objectives from "./Objectives.svelte";
import { marks, over } from "./overlay";
import { cardAnswers } from "./politics";
import Politics from "./Politics.svelte";
import { asksHex, asksUnit, HEXES, isAttacking, isPlanning, JOINING, UNITS } from "./questions";
import Supply from "./Supply.svelte";
import TroopList from "./TroopList.svelte";
import TroopPanel from "../../panels/TroopPanel.svelte";
import Zones from "./Zones.svelte";

export const DAI_SENSO: Family = {
  panels: [
    { panel: AttackPanel, when: isAttacking, verbs: JOINING, facts: ["attack"] },
    { panel: TroopPanel, when: (table) => asksUnit(table) && !isPlanning(table), verbs: UNITS, waiting: true },
    { panel: HexPanel, when: asksHex, verbs: HEXES },
    { panel: CardPanel, when: (table) => cardAnswers(table.legal).length > 0, verbs: ["select"] },
  ],
  main: ["attack"],
  shown: ["objectives", "supply", "zones", "calendar", "politics", "affairs", "cards", "objective_points", "phasing"],
  spotlight: (view) => attackOf(view.panels)?.hex ?? null,
  battles: (panels) => {
    const hex = attackOf(panels)?.hex;
    return hex ? [hex] : [];
  },
  cues: { moved: "move" },
  inHand: { atOnce: [...JOINING, "advance", "lose", "contest", "hit", "reuse", "land", "ashore"] },
  berths: (table) => new Set(table.piece.able.keys()),
  attacks: (table) => {
    const hexes = table.legal.filter(([verb]) => verb === "target").map(([, hex]) => String(hex));
    return hexes.length ? hexes.map((hex) => ({ key: hex, space: hex, action: ["target", hex] })) : null;
  },
  odds: { panel: Fights, ...FIGHTS },
  map: { face, isAloft, chips, marks, over },
  units: TroopList,
  standing: [Zones, Affairs, Objectives, Supply, Calendar, Cards, Hand, Politics, Boxes],
};
