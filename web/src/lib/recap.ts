/** What has happened since somebody last looked: a chapter for every turn, made from the log and the marks of the history alone. */
import { turnsOf } from "./history";
import { say } from "./language";
import { resultsOf } from "./results";
import type { LogLine, Mark } from "./types";
import type { Overlay } from "./wire";

export interface Deed {
  seq: number;
  text: string;
  times: number;
  kind: "battle" | "change" | "gain" | "move" | "other" | "threat";
  where: string[]; // one space, or a way
  ways: string[][]; // of all that moved in it
  began?: number; // of a battle: the answer it began with, under which its luck is known
  cost?: string; // of a battle: who lost what, and who holds the field
  stray?: true; // a loss that no battle tells
}

export interface Chapter {
  seq: number; // its last answer
  name: string;
  deeds: Deed[];
  note?: string; // what the numbers in it are
}

/** What tells deeds apart: two battles for one field are two, if they cost different things. */
export const keyOf = (deed: Deed): string => `${deed.text} ${deed.cost ?? ""}`;

const SILENT = new Set(["phase", "battle", "loss"]); // told by the card of their battle, or by the headline

/** One line: what fought or changed hands, what moved, what else is news; nothing for dice and what belongs to a battle. */
function deedOf(line: LogLine, stray = false): Deed | null {
  const { seq, text, moment = "", where = [] } = line;
  if (line.event?.event === "rolled" || (SILENT.has(moment) && !stray)) return null;
  const kind = KINDS[moment] ?? (where.length > 1 ? "move" : "other");
  return { seq, text, times: 1, kind, where, ways: where.length > 1 ? [where] : [] };
}

const KINDS: Record<string, Deed["kind"]> = { result: "battle", change: "change", loss: "change", gain: "gain" };
const RANK: Record<Deed["kind"], number> = { battle: 0, change: 1, gain: 2, move: 3, other: 4, threat: 5 };
const STROKES = 4; // more moves than these are told in one bold stroke

/** Lines of one chapter: battles with what they cost first, then what changed hands, moves, the rest; the same sentence once. */
function summed(lines: readonly LogLine[]): Deed[] {
  const battles = new Map(resultsOf(lines, -1).filter((one) => one.kind === "battle").map((one) => [one.seq, one]));
  const told = new Set([...battles.values()].flatMap((one) => one.lines.map(({ text }) => text))); // with their battle
  const found = new Map<string, Deed>();
  let fighting = false; // a battle that is not over tells its losses when it is
  for (const line of lines) {
    fighting = line.moment === "battle" || (fighting && line.moment !== "result");
    const stray = line.moment === "loss" && !fighting && !told.has(line.text);
    const deed = deedOf(line, stray);
    if (deed && stray) deed.stray = true;
    if (!deed || (deed.kind === "change" && told.has(deed.text))) continue;
    if (deed.kind === "other" && (fighting || line.moment !== "news")) continue; // routine, which the log has
    const battle = deed.kind === "battle" ? battles.get(deed.seq) : undefined;
    if (battle) deed.began = battle.began;
    if (battle?.lines.length && battle.title === deed.text) deed.cost = battle.lines.map((one) => one.text).join(". ");
    const same = found.get(keyOf(deed));
    if (same) same.times += 1;
    else found.set(keyOf(deed), deed);
  }
  return bold([...found.values()].sort((one, other) => weight(one) - weight(other)));
}

/** What changed hands comes before what was lost by the way. */
const weight = (deed: Deed): number => RANK[deed.kind] + (deed.stray ? 0.5 : 0);

/** Many moves are one deed with all their ways; the log has each. */
function bold(deeds: Deed[]): Deed[] {
  const moves = deeds.filter((one) => one.kind === "move");
  if (moves.length <= STROKES) return deeds;
  const count = moves.reduce((sum, one) => sum + one.times, 0);
  const all: Deed = { seq: moves.at(-1)?.seq ?? 0, text: say("{count} moves", { count }), times: 1, kind: "move", where: moves.at(-1)?.where ?? [], ways: moves.flatMap((one) => one.ways) };
  return [...deeds.filter((one) => RANK[one.kind] < RANK.move), all, ...deeds.filter((one) => RANK[one.kind] > RANK.move)];
}

/** As many deeds as there is room for, in their order: of every kind at least one, however many battles there were. */
export function shortlist(deeds: readonly Deed[], most: number): Deed[] {
  const firsts = deeds.filter((one, at) => one.kind !== "other" && deeds.findIndex(({ kind }) => kind === one.kind) === at);
  const chosen = new Set([...firsts, ...deeds.filter((one) => !firsts.includes(one))].slice(0, most));
  return deeds.filter((one) => chosen.has(one));
}

/** The newest deeds as they come, the last one last, for who waits or watches: everything after answer `after`. */
export function newest(log: readonly LogLine[], after: number, most: number): Deed[] {
  const found: Deed[] = [];
  for (let at = log.length - 1; at >= 0 && found.length < most; at--) {
    const line = log[at] as LogLine;
    if (line.seq <= after) break;
    const deed = deedOf(line);
    const next = found[0];
    if (deed && next?.text === deed.text) next.times += 1;
    else if (deed) found.unshift(deed);
  }
  return found;
}

/** What an overlay of threats says, the worst first, as a chapter at the end. */
export function threatsOf(laid: Overlay, most: number, name: (space: string) => string, seq: number): Chapter | null {
  const worst = Object.entries(laid.values).sort(([, one], [, other]) => other - one).slice(0, most);
  const deeds = worst.map(([space, value]): Deed => ({
    seq, text: say("{space}: {value}", { space: name(space), value: laid.texts[space] ?? Math.round(value) }), times: 1, kind: "threat", where: [space], ways: [],
  }));
  return deeds.length ? { seq, name: say("What threatens you now"), deeds, note: laid.about } : null;
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
    found.push({ seq: lines.at(-1)?.seq ?? turn.seq, name: turn.name, deeds });
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

const seenBy = (id: string, seat: string | null): string => `${id} ${seat ?? ""}`;

/** The last answer somebody has seen of a game in this browser; null where he never looked. */
export const lastSeen = (id: string, seat: string | null): number | null => seen()[seenBy(id, seat)] ?? null;

/** Remember that a game was looked at as far as an answer. */
export function remember(id: string, seat: string | null, seq: number): void {
  const { [seenBy(id, seat)]: _, ...others } = seen();
  const kept = [...Object.entries(others), [seenBy(id, seat), seq] as const].slice(-GAMES);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
}
