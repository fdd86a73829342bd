// A battle tried out: opened from the map, from an attack being planned, from the battle board and from the rules, on both screens.
import { picture } from "./asia.mjs";
import { accessible, act, check, clickBadge, clickSpace, get, journey, newGame, openPage, post, settle, sit, until, untilBadge } from "./lib.mjs";

const ALL = { japan: "me", usa: "me", china: "me", uk: "me", anzac: "me" };
// so many that no first round can end the battle, whatever the dice say
const POSITION = {
  game: "pacific-1940", base: "empty", turn: "japan", phase: "combat_move",
  units: { kwangsi: { japan: { infantry: 5, tank: 6 } }, yunnan: { china: { infantry: 12 } } },
};

const GROUND = {
  game: "dai-senso", scenario: "august-storm", phase: "regular_combat", phasing: "soviet",
  units: { w5125: ["JP-INF1-10/detachment"], w5524: ["RU-CAVM-01", "RU-TK-01"], w5425: ["RU-INFA-01"], w5525: ["KW-INFA-02"] },
  boxes: { soviet_pool: ["RU-GTK", "RU-SHK", "RU-HQ"], axis_pool: ["KW-INFA", "KW-HQ"] },
};

await journey("whatif", async (page, browser) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { id } = await newGame(ALL, POSITION);
  await sit(page, id);
  const drawer = page.locator("[data-testid=what-if]");
  const chance = page.locator("[data-testid=what-if-chance]");
  const told = async (values, action) => {
    const { battle } = await post(`/games/${id}/odds/tried`, { seat: "japan", space: "yunnan", values, ...(action ? { action } : {}) });
    return `${Math.round(100 * battle.headline.chance)} %`;
  };
  const shows = (text) => until(`${text} in the drawer`, async () => (await chance.count()) && (await chance.textContent()).startsWith(text));

  // an attack being planned, from its card
  await clickSpace(page, "kwangsi");
  await page.hover('[data-testid=inspector] button[data-space="yunnan"]');
  await page.click("[data-testid=planned-odds] [data-testid=try-odds]");
  await shows(await told({}, "go kwangsi>yunnan infantry:5 tank:6"));
  await drawer.getByRole("button", { name: "One Infantry less" }).first().click();
  await drawer.getByRole("button", { name: "One Infantry less" }).first().click();
  await shows(await told({ attack: { infantry: 3, tank: 6 } }));
  await accessible(page, "what if", "[data-testid=what-if]");

  // questions that are folded away
  await drawer.getByText("Ask for more").click();
  await drawer.locator("[data-field=want] input").fill("60");
  await drawer.locator("[data-field=want] input").press("Enter");
  await drawer.getByText("And then").click();
  await drawer.locator("[data-field=counter]").getByRole("button", { name: "Add Infantry" }).click();
  await drawer.locator("[data-part='Take and hold']").waitFor();
  await drawer.getByText("How it is fought").click();
  await drawer.locator("[data-field=retreat] select").selectOption("after");
  await drawer.getByRole("button", { name: "Tank earlier" }).click();
  await drawer.getByText("attacker retreats").waitFor();
  await accessible(page, "what if, unfolded", "[data-testid=what-if]");
  await drawer.getByRole("button", { name: "As it stands" }).click();
  await shows(await told({}, "go kwangsi>yunnan infantry:5 tank:6"));
  await page.keyboard.press("Escape");
  check((await drawer.count()) === 0, "Escape closes it");

  // a battle at hand, from the map: the badge opens its line, a second click the drawer
  await act(id, "japan", "go kwangsi>yunnan infantry:5 tank:6");
  await page.locator('[data-testid=odds] button[data-space="yunnan"]').waitFor();
  await clickBadge(page, "yunnan");
  await clickBadge(page, "yunnan");
  await shows(await told({}));
  await page.keyboard.press("Escape");

  // any battle, from the rules
  await page.click("#tab-rules");
  await page.click("[data-testid=try-odds]");
  await drawer.locator("[data-field=where] select").selectOption("sea");
  await drawer.locator("[data-field=attack]").getByRole("button", { name: "Add Cruiser" }).click();
  await drawer.locator("[data-field=defend]").getByRole("button", { name: "Add Destroyer" }).click();
  await chance.waitFor();
  await page.keyboard.press("Escape");
  await page.click("#tab-play");

  // the battle board, seen by the defender
  await act(id, "japan", "done");
  await settle(page);
  await page.click("[data-testid=battle] [data-testid=try-odds]");
  await chance.waitFor();
  check((await get(`/games/${id}/view`)).seq > 0, "nothing was answered");

  // an attack of Dai Senso!, on its board: what one more unit would add, and all that may be changed about it
  const asia = await newGame({ soviet: "me", axis: "me" }, GROUND, { game: "dai-senso", scenario: "august-storm" });
  await sit(page, asia.id);
  const all = await post(`/games/${asia.id}/odds`, { seat: "soviet", action: "target w5525", space: "w5525" });
  await untilBadge(page, "w5525", `battle:1:${Math.round(100 * all.odds.chance)} %`); // of all that could attack it
  await page.hover("[data-testid=hexes] button");
  await page.locator("[data-testid=planned-fight]").waitFor();
  await picture(page, "target");
  await act(asia.id, "soviet", "target w5525", "commit RU-CAVM-01");
  const rest = page.locator("[data-testid=attack] [data-testid=rest-odds]");
  const at = async (values) => {
    const { battle } = await post(`/games/${asia.id}/odds/tried`, { seat: "soviet", space: "w5525", values });
    return `${Math.round(100 * battle.headline.chance)} %`;
  };
  await rest.locator(`text=${await at({})}`).waitFor();
  await page.hover("[data-testid=joining] button[data-unit=RU-TK-01]");
  await page.locator("[data-testid=planned-fight]").waitFor();
  check((await page.textContent("[data-testid=then]")).endsWith(await at({ attack: { "RU-CAVM-01": 1, "RU-TK-01": 1 } })), "with one more");
  await picture(page, "attack board");
  await rest.locator("[data-testid=try-odds]").click();
  await shows(await at({}));
  await drawer.locator("[data-field=attack]").getByRole("button", { name: "Add Russian Guards tanks" }).click();
  await shows(await at({ attack: { "RU-CAVM-01": 1, "RU-GTK": 1 } }));
  await drawer.getByText("How they fight").click();
  await drawer.locator("[data-field=defender_goes] select").selectOption("stand");
  await drawer.getByText("Ask for more").click();
  await drawer.locator("[data-field=want] input").fill("60");
  await drawer.locator("[data-field=want] input").press("Enter");
  await drawer.locator("[data-part='Fewest units']").waitFor();
  await accessible(page, "what if on land", "[data-testid=what-if]");
  await picture(page, "ground");
  await page.keyboard.press("Escape");

  // a phone, and ships with names
  const phone = await openPage(browser, { width: 390, height: 844 }, { isMobile: true, hasTouch: true, deviceScaleFactor: 1 });
  const midway = await newGame({ us: "me", japanese: "me", british: "me", german: "me" }, undefined, { game: "admirals-war", scenario: "midway" });
  await sit(phone, midway.id);
  await phone.tap("#tab-rules");
  await phone.tap("[data-testid=try-odds]");
  const small = phone.locator("[data-testid=what-if]");
  await small.locator("[data-field=where] select").selectOption("hawaiian_islands");
  await small.locator("[data-field=allied] select").selectOption("us_enterprise_cv6");
  await small.locator("[data-field=axis] select").selectOption("jap_akagi");
  await phone.locator("[data-testid=what-if-chance]").waitFor();
  check((await phone.evaluate(() => document.documentElement.scrollWidth)) <= 390, "not wider than the phone");
  await accessible(phone, "what if on a phone", "[data-testid=what-if]");
  await small.getByRole("button", { name: "Close" }).tap();

  // and the attack on land, of which the die tells its luck
  await sit(phone, asia.id);
  await phone.locator("[data-testid=attack] [data-testid=try-odds]").tap();
  await phone.locator("[data-testid=what-if-chance]").waitFor();
  await picture(phone, "ground phone");
  check((await phone.evaluate(() => document.documentElement.scrollWidth)) <= 390, "not wider than the phone");
  await accessible(phone, "what if on land on a phone", "[data-testid=what-if]");
  await small.getByRole("button", { name: "Close" }).tap();
  await act(asia.id, "soviet", "attack");
  await page.click("#tab-stats");
  await page.waitForSelector("[data-testid=luck] li[data-space=w5525]");
  await picture(page, "ground luck");
  check(phone.problems.length === 0, phone.problems.join("; "));
});
