/** The same game once more: the same scenario, options and people, or the people the other way round. */
import type { GameInfo, View } from "./types";
import type { NewGame, Player, SeatChoice } from "./wire";

/** A chair as it was; for who sits elsewhere it is kept. */
function choice(player: Player, mine: boolean): SeatChoice {
  if (player.kind === "bot") return { kind: "bot", level: player.level };
  if (player.kind === "hotseat" && mine) return { kind: "hotseat", name: player.name };
  const user = player.behind ?? player.user;
  return mine ? { kind: "me" } : { kind: "open", ...(user ? { user } : {}) };
}

const isPerson = (chair: SeatChoice): boolean => chair.kind !== "bot";
const sameAs = (chair: SeatChoice) => (other: SeatChoice): boolean => JSON.stringify(chair) === JSON.stringify(other);

/** Who of a side finds room on fewer seats: people before computers, and each of them before anybody twice. */
function chosen(chairs: SeatChoice[], seats: number): SeatChoice[] {
  if (chairs.length <= seats) return chairs;
  const first = chairs.filter((chair, at) => isPerson(chair) && chairs.findIndex(sameAs(chair)) === at);
  return [...first, ...chairs.filter((chair) => !first.includes(chair) && isPerson(chair)), ...chairs.filter((chair) => !isPerson(chair))].slice(0, seats);
}

/** The chairs of two sides change places, in their order; who finds none there stays beside those who have come over. */
function swapped(chairs: Record<string, SeatChoice>, sides: readonly (readonly string[])[]): Record<string, SeatChoice> {
  const [one = [], other = []] = sides;
  const on = (side: readonly string[]): SeatChoice[] => side.map((seat) => chairs[seat] ?? { kind: "bot" });
  const placed = (seats: readonly string[], there: readonly string[]): [string, SeatChoice][] => {
    const come = chosen(on(there), seats.length);
    const gone = chosen(on(seats), there.length);
    const stay = on(seats).filter((chair, at, all) => isPerson(chair) && !gone.some(sameAs(chair)) && all.findIndex(sameAs(chair)) === at);
    const list = [...come, ...stay];
    return seats.map((seat, at) => [seat, list[at] ?? come.at(-1) ?? { kind: "bot" }]);
  };
  return Object.fromEntries([...placed(one, other), ...placed(other, one)]);
}

/** The seats by side; what belongs to none counts for itself. */
export function sidesOf(seats: readonly string[], side: (seat: string) => string | undefined): string[][] {
  const found = new Map<string, string[]>();
  for (const seat of seats) found.set(side(seat) ?? seat, [...(found.get(side(seat) ?? seat) ?? []), seat]);
  return [...found.values()];
}

/** What to ask the server for. */
export function rematch(info: GameInfo, view: View, sides: readonly (readonly string[])[] | null): NewGame {
  if (info.lesson) return { game: info.game, lesson: info.lesson };
  const chairs = Object.fromEntries(Object.entries(info.players).map(([seat, player]) => [seat, choice(player, info.mine.includes(seat))]));
  return {
    game: info.game,
    name: info.name,
    scenario: info.scenario,
    options: view.options,
    seats: sides?.length === 2 ? swapped(chairs, sides) : chairs,
    clock: info.clock,
    spectators: info.spectators,
    public: info.public,
    pace: info.pace,
    ...(info.mine.length ? { again: info.id } : {}),
  };
}
