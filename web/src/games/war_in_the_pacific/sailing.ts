/** Where a task force may sail to, in words beside the pointer. */
import { say, several } from "../../lib/language";
import type { Destination } from "../../lib/types";

interface Course extends Destination {
  hexes?: number;
  fuel?: number;
  phase?: number;
  exposure?: number;
}

/** Hexes and MPs, the fuel it leaves, when it arrives, how well a base one knows of could see it. */
export function sailing(goal: Destination): string {
  const { hexes, cost, left, fuel, phase, exposure } = goal as Course;
  if (hexes === undefined) return "";
  const parts = [
    several(hexes, "{count} hex", "{count} hexes"),
    say("{cost} MPs, {left} left", { cost: cost ?? 0, left: left ?? 0 }),
    say("fuel {fuel}/12 then", { fuel: fuel ?? 0 }),
    say("arrives in Naval Phase {phase}", { phase: phase ?? 1 }),
    exposure ? say("seen up to {chance} %", { chance: exposure }) : say("out of sight of bases you know of"),
  ];
  return parts.join(" · ");
}
