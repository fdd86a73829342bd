// axe-core finds nothing serious: lobby, purchase, moves, battle, every tab, light and dark.
import { act, accessible, BASE, journey, newGame, settle, sit } from "./lib.mjs";

await journey("access", async (page) => {
  /** Everything in the light, then what the dark can spoil. */
  async function look(where) {
    await accessible(page, where);
    await page.emulateMedia({ colorScheme: "dark" });
    await settle(page);
    await accessible(page, `${where} in the dark`, undefined, ["color-contrast"]);
    await page.emulateMedia({ colorScheme: "light" });
    await settle(page);
  }
  await page.goto(`${BASE}/#/new/pacific-1940`);
  await page.click("[data-testid=manners] summary");
  await page.click("text=All hot seat");
  await settle(page);
  await look("lobby");
  const { id } = await newGame({ japan: "me", china: "me" });
  await sit(page, id);
  await look("purchase");
  await act(id, "japan", "done", "pass");
  await settle(page);
  await page.keyboard.press("n");
  await settle(page);
  await look("reach");
  for (const tab of ["log", "board", "rules", "history", "stats", "chat", "orders", "settings"]) {
    await page.click(`#tab-${tab}`);
    await settle(page);
    await look(tab);
  }
  await page.keyboard.press("?");
  await look("help");
  await page.keyboard.press("Escape");
  await page.keyboard.press("/");
  await look("search");
  await page.keyboard.press("Escape");
  await act(id, "japan", "go kwangsi>yunnan infantry:3 artillery", "done");
  await page.click("#tab-play");
  await settle(page);
  await look("battle");
});
