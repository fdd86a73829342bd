// axe-core finds nothing serious: lobby, purchase, moves, battle, every tab, light and dark.
import { act, accessible, BASE, journey, newGame, openPage, settle, sit } from "./lib.mjs";

await journey("access", async (_, browser) => {
  for (const colorScheme of ["light", "dark"]) {
    const page = await openPage(browser, undefined, { colorScheme });
    const look = (where) => accessible(page, `${colorScheme} ${where}`);
    await page.goto(BASE);
    await page.click("[data-testid=new-game]");
    await page.click("[data-testid=manners] summary");
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
    await page.context().close();
  }
});
