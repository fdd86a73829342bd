// One browser for all journeys: prints its address and stays until its input ends.
import { browserServer } from "./lib.mjs";

const server = await browserServer();
console.log(server.wsEndpoint());
process.stdin.on("end", () => void server.close()).resume();
