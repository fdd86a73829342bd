/** A suggestion for the open question: what a bot would answer, why, and doing it. */
import { api } from "./api";
import { say } from "./language";
import type { Table } from "./table.svelte";
import type { Advice } from "./types";

export class Advisor {
  found = $state.raw<Advice | null>(null);
  thinking = $state(false);
  following = $state(false); // its answers are being given

  constructor(private readonly table: Table) {}

  /** Whether it still fits: nothing has been answered since. */
  get fits(): boolean {
    return this.found !== null && this.found.seq === this.table.now?.seq && this.found.seat === this.table.seat;
  }

  async ask(level: string): Promise<void> {
    const seat = this.table.seat;
    if (seat === null || this.thinking || this.following) return;
    this.thinking = true;
    try {
      this.found = await api.advice(this.table.id, seat, level);
    } catch (error) {
      this.table.explain(error);
    } finally {
      this.thinking = false;
    }
  }

  /** Give the answers one after the other, for as long as they are asked for. */
  async follow(): Promise<void> {
    const advice = this.found;
    if (!advice || !this.fits) return;
    this.found = null;
    this.following = true;
    try {
      for (const answer of advice.answers) {
        const asked = this.table.now?.waiting.includes(advice.seat) && this.table.seat === advice.seat;
        if (!asked || !(await this.table.act(answer))) return;
      }
      this.table.toast = { text: say("Done as suggested."), kind: "info" };
    } finally {
      this.following = false;
    }
  }

  close(): void {
    this.found = null;
  }
}
