// axe-core finds nothing serious: lobby, purchase, moves, battle, every tab, light and dark.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { BASE, check, journey, newGame, openPage, post, get, settle, sit } from "./lib.mjs";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

async function inspect(page, where, found) {
  await page.evaluate(source);
  const result = await page.evaluate(() => window.axe.run(document, { resultTypes: ["violations"] }));
  for (const one of result.violations) {
    if (["serious", "critical"].includes(one.impact)) found.push(`${where}: ${one.id} (${one.nodes.map((node) => node.target.join(" ")).slice(0, 3).join("; ")})`);
  }
}

await journey("access", async (_, browser) => {
  const found = [];
  for (const colorScheme of ["light", "dark"]) {
    const page = await openPage(browser, undefined, { colorScheme });
    await page.goto(BASE);
    await page.click("[data-testid=new-game]");
    await settle(page);
    await inspect(page, `${colorScheme} lobby`, found);
    const { id } = await newGame({ japan: "me", china: "me" });
    await sit(page, id);
    await inspect(page, `${colorScheme} purchase`, found);
    let { seq } = await get(`/games/${id}/view?seat=japan`);
    for (const action of ["done", "pass"]) ({ seq } = await post(`/games/${id}/actions`, { seat: "japan", seq, action }));
    await settle(page);
    await page.keyboard.press("n");
    await settle(page);
    await inspect(page, `${colorScheme} reach`, found);
    for (const tab of ["log", "board", "rules", "history", "stats", "chat", "orders", "settings"]) {
      await page.click(`#tab-${tab}`);
      await settle(page);
      await inspect(page, `${colorScheme} ${tab}`, found);
    }
    for (const action of ["go kwangsi>yunnan infantry:3 artillery", "done"]) ({ seq } = await post(`/games/${id}/actions`, { seat: "japan", seq, action }));
    await page.click("#tab-play");
    await settle(page);
    await inspect(page, `${colorScheme} battle`, found);
    await page.context().close();
  }
  check(found.length === 0, `\n${found.join("\n")}`);
});
