/** What the game prints on its map and its counters, and where each value comes from. */
import { catalog, spaceFacts } from "../../lib/catalog";
import type { PieceFacts, SpaceFacts } from "../../lib/types";

export interface SeaFacts extends SpaceFacts {
  kind?: string; // of a station: port, base, box
  theatre?: string;
  vp?: number[]; // points by side, in the order of the sides
  flags?: string[]; // who scores them
  near?: Record<string, string>; // neighbours and the kind of border
  touches?: string[];
  note?: string;
  origin?: Record<string, string>;
}

export interface ShipFacts extends PieceFacts {
  gunnery?: number;
  armor?: number;
  speed?: number;
  air?: number;
  bonus?: string;
  origin?: Record<string, string>;
}

export const seaFacts = (space: string): SeaFacts | undefined => spaceFacts(space);

export const shipFacts = (id: string): ShipFacts | undefined => catalog().units?.[id];
