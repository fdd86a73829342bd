// Looks: the first table of every game, on both screens, by day, by night, in safe colours and in large letters; nothing sticks out.
import { accessible, check, DESK, get, journey, newGame, openPage, PHONE, shot, sit } from "./lib.mjs";

const LOOKS = {
  day: [{}, {}],
  night: [{}, { colorScheme: "dark" }],
  safe: [{ safe: true }, {}],
  "safe night": [{ safe: true }, { colorScheme: "dark" }],
  large: [{ text: 150 }, {}],
};
const SIZES = { desk: [DESK, {}], phone: [PHONE, { isMobile: true, hasTouch: true, deviceScaleFactor: 1 }] };

await journey("looks", async (_, browser) => {
  for (const game of (await get("/meta")).games) {
    const { id } = await newGame(Object.fromEntries(game.seats.map((seat) => [seat, "me"])), undefined, { game: game.id });
    for (const [screen, [size, more]] of Object.entries(SIZES)) {
      for (const [name, [settings, scheme]] of Object.entries(LOOKS)) {
        const page = await openPage(browser, size, { ...more, ...scheme });
        await page.addInitScript((kept) => localStorage.setItem("flagplot.settings", JSON.stringify({ tour: true, ...kept })), settings);
        await sit(page, id);
        const where = `${game.id} ${screen} ${name}`;
        const { wide, done } = await page.evaluate(() => ({ wide: document.documentElement.scrollWidth, done: document.querySelector("[data-testid=verb-done]")?.getBoundingClientRect().right ?? 0 }));
        check(wide <= size.width, `${where}: ${wide} wide`);
        check(done <= size.width, `${where}: Done is out of sight`);
        await accessible(page, where);
        await shot(page, where);
        check(page.problems.length === 0, page.problems.join("; "));
        await page.context().close();
      }
    }
  }
});
