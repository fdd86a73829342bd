/** A battle that is tried out: which one, what was changed about it, and what the server makes of that. */
import { api, ApiError } from "./api";
import type { Table } from "./table.svelte";
import type { Action } from "./types";
import type { Field, WhatIf } from "./wire";

const CALM = 150; // milliseconds of quiet before the server is asked

export class Trial {
  open = $state(false);
  battle = $state.raw<WhatIf | null>(null);
  changed = $state.raw<Readonly<Record<string, unknown>>>({}); // values, by field
  working = $state(false);
  trouble = $state("");

  private space = "";
  private action: Action | string | null = null;
  private asked = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: Table) {}

  /** Open a battle in a space: as it stands, or after a move that is not made yet; without a space any battle. */
  start(space = "", action: Action | string | null = null): void {
    [this.space, this.action] = [space, action];
    this.changed = {};
    this.battle = null;
    this.open = true;
    void this.ask();
  }

  /** What the pointer is over, or what is looked at: an attack in reach as it is planned, else the space as it stands. */
  startHere(): void {
    const { table } = this;
    const space = table.hovered ?? table.book.open ?? table.selected ?? "";
    const goal = table.reach.find((one) => one.space === space);
    this.start(space, goal?.fights ? goal.action : null);
  }

  close(): void {
    this.open = false;
    this.asked += 1;
    clearTimeout(this.timer);
  }

  /** Change a field; the answer follows when the hand is quiet. */
  change(field: string, value: unknown): void {
    this.changed = { ...this.changed, [field]: value };
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.ask(), CALM);
  }

  /** Back to the battle as it stands on the board. */
  reset(): void {
    this.changed = {};
    void this.ask();
  }

  /** What a field holds: what was changed, before the server has said so, else what it said. */
  valueOf(field: Field): unknown {
    return field.name in this.changed ? this.changed[field.name] : field.value;
  }

  countOf(field: Field, item: string): number {
    return (this.valueOf(field) as Record<string, number>)[item] ?? 0;
  }

  /** So many more of an item of a force, or fewer. */
  add(field: Field, item: string, by: number): void {
    const force = { ...(this.valueOf(field) as Record<string, number>) };
    force[item] = Math.max(0, (force[item] ?? 0) + by);
    this.change(field.name, force);
  }

  /** An item of an order one place up. */
  raise(field: Field, at: number): void {
    const order = [...(this.valueOf(field) as string[])];
    order.splice(at - 1, 0, ...order.splice(at, 1));
    this.change(field.name, order);
  }

  private async ask(): Promise<void> {
    const mine = ++this.asked;
    const { id, seat } = this.table;
    this.working = true;
    try {
      const found = await api.tried(id, { seat, space: this.space, action: this.action, values: this.changed });
      if (mine !== this.asked) return;
      this.battle = found;
      this.trouble = "";
    } catch (error) {
      if (mine !== this.asked) return;
      if (error instanceof ApiError && error.code === "stale") return void this.ask();
      this.trouble = error instanceof Error ? error.message : String(error);
    } finally {
      if (mine === this.asked) this.working = false;
    }
  }
}
