/** The board that lies over the map while something is fought, by the facts a game sends. */
import type { Component } from "svelte";
import { engagementOf } from "../games/admirals_war/engagement";
import type { Table } from "../lib/table.svelte";
import BattleBoard from "../games/axis_allies/BattleBoard.svelte";
import EngagementBoard from "../games/admirals_war/EngagementBoard.svelte";
import RaidBoard from "../games/axis_allies/RaidBoard.svelte";

export type FightBoard = Component<{ table: Table; docked?: boolean }>;

export function boardOf(panels: Record<string, unknown>): FightBoard | null {
  if (engagementOf(panels)) return EngagementBoard;
  if (panels["battle"]) return BattleBoard;
  return panels["raid"] ? RaidBoard : null;
}
