/** War State, postures and cards as the view tells them. */
import { catalog } from "../../lib/catalog";
import type { Action } from "../../lib/types";

type Panels = Record<string, unknown>;

export interface Politics {
  war_state: string;
  postures: Record<string, string>; // by box: war, a Policy or a Truce
}

export const politicsOf = (panels: Panels): Politics | null => (panels["politics"] as Politics | undefined) ?? null;

export const WAR_STATES = ["pre_war", "limited_war", "total_war"];

/** A card as it is printed, in our words. */
export interface Card {
  number: string;
  name: string;
  faction: string;
  colour: string; // the War State from which on it is chosen
  symbols: string[];
  lines: [heading: string, text: string][];
}

export const cardOf = (id: string): Card | undefined => (catalog()["cards"] as Record<string, Card> | undefined)?.[id];

/** The Current Cards by faction. */
export const currentCards = (panels: Panels): [faction: string, card: Card][] =>
  Object.entries((panels["cards"] as Record<string, string> | undefined) ?? {}).flatMap(([faction, id]) => {
    const card = cardOf(id);
    return card ? [[faction, card] as [string, Card]] : [];
  });

/** The lines of a card under their headings, each heading once. */
export function chapters({ lines }: Card): [heading: string, texts: string[]][] {
  const found = new Map<string, string[]>();
  for (const [heading, text] of lines) found.set(heading, [...(found.get(heading) ?? []), text]);
  return [...found];
}

/** Tracks, markers beside the map and cards of a campaign. */
export interface Affairs {
  vp: { side: string; box: number };
  uscl: number;
  esv: number;
  government: string; // the branch that leads, or nothing
  europe: Record<string, string>; // by Allied faction: no, Limited or Total War
  beside: { where: string; markers: string[] }[];
  cards: { hand: string[]; pending: string; held: Record<string, number>; face_down: Record<string, boolean>; played: string[] };
}

export const affairsOf = (panels: Panels): Affairs | null => (panels["affairs"] as Affairs | undefined) ?? null;

export const AUTOMATIC = 5; // the box of automatic victory

/** The VP Track from the best of the Allies to the best of the Axis; 0 lies in the middle and belongs to both. */
export const vpTrack = ({ vp }: Affairs): { side: string; box: number; here: boolean }[] =>
  [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5].map((at) => {
    const side = at < 0 ? "allied_crusade" : at > 0 ? "rising_sun" : vp.side;
    return { side, box: Math.abs(at), here: vp.box === Math.abs(at) && vp.side === side };
  });

/** The answers that select a card. */
export const cardAnswers = (legal: readonly Action[]): Action[] => legal.filter(([verb]) => verb === "select");
