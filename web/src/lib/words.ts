/** Ids to words people read. Games may be new to the client: anything unknown is made readable, not dropped. */
import { isKind, named, verbNamed } from "./catalog";
import type { LogLine, Place } from "./types";

export const title = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** An id in words: the name the game gives it, else the id made readable. */
export function word(id: string | number, places?: Record<string, Place>): string {
  if (typeof id === "number") return String(id);
  return places?.[id]?.name ?? named(id) ?? id.replaceAll("_", " ");
}

/** What the game calls one time round the table; its sentences may speak of rounds of a battle. */
export const roundWord = (): string => named("round_of_game") ?? "round";

/** A piece as players say it: `uk:carrier[fighter,tank!]*~attacking2` to `UK carrier with fighter, tank (damaged)`. */
export function pieceWord(text: string): string {
  const found = /^(?:([a-z_]+):)?([a-z_]+)(\*)?(?:\[([^\]]*)\])?(\*)?(?:~([a-z_]+)(\d*))?/.exec(text);
  if (!found) return text;
  const [, owner, kind, star, cargo, star2, mark, left] = found;
  let words = word(kind ?? text);
  if (owner) words = `${title(word(owner))} ${words}`;
  if (cargo) words += ` with ${cargo.split(",").map((one) => pieceWord(one.replace(/[!+]$/, ""))).join(" and ")}`;
  if (star || star2) words += " (damaged)";
  if (left) words += ` (${left} left)`;
  else if (mark && mark !== "done") words += ` (${word(mark)})`;
  return words;
}

/** The kind inside a piece text. */
export function kindOf(text: string): string {
  const found = /^(?:[a-z_]+:)?([a-z_]+)/.exec(text);
  return found?.[1] ?? text;
}

/** The owner a piece text names; `seat` when it names none. */
export function ownerOf(text: string, seat: string): string {
  return /^([a-z_]+):/.exec(text)?.[1] ?? seat;
}

/** The text without the owner in front. */
export const bare = (text: string): string => text.replace(/^[a-z_]+:/, "");

export const verbWord = (verb: string): string => verbNamed(verb) ?? title(verb.replaceAll("_", " "));

/** One argument of an action in words. */
export function argWord(arg: string | number, places: Record<string, Place>): string {
  if (typeof arg === "number") return String(arg);
  if (places[arg]) return word(arg, places);
  return /[[*~:]/.test(arg) ? pieceWord(arg) : word(arg, places);
}

/** A whole action in words, for buttons, tool tips and announcements. */
export function actionWords(action: readonly (string | number)[], places: Record<string, Place>): string {
  const [verb, ...args] = action;
  const name = verbWord(String(verb));
  if (verb === "take" && args.length === 2) return `Take ${args[1]} ${argWord(args[0] as string, places)}`;
  if (verb === "declare" && args[0] === "all") return "Declare war on all";
  if (verb === "retreat" && args[0] === "air") return "Aircraft retreat";
  return [name, ...args.map((arg) => argWord(arg, places))].join(" ");
}

const UNCOUNTED = /(infantry|artillery)$/;

/** `2 transports`, `3 infantry`, `1 tank`; the kind may come with cargo behind it. */
export function counted(count: number, words: string): string {
  if (count === 1) return `1 ${words}`;
  const [head = "", ...rest] = words.split(/(?= with | \()/);
  return `${count} ${many(head)}${rest.join("")}`;
}

const many = (head: string): string => (UNCOUNTED.test(head) ? head : `${head}s`);

/** A line of the log in words; how many hits came from which class is told only where there are several. */
export function lineWords(line: LogLine, places: Record<string, Place>): string {
  const { event, text } = line;
  if (event?.event !== "hit") return pretty(text, places);
  const parts = [...String(event["detail"] ?? "").matchAll(/\b([a-z]+) (\d+)/g)];
  const detail = String(event["detail"] ?? "");
  const told = parts.length > 1 ? parts.map(([, name, n]) => `${n} from ${word(`hits_${name}`)}`).join(", ") : parts.length ? "" : pretty(detail, places);
  const plain = detail ? text.replace(detail, "").trim() : text;
  return pretty(plain, places) + (told ? ` (${told})` : "");
}

/** Log sentences speak in ids; put the names of spaces and powers in. */
export function pretty(raw: string, places: Record<string, Place>): string {
  const text = raw
    .replace(/~[a-z]+\d*/g, "")
    .replace(/\b([a-z]+):(?=[a-z])/g, "$1 ")
    .replace(/([a-z_]+)(\*?)\[([^\]]*)\]/g, (_, kind: string, star: string, cargo: string) => `${kind}${star} with ${cargo.replaceAll(",", " and ")}`)
    .replace(/\b(\d+) ([a-z_]+)( [a-z_]+)?\b/g, (all, n: string, first: string, next = "") => {
      if (Number(n) < 2) return all;
      if (isKind(first)) return `${n} ${many(word(first))}${next}`;
      return isKind(next.trim()) ? `${n} ${first} ${many(word(next.trim()))}` : all; // of another power
    })
    .replace(/\b1 hits\b/g, "1 hit");
  return text.replace(/[a-z][a-z0-9_]*/g, (id, at: number) => {
    const place = places[id]?.name;
    if (place && (id.includes("_") || /\d/.test(id) || plausible(text, id, at))) return place;
    return named(id) ?? id.replaceAll("_", " ");
  });
}

/** One id may name a power in front and a territory after a preposition or an arrow; both read the same. */
function plausible(text: string, id: string, at: number): boolean {
  const before = text.slice(0, at);
  return before === "" || /(?:>|in|of|to|from|into|takes|builds|and|by|:|,|controller)\s*$/.test(before) || id.length > 3;
}
