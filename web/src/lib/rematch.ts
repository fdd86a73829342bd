/** The same game once more: the same scenario, options and people, or the people the other way round. */
import type { GameInfo, View } from "./types";
import type { NewGame, Player, SeatChoice } from "./wire";

/** A chair as it was; who sits elsewhere gets an invitation. */
function choice(player: Player, mine: boolean): SeatChoice {
  if (player.kind === "bot") return { kind: "bot", level: player.level };
  if (player.kind === "hotseat") return { kind: "hotseat", name: player.name };
  return { kind: mine ? "me" : "open" };
}

/** Whoever faced each seat sits there: the chairs of two sides change places, each side's chairs in their order. */
function swapped(chairs: Record<string, SeatChoice>, sides: readonly (readonly string[])[]): Record<string, SeatChoice> {
  const [one = [], other = []] = sides;
  const from = (there: readonly string[], at: number): SeatChoice => chairs[there[Math.min(at, there.length - 1)] ?? ""] ?? { kind: "bot" };
  return Object.fromEntries([...one.map((seat, at) => [seat, from(other, at)]), ...other.map((seat, at) => [seat, from(one, at)])]);
}

/** The seats by side; what belongs to none counts for itself. */
export function sidesOf(seats: readonly string[], side: (seat: string) => string | undefined): string[][] {
  const found = new Map<string, string[]>();
  for (const seat of seats) found.set(side(seat) ?? seat, [...(found.get(side(seat) ?? seat) ?? []), seat]);
  return [...found.values()];
}

/** What to ask the server for. */
export function rematch(info: GameInfo, view: View, sides: readonly (readonly string[])[] | null): NewGame {
  const chairs = Object.fromEntries(Object.entries(info.players).map(([seat, player]) => [seat, choice(player, info.mine.includes(seat))]));
  return {
    game: info.game,
    scenario: info.scenario,
    options: view.options,
    seats: sides?.length === 2 ? swapped(chairs, sides) : chairs,
    clock: info.clock,
    spectators: info.spectators,
    pace: info.pace,
  };
}
