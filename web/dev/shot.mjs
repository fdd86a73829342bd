// Screenshots for a look at the work: node dev/shot.mjs URL-BASE OUT-DIR
import { chromium } from "playwright-core";
const [base = "http://127.0.0.1:8123", out = "/tmp/shots"] = process.argv.slice(2);
export async function browser() {
  return chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox", "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--ignore-gpu-blocklist"] });
}
const b = await browser();
const errors = [];
for (const [name, size] of [["desk", { width: 1440, height: 900 }], ["phone", { width: 390, height: 844 }]]) {
  const context = await b.newContext({ viewport: size, deviceScaleFactor: name === "phone" ? 2 : 1, hasTouch: name === "phone", isMobile: name === "phone" });
  const page = await context.newPage();
  page.on("console", (m) => m.type() === "error" && errors.push(`${name}: ${m.text()}`));
  page.on("pageerror", (e) => errors.push(`${name}: ${e.message}`));
  await page.goto(base);
  await page.waitForSelector("[data-testid=new-game]");
  await page.click("[data-testid=new-game]");
  await page.waitForTimeout(400);
  await page.screenshot({ path: `${out}/${name}-lobby.png` });
  await page.click("[data-testid=start]");
  await page.waitForSelector("[data-ready=true]", { timeout: 30000 });
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `${out}/${name}-tour.png` });
  await page.click("[data-testid=tour-skip]");
  await page.waitForTimeout(300);
  await page.screenshot({ path: `${out}/${name}-start.png` });
  await page.click("[data-testid=buy-done]");
  await page.waitForTimeout(600);
  await page.screenshot({ path: `${out}/${name}-declare.png` });
  await page.click("[data-testid=verb-pass]");
  await page.waitForTimeout(600);
  await page.keyboard.press("n");
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `${out}/${name}-reach.png` });
  await context.close();
}
await b.close();
console.log(errors.join("\n"));
