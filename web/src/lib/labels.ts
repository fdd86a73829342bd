/** Answers as the words on their buttons. */
import { byVerb, differing } from "./choices";
import type { Built } from "./family.svelte";
import { say } from "./language";
import type { Action, Arg, Place } from "./types";
import { argWord, countedPiece, title, verbWord } from "./words";

/**
 * Answers as buttons that differ: an argument all of them share is left out, the verb is told where there are several, and a
 * number at the end counts what stands before it. What reads the same all the same is numbered.
 */
export function choiceWords(actions: readonly Action[], places: Record<string, Place>): string[] {
  const verbs = byVerb([...actions]);
  const told = new Map<string, number>();
  return actions.map((action) => {
    const same = verbs.get(action[0]) ?? [action];
    const args = differing(same).flatMap((place) => (action[place] === undefined ? [] : [action[place]]));
    const verb = verbs.size > 1 || !args.length ? verbWord(action[0]) : "";
    const words = title([verb, argWords(args, places, action[0])].filter(Boolean).join(": "));
    const times = (told.get(words) ?? 0) + 1;
    told.set(words, times);
    return times > 1 ? `${words} (${times})` : words;
  });
}

/** What stands in a space and what it has suffered. */
export function builtWords({ text, damage, harm }: Built): string {
  if (!damage) return text;
  return say("{facility}, {harm}", { facility: text, harm: harm ?? say("damage {damage}", { damage }) });
}

/** Arguments in words, a number behind what it counts. */
export function argWords(args: readonly Arg[], places: Record<string, Place>, verb = ""): string {
  const last = args.at(-1);
  const before = args.at(-2);
  if (args.length === 1 && last === 0) return say("none");
  const counts = typeof last === "number" && typeof before === "string";
  const head = counts ? [countedPiece(last, before)] : [];
  return [...head, ...(counts ? args.slice(0, -2) : args).map((arg) => argWord(arg, places, verb))].join(" · ");
}
