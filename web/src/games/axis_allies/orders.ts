/** Orders of the family: a stack is taken up by class, then sent whole or step by step. */
import { asList } from "../../lib/force";
import type { Table } from "../../lib/table.svelte";
import type { Action } from "../../lib/types";

const DOMAINS: readonly string[] = ["land", "sea", "air"];
const ATTACKS = new Set(["attack", "raid"]); // roles of a flight that lead to a battle

/** `move SPACE land|sea|air` opens an order. */
export const isOrder = (action: Action): boolean => action[0] === "move" && action.length === 3 && DOMAINS.includes(String(action[2]));

export const takesUp = (action: Action): string | null => (isOrder(action) ? String(action[1]) : null);

/** The classes of a stack that can be given orders. */
export const domainsAt = (table: Table, space: string): string[] => table.legal.filter((action) => takesUp(action) === space).map((action) => String(action[2]));

/** Open the order step by step: load, sail, land, stop where you like. */
export async function openOrder(table: Table, domain: string): Promise<void> {
  const space = table.selected;
  if (!space) return;
  const own = new Set(table.hand.stack.filter((row) => row.domain === domain).map((row) => row.piece));
  const force = asList(table.force).filter(({ piece }) => own.has(piece));
  if (!(await table.act(["move", space, domain]))) return;
  for (const { piece, count } of force) {
    if (!table.legal.some((a) => a[0] === "take" && a[1] === piece && a[2] === count)) continue;
    if (!(await table.act(["take", piece, count]))) return;
  }
}

/** The attacks the next step of an order half given may lead to; null while none is open. */
export function attacks(table: Table): { key: string; space: string; action: Action }[] | null {
  if (!table.view?.panels["order"]) return null;
  const steps = table.legal.filter(([verb, , role]) => verb === "step" || (verb === "fly" && ATTACKS.has(String(role))));
  return steps.map((action) => ({ key: action.join(" "), space: String(action[1]), action }));
}
