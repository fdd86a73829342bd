// What a stranger asks of a game first: how long, how hard, for how many.
import { say, several } from "../lib/language";
import type { GameMeta } from "../lib/types";

type Scenario = GameMeta["scenarios"][number];
type Length = readonly [number, number];

/** The games in the order of the shelf: those made only to show something stand last. */
export const shelved = (games: readonly GameMeta[]): GameMeta[] => [...games].sort((a, b) => Number(a.sample) - Number(b.sample));

/** `20 to 40 minutes`, `4 to 6 hours`; nothing where nobody has said. */
export function length(game: GameMeta, scenario?: Scenario | undefined): string {
  const [least, most] = known(scenario?.minutes) ?? known(game.minutes) ?? [0, 0];
  if (!most) return "";
  const hours = (minutes: number): number => Math.round(minutes / 30) / 2;
  if (most <= 90) return least === most ? several(most, "{count} minute", "{count} minutes") : say("{least} to {most} minutes", { least, most });
  return least === most ? several(hours(most), "{count} hour", "{count} hours") : say("{least} to {most} hours", { least: hours(least), most: hours(most) });
}

const known = (minutes?: Length): Length | null => (minutes && minutes[1] > 0 ? minutes : null);

/** How hard it is to learn, from 1 to 5; 0 where nobody has said. */
export const weight = (game: GameMeta, scenario?: Scenario | undefined): number => scenario?.weight || game.weight || 0;

/** The same in words. */
export const weightWord = (value: number): string => ["", say("learnt at once"), say("easy to learn"), say("takes some learning"), say("hard to learn"), say("very hard to learn")][value] ?? "";

/** `2 players`, `2 to 4 players`. */
export function persons(game: GameMeta): string {
  const [least, most] = game.players;
  return least === most ? several(most, "{count} player", "{count} players") : say("{least} to {most} players", { least, most });
}
