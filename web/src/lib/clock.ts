/** Move clocks in words. Seconds everywhere, as the server counts. */
export interface Clock {
  move: number;
  bank: number;
}

const HOUR = 3600;
const DAY = 24 * HOUR;

/** What a new game offers; anything else can be sent to the server by hand. */
export const CLOCKS: { id: string; name: string; clock: Clock | null }[] = [
  { id: "none", name: "No clock", clock: null },
  { id: "fast", name: "2 minutes an answer, 30 in reserve", clock: { move: 120, bank: 1800 } },
  { id: "evening", name: "10 minutes an answer, 1 hour in reserve", clock: { move: 600, bank: HOUR } },
  { id: "day", name: "1 day an answer, 3 days in reserve", clock: { move: DAY, bank: 3 * DAY } },
  { id: "week", name: "3 days an answer, 1 week in reserve", clock: { move: 3 * DAY, bank: 7 * DAY } },
];

/** `1 day 4 h`, `12 min`, `40 s`; what is over is 0. */
export function span(seconds: number): string {
  const left = Math.max(0, Math.round(seconds));
  const days = Math.floor(left / DAY);
  const hours = Math.floor((left % DAY) / HOUR);
  const minutes = Math.floor((left % HOUR) / 60);
  if (days) return `${days} ${days === 1 ? "day" : "days"}${hours ? ` ${hours} h` : ""}`;
  if (hours) return `${hours} h${minutes ? ` ${minutes} min` : ""}`;
  if (minutes >= 2) return `${minutes} min`;
  return minutes ? `1 min${left % 60 ? ` ${left % 60} s` : ""}` : `${left} s`;
}
