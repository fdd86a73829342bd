/** Move clocks in words. Seconds everywhere, as the server counts. */
import { say, several } from "./language";

export interface Clock {
  move: number;
  bank: number;
}

const HOUR = 3600;
const DAY = 24 * HOUR;

/** What a new game offers; anything else can be sent to the server by hand. */
export const clocks = (): { id: string; name: string; clock: Clock | null }[] => [
  { id: "none", name: say("No clock"), clock: null },
  { id: "fast", name: say("2 minutes an answer, 30 in reserve"), clock: { move: 120, bank: 1800 } },
  { id: "evening", name: say("10 minutes an answer, 1 hour in reserve"), clock: { move: 600, bank: HOUR } },
  { id: "day", name: say("1 day an answer, 3 days in reserve"), clock: { move: DAY, bank: 3 * DAY } },
  { id: "week", name: say("3 days an answer, 1 week in reserve"), clock: { move: 3 * DAY, bank: 7 * DAY } },
];

/** `1 day 4 h`, `12 min`, `40 s`; what is over is 0. */
export function span(seconds: number): string {
  const left = Math.max(0, Math.round(seconds));
  const days = Math.floor(left / DAY);
  const hours = Math.floor((left % DAY) / HOUR);
  const minutes = Math.floor((left % HOUR) / 60);
  const rest = left % 60;
  if (days) return hours ? several(days, "{count} day {hours} h", "{count} days {hours} h", { hours }) : several(days, "{count} day", "{count} days");
  if (hours) return minutes ? say("{hours} h {minutes} min", { hours, minutes }) : say("{hours} h", { hours });
  if (minutes >= 2 || (minutes && !rest)) return say("{minutes} min", { minutes });
  return minutes ? say("{minutes} min {rest} s", { minutes, rest }) : say("{rest} s", { rest });
}
