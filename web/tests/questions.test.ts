// Whatever a game lists can be answered: every lit space leads to an answer, or to buttons that differ.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { branches, clickable, descend, press } from "../src/lib/choices";
import { choiceWords } from "../src/lib/labels";
import type { Action, Arg } from "../src/lib/types";

interface Recorded {
  game: string;
  spaces: string[];
  questions: { seq: number; seat: string; legal: Action[] }[];
}
const GAMES = JSON.parse(readFileSync("tests/fixtures/questions.json", "utf8")) as Record<string, Recorded>;
const known = new Set(["land", "sea", "air"]);
const isOrder = (action: Action): boolean => action[0] === "move" && action.length === 3 && known.has(String(action[2]));
const line = (action: readonly Arg[]): string => action.join(" ");

/** All answers that clicking on spaces and pressing buttons leads to; fails where a click changes nothing. */
function reached(legal: Action[], chosen: readonly Arg[], isSpace: (id: string) => boolean, found: Set<string>): void {
  for (const [space, actions] of clickable(legal, chosen, isSpace)) {
    const meant = press(actions, chosen, space);
    if (meant.kind === "answer") {
      found.add(line(meant.action));
    } else if (meant.kind === "choice") {
      const words = choiceWords(meant.actions, {});
      expect(new Set(words).size, `${space}: ${words.join(", ")}`).toBe(words.length);
      for (const action of meant.actions) found.add(line(action));
    } else {
      const down = descend(legal, meant.prefix);
      expect(down.length, `${space} after ${line(chosen)}`).toBeGreaterThan(chosen.length);
      expect(branches(legal, down).length + Number(legal.some((one) => line(one) === line(down)))).toBeGreaterThan(1);
      const rest = legal.filter((action) => down.every((arg, place) => action[place] === arg));
      for (const action of rest) found.add(line(action)); // each has a button
      reached(legal, down, isSpace, found);
    }
  }
}

describe.each(Object.entries(GAMES))("the questions of %s", (_, { spaces, questions }) => {
  const ids = new Set(spaces);
  const isSpace = (id: string): boolean => ids.has(id);

  it.each(questions.map((one) => [one.seq, one.legal] as const))("after answer %i every lit space answers", (_seq, all) => {
    const legal = all.filter((action) => !isOrder(action)); // stacks are picked up, see hand.svelte.ts
    const found = new Set<string>();
    reached(legal, [], isSpace, found);
    const naming = legal.filter((action) => action.slice(1).some((arg) => typeof arg === "string" && isSpace(arg)));
    expect([...found].sort()).toEqual(naming.map(line).sort());
    expect([...clickable(legal, [], isSpace).keys()].every((id) => naming.some((action) => action.includes(id)))).toBe(true);
  });
});
