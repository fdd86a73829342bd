import { readFileSync } from "node:fs";
import { browse, newGame, openPage, sit } from "../e2e/lib.mjs";
const only = process.argv[2] ?? "";
const seats = { british: "me", japanese: "me", us: "me", german: "me" };
const pos = JSON.parse(readFileSync("/tmp/m2/pos.json", "utf8"));
const browser = await browse();
const page = await openPage(browser, { width: 1280, height: 800 });
const shot = async (name) => { await page.waitForTimeout(900); await page.screenshot({ path: `/tmp/m2/shot-${name}.png` }); console.log(name, page.problems.join(" | ")); };
const look = (s, z) => page.evaluate(([a, b]) => window.flagplotMap.show(a, b), [s, z]);
const { id } = await newGame(seats, undefined, { game: "admirals-war", name: "Admirals" });
await sit(page, id);
if (!only || only === "start") {
  await shot("start");
  await look("mid_atlantic", 2.1); await shot("atlantic");
  await look("central_pacific", 2.2); await shot("pacific");
}
const two = await newGame(seats, pos, { game: "admirals-war", name: "Crowd" });
await sit(page, two.id);
if (!only || only === "crowd") {
  await look("bay_of_biscay", 3.4); await shot("europe");
  await look("western_mediterranean", 4); await shot("med");
  await page.evaluate(() => window.flagplotMap.show("western_approaches", 3.6));
  await page.waitForTimeout(800);
  const p = await page.evaluate(() => window.flagplotMap.spot("western_approaches"));
  const box = await page.locator("[data-testid=map]").boundingBox();
  await page.mouse.click(box.x + p.x, box.y + p.y);
  await shot("crowd");
  await look("central_pacific", 5.4); await shot("close");
  await look("truk", 3.3); await shot("swpac");
}
if (only === "phone") {
  const phone = await openPage(browser, { width: 390, height: 780 }, { hasTouch: true, isMobile: true, deviceScaleFactor: 2 });
  await sit(phone, two.id);
  await phone.evaluate(() => window.flagplotMap.show("western_approaches", 3.6));
  await phone.waitForTimeout(800);
  await phone.screenshot({ path: "/tmp/m2/shot-phone0.png" });
  const p = await phone.evaluate(() => window.flagplotMap.spot("western_approaches"));
  const box = await phone.locator("[data-testid=map]").boundingBox();
  await phone.touchscreen.tap(box.x + p.x, box.y + p.y);
  await phone.waitForTimeout(900);
  await phone.screenshot({ path: "/tmp/m2/shot-phone.png" });
  await phone.locator("[data-testid=fleet]").scrollIntoViewIfNeeded();
  await phone.waitForTimeout(500);
  await phone.screenshot({ path: "/tmp/m2/shot-phone2.png" });
  console.log(phone.problems.join("|"));
}
await browser.close();
