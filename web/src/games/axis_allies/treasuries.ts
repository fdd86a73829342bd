/** What powers have and bring in, for the bar at the top. */
import { lookOf, money } from "../../lib/catalog";
import type { Holder } from "../../lib/family.svelte";
import { say } from "../../lib/language";
import type { View } from "../../lib/types";
import { title, word } from "../../lib/words";
import { type Power, powersOf } from "./types";

/** What a power has, and whom it fights. */
function standing({ name, treasury, production, at_war_with: foes }: Power): string {
  const facts = { name, treasury, production, money: money(), foes: foes.map((one) => title(word(one))).join(", ") };
  return foes.length
    ? say("{name}: {treasury} {money} in hand, {production} a turn; at war with {foes}", facts)
    : say("{name}: {treasury} {money} in hand, {production} a turn; at peace", facts);
}

export const holders = (view: View): Holder[] =>
  Object.entries(powersOf(view)).map(([id, power]) => ({
    id,
    name: lookOf(id)?.short ?? power.name,
    has: String(power.treasury),
    gains: `+${power.production}`,
    title: standing(power),
  }));
