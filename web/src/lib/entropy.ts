/** Our own randomness in the dice: drawn here, pledged, opened, and compared with what the server shows (docs/server.md). */
import { api } from "./api";
import { say } from "./language";
import { fromHex, sha256, toHex } from "./sha256";
import type { DiceInfo, GameInfo } from "./types";

/** What this browser knows and the server cannot change unnoticed. */
export interface Kept {
  seat: string;
  nonce: string;
  commitment: string; // as shown before we pledged
  pledges?: Record<string, string>; // as shown before we opened
}

export const pledgeOf = (commitment: string, seat: string, nonce: string): string => sha256(["flagplot entropy 1", commitment, seat, nonce].join("\n"));

const pledgesOf = (dice: DiceInfo): Record<string, string> => Object.fromEntries(dice.shares.map((share) => [share.seat, share.pledge]));

const key = (id: string): string => `flagplot.dice.${id}`;

export function kept(id: string): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(key(id)) ?? "null") as Kept | null;
  } catch {
    return null;
  }
}

const keep = (id: string, what: Kept): void => localStorage.setItem(key(id), JSON.stringify(what));

export const diceOf = (info: GameInfo | null): DiceInfo | null => info?.dice?.at(-1) ?? null;

/** Draw a number and pledge it, for the first of our seats. */
export async function contribute(id: string): Promise<void> {
  const info = await api.info(id);
  const [dice, seat] = [diceOf(info), info.mine?.[0]];
  if (dice?.stage !== "pledging" || !seat) return;
  const nonce = toHex(crypto.getRandomValues(new Uint8Array(32)));
  keep(id, { seat, nonce, commitment: dice.commitment });
  await api.share(id, { seat, pledge: pledgeOf(dice.commitment, seat, nonce) });
}

/** Open our number when it is time, unless the server has changed what it had promised. */
export async function open(id: string, dice: DiceInfo): Promise<void> {
  const mine = kept(id);
  const share = dice.shares.find((one) => one.seat === mine?.seat);
  if (!mine || dice.stage !== "opening" || !share || share.opened || verdict(mine, dice)) return;
  keep(id, { ...mine, pledges: pledgesOf(dice) });
  await api.share(id, { seat: mine.seat, nonce: mine.nonce });
}

/** What is wrong with dice we have added to; empty when nothing is, as far as it can be known by now. */
export function verdict(mine: Kept, dice: DiceInfo): string {
  const share = dice.shares.find((one) => one.seat === mine.seat);
  if (dice.commitment !== mine.commitment) return say("The server has changed its secret since you pledged.");
  if (share?.pledge !== pledgeOf(mine.commitment, mine.seat, mine.nonce)) return say("Your pledge is not there any more.");
  const now = pledgesOf(dice);
  if (mine.pledges && JSON.stringify(Object.entries(mine.pledges).sort()) !== JSON.stringify(Object.entries(now).sort())) return say("Pledges have changed since you opened yours.");
  if (dice.stage === "" && mine.pledges && share.nonce !== mine.nonce) return say("Your number is not in the dice.");
  const wrong = dice.shares.find((one) => one.nonce && pledgeOf(dice.commitment, one.seat, one.nonce) !== one.pledge);
  if (wrong) return say("The number of {seat} is not the one that was pledged.", { seat: wrong.seat });
  const begin = new TextEncoder().encode("flagplot fair dice 1\n");
  if (dice.secret && sha256(Uint8Array.from([...begin, ...fromHex(dice.secret)])) !== dice.commitment) return say("The secret is not the one that was promised.");
  return "";
}
