/** A unit with a name of its own taken in hand: until it is put down, only answers that name it count. */
import { press } from "./choices";
import { family } from "./family.svelte";
import { say } from "./language";
import { type Table, unitsOf } from "./table.svelte";
import type { Action, Unit } from "./types";
import { title, word } from "./words";

export class Piece {
  id = $state<string | null>(null);
  more = $state.raw<string[]>([]); // others that go along

  private asked = 0;

  constructor(private readonly table: Table) {}

  /** Where units with names are. */
  private readonly where = $derived.by(() => {
    const found = new Map<string, string>();
    for (const [space, place] of Object.entries(this.table.places)) {
      for (const unit of unitsOf(place)) if (unit.id !== undefined) found.set(unit.id, space);
    }
    return found;
  });

  /** The unit in hand. */
  get unit(): Unit | undefined {
    return this.id === null ? undefined : this.find(this.id);
  }

  /** The units in hand. */
  get ids(): string[] {
    return this.id === null ? [] : [this.id, ...this.more];
  }

  find(id: string): Unit | undefined {
    return unitsOf(this.table.places[this.placeOf(id) ?? ""]).find((unit) => unit.id === id);
  }

  placeOf(id: string): string | undefined {
    return this.where.get(id);
  }

  /** The answers that name a unit. */
  of(id: string): Action[] {
    return this.table.legal.filter((action) => action.indexOf(id) > 0);
  }

  private readonly namesSpace = (action: Action): boolean => action.slice(1).some((arg) => this.table.isSpace(String(arg)));
  private readonly namesUnit = (action: Action): boolean => action.slice(1).some((arg) => this.where.has(String(arg)));

  /** Whether a unit may be in hand now: some answers only mention one. */
  private readonly free = (id: string): boolean => family().inHand?.free?.(this.table, id) ?? true;

  /** Units that answers begin with, by the place they are in. */
  get able(): Map<string, Unit[]> {
    const found = new Map<string, Unit[]>();
    for (const id of new Set(this.table.legal.map((action) => String(action[1] ?? "")))) {
      const [space, unit] = [this.placeOf(id), this.find(id)];
      if (space !== undefined && unit && this.free(id)) found.set(space, [...(found.get(space) ?? []), unit]);
    }
    return found;
  }

  /** The answers that a click on a space may mean: of the unit in hand, else those that name no unit. */
  narrowed(actions: Action[]): Action[] {
    const { id } = this;
    if (!family().inHand) return actions;
    return actions.filter((action) => (id === null ? !(this.namesUnit(action) && this.namesSpace(action)) : action.indexOf(id) > 0));
  }

  /** Take a unit in hand, or give the one answer that needs no more than the unit. */
  async take(id: string, more: readonly string[] = []): Promise<void> {
    const { table } = this;
    const answers = this.of(id);
    this.more = [];
    const atOnce = family().inHand?.atOnce ?? [];
    if (answers.length && answers.every(([verb]) => atOnce.includes(verb)) && !answers.some(this.namesSpace)) {
      const meant = press(answers, [], id);
      if (meant.kind === "answer") void table.act(meant.action);
      else if (meant.kind === "way") table.choosePrefix(meant.prefix);
      if (meant.kind !== "choice") return;
    }
    this.id = answers.length && this.free(id) ? id : null;
    if (this.id !== null) this.more = [...more];
    table.chosen = [];
    table.at = null;
    table.attention += 1;
    const space = this.placeOf(id);
    if (space !== undefined) table.selected = space;
    table.speak(say("{unit} in hand.", { unit: title(word(id)) }));
    const number = ++this.asked;
    table.reach = [];
    const goes = answers.some((action) => this.namesSpace(action) || family().inHand?.goes?.includes(action[0]));
    const found = this.id === null || !goes ? null : await table.hand.outlookOf([id, ...more]);
    if (number !== this.asked || this.id !== id) return;
    table.reach = found?.destinations ?? [];
    table.hand.line = found?.line ?? "";
  }

  drop(): void {
    this.asked += 1;
    if (this.id !== null) {
      this.table.reach = [];
      this.table.hand.line = "";
    }
    this.id = null;
    this.more = [];
  }

  /** A new view: a unit that can go on stays in hand. */
  renew(): void {
    if (this.id === null) return;
    if (this.of(this.id).length && this.free(this.id)) void this.take(this.id, this.more.filter((id) => this.of(id).length));
    else this.drop();
  }

  /** A click on a space with units that wait: the only one is taken in hand, of several the next. True if that was meant. */
  click(space: string): boolean {
    const { table } = this;
    if (!family().inHand || table.targets.has(space)) return false;
    const units = this.able.get(space) ?? [];
    if (!units.length) return false;
    const again = table.selected === space;
    const at = units.findIndex((unit) => unit.id === this.id);
    const next = units.length === 1 || again ? units[(at + 1) % units.length] : undefined;
    this.drop();
    table.select(space);
    if (next?.id !== undefined) void this.take(next.id);
    return true;
  }
}
