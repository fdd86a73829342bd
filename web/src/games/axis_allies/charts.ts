/** What the powers earn and hold, turn by turn. */
import { say } from "../../lib/language";
import { type Chart, type Moment, track } from "../../lib/stats";

type Facts = Record<string, Record<string, unknown>>;

const power = (key: string) => (moment: Moment): Record<string, number> =>
  Object.fromEntries(Object.entries((moment.tracks?.["powers"] ?? {}) as Facts).map(([id, facts]) => [id, Number(facts[key] ?? 0)]));

const cities = (moment: Moment): Record<string, number> => (moment.tracks?.["victory_cities"] ?? {}) as Record<string, number>;

export const charts = (series: Moment[]): Chart[] => [
  { name: say("Production"), lines: track(series, power("production")) },
  { name: say("Treasury"), lines: track(series, power("treasury")) },
  { name: say("Victory cities"), lines: track(series, cities) },
];
