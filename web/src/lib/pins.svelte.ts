/** Forces that are pinned: kept from turn to turn on this device, followed where they go, and picked up again with one press. */
import { size } from "./force";
import { say } from "./language";
import type { Table } from "./table.svelte";
import { countedKind, title, word } from "./words";

export interface Pin {
  space: string; // where they were last
  kinds: Record<string, number>; // how many of what, where units have no names
  ids: string[]; // units with names
}

const MOST = 8;

export class Pins {
  list = $state.raw<Pin[]>([]);

  private key = "";

  constructor(private readonly table: Table) {}

  /** Those of the seat we play; to be called in an effect. */
  follow(): void {
    const { id, seat } = this.table;
    const key = `flagplot.pins.${id}.${seat ?? ""}`;
    if (key === this.key) return;
    this.key = key;
    this.list = seat === null ? [] : read(localStorage.getItem(key));
  }

  /** The force in hand, as it would be pinned. */
  get held(): Pin | null {
    const { table } = this;
    const open = new Set(table.legal.map((action) => String(action[1] ?? "")));
    const ids = (table.hand.ids.length ? table.hand.ids : table.piece.ids).filter((id) => open.has(id));
    if (ids.length) return { space: table.selected ?? "", kinds: {}, ids: [...ids] };
    if (!table.selected || !size(table.force)) return null;
    const kinds: Record<string, number> = {};
    for (const row of table.hand.stack) {
      const count = table.force[row.piece] ?? 0;
      if (count) kinds[row.kind] = (kinds[row.kind] ?? 0) + count;
    }
    return { space: table.selected, kinds, ids: [] };
  }

  pin(): void {
    const { held } = this;
    if (!held || this.list.some((one) => same(one, held))) return;
    this.keep([...this.list, held].slice(-MOST));
    this.table.speak(say("Pinned: {force}.", { force: this.words(held) }));
  }

  unpin(pin: Pin): void {
    this.keep(this.list.filter((one) => one !== pin));
  }

  /** Pick a pinned force up again, as much of it as can move. */
  async take(pin: Pin): Promise<void> {
    const { table } = this;
    const space = pin.ids.map((id) => table.piece.placeOf(id)).find((one) => one !== undefined) ?? pin.space;
    table.focus = { space, n: (table.focus?.n ?? 0) + 1 };
    if (pin.ids.length) {
      table.hand.takeNamed(pin.ids, space);
      return;
    }
    table.select(space);
    await table.hand.reached();
    const wanted = { ...pin.kinds };
    const force: Record<string, number> = {};
    for (const row of table.hand.stack) {
      const count = Math.min(row.count, wanted[row.kind] ?? 0);
      if (count) force[row.piece] = count;
      wanted[row.kind] = (wanted[row.kind] ?? 0) - count;
    }
    if (size(force)) await table.hand.set(force);
    else table.toast = { text: say("{force}: nothing of it can move now.", { force: this.words(pin) }), kind: "info" };
  }

  /** A force has gone somewhere: whoever pinned it finds it there. */
  moved(from: Pin | null, to: string): void {
    if (!from || from.ids.length) return; // units with names are found by them
    if (this.list.some((one) => same(one, from))) this.keep(this.list.map((one) => (same(one, from) ? { ...one, space: to } : one)));
  }

  words(pin: Pin): string {
    const { places } = this.table;
    const who = pin.ids.length ? pin.ids.slice(0, 3).map((id) => title(word(id))) : Object.entries(pin.kinds).map(([kind, count]) => countedKind(count, kind));
    const more = pin.ids.length > 3 ? say("{count} more", { count: pin.ids.length - 3 }) : "";
    const space = pin.ids.length ? (this.table.piece.placeOf(pin.ids[0] ?? "") ?? pin.space) : pin.space;
    return [...who, more].filter(Boolean).join(", ") + (space ? ` (${title(word(space, places))})` : "");
  }

  private keep(list: Pin[]): void {
    this.list = list;
    localStorage.setItem(this.key, JSON.stringify(list));
  }
}

const same = (one: Pin, other: Pin): boolean =>
  one.ids.join() === other.ids.join() && (one.ids.length > 0 || (one.space === other.space && JSON.stringify(sorted(one.kinds)) === JSON.stringify(sorted(other.kinds))));

const sorted = (kinds: Record<string, number>): [string, number][] => Object.entries(kinds).sort(([a], [b]) => a.localeCompare(b));

/** What was kept; anything else counts as nothing. */
export function read(text: string | null): Pin[] {
  try {
    const found: unknown = JSON.parse(text ?? "[]");
    if (!Array.isArray(found)) return [];
    return found.filter((one): one is Pin => typeof one?.space === "string" && Array.isArray(one.ids) && typeof one.kinds === "object" && one.kinds !== null).slice(0, MOST);
  } catch {
    return [];
  }
}
