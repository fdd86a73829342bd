/** A bundle of answers the game proposes: looked at, on the map too, and given as one or not at all. */
import { api } from "./api";
import { say } from "./language";
import type { Table } from "./table.svelte";
import type { Proposal } from "./wire";

export class Proposing {
  open = $state.raw<Proposal | null>(null);
  asking = $state(false);

  constructor(private readonly table: Table) {}

  /** Ask for a proposal and show it. */
  async ask(id: string): Promise<void> {
    const { table } = this;
    if (table.seat === null || this.asking) return;
    const { seq } = table.now ?? {};
    this.asking = true;
    try {
      const found = await api.proposal(table.id, table.seat, id);
      if (table.now?.seq !== seq) return;
      table.hand.drop();
      this.open = found;
      table.story.ways = found.parts.map((part) => part.way).filter((way) => way.length > 1);
      table.attention += 1;
      table.speak([found.name, ...found.parts.map((part) => part.text), found.rest].filter(Boolean).join(". "));
    } catch (error) {
      table.explain(error);
    } finally {
      this.asking = false;
    }
  }

  /** Give all of its answers. */
  async take(): Promise<void> {
    const { open, table } = this;
    if (!open?.answer) return;
    this.close();
    if (await table.act(open.answer)) table.speak(say("Done: {name}.", { name: open.name }));
  }

  close(): void {
    if (this.open) this.table.story.ways = [];
    this.open = null;
  }
}
