// Pictures for the boxes of games: CHROMIUM=... node dev/covers.mjs BOARD.svg COVER.jpg ...
import { readFileSync } from "node:fs";
import { chromium } from "playwright-core";

const files = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ["--no-sandbox"] });
const page = await browser.newPage({ viewport: { width: 640, height: 360 } });
for (let at = 0; at < files.length; at += 2) {
  const drawn = Buffer.from(readFileSync(files[at])).toString("base64");
  await page.setContent(`<style>body{margin:0}img{display:block;width:640px;height:360px;object-fit:cover}</style><img src="data:image/svg+xml;base64,${drawn}">`);
  await page.locator("img").evaluate((image) => image.decode());
  await page.screenshot({ path: files[at + 1], type: "jpeg", quality: 72 });
}
await browser.close();
