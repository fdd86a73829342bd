// First paint, frames while panning with every counter on the map, and bytes loaded: node dev/speed.mjs
import { browse, newGame, openPage, sit } from "../e2e/lib.mjs";
const b = await browse(); const page = await openPage(b); const { id } = await newGame({ japan: "me" });
const t0 = Date.now(); await sit(page, id); console.log("ready", Date.now() - t0);
for (const zoom of [2.2, 3.6]) {
const fps = await page.evaluate(async (zoom) => { const m = window.flagplotMap.map; m.jumpTo({ zoom, center: [-30, 25] }); await new Promise(r => setTimeout(r, 800)); let n = 0; const end = performance.now() + 3000; let x = 0; while (performance.now() < end) { m.panBy([6 * (n % 60 < 30 ? 1 : -1), 0], { duration: 0 }); await new Promise(r => requestAnimationFrame(r)); n++; } return n / 3; }, zoom);
console.log(zoom, "fps (software GL)", fps); }
const sizes = await page.evaluate(() => performance.getEntriesByType("resource").map(e => [e.name.split("/").pop(), e.encodedBodySize]).filter(e => e[1] > 5000));
console.log(sizes, sizes.reduce((s, e) => s + e[1], 0));
await b.close();
