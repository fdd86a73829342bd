/** SHA-256. Browsers have their own only on pages that came over https or from this machine; a table may be neither. */
const rotate = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The fraction of a root of a prime as 32 bits: where the constants of SHA-256 come from. */
const PRIMES = Array.from({ length: 312 }, (_, n) => n).filter((n) => n > 1 && !Array.from({ length: n }, (_, d) => d).some((d) => d > 1 && n % d === 0));
const bits = (root: number): number => ((root % 1) * 2 ** 32) | 0;
const ROUNDS = PRIMES.slice(0, 64).map((prime) => bits(Math.cbrt(prime)));
const BEGIN = PRIMES.slice(0, 8).map((prime) => bits(Math.sqrt(prime)));

/** A message with a one, zeros and its length, in whole blocks of 64 bytes. */
function padded(message: Uint8Array): DataView {
  const data = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  data.set(message);
  data[message.length] = 0x80;
  const view = new DataView(data.buffer);
  view.setUint32(data.length - 4, message.length * 8);
  return view;
}

function scheduled(view: DataView, block: number): number[] {
  const words = Array.from({ length: 16 }, (_, at) => view.getUint32(block + 4 * at));
  for (let at = 16; at < 64; at++) {
    const [far, near] = [words[at - 15]!, words[at - 2]!];
    const one = rotate(far, 7) ^ rotate(far, 18) ^ (far >>> 3);
    const two = rotate(near, 17) ^ rotate(near, 19) ^ (near >>> 10);
    words.push((words[at - 16]! + one + words[at - 7]! + two) | 0);
  }
  return words;
}

/** The hash of a text or of bytes, as hexadecimal digits. */
export function sha256(message: string | Uint8Array): string {
  const view = padded(typeof message === "string" ? new TextEncoder().encode(message) : message);
  let hash = BEGIN;
  for (let block = 0; block < view.byteLength; block += 64) {
    let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number];
    for (const [at, word] of scheduled(view, block).entries()) {
      const one = (h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[at]! + word) | 0;
      const two = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    hash = [a, b, c, d, e, f, g, h].map((word, at) => (word + hash[at]!) | 0);
  }
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

export const fromHex = (text: string): Uint8Array => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
export const toHex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
