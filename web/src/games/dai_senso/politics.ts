/** War State, postures and cards as the view tells them. */
import { catalog } from "../../lib/catalog";

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
