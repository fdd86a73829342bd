/** The one number for an attack: on the map, on a button, in a tip; in the words of the family that is played. */
import { family } from "./family.svelte";
import type { Planned, TableOdds } from "./odds";

/** Whether whoever looks at it is attacked by this power. */
export type Defends = (by: string | undefined) => boolean;

/** Badges for the map: space to text, as a side of the table sees it where sides have chances of their own. */
export const badges = (odds: TableOdds | null, side?: string, defends: Defends = () => false): Map<string, string> =>
  (odds && family().odds?.badges(odds, side, defends)) ?? new Map<string, string>();

/** For the button of an attack. */
export const plannedText = (odds: Planned | undefined | null, side?: string): string => (odds && family().odds?.planned(odds, side)) || "";

/** Badges for attacks that are only thought of, where there is a battle at all. */
export const plannedBadges = (chances: ReadonlyMap<string, Planned>, side?: string): Map<string, string> =>
  new Map([...chances].map(([space, one]) => [space, family().odds?.badge(one, side) ?? ""]));

/** For a tip over a space: of the attack that is planned there, else of what is or will be fought there. */
export function tipText(space: string, planned: Planned | null, odds: TableOdds | null, side?: string): string {
  const { tip } = family().odds ?? {};
  if (tip) return tip(space, planned, odds, side);
  return planned?.space === space ? plannedText(planned, side) : "";
}
