/** A picture of the board as a file: drawn by the server as SVG, painted here as PNG. */

/** The SVG at an address painted as PNG. */
export async function painted(address: string): Promise<Blob> {
  const answer = await fetch(address, { credentials: "same-origin" });
  if (!answer.ok) throw new Error(String(answer.status));
  const drawn = URL.createObjectURL(new Blob([await answer.text()], { type: "image/svg+xml" }));
  try {
    const picture = new Image();
    picture.src = drawn;
    await picture.decode();
    const sheet = document.createElement("canvas");
    [sheet.width, sheet.height] = [picture.naturalWidth, picture.naturalHeight];
    sheet.getContext("2d")?.drawImage(picture, 0, 0);
    return await new Promise((done, fail) => sheet.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png"));
  } finally {
    URL.revokeObjectURL(drawn);
  }
}

/** Let the browser keep a file. */
export function keep(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
