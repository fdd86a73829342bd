// Who is one person at a new table. The server counts them and the game judges; here they are only named.
import { usual } from "../lib/levels";
import type { GameMeta } from "../lib/types";
import type { SeatChoice } from "../lib/wire";

export interface Chair {
  kind: NonNullable<SeatChoice["kind"]>;
  name: string;
  player: number; // of a hot seat or a guest; equal numbers are one person
  level: string; // of the computer
}

export type SeatWish = SeatChoice;

/** The options that change anything in a scenario. */
export const switchesOf = (game: GameMeta, scenario: string): GameMeta["options"] =>
  game.options.filter((option) => !option.scenarios?.length || option.scenarios.includes(scenario));

/** A game as it is seated: the seats that decide something in a scenario, those that are one person's next to each other. */
export function seated(game: GameMeta, scenario: string, options: Record<string, unknown>): GameMeta {
  const deciding = game.scenarios.find((one) => one.id === scenario)?.seats ?? [];
  const seats = deciding.length ? deciding : game.seats;
  const chosen = game.options.flatMap((option) => option.together?.[String(options[option.id] ?? option.default)] ?? []);
  const together = [...(game.together ?? []), ...chosen].map((group) => group.filter((seat) => seats.includes(seat))).filter((group) => group.length > 1);
  const led = new Set(together.flatMap((group) => group.slice(1)));
  const ordered = seats.filter((seat) => !led.has(seat)).flatMap((seat) => together.find((group) => group[0] === seat) ?? [seat]);
  return { ...game, seats: ordered, together };
}

/** The seats as they are offered: mine the first one, or all of them. */
export function chairsOf(game: GameMeta, mine: "first" | "all"): Record<string, Chair> {
  const numbers = numbered(game);
  const kind = (seat: string, at: number): Chair["kind"] => (mine === "all" || at === 0 || leader(game, seat) === game.seats[0] ? "me" : "bot");
  return Object.fromEntries(game.seats.map((seat, at) => [seat, { kind: kind(seat, at), name: "", player: numbers[seat] ?? 1, level: usual(game.levels) }]));
}

/** The sides one may choose as a whole, with their names; none where each is a single seat anyway. */
export function alliances(game: GameMeta): { name: string; seats: string[] }[] {
  const sides = (game.sides ?? []).map((side, at) => ({ name: game.side_names[at] ?? "", seats: side.filter((seat) => game.seats.includes(seat)) }));
  const hands = (seats: string[]): number => seats.filter((seat) => !leader(game, seat)).length;
  return sides.some(({ seats }) => hands(seats) > 1) ? sides.filter(({ seats }) => seats.length) : [];
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
      const chair = chairs[leader(game, seat) ?? seat] ?? { kind: "bot", name: "", player: 1, level: usual(game.levels) };
      if (chair.kind === "bot") return [seat, { kind: "bot", level: chair.level }];
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
