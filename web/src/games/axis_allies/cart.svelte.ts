/** What is about to be bought; it is sent with Buy, or before the step is done. */
import { type Force, macro, size } from "../../lib/force";
import type { Table } from "../../lib/table.svelte";

export class Cart {
  items = $state<Force>({});

  constructor(private readonly table: Table) {}

  async buy(): Promise<boolean> {
    const bought = await this.table.act(macro("buy", this.items));
    if (bought) this.items = {};
    return bought;
  }

  /** Buy what is in the cart before the step ends; false if that was refused. */
  async settle(): Promise<boolean> {
    return size(this.items) && this.table.verbs.has("buy") ? this.buy() : true;
  }
}

export const cartOf = (table: Table): Cart => table.own as Cart;
