/** A new game that goes on from a moment of this one, with the same people. */
import { api } from "./api";
import { say } from "./language";
import { go } from "./router.svelte";
import type { Table } from "./table.svelte";
import type { SeatChoice } from "./wire";

export async function branchFrom(table: Table, at: number): Promise<void> {
  const info = table.info;
  if (!info) return;
  try {
    const seats: Record<string, SeatChoice> = {};
    for (const [seat, { kind }] of Object.entries(info.players)) seats[seat] = { kind: kind === "human" ? "me" : kind === "hotseat" ? kind : "bot" };
    const made = await api.create({ game: info.game, name: say("{name} (from {at})", { name: info.name, at }), seats, branch: { game: table.id, seq: at } });
    go("game", made.id);
  } catch (error) {
    table.explain(error);
  }
}
