/** A few short tones; no files. */
import { family } from "./family.svelte";
import { settings } from "./settings.svelte";
import type { LogLine } from "./types";

let context: AudioContext | null = null;

const CUES: Record<string, [number, number][]> = {
  turn: [[523, 0.09], [784, 0.14]],
  dice: [[180, 0.03], [240, 0.03], [150, 0.03]],
  move: [[330, 0.05]],
  refused: [[160, 0.16]],
  lost: [[220, 0.08], [165, 0.14]],
  taken: [[392, 0.08], [523, 0.08], [659, 0.14]],
};

export function play(cue: string): void {
  const notes = CUES[cue];
  if (!settings.sound || !notes) return;
  try {
    context ??= new AudioContext();
    let at = context.currentTime;
    for (const [pitch, length] of notes) {
      const tone = context.createOscillator();
      const level = context.createGain();
      tone.type = cue === "dice" ? "square" : "triangle";
      tone.frequency.value = pitch;
      level.gain.setValueAtTime(0.08, at);
      level.gain.exponentialRampToValueAtTime(0.001, at + length);
      tone.connect(level).connect(context.destination);
      tone.start(at);
      tone.stop(at + length);
      at += length;
    }
  } catch {
    // a browser without sound plays none
  }
}

const MOMENTS: Record<string, string> = { loss: "lost", change: "taken" };

/** The cue a line of the log deserves, if any. */
export const cueOf = ({ event, moment }: LogLine): string | null =>
  event?.event === "rolled" ? "dice" : (family().cues?.[event?.event ?? ""] ?? MOMENTS[moment ?? ""] ?? null);
