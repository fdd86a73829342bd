/** What a game prints: unit types, powers, spaces, words. The game itself tells it; nothing of any game is known here. */
import { useWindow } from "./family.svelte";
import { say, several } from "./language";
import type { Catalog, Kind, Looks, SpaceFacts } from "./types";

const EMPTY: Catalog = {};
const shelf = new Map<string, Looks>(); // powers by game, for screens that show several games
let current: Catalog = EMPTY;

/** The game now on the table. */
export function useCatalog(catalog: Catalog): void {
  current = catalog;
  useWindow(catalog.window ?? "");
}

/** In the lobby there is no table: names come from all games, looks from each game's own shelf. */
export function useShelf(games: { id: string; powers?: Looks }[]): void {
  const all: Looks = {};
  for (const { id, powers } of games) {
    shelf.set(id, powers ?? {});
    for (const [power, facts] of Object.entries(powers ?? {})) all[power] ??= facts;
  }
  current = { powers: all };
  useWindow("");
}

export const catalog = (): Catalog => current;

export const kind = (id: string): Kind | undefined => current.kinds?.[id];

export const isKind = (id: string): boolean => kind(id) !== undefined;

export const shapeOf = (id: string): string => kind(id)?.shape ?? id;

export const spaceFacts = (id: string): SpaceFacts | undefined => current.spaces?.[id];

/** The city that is printed in a space. */
export const cityOf = (id: string): string => spaceFacts(id)?.city ?? "";

/** A power, an owner that never takes a turn, or a side. */
export function lookOf(owner: string, game?: string): Looks[string] | undefined {
  const powers = game ? shelf.get(game) : current.powers;
  return powers?.[owner] ?? current.sides?.[owner] ?? current.powers?.[owner];
}

export const money = (count?: number): string => {
  const one = current.money ?? say("point");
  return several(count ?? 0, "{money}", "{money}s", { money: one });
};

export const die = (): number => current.die ?? 6;

/** The words a game has for an id, if it has any. */
export const named = (id: string): string | undefined =>
  current.words?.[id] ?? kind(id)?.name ?? current.powers?.[id]?.name ?? current.sides?.[id]?.name ?? spaceFacts(id)?.name ?? current.units?.[id]?.name;

export const verbNamed = (verb: string): string | undefined => current.verbs?.[verb];

/** Lower is lost earlier; the game's advice, used only to pick losses beforehand. */
export function worth(id: string, state: { damaged: boolean; loaded: boolean }): number {
  const facts = kind(id);
  const whole = facts?.worth ?? 50;
  if (state.damaged) return facts?.worth_damaged ?? whole;
  return state.loaded ? (facts?.worth_loaded ?? whole) : whole;
}

/** The strongest first: which unit shows for a stack. */
export const rankOf = (id: string): number => kind(id)?.rank ?? 99;
