/** What has happened since somebody last looked: a chapter for every turn, made from the log and the marks of the history alone. */
import { turnsOf } from "./history";
import { resultsOf } from "./results";
import type { LogLine, Mark } from "./types";

export interface Deed {
  seq: number;
  text: string;
  times: number;
  kind: "battle" | "change" | "move" | "other";
  where: string[]; // one space, or a way
}

export interface Chapter {
  seq: number; // its last answer
  name: string;
  deeds: Deed[];
  ways: string[][]; // of everything that moved
}

const SILENT = new Set(["phase", "battle", "loss"]); // told by the card of their battle, or by the headline

/** One line: what fought or changed hands, what moved, what else was done; nothing for dice and what belongs to a battle. */
function deedOf(line: LogLine): Deed | null {
  const { seq, text, moment = "", where = [] } = line;
  if (line.event?.event === "rolled" || SILENT.has(moment)) return null;
  const kind = moment === "change" ? "change" : moment === "result" ? "battle" : where.length > 1 ? "move" : "other";
  return { seq, text, times: 1, kind, where };
}

const RANK: Record<Deed["kind"], number> = { battle: 0, change: 1, move: 2, other: 3 };

/** Lines of one chapter: battles with what they cost first, then what changed hands, moves, the rest; the same sentence once. */
function summed(lines: readonly LogLine[]): Deed[] {
  const battles = new Map(resultsOf(lines, -1).filter((one) => one.kind === "battle").map((one) => [one.seq, one]));
  const told = new Set([...battles.values()].flatMap((one) => one.lines.map(({ text }) => text))); // with their battle
  const found = new Map<string, Deed>();
  for (const line of lines) {
    const deed = deedOf(line);
    if (!deed || (deed.kind === "change" && told.has(deed.text))) continue;
    const battle = deed.kind === "battle" ? battles.get(deed.seq) : undefined;
    if (battle?.lines.length && battle.title === deed.text) deed.text = [deed.text, ...battle.lines.map((one) => one.text)].join(". ");
    const same = found.get(deed.text);
    if (same) same.times += 1;
    else found.set(deed.text, deed);
  }
  return [...found.values()].sort((one, other) => RANK[one.kind] - RANK[other.kind]);
}

/** The turns of others after answer `after`; what was before a turn of my own is forgotten once there is something newer. */
export function chaptersOf(log: readonly LogLine[], marks: readonly Mark[], after: number, mine: readonly string[]): Chapter[] {
  const turns = turnsOf([...marks]);
  const whose = new Map(marks.map((mark) => [mark.seq, mark.turn ? mark.turn.split("+") : []]));
  let found: Chapter[] = [];
  let between = false; // a turn of my own came after what was found
  turns.forEach((turn, at) => {
    const end = turns[at + 1]?.seq ?? Infinity;
    const lines = log.filter((line) => line.seq > after && line.seq > turn.seq && line.seq <= end);
    const seats = whose.get(turn.seq) ?? [];
    if (seats.length ? seats.every((seat) => mine.includes(seat)) : !lines.some((line) => !mine.includes(line.seat))) {
      between ||= lines.length > 0;
      return;
    }
    const deeds = summed(lines);
    if (!deeds.length) return;
    if (between) [found, between] = [[], false];
    const ways = lines.map((line) => line.where ?? []).filter((way) => way.length > 1);
    found.push({ seq: lines.at(-1)?.seq ?? turn.seq, name: turn.name, deeds, ways });
  });
  return found;
}

/** The last answer that somebody else gave. */
export const lastOfOthers = (log: readonly LogLine[], mine: readonly string[]): number => log.findLast((line) => !mine.includes(line.seat))?.seq ?? -1;

const KEY = "flagplot.seen";
const GAMES = 60; // remembered; older ones are forgotten

type Seen = Record<string, number>;

function seen(): Seen {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Seen;
  } catch {
    return {};
  }
}

const keyOf = (id: string, seat: string | null): string => `${id} ${seat ?? ""}`;

/** The last answer somebody has seen of a game in this browser; null where he never looked. */
export const lastSeen = (id: string, seat: string | null): number | null => seen()[keyOf(id, seat)] ?? null;

/** Remember that a game was looked at as far as an answer. */
export function remember(id: string, seat: string | null, seq: number): void {
  const { [keyOf(id, seat)]: _, ...others } = seen();
  const kept = [...Object.entries(others), [keyOf(id, seat), seq] as const].slice(-GAMES);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
}
