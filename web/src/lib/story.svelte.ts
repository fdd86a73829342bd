/** What is being told on the map: the ways of some deeds and the spaces they happened in, and what is laid over all of it. */
import { type Deed, newest } from "./recap";
import type { Table } from "./table.svelte";

/** The overlay that every game has: the ways of what moved last. */
export const MOVES = "last moves";

const DEEDS = 30; // that count as the last ones

export class Story {
  ways = $state.raw<string[][]>([]); // with arrows
  spots = $state.raw<string[]>([]); // marked
  overlay = $state(""); // the numbers that lie over the map, by their id

  constructor(private readonly table: Table) {}

  /** Show deeds on the map; the map goes to the last of them if `go`. */
  tell(deeds: readonly Deed[], go = true): void {
    this.ways = deeds.flatMap((one) => one.ways.filter((way) => this.#crosses(way)));
    this.spots = [...new Set(deeds.filter((one) => !one.ways.some((way) => this.#crosses(way))).flatMap((one) => one.where))];
    const space = deeds.flatMap((one) => one.where).findLast((id) => this.table.mapSpaces.has(id));
    if (go && space !== undefined) this.table.focus = { space, n: (this.table.focus?.n ?? 0) + 1 };
  }

  /** Whether there is something of a way to draw: who comes from aboard a ship or from a box has none on the map. */
  #crosses = (way: readonly string[]): boolean => way.filter((id) => this.table.mapSpaces.has(id)).length > 1;

  /** The ways that are drawn: of what is being told, else of the last moves where somebody wants to see them. */
  get drawn(): string[][] {
    if (this.ways.length || this.overlay !== MOVES) return this.ways;
    return newest(this.table.log, -1, DEEDS).flatMap((one) => one.ways);
  }

  hush(): void {
    this.ways = this.spots = [];
  }
}
