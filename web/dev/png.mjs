// A screenshot made small: 256 colours by median cut. Charts and counters are flat, so nobody sees the difference.
import { crc32, deflateSync, inflateSync } from "node:zlib";

/** The rows of a PNG as Chromium writes it (8 bits, RGB or RGBA, not interlaced), as packed 0xRRGGBB. */
function read(file) {
  const parts = [];
  for (let at = 8; at < file.length; at += 12 + file.readUInt32BE(at)) {
    if (file.toString("latin1", at + 4, at + 8) === "IDAT") parts.push(file.subarray(at + 8, at + 8 + file.readUInt32BE(at)));
  }
  const [width, height, step] = [file.readUInt32BE(16), file.readUInt32BE(20), file[25] === 6 ? 4 : 3];
  const [raw, line] = [inflateSync(Buffer.concat(parts)), width * step];
  const pixels = new Uint32Array(width * height);
  let above = new Uint8Array(line);
  for (let y = 0; y < height; y++) {
    const kind = raw[y * (line + 1)];
    const row = new Uint8Array(raw.subarray(y * (line + 1) + 1, (y + 1) * (line + 1)));
    for (let x = 0; x < line; x++) {
      const [left, up, corner] = [x < step ? 0 : row[x - step], above[x], x < step ? 0 : above[x - step]];
      row[x] += [0, left, up, (left + up) >> 1, paeth(left, up, corner)][kind];
    }
    for (let x = 0; x < width; x++) pixels[y * width + x] = (row[x * step] << 16) | (row[x * step + 1] << 8) | row[x * step + 2];
    above = row;
  }
  return { width, height, pixels };
}

function paeth(left, up, corner) {
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

const channel = (colour, shift) => (colour >> shift) & 255;

/** Boxes of like colours, the widest and fullest split again and again. */
function boxes(counts, wanted) {
  const measure = (list) => {
    const spans = [16, 8, 0].map((shift) => {
      const values = list.map(([colour]) => channel(colour, shift));
      return values.reduce((a, b) => Math.max(a, b)) - values.reduce((a, b) => Math.min(a, b));
    });
    const weight = list.reduce((sum, [, n]) => sum + n, 0);
    return { list, weight, shift: [16, 8, 0][spans.indexOf(Math.max(...spans))], score: Math.max(...spans) * Math.sqrt(weight) };
  };
  const found = [measure([...counts])];
  while (found.length < wanted) {
    const at = found.reduce((best, box, n) => (box.score > found[best].score ? n : best), 0);
    const { list, weight, shift, score } = found[at];
    if (score === 0) break;
    list.sort((a, b) => channel(a[0], shift) - channel(b[0], shift));
    let [cut, sum] = [0, 0];
    while (cut < list.length - 1 && (cut === 0 || sum + list[cut][1] <= weight / 2)) sum += list[cut++][1];
    found.splice(at, 1, measure(list.slice(0, cut)), measure(list.slice(cut)));
  }
  return found;
}

function chunk(name, body) {
  const made = Buffer.alloc(body.length + 12);
  made.writeUInt32BE(body.length);
  made.write(name, 4, "latin1");
  body.copy(made, 8);
  made.writeUInt32BE(crc32(made.subarray(4, body.length + 8)), body.length + 8);
  return made;
}

export function shrink(file) {
  const { width, height, pixels } = read(file);
  const counts = new Map();
  for (const colour of pixels) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const [palette, place] = [Buffer.alloc(768), new Map()];
  boxes(counts, 256).forEach(({ list, weight }, n) => {
    for (const [at, shift] of [16, 8, 0].entries()) {
      palette[n * 3 + at] = Math.round(list.reduce((sum, [colour, count]) => sum + channel(colour, shift) * count, 0) / weight);
    }
    for (const [colour] of list) place.set(colour, n);
  });
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) rows[y * (width + 1) + 1 + x] = place.get(pixels[y * width + x]);
  const head = Buffer.from(file.subarray(16, 29));
  head[9] = 3; // by palette
  const parts = [chunk("IHDR", head), chunk("PLTE", palette), chunk("IDAT", deflateSync(rows, { level: 9, memLevel: 9 })), chunk("IEND", Buffer.alloc(0))];
  return Buffer.concat([file.subarray(0, 8), ...parts]);
}
