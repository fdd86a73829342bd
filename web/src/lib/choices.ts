/** The legal list as a tree of small choices: verb, then argument after argument, until one answer is left. */
import type { Action, Arg } from "./types";

export interface Branch {
  arg: Arg;
  actions: Action[];
}

/** Actions by verb, in the order the game lists them. */
export function byVerb(legal: Action[]): Map<string, Action[]> {
  const found = new Map<string, Action[]>();
  for (const action of legal) {
    const group = found.get(action[0]);
    if (group) group.push(action);
    else found.set(action[0], [action]);
  }
  return found;
}

/** Actions that begin with what is chosen so far. */
export function matching(legal: Action[], chosen: readonly Arg[]): Action[] {
  return legal.filter((action) => chosen.every((arg, place) => action[place] === arg));
}

/** What may come next after a prefix, each with the actions it leads to. */
export function branches(legal: Action[], chosen: readonly Arg[]): Branch[] {
  const found = new Map<Arg, Action[]>();
  for (const action of matching(legal, chosen)) {
    const next = action[chosen.length];
    if (next === undefined) continue;
    const group = found.get(next);
    if (group) group.push(action);
    else found.set(next, [action]);
  }
  return [...found].map(([arg, actions]) => ({ arg, actions }));
}

/** The one action a prefix means: it is the only one left, or it is complete. */
export function settled(legal: Action[], chosen: readonly Arg[]): Action | null {
  if (chosen.length === 0) return null;
  const left = matching(legal, chosen);
  if (left.length === 1 && left[0]) return left[0];
  return null;
}

/** Go down while there is only one way. */
export function descend(legal: Action[], chosen: readonly Arg[]): Arg[] {
  let path = [...chosen];
  for (;;) {
    const left = matching(legal, path);
    if (left.some((action) => action.length === path.length)) return path;
    const next = branches(legal, path);
    if (next.length !== 1 || !next[0]) return path;
    path = [...path, next[0].arg];
  }
}

/** Spaces that can be clicked now, each with the answers that name it next, whatever stands before it. */
export function clickable(legal: Action[], chosen: readonly Arg[], isSpace: (id: string) => boolean): Map<string, Action[]> {
  const found = new Map<string, Action[]>();
  for (const action of matching(legal, chosen)) {
    const space = nextSpace(action, chosen, isSpace);
    if (space !== undefined) found.set(space, [...(found.get(space) ?? []), action]);
  }
  return found;
}

/** The first space an answer names after what is chosen. */
function nextSpace(action: Action, chosen: readonly Arg[], isSpace: (id: string) => boolean): string | undefined {
  return action.slice(Math.max(1, chosen.length)).find((arg): arg is string => typeof arg === "string" && isSpace(arg));
}

/** What a click on a space means: the answer, the way to it as far as it is the only one, or a choice of answers. */
export type Press = { kind: "answer"; action: Action } | { kind: "way"; prefix: Arg[] } | { kind: "choice"; actions: Action[] };

export function press(actions: Action[], chosen: readonly Arg[], space: string): Press {
  const [first] = actions;
  if (first && actions.length === 1) return { kind: "answer", action: first };
  const end = (first?.indexOf(space, Math.max(1, chosen.length)) ?? -1) + 1;
  const prefix = first?.slice(0, end) ?? [];
  const same = end > 0 && actions.every((action) => prefix.every((arg, place) => action[place] === arg));
  return same ? { kind: "way", prefix } : { kind: "choice", actions };
}

/** Where answers of one verb differ: the places of the arguments that are not the same in all of them. */
export function differing(actions: readonly Action[]): number[] {
  const longest = Math.max(0, ...actions.map((action) => action.length));
  return Array.from({ length: longest }, (_, place) => place).filter((place) => place > 0 && new Set(actions.map((action) => action[place])).size > 1);
}

export const line = (action: readonly Arg[]): string => action.join(" ");
