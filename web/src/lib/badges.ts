/** The one number for an attack: on the map, on a button, in a tip. */
import { fleetBadge, fleetWords, spotOf } from "../games/admirals_war/fleetodds";
import { chanceText, type Planned, success, type TableOdds } from "./odds";

/** Whether whoever looks at it is attacked by this power. */
export type Defends = (by: string | undefined) => boolean;

/** Badges for the map: space to text, as a side of the table sees it where sides have chances of their own. */
export function badges(odds: TableOdds | null, side?: string, defends: Defends = () => false): Map<string, string> {
  const found = new Map<string, string>();
  for (const one of odds?.fleets ?? []) if (!found.get(spotOf(one))) found.set(spotOf(one), fleetBadge(one, side));
  for (const raid of odds?.raids ?? []) if (raid.space) found.set(raid.space, `⌀ ${raid.expected_damage.toFixed(1)}`);
  for (const one of odds?.battles ?? []) found.set(one.space, chanceText(success(one, defends(one.by))));
  return found;
}

/** For the button of an attack; a raid is known by its damage. */
export function plannedText(odds: Planned | undefined, side?: string): string {
  if (!odds) return "";
  if ("fleet" in odds) return fleetBadge(odds.fleet, side);
  return "raid" in odds ? `⌀ ${odds.raid.expected_damage.toFixed(1)} damage` : chanceText(success(odds));
}

/** Badges for attacks that are only thought of, where there is a battle at all. */
export function plannedBadges(chances: ReadonlyMap<string, Planned>, side?: string): Map<string, string> {
  return new Map([...chances].map(([space, one]) => [space, "raid" in one ? `⌀ ${one.raid.expected_damage.toFixed(1)}` : plannedText(one, side)]));
}

/** For a tip over a space: of the attack that is planned there, else of what is or will be fought there. */
export function tipText(space: string, planned: Planned | null, odds: TableOdds | null, side?: string): string {
  if (planned?.space === space) return "fleet" in planned ? fleetWords(planned.fleet, side) : plannedText(planned);
  const fleet = odds?.fleets?.find((one) => spotOf(one) === space);
  return fleet ? fleetWords(fleet, side) : "";
}
