/** Landings: what transports take aboard on the way, looked at before it is ordered, and coasts in reach of an order half given. */
import { api } from "../../lib/api";
import { say } from "../../lib/language";
import type { Table } from "../../lib/table.svelte";
import type { Destination, Unit } from "../../lib/types";
import { countedKind, title, word } from "../../lib/words";

/** Land units of one kind and territory that transports take aboard, or could. */
export type Cargo = { land: string; kind: string; count: number };

/** What the game tells of a destination beyond what every game does. */
interface Carried {
  cargo?: Cargo[]; // taken aboard on the way
  offers?: Cargo[]; // what could be
  holds?: Unit[]; // the transports with what is then aboard
}

export const carried = (goal: Destination): Carried => goal as Carried;

/** What a landing is called on its button: Assault, All ashore. */
export const landingWord = (goal: Destination): string => title(word(`${goal.roles[0]}_all`));

/** `1 tank from Poland, 1 infantry from Finland`. */
const cargoWords = (cargo: readonly Cargo[], table: Table): string =>
  cargo.map((one) => say("{units} from {land}", { units: countedKind(one.count, one.kind), land: title(word(one.land, table.places)) })).join(", ");

/** A landing with what goes aboard for it. */
export function landingTold(goal: Destination, table: Table): string {
  const { cargo = [] } = carried(goal);
  return cargo.length ? say("{landing} with {cargo}", { landing: landingWord(goal), cargo: cargoWords(cargo, table) }) : "";
}

/** A landing whose cargo nobody chose is shown first. */
export function landingAsked(goal: Destination, table: Table): string {
  const { cargo = [] } = carried(goal);
  if (!cargo.length) return "";
  const space = title(word(goal.space, table.places));
  return say("{landing}, {space}: {cargo}. Once more to order it.", { landing: landingWord(goal), space, cargo: cargoWords(cargo, table) });
}

/** Cargo with one more or one less of something; what is added stands first. */
export function changed(cargo: readonly Cargo[], { land, kind }: { land: string; kind: string }, by: number): Cargo[] {
  const same = (one: Cargo): boolean => one.land === land && one.kind === kind;
  const count = Math.max(0, cargo.filter(same).reduce((sum, one) => sum + one.count, 0) + by);
  const others = cargo.filter((one) => !same(one)).map((one) => ({ land: one.land, kind: one.kind, count: one.count }));
  const own = count ? [{ land, kind, count }] : [];
  return by > 0 ? [...own, ...others] : [...others, ...own];
}

/** One more or one less of the cargo; what is added goes aboard first, others make room for it. */
export async function load(table: Table, of: { land: string; kind: string }, by: number): Promise<void> {
  const { draft } = table.hand;
  if (!draft) return;
  const { cargo = [], offers = [] } = carried(draft);
  const wish = changed(cargo, of, by);
  const found = await table.hand.reconsider(wish);
  if (found === undefined) return;
  const better = found.find((one) => one.roles[0] === draft.roles[0]);
  const now: Destination = Object.assign({}, better ?? { ...draft, cargo: wish, holds: [], action: "" }, { offers });
  table.hand.draft = now;
  table.speak(cargoWords(carried(now).cargo ?? [], table) || say("Nothing aboard."));
}

/** Where the force of the open order could land without another step: a click on the coast orders it. */
export async function lookAshore(table: Table, at: string | undefined): Promise<void> {
  table.hand.shortcuts = [];
  if (!at || table.seat === null) return;
  const { seq } = table.now ?? {};
  const found = await api.outlook(table.id, table.seat, { space: at, units: [] }).catch(() => null);
  const ashore = (one: Destination): boolean => one.cost === 0 && one.path.length > 1 && !carried(one).cargo?.length;
  if (table.now?.seq === seq) table.hand.shortcuts = (found?.destinations ?? []).filter(ashore);
}
