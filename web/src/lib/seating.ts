/** Who sits where: persons at one screen, the computer that stands in, programs. */
import { api } from "./api";
import type { Table } from "./table.svelte";
import type { SeatChange } from "./wire";

export class Seating {
  constructor(private readonly table: Table) {}

  /** Whether the computer stands in for the seat we look through. */
  get covered(): boolean {
    const { seat, info } = this.table;
    return seat !== null && info?.players[seat]?.covered === true;
  }

  /** Let the computer stand in, or take the seat back. */
  async change(seat: string, wish: SeatChange["do"], level?: string): Promise<void> {
    await this.reseat(() => api.seats(this.table.id, { seat, do: wish, ...(level ? { level } : {}) }));
  }

  /** Hand a seat to a program: the token it plays with, null when that may not be. */
  async letProgram(seat: string): Promise<string | null> {
    return this.reseat(() => api.letProgram(this.table.id, seat));
  }

  /** Give the seat of a program back to whoever had it before. */
  async endProgram(seat: string): Promise<void> {
    await this.reseat(() => api.withdrawProgram(this.table.id, seat));
  }

  /** Change who sits where, and look at the game with the seats that are left. */
  private async reseat<T>(change: () => Promise<T>): Promise<T | null> {
    try {
      const done = await change();
      await this.table.reload();
      await this.table.refresh();
      return done;
    } catch (error) {
      this.table.explain(error);
      return null;
    }
  }

  /** Whether a program plays a seat that one may end: one's own, or any at a table one has started. */
  endsProgram(seat: string): boolean {
    const player = this.table.info?.players[seat];
    return player?.kind === "program" && (this.table.owner || player.behind === this.table.user);
  }

  /** Whoever holds a seat at this screen: a hot seat by its name; all others here are one's own. */
  personOf(seat: string): string {
    const player = this.table.info?.players[seat];
    return player?.kind === "hotseat" ? (player.name ?? seat) : "";
  }

  /** Whether several persons share this screen. */
  get shared(): boolean {
    return new Set(this.table.mine.map((seat) => this.personOf(seat))).size > 1;
  }
}
