/** The moments of a game as a list of turns with their phases. */
import { both, say } from "./language";
import type { Mark } from "./types";
import { roundName, title, word } from "./words";

export interface Stop {
  seq: number;
  name: string;
}

export interface Turn extends Stop {
  phases: Stop[];
}

/** Whose turn it is and which phase; a game without one of them says only the other. */
export function standing(mark: { turn?: string | null; phase?: string | null } | undefined): string {
  const turn = mark?.turn ? turnWord(mark.turn) : "";
  return [turn, mark?.phase ? word(mark.phase) : ""].filter(Boolean).join(", ");
}

const turnWord = (turn: string): string => both(turn.split("+").map((seat) => title(word(seat))));

export function turnsOf(marks: Mark[]): Turn[] {
  const found: Turn[] = [];
  for (const mark of marks) {
    const name = mark.round ? [roundName(mark.round), mark.turn ? turnWord(mark.turn) : ""].filter(Boolean).join(", ") : say("Answer {seq}", { seq: mark.seq });
    if (found.at(-1)?.name !== name) found.push({ seq: mark.seq, name, phases: [] });
    const phases = found.at(-1)!.phases;
    if (mark.phase && phases.at(-1)?.name !== word(mark.phase)) phases.push({ seq: mark.seq, name: word(mark.phase) });
  }
  return found;
}
