/** What a player wants to see on the map. */
export const layers = $state({ supply: true, zones: false, weather: false });
