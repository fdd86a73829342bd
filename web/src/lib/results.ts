/** What was just fought or thrown, for a card with a beginning and an end; made from the log alone, for any game. */
import { say } from "./language";
import { sidesOf } from "./throws";
import type { LogLine } from "./types";

export interface Result {
  kind: "battle" | "throw";
  seq: number; // the answer it ended with
  began: number; // and the one it began with
  title: string;
  where: readonly string[]; // of a battle
  lines: { text: string; times: number }[]; // losses and what changed hands; behind a throw, what came of it
  throws: { text: string; faces: number[]; sides: number }[]; // of a throw outside a battle
}

const isThrow = (line: LogLine): boolean => line.event?.event === "rolled";

/** The same sentence several times is told once. */
function summed(lines: readonly LogLine[]): Result["lines"] {
  const found = new Map<string, number>();
  for (const line of lines) found.set(line.text, (found.get(line.text) ?? 0) + 1);
  return [...found].map(([text, times]) => ({ text, times }));
}

/** Whether a line is about one of some spaces; where either names none, nothing speaks against it. */
const within = ({ where = [] }: LogLine, spaces: readonly string[]): boolean => !where.length || !spaces.length || where.some((one) => spaces.includes(one));

/** Everything that ended after answer `after`: battles with their losses, and throws nobody fought with. */
export function resultsOf(log: readonly LogLine[], after: number): Result[] {
  const found: Result[] = [];
  let fight: LogLine[] | null = null; // since the battle going on began
  let open: Result | null = null; // a card that further lines of the same answer belong to
  let last: Result | null = null; // the last battle
  let field: readonly string[] = []; // where it was fought
  for (const line of log) {
    if (line.moment === "battle") {
      if (fight === null) fight = [];
      [open, last] = [null, null];
    }
    fight?.push(line);
    if (line.moment === "result" && fight !== null) {
      const told = fight.filter((one) => one.moment === "loss" || one.moment === "change");
      found.push((last = open = { kind: "battle", seq: line.seq, began: fight[0]?.seq ?? line.seq, title: line.text, where: line.where ?? [], lines: summed(told), throws: [] }));
      field = line.where ?? [];
      fight = null;
    } else if (fight === null) {
      if (open !== null && open.seq !== line.seq) open = null;
      if (isThrow(line)) {
        if (open?.kind !== "throw") found.push((open = { kind: "throw", seq: line.seq, began: line.seq, title: line.about ?? line.text, where: [], lines: [], throws: [] }));
        const text = line.about ?? line.text;
        const faces = (line.event?.["faces"] as number[] | undefined) ?? [];
        const sides = sidesOf(line);
        const same = open.throws.find((one) => one.text === text && one.sides === sides);
        if (same) same.faces = [...same.faces, ...faces];
        else open.throws.push({ text, faces, sides });
      } else if (line.moment === "loss" && last && line.where?.some((one) => field.includes(one))) {
        last.lines.push({ text: line.text, times: 1 }); // called for by the result, and taken after it
      } else if (line.moment === "phase") {
        [open, last] = [null, null];
      } else if (open?.kind === "throw" || (line.moment === "change" && within(line, field))) {
        open?.lines.push({ text: line.text, times: 1 }); // a field that was won is taken after the battle
      }
    }
  }
  return found.filter((one) => one.seq > after);
}

const CARDS = 12; // that wait to be looked at; older ones are in the log

/** What waits to be looked at, with what is new; who only watches sees the last, or a table of bots would pile them up. */
export const stacked = (waiting: readonly Result[], fresh: readonly Result[], watching: boolean): Result[] =>
  [...waiting, ...fresh].slice(watching ? -1 : -CARDS);

/** How a share of all that could have happened is called: 38th, 1st, 22nd. */
export function ordinal(value: number): string {
  const n = Math.round(value);
  if (n % 10 === 1 && n % 100 !== 11) return say("{n}st", { n });
  if (n % 10 === 2 && n % 100 !== 12) return say("{n}nd", { n });
  if (n % 10 === 3 && n % 100 !== 13) return say("{n}rd", { n });
  return say("{n}th", { n });
}
