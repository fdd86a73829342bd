// Who is one person at a new table. The server counts them and the game judges; here they are only named.
import type { GameMeta } from "../lib/types";

export interface Chair {
  kind: string; // me, hotseat, bot or open
  name: string;
  player: number; // of a hot seat or a guest; equal numbers are one person
}

export interface SeatWish {
  kind: string;
  name?: string;
  player?: number;
}

/** Whether a game wants to know which seats are in one hand. */
export const counted = (game: GameMeta): boolean => game.setup?.includes("persons") ?? false;

/** The seat that another one always goes with. */
export const leader = (game: GameMeta, seat: string): string | null =>
  game.together?.find((group) => group.indexOf(seat) > 0)?.[0] ?? null;

/** Numbers of players, one a seat; where those are too many, the last friends of the largest side share one. */
export function numbered(game: GameMeta): Record<string, number> {
  const hands = game.seats.filter((seat) => !leader(game, seat)).map((seat) => [seat]);
  const most = counted(game) ? game.players[1] : hands.length;
  while (hands.length > most) {
    const sides = (game.sides ?? []).map((side) => hands.filter((hand) => side.includes(hand[0] ?? "")));
    const large = sides.sort((a, b) => b.length - a.length)[0] ?? [];
    const last = large.at(-1);
    if (large.length < 2 || !last) break;
    large.at(-2)?.push(...last);
    hands.splice(hands.indexOf(last), 1);
  }
  const found = Object.fromEntries(hands.flatMap((hand, at) => hand.map((seat) => [seat, at + 1])));
  return Object.fromEntries(game.seats.map((seat) => [seat, found[leader(game, seat) ?? seat] ?? 1]));
}

/** The first seat of a hot-seat player, where the name is asked for. */
export function named(game: GameMeta, chairs: Record<string, Chair>, seat: string): string {
  const own = chairs[seat];
  if (!own || !counted(game)) return seat;
  return game.seats.find((one) => !leader(game, one) && chairs[one]?.kind === own.kind && chairs[one].player === own.player) ?? seat;
}

/** The seats as the server wants them. */
export function wishes(game: GameMeta, chairs: Record<string, Chair>, titled: (seat: string) => string): Record<string, SeatWish> {
  return Object.fromEntries(
    game.seats.map((seat) => {
      const chair = chairs[leader(game, seat) ?? seat] ?? { kind: "bot", name: "", player: 1 };
      if (chair.kind !== "hotseat" && chair.kind !== "open") return [seat, { kind: chair.kind }];
      const wish: SeatWish = { kind: chair.kind };
      if (chair.kind === "hotseat") {
        const first = named(game, chairs, leader(game, seat) ?? seat);
        wish.name = chairs[first]?.name.trim() || titled(first);
      }
      if (counted(game)) wish.player = chair.player;
      return [seat, wish];
    }),
  );
}
