// Boards to look at: from the lobby to a board, a hex found by name and by label, clicked, every label where it belongs.
import { BASE, check, get, journey, openPage } from "./lib.mjs";

const boards = await get("/boards");

/** Where on the page the hex of a label is. */
const spotOf = (page, label) =>
  page.evaluate((label) => {
    const { x, y } = window.flagplotMap.at(label);
    const box = window.flagplotMap.map.getCanvas().getBoundingClientRect();
    return { x: box.x + x, y: box.y + y };
  }, label);

await journey("boards", async (_, browser) => {
  const page = await openPage(browser);
  check(boards.length > 0, "no board is on the shelf");
  for (const board of boards) {
    await page.goto(`${BASE}/#/`);
    await page.click(`[data-testid=open-board] >> text=${board.title}`);
    await page.waitForSelector("[data-ready=true]");
    const { hexes } = await (await fetch(BASE + board.map)).json();
    const labels = hexes.labels.split(" ");
    // by name: the list shows it, the jump brings it into the middle, the card tells what is printed
    const [name, at] = hexes.names.find(([, , rank, kind]) => kind === "place" && rank === 1);
    await page.fill("[data-testid=search]", name);
    await page.click(`[aria-label=Found] >> text=${labels[at]}`);
    const card = () => page.textContent("[data-testid=hex]");
    check((await card()).includes(labels[at]) && (await card()).includes(name), `${name} is not on the card: ${await card()}`);
    check((await card()).includes("Terrain"), "the card tells no terrain");
    const middle = await spotOf(page, labels[at]);
    const room = await (await page.$(".chart")).boundingBox();
    const off = Math.hypot(middle.x - room.x - room.width / 2, middle.y - room.y - room.height / 2);
    check(off < 3, `${name} lies ${off} pixels from the middle after the jump`);
    // by label, with the key
    const other = labels[Math.floor(labels.length / 3)];
    await page.fill("[data-testid=search]", other.toLowerCase());
    await page.press("[data-testid=search]", "Enter");
    check((await card()).includes(other), `${other} is not on the card`);
    // a neighbour on the map, by a click
    const spot = await spotOf(page, other);
    const near = await page.evaluate(([x, y]) => window.flagplotMap.hit(x, y), [spot.x - room.x - 70, spot.y - room.y]);
    check(near && near !== other, "the neighbour is the same hex");
    await page.mouse.click(spot.x - 70, spot.y);
    check((await card()).includes(near), `${near} was clicked, the card says ${await card()}`);
    await page.click("[data-testid=hex] [aria-label=Close]");
    check(!(await page.$("[data-testid=hex]")), "the card stays");
    // what nobody printed
    await page.fill("[data-testid=search]", "zzzz");
    check((await page.textContent("[aria-label=Found]")).includes("Nothing"), "a name that is not there is found");
    await page.fill("[data-testid=search]", "");
    // every hex answers where it lies
    const wrong = await page.evaluate(() => {
      const chart = window.flagplotMap;
      chart.map.fitBounds(chart.map.getBounds(), { duration: 0 });
      return chart.labels.filter((label) => {
        const { x, y } = chart.at(label);
        return chart.hit(x, y) !== label;
      });
    });
    check(wrong.length === 0, `${wrong.length} of ${labels.length} hexes do not answer at their middle: ${wrong.slice(0, 5)}`);
  }
  check(page.problems.length === 0, page.problems.join("; "));
});
