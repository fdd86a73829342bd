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

/** Spaces that can be clicked now: the next arguments that name a space, with the prefixes they lead to. */
export function clickable(legal: Action[], chosen: readonly Arg[], isSpace: (id: string) => boolean): Map<string, Arg[][]> {
  const found = new Map<string, Arg[][]>();
  const add = (space: Arg | undefined, prefix: Arg[]): void => {
    if (typeof space !== "string" || !isSpace(space)) return;
    const list = found.get(space) ?? [];
    if (!list.some((one) => one.length === prefix.length && one.every((arg, i) => arg === prefix[i]))) list.push(prefix);
    found.set(space, list);
  };
  for (const action of matching(legal, chosen)) {
    // the first space still to be named, whatever stands before it
    for (let at = Math.max(1, chosen.length); at < action.length; at++) {
      const arg = action[at];
      if (typeof arg === "string" && isSpace(arg)) {
        add(arg, chosen.length === 0 && at > 1 ? [...action.slice(0, 1)] : [...action.slice(0, at + 1)]);
        break;
      }
    }
  }
  return found;
}

export const line = (action: readonly Arg[]): string => action.join(" ");
