// Looks: a table of every scenario on both screens, the first of each game also by night, in safe colours and in large letters; nothing
// sticks out.
import { accessible, check, DESK, get, journey, newGame, openPage, PHONE, shot, sit } from "./lib.mjs";

const LOOKS = {
  day: [{}, {}],
  night: [{}, { colorScheme: "dark" }],
  safe: [{ safe: true }, {}],
  "safe night": [{ safe: true }, { colorScheme: "dark" }],
  large: [{ text: 150 }, {}],
};
const SIZES = { desk: [DESK, {}], phone: [PHONE, { isMobile: true, hasTouch: true, deviceScaleFactor: 1 }] };

/** A table on a screen, looked at in one way. */
async function look(browser, id, where, [size, more], [settings, scheme]) {
  const page = await openPage(browser, size, { ...more, ...scheme });
  await page.addInitScript((kept) => localStorage.setItem("flagplot.settings", JSON.stringify({ tour: true, ...kept })), settings);
  await sit(page, id);
  const { wide, done } = await page.evaluate(() => ({ wide: document.documentElement.scrollWidth, done: document.querySelector("[data-testid=verb-done]")?.getBoundingClientRect().right ?? 0 }));
  check(wide <= size.width, `${where}: ${wide} wide`);
  check(done <= size.width, `${where}: Done is out of sight`);
  await accessible(page, where);
  await shot(page, where);
  check(page.problems.length === 0, `${where}: ${page.problems.join("; ")}`);
  await page.context().close();
}

await journey("looks", async (_, browser) => {
  for (const game of (await get("/meta")).games) {
    const seats = Object.fromEntries(game.seats.map((seat) => [seat, "me"]));
    for (const [number, scenario] of game.scenarios.entries()) {
      const { id } = await newGame(seats, undefined, { game: game.id, scenario: scenario.id });
      for (const [screen, size] of Object.entries(SIZES)) {
        for (const [name, way] of Object.entries(LOOKS).slice(0, number ? 1 : undefined)) {
          await look(browser, id, `${scenario.id} ${screen} ${name}`, size, way);
        }
      }
    }
  }
});
