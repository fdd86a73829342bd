/** Names of places as they stand at the beginning of a line; a label is printed as it is: w5525, not W5525. */
import { title, word } from "../../lib/words";

export const placeName = (id: string, places: Parameters<typeof word>[1]): string => {
  const name = word(id, places);
  return name === id ? id : title(name);
};
