/** Answers with numbers in them, as one says them. */
import { catalog } from "../../lib/catalog";
import { say, several } from "../../lib/language";
import { word } from "../../lib/words";

/** What is struck or bombarded, where the game's own word is one of another thing or none. */
function target(what: string | number): string | null {
  if (what === "ground") return say("troops");
  if (what === "fort-battery") return say("fort, then battery");
  return what === "battery-fort" ? say("battery, then fort") : null;
}

export const struck = (what: string): string => target(what) ?? word(what);

/** A ship with the strength of its guns, as printed. */
function gunned(ship: string | number): string | null {
  const strength = (catalog().units?.[ship] as { bombardment?: number } | undefined)?.bombardment;
  return strength === undefined ? null : say("{ship} ({strength})", { ship: word(ship), strength });
}

/** Parts of answers that other words fit better: what is fired at, and with what. */
export function argument(verb: string, arg: string | number): string | null {
  if (verb === "join") return gunned(arg);
  if (verb === "mission") return missionWord(String(arg));
  return ["bombard", "bombard-base", "air-strike"].includes(verb) ? target(arg) : null;
}

/** What a task force is sent out for, by the code on its card. */
export function missionWord(code: string): string {
  const called: Record<string, string> = {
    AMPH: say("landing"), BOMB: say("bombardment"), PATROL: say("patrol"), CVOPS: say("carrier operations"), RAID: say("raid"), TRANS: say("transport"),
    FUEL: say("refuelling"), MOVT: say("movement"), TOW: say("towing"), SCREEN: say("screen"), ETRAN: say("emergency transport"), EVAC: say("evacuation"),
    REAC: say("emergency reaction"),
  };
  return called[code] ?? code;
}

type Answer = readonly (string | number)[];

const steps = (count: string | number | undefined): string => several(Number(count), "{count} step", "{count} steps");

/** How an answer reads beside its verb; null where its words in a row will do. */
export function words([verb, one = "", two = "", three = "", ...more]: Answer): string | null {
  switch (verb) {
    case "split":
      return say("{unit}: {steps} apart", { unit: word(one), steps: steps(two) });
    case "assault":
    case "reinforce":
      return say("{unit}, {steps}: {hex}", { unit: word(one), steps: steps(two), hex: word(three) });
    case "send":
      return say("{air}: {count}, {approach}", { air: word(one), count: two, approach: word(three) });
    case "fire":
      return say("{hex} at {ship}: {count}", { hex: word(one), ship: word(two), count: three });
    case "points":
      return say("roll {roll}, Japanese minimum {japan}, Allied minimum {allied}", { roll: one, japan: two, allied: three });
    case "charge":
      return say("{unit} with +{count}", { unit: word(one), count: two });
    case "stay-with":
      return say("{force} stays with {other}", { force: word(one), other: word(two) });
    case "attach":
      return say("{leader} goes with {unit}", { leader: word(one), unit: word(two) });
    case "engage":
      return say("{ship} fires at {target}", { ship: word(one), target: word(two) });
    case "engage-all":
      return say("All who are left fire at {target}", { target: word(one) });
    case "report-to":
      return say("{leader} goes to {hq}", { leader: word(one), hq: word(two) });
    case "dig-in":
      return say("{unit}: {steps}", { unit: word(one), steps: steps(two) });
    case "break-down":
      return say("Break {unit} down: {steps}", { unit: word(one), steps: [two, three, ...more].filter((part) => part !== "").join(" + ") });
    case "continue":
      return say("{unit} tries to go on", { unit: word(one) });
    case "fortify":
      return say("Fortify {hex}: {what}", { hex: word(one), what: word(two) });
    case "activate-hq":
      return two ? null : say("Activate {hq}", { hq: word(one) });
    case "lend":
      return several(Number(three), "{from} lends {to} {count} CP", "{from} lends {to} {count} CPs", { from: word(one), to: word(two) });
    default:
      return null;
  }
}
