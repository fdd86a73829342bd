/** Patterns over terrain, so that colour is not the only cue. */

export const RATIO = 2;
export type Pattern = "dots" | "hills" | "peaks" | "trees" | "reeds";
type Pen = CanvasRenderingContext2D;

const SIZE = 24;

const DRAW: Record<Pattern, (pen: Pen) => void> = {
  dots: (pen) => {
    for (const [x, y] of [[4, 5], [13, 3], [20, 9], [9, 13], [17, 19], [4, 20]] as const) {
      pen.beginPath();
      pen.arc(x, y, 0.8, 0, 7);
      pen.fill();
    }
  },
  hills: (pen) => {
    for (const [x, y] of [[7, 9], [19, 21]] as const) {
      pen.beginPath();
      pen.arc(x, y, 4, Math.PI * 1.05, Math.PI * 1.95);
      pen.stroke();
    }
  },
  peaks: (pen) => {
    for (const [x, y] of [[7, 10], [19, 22]] as const) {
      pen.beginPath();
      pen.moveTo(x - 5, y);
      pen.lineTo(x, y - 7);
      pen.lineTo(x + 5, y);
      pen.moveTo(x, y - 7);
      pen.lineTo(x + 1.4, y - 1.5);
      pen.stroke();
    }
  },
  trees: (pen) => {
    for (const [x, y] of [[6, 8], [18, 20], [17, 6], [7, 20]] as const) {
      pen.beginPath();
      pen.arc(x - 1.6, y, 1.7, Math.PI, Math.PI * 2);
      pen.arc(x + 1.6, y, 1.7, Math.PI, Math.PI * 2);
      pen.stroke();
    }
  },
  reeds: (pen) => {
    for (const [x, y] of [[7, 9], [19, 21]] as const) {
      pen.beginPath();
      pen.moveTo(x - 5, y);
      pen.lineTo(x + 5, y);
      for (const [dx, up] of [[-2.5, 3], [0, 4.5], [2.5, 3]] as const) {
        pen.moveTo(x + dx, y);
        pen.lineTo(x + dx, y - up);
      }
      pen.stroke();
    }
  },
};

export const isPattern = (name: string | undefined): name is Pattern => name !== undefined && name in DRAW;

/** A tile that fits to itself on all sides. */
export function tile(pattern: Pattern, dark: boolean): ImageData {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = SIZE * RATIO;
  const pen = canvas.getContext("2d") as Pen;
  pen.scale(RATIO, RATIO);
  pen.strokeStyle = pen.fillStyle = dark ? "rgb(235 225 195 / 0.22)" : "rgb(70 55 25 / 0.3)";
  pen.lineWidth = 1;
  pen.lineJoin = pen.lineCap = "round";
  DRAW[pattern](pen);
  return pen.getImageData(0, 0, canvas.width, canvas.height);
}
