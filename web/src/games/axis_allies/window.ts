/** The window of the Axis & Allies family: its panels, boards and words. */
import { spaceFacts } from "../../lib/catalog";
import type { Family } from "../../lib/family.svelte";
import { say } from "../../lib/language";
import type { Table } from "../../lib/table.svelte";
import type { View } from "../../lib/types";
import { countedPiece } from "../../lib/words";
import { story } from "./battle";
import BattleBoard from "./BattleBoard.svelte";
import BattleOdds from "./BattleOdds.svelte";
import { Cart, cartOf } from "./cart.svelte";
import { charts } from "./charts";
import ConvoyPanel from "./ConvoyPanel.svelte";
import HeldStack from "./HeldStack.svelte";
import InterdictionPanel from "./InterdictionPanel.svelte";
import KamikazePanel from "./KamikazePanel.svelte";
import { landingAsked, landingTold, landingWord, lookAshore } from "./landing";
import MobilizePanel from "./MobilizePanel.svelte";
import { readPiece } from "./notation";
import ObjectivesPanel from "./ObjectivesPanel.svelte";
import { badges, plannedBadge, plannedText, spots } from "./odds";
import OrderPanel from "./OrderPanel.svelte";
import { attacks, takesUp } from "./orders";
import { built, worth } from "./places";
import PoliticsPanel from "./PoliticsPanel.svelte";
import PurchasePanel from "./PurchasePanel.svelte";
import RaidBoard from "./RaidBoard.svelte";
import ResearchPanel from "./ResearchPanel.svelte";
import RocketsPanel from "./RocketsPanel.svelte";
import ScramblePanel from "./ScramblePanel.svelte";
import TechnologiesPanel from "./TechnologiesPanel.svelte";
import { holders } from "./treasuries";
import VictoryCities from "./VictoryCities.svelte";

const facts = (name: string) => (table: Table): boolean => table.view?.panels[name] !== undefined;

const ASKED = [
  { facts: ["scramble"], panel: ScramblePanel, verbs: ["scramble"] },
  { facts: ["kamikaze"], panel: KamikazePanel, verbs: ["kamikaze"] },
  { facts: ["interdiction"], panel: InterdictionPanel, verbs: ["fire", "sink"] },
  { facts: ["convoy"], panel: ConvoyPanel, verbs: ["disrupt", "spare"] },
  { facts: ["rockets"], panel: RocketsPanel, verbs: ["launch", "raid"] },
  { facts: ["research"], panel: ResearchPanel, verbs: ["research", "chart"] },
].map((own) => ({ ...own, when: facts(own.facts[0] ?? "") }));

const bought = (table: Table): boolean => table.verbs.has("buy") || (table.myTurn && facts("purchase")(table));

/** Spaces with a battle announced or going on. */
export function battles(panels: Record<string, unknown>): string[] {
  const found = new Set<string>();
  const battle = panels["battle"] as { space?: string } | undefined;
  if (battle?.space) found.add(battle.space);
  const combat = panels["combat"] as { pending?: string[] } | undefined;
  for (const space of combat?.pending ?? []) found.add(space);
  for (const space of (panels["attacks"] as string[] | undefined) ?? []) found.add(space);
  for (const [, land] of (panels["assaults"] as [string, string][] | undefined) ?? []) found.add(land);
  return [...found];
}

/** Where the question that is open is about; the map goes there. */
export function spotlight(view: View): string | null {
  const panels = view.panels as Record<string, Record<string, unknown> | undefined>;
  const zone = (value: unknown): string | null => (typeof value === "string" ? value : Array.isArray(value) && typeof value[0] === "string" ? value[0] : null);
  return (
    zone(panels["battle"]?.["space"]) ??
    zone(panels["raid"]?.["space"]) ??
    zone(panels["scramble"]?.["zones"]) ??
    zone(panels["interdiction"]?.["zone"]) ??
    zone(panels["convoy"]?.["zone"]) ??
    zone(panels["assault"]?.["target"]) ??
    zone(Object.keys((panels["stranded"]?.["aircraft"] as object | undefined) ?? {})) ??
    (panels["kamikaze"] ? zone(view.legal.find((action) => action[0] === "kamikaze")?.[1]) : null)
  );
}

/** Answers that read better in other words than verb and arguments. */
export function words([verb, ...args]: readonly (string | number)[]): string | null {
  if (verb === "take" && args.length === 2) return say("Take {units}", { units: countedPiece(Number(args[1]), String(args[0])) });
  if (verb === "declare" && args[0] === "all") return say("Declare war on all");
  if (verb === "retreat" && args[0] === "air") return say("Aircraft retreat");
  return null;
}

export const AXIS_ALLIES: Family = {
  panels: [
    ...ASKED,
    { panel: PurchasePanel, when: bought, verbs: ["buy", "repair"], facts: ["purchase"] },
    { panel: MobilizePanel, when: (table) => table.verbs.has("place"), verbs: ["place"], facts: ["mobilization_zone"] },
    { panel: PoliticsPanel, when: (table) => table.legal.some(([verb, ...powers]) => verb === "declare" && powers.length > 0) },
    { panel: OrderPanel, when: (table) => table.myTurn && facts("order")(table) && !ASKED.some((own) => own.when(table)), facts: ["order"], instead: true },
  ],
  answered: (panels) => (panels["losses"] ? ["lose"] : []),
  hides: (table, verb) => verb === "halt" && table.hand.shortcuts.length > 0, // what stops stands beside the landings in the panel
  main: ["press"],
  shown: ["battle", "losses", "raid", "powers", "victory_cities", "objectives"],
  board: (panels) => (panels["battle"] ? BattleBoard : panels["raid"] ? RaidBoard : null),
  covers: (panels) => Boolean(panels["battle"] ?? panels["raid"]),
  story: (table) => {
    const place = (table.view?.panels["battle"] ?? table.view?.panels["raid"]) as { space: string } | undefined;
    return place ? story(table.log, place.space) : [];
  },
  battles,
  underWay: (panels) => panels["order"] as { path?: string[]; origin?: string } | undefined,
  spotlight,
  cues: { moved: "move", lost: "lost", captured: "taken" },
  words,
  piece: readPiece,
  takesUp,
  goals: { called: landingWord, told: landingTold, asked: landingAsked },
  attacks,
  begin: (table) => new Cart(table),
  renewed: (table, view) => {
    if (!table.verbs.has("buy")) cartOf(table).items = {};
    const order = view.panels["order"] as { at?: string } | undefined;
    void lookAshore(table, table.myTurn ? order?.at : undefined);
  },
  beforeDone: (table) => cartOf(table).settle(),
  charts,
  map: {
    isCapital: (space) => Boolean(spaceFacts(space)?.["capital_of"]),
    stamps: {
      convoy: { shape: "transport", ink: "#2b5a72", ring: "#3f6f86", beside: [29, 0] },
      kamikaze: { shape: "fighter", ink: "#a3201a", ring: "#a3201a", beside: [-29, 0] },
    },
  },
  odds: { panel: BattleOdds, spots, badges, planned: plannedText, badge: plannedBadge },
  stack: HeldStack,
  worth,
  built,
  holders,
  top: VictoryCities,
  statistics: [ObjectivesPanel, TechnologiesPanel],
};
