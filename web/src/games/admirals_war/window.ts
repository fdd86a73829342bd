/** The window of Admirals' War: its panels, boards and words. */
import type { Family } from "../../lib/family.svelte";
import type { Ship } from "./ship";
import { unitsOf } from "../../lib/table.svelte";
import AreaOutlook from "./AreaOutlook.svelte";
import Calendar from "./Calendar.svelte";
import { charts } from "./charts";
import { engagementOf, storyOf } from "./engagement";
import EngagementBoard from "./EngagementBoard.svelte";
import { badges, fleetBadge, plannedFleet, spots, tip } from "./fleetodds";
import FleetOdds from "./FleetOdds.svelte";
import FleetOrders from "./FleetOrders.svelte";
import Leads from "./Leads.svelte";
import ScoreTracks from "./ScoreTracks.svelte";
import SeaFacts from "./SeaFacts.svelte";
import { seaMarks, waterColours } from "./seamarks";
import ShipList from "./ShipList.svelte";
import { fleetKey, fleetPicture } from "./ships";

/** Steps in which units wait for orders. */
const ORDERED = ["deploy", "reinforce", "patrol", "air_placement", "amphibious", "raiders", "return", "homing"];

const badge = (one: Parameters<typeof plannedFleet>[0], side: string | undefined): string => {
  const fleet = plannedFleet(one);
  return fleet ? fleetBadge(fleet, side) : "";
};

export const ADMIRALS_WAR: Family = {
  panels: [{ panel: FleetOrders, when: (table) => ORDERED.some((name) => table.view?.panels[name] !== undefined), verbs: ["pick", "to"], facts: ORDERED, waiting: true }],
  shown: ["turn", "sailing", "area_fight", "volley", "groups", "torpedoes", "port_strikes", "raids", "phase", "vp", "due", "dates", "events", "facts", "flags"],
  quiet: true,
  board: (panels) => (engagementOf(panels) ? EngagementBoard : null),
  story: (table) => (engagementOf(table.view?.panels ?? {}) ? storyOf(table.log) : []),
  spotlight: (view) => {
    const space = (view.panels["area_fight"] as { space?: unknown } | undefined)?.space;
    return typeof space === "string" ? space : null;
  },
  cues: { moved: "move" },
  berths: (table) => {
    const ids = new Set(table.legal.filter((action) => action[0] === "pick").map((action) => String(action[1])));
    const found = Object.entries(table.places).filter(([, place]) => unitsOf(place).some((unit) => unit.id !== undefined && ids.has(unit.id)));
    return new Set(ids.size ? found.map(([space]) => space) : []);
  },
  odds: { panel: FleetOdds, spots, badges, planned: badge, badge, tip },
  map: {
    marks: seaMarks,
    waters: waterColours,
    fan: { key: (rows, isReady) => fleetKey(rows as Ship[][], isReady), picture: (rows, isReady) => fleetPicture(rows as Ship[][], isReady) },
  },
  place: [SeaFacts, AreaOutlook],
  charts,
  units: ShipList,
  standing: [ScoreTracks, Calendar],
  top: Leads,
};
