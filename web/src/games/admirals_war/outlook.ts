/** How a turn would be scored if it ended now, as a game tells it. */
import type { View } from "../../lib/types";

export interface Outlook {
  flags?: Record<string, string>; // area -> side that would control it
  contested?: string[];
  lead?: Record<string, number>; // track -> lead of the first side after scoring
  worth?: Record<string, number[]>; // area -> points by side
  falling?: Record<string, string>; // port -> side it falls to
  threats?: Record<string, Record<string, number>>; // area -> side -> units that could still come
}

export function outlookOf(view: View | null): Outlook | null {
  const found = view?.panels["turn"] as Outlook | undefined;
  return found?.flags ? found : null;
}

export interface Track {
  name: string;
  lead: number; // positive: the first side leads
  next: number;
}

/** The victory tracks with where they would stand after this turn; empty in games that have none. */
export function tracksOf(view: View | null): Track[] {
  const leads = view?.tracks["vp"] as Record<string, number> | undefined;
  if (!leads || typeof leads !== "object") return [];
  const next = outlookOf(view)?.lead ?? {};
  return Object.entries(leads).map(([name, lead]) => ({ name, lead, next: next[name] ?? lead }));
}

export interface Due {
  turn: number;
  units: string[];
}

/** What arrives when, the next turn first. */
export function dueOf(view: View | null): Due[] {
  const due = view?.tracks["due"] as Record<string, string[]> | undefined;
  if (!due || typeof due !== "object") return [];
  return Object.entries(due).map(([turn, units]) => ({ turn: Number(turn), units })).sort((a, b) => a.turn - b.turn);
}
