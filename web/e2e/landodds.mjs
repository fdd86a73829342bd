// The odds of an attack of War in the Pacific: from the board, from the rules, on both screens; then its luck.
import { picture } from "./asia.mjs";
import { accessible, act, check, DESK, get, journey, newGame, openPage, PHONE, sit, until } from "./lib.mjs";

const ISLAND = {
  scenario: "tarawa", phase: "first", forts: { b0404: [2, 2] },
  units: { b0404: ["mc-rgt-2:3", "jn-snlf-s7"], b0504: ["mc-rgt-8:2"], b0704: ["jn-sbf-3sp"] },
};

await journey("landodds", async (page, browser) => {
  await page.setViewportSize(DESK);
  const { id } = await newGame({ japan: "me", allied: "me" }, { game: "war-in-the-pacific", ...ISLAND }, { game: "war-in-the-pacific", scenario: "tarawa" });
  const drawer = page.locator("[data-testid=what-if]");
  const chance = page.locator("[data-testid=what-if-chance]");
  await act(id, "allied", "attack b0404");
  await sit(page, id);
  const board = page.locator("[data-testid=attack]");
  await board.locator("[data-testid=rest-odds] b").waitFor();
  await page.locator("[data-testid=fight-odds][data-battle=b0404]").waitFor();
  await picture(page, "attack board");
  await board.locator("[data-testid=try-odds]").click();
  await until("the drawer tells a chance", async () => (await chance.count()) > 0);
  await picture(page, "drawer");
  check((await drawer.locator("[data-field=attack] [data-item='mc-rgt-2']").count()) === 1, "the marines are on the sheet");

  // another regiment, no fort, the defenders go when they are called
  const before = await chance.textContent();
  await drawer.locator("[data-field=attack]").getByRole("button", { name: "Add 8th Marine Regiment" }).click();
  await until("another chance", async () => (await chance.textContent()) !== before);
  await drawer.getByText("The defenders", { exact: true }).click();
  await drawer.locator("[data-field=fort] input").fill("0");
  await drawer.locator("[data-field=fort] input").press("Enter");
  await drawer.locator("[data-field=defend_retreat] select").selectOption("go");
  await drawer.getByText("Ask for more").click();
  await drawer.locator("[data-field=want] input").fill("10");
  await drawer.locator("[data-field=want] input").press("Enter");
  await drawer.locator("[data-part='Fewest steps']").waitFor();
  await accessible(page, "what if on an island", "[data-testid=what-if]");
  await picture(page, "drawer unfolded");
  await drawer.getByRole("button", { name: "As it stands" }).click();
  await until("it is as it stands", async () => (await chance.textContent()) === before);
  await page.keyboard.press("Escape");

  // the same on a phone
  const phone = await openPage(browser, PHONE, { isMobile: true, hasTouch: true, deviceScaleFactor: 1 });
  await sit(phone, id);
  await phone.locator("[data-testid=attack] [data-testid=try-odds]").tap();
  await phone.locator("[data-testid=what-if-chance]").waitFor();
  await picture(phone, "drawer phone");
  check((await phone.evaluate(() => document.documentElement.scrollWidth)) <= 390, "not wider than the phone");
  await accessible(phone, "what if on an island on a phone", "[data-testid=what-if]");
  await phone.locator("[data-testid=what-if]").getByRole("button", { name: "Close" }).tap();

  // the die falls, and is judged
  await act(id, "japan", "no");
  await act(id, "allied", "no");
  await act(id, "japan", "announce B");
  await until("the die has fallen", async () => {
    if ((await get(`/games/${id}/luck`)).battles.length) return true;
    const { waiting } = await get(`/games/${id}/view`);
    await act(id, waiting[0], "no");
    return false;
  });
  await page.click("#tab-stats");
  await page.waitForSelector("[data-testid=luck] li[data-space=b0404]");
  await picture(page, "luck");

  // any attack, and a strike, from the rules
  const midway = await newGame({ japan: "me", allied: "me" }, undefined, { game: "war-in-the-pacific", scenario: "midway" });
  await sit(page, midway.id);
  await page.click("#tab-rules");
  await page.click("[data-testid=try-odds]");
  await drawer.locator("[data-field=aircraft]").waitFor();
  await drawer.locator("[data-field=aircraft]").getByRole("button", { name: "Add Vals" }).click();
  await drawer.locator("[data-testid=what-if-chance]").waitFor();
  await picture(page, "strike");
  await drawer.locator("[data-field=what] select").selectOption("guns");
  await drawer.locator("[data-field=ships] select").selectOption("jn-ca-mogami");
  await drawer.locator("[data-testid=what-if-chance]").waitFor();
  await accessible(page, "gunfire tried out", "[data-testid=what-if]");
  await picture(page, "guns");
  await page.keyboard.press("Escape");
  check(phone.problems.length === 0, phone.problems.join("; "));
});
