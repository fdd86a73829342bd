/** Answers with numbers in them, as one says them. */
import { say, several } from "../../lib/language";
import { word } from "../../lib/words";

type Answer = readonly (string | number)[];

const steps = (count: string | number | undefined): string => several(Number(count), "{count} step", "{count} steps");

/** How an answer reads beside its verb; null where its words in a row will do. */
export function words([verb, one = "", two = "", three = ""]: Answer): string | null {
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
    case "dig-in":
      return say("{unit}: {steps}", { unit: word(one), steps: steps(two) });
    default:
      return null;
  }
}
