/** What has happened at a table: the log, which comes in pages, and the results that wait to be looked at. */
import { api } from "./api";
import { type Result, resultsOf, stacked } from "./results";
import { settings } from "./settings.svelte";
import { cueOf, play } from "./sound";
import type { Table } from "./table.svelte";
import type { LogLine, View } from "./types";

/** Lines that came with an update: all after answer `from`. */
export interface Told {
  from: number;
  lines: LogLine[];
}

export class Chronicle {
  log = $state.raw<LogLine[]>([]);
  results = $state.raw<Result[]>([]); // battles and throws that wait to be looked at

  private upTo = -1;

  constructor(private readonly table: Table) {}

  /** Begin anew: another seat counts for itself. */
  forget(): void {
    this.log = [];
    this.upTo = -1;
  }

  /** Catch up with a view: by the lines that came with it, or by asking for those that are missing. */
  async follow(view: View, told: Told | null): Promise<void> {
    const last = told ? Math.min(told.from, view.seq) : view.seq;
    if (last < this.upTo) this.back(last);
    const from = this.upTo;
    try {
      if (from >= 0 && told && told.from <= from) this.append(told.lines, from, view);
      else if (from < view.seq) {
        const lines = from < 0 ? await this.whole(view) : await api.log(this.table.id, view.seat, from);
        if (from === this.upTo) this.append(lines, from, view); // else somebody was faster
      }
      if (from >= 0 && view.outcome && this.table.secrets) this.log = await this.whole(view); // the end opens all of it
    } catch {
      // the log catches up with the next view
    }
  }

  /** Answers were taken back. */
  private back(seq: number): void {
    this.results = this.results.filter((one) => one.seq <= seq);
    this.log = this.log.filter((line) => line.seq <= seq);
    this.upTo = seq;
  }

  private append(lines: LogLine[], from: number, view: View): void {
    const fresh = lines.filter((line) => line.seq > from);
    const began = from >= 0; // what was there before we came is history
    if (began && fresh.length) this.cue(fresh);
    this.log = [...this.log.filter((line) => line.seq <= from), ...fresh];
    if (began && settings.results) this.results = stacked(this.results, resultsOf(this.log, from), this.table.seat === null);
    this.upTo = Math.max(view.seq, this.upTo);
  }

  /** The log comes in pages. */
  private async whole(view: View): Promise<LogLine[]> {
    let lines: LogLine[] = [];
    for (;;) {
      const last = lines.at(-1)?.seq ?? 0;
      const page = await api.log(this.table.id, view.seat, last);
      const fresh = last ? page.filter((line) => line.seq > last) : page;
      if (!fresh.length) return lines;
      lines = [...lines, ...fresh];
      if ((fresh.at(-1)?.seq ?? 0) >= view.seq) return lines;
    }
  }

  private cue(lines: LogLine[]): void {
    const cue = lines.map(cueOf).find((one) => one !== null);
    if (cue) play(cue);
    const told = lines.filter((line) => line.event?.event !== "rolled").slice(-3);
    if (told.length) this.table.speak(told.map((line) => line.text).join(". "));
  }
}
