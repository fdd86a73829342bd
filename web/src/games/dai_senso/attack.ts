/** The attack at hand, as its panel tells it. */
import { several, say } from "../../lib/language";

export interface Fighter {
  counter: string;
  factor: number;
  support: boolean; // an HQ from afar
}

export interface Shift {
  columns: number; // to the right for the attacker
  reason: string;
  rule: string;
}

export interface Attack {
  hex: string;
  blitz: boolean;
  stage: string;
  attackers: Fighter[];
  defenders: Fighter[];
  allowed?: boolean;
  sure?: boolean; // nobody defends
  attack?: number;
  defense?: number;
  odds?: string;
  shifts?: Shift[];
  column?: string;
  results?: string[]; // by face of the die
  retreat?: number;
  attacker_losses?: number;
  defender_losses?: number;
}

export const attackOf = (panels: Record<string, unknown>): Attack | null => (panels["attack"] as Attack | undefined) ?? null;

/** Whether units are still being added to it. */
export const isPlanned = (attack: Attack | null): boolean => attack?.stage === "declare";

const RESULT = /^(Ad|Ex|Dr)(\d*) (\d+)\/(\d+)$/;

/** A result of the table in words, with the code for those who know it. */
export function resultWords(code: string): string {
  const [, kind = "", hexes = "", attacker = "0", defender = "0"] = RESULT.exec(code) ?? [];
  const parts: string[] = [];
  if (kind === "Ad") parts.push(say("attackers retreat or lose a step"));
  if (kind === "Ex") parts.push(say("attackers retreat, or lose a step and the defenders retreat or lose one"));
  if (kind === "Dr") parts.push(several(Number(hexes), "defenders retreat {count} hex", "defenders retreat {count} hexes"));
  if (attacker !== "0") parts.push(several(Number(attacker), "attacker loses {count} step", "attacker loses {count} steps"));
  if (defender !== "0") parts.push(several(Number(defender), "defender loses {count} step", "defender loses {count} steps"));
  return parts.join("; ") || code;
}

/** Who a result favours, for its colour. */
export const favours = (code: string): "attacker" | "defender" | "both" => (code.startsWith("Dr") ? "attacker" : code.startsWith("Ad") ? "defender" : "both");

/** Signed, as columns are counted. */
export const signed = (columns: number): string => (columns > 0 ? `+${columns}` : `−${-columns}`);
