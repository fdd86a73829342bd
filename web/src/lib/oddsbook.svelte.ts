/** Asks the server for odds as the game goes on and as an attack is being planned. */
import { untrack } from "svelte";
import { api } from "./api";
import type { Detail, Planned, TableOdds } from "./odds";
import type { Table } from "./table.svelte";

const CALM = 220; // milliseconds of quiet before the server is asked

export class OddsBook {
  all = $state.raw<TableOdds | null>(null);
  planned = $state.raw<Planned | null>(null);
  detail = $state.raw<Detail | null>(null);
  open = $state<string | null>(null); // the battle looked at in detail

  private asked = 0;

  constructor(private readonly table: Table) {}

  get here(): boolean {
    return this.table.info?.odds === true;
  }

  /** Keep up with the game; to be called in an effect, answers what ends it. */
  follow(): (() => void) | undefined {
    const { now, past } = this.table;
    if (!this.here || !now || past) {
      this.all = null;
      return undefined;
    }
    const seq = now.seq;
    const timer = setTimeout(() => {
      api.odds(this.table.id).then(
        (found) => {
          if (this.table.now?.seq === seq) this.all = found;
        },
        () => (this.all = null),
      );
    }, CALM);
    return () => clearTimeout(timer);
  }

  /** The attack the pointer is over. */
  plan(): (() => void) | undefined {
    const { seat, hovered, reach, past } = this.table;
    const goal = this.here && !past ? reach.find((one) => one.space === hovered) : undefined;
    const mine = ++this.asked;
    if (!goal || seat === null) {
      this.planned = null;
      return undefined;
    }
    if (untrack(() => this.planned?.space) !== goal.space) this.planned = null;
    const timer = setTimeout(() => {
      api.planned(this.table.id, seat, goal.action, goal.space).then(
        (found) => {
          if (this.asked === mine) this.planned = found;
        },
        () => undefined,
      );
    }, CALM / 2);
    return () => clearTimeout(timer);
  }

  /** The battle that is open in the panel, in detail. */
  look(): void {
    const space = this.open;
    if (!space || !this.all?.battles.some((one) => one.space === space)) {
      this.detail = null;
      return;
    }
    api.detail(this.table.id, space).then(
      (found) => {
        if (this.open === space) this.detail = found;
      },
      () => (this.detail = null),
    );
  }
}
