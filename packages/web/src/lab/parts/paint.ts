import type { FaceAt } from './face.ts';

/** The colours of a theme as a canvas needs them. */
export interface Palette {
  readonly cell: string;
  readonly edge: string;
  readonly press: string;
  readonly pressEdge: string;
  readonly mark: string;
  readonly markEdge: string;
  readonly point: string;
  readonly digitOff: string;
  readonly digitOn: string;
  readonly entry: string;
  readonly entryOff: string;
  readonly line: string;
  readonly ink: string;
  readonly font: string;
  /** The colour of a light at a level, 0 < level ≤ top. */
  light(level: number, top: number): string;
}

/** Reads the theme's colours where `element` stands. */
export function paletteOf(element: Element): Palette {
  const style = getComputedStyle(element);
  const text = (name: string): string => style.getPropertyValue(`--${name}`).trim();
  const number = (name: string): number => Number(text(name));
  const [from, by, chroma, hue, turn] = ['light-from', 'light-by', 'light-chroma', 'hue-from', 'hue-by'].map(
    number,
  ) as [number, number, number, number, number];
  const made = new Map<number, string>();
  return {
    cell: text('lab-cell'),
    edge: text('lab-cell-edge'),
    press: text('lab-press'),
    pressEdge: text('lab-press-edge'),
    mark: text('hint'),
    markEdge: text('hint-gap'),
    point: text('lab-point'),
    digitOff: text('digit-off'),
    digitOn: text('digit-on'),
    entry: text('lab-entry'),
    entryOff: text('lab-entry-off'),
    line: text('line'),
    ink: text('ink'),
    font: style.fontFamily,
    light(level, top) {
      const part = level / Math.max(1, top);
      let colour = made.get(part);
      if (colour === undefined) {
        colour = `oklch(${from + by * part} ${chroma} ${hue + turn * part})`;
        made.set(part, colour);
      }
      return colour;
    },
  };
}

/**
 * Draws places row by row, each `size` pixels wide, from the canvas's corner. Small cells touch, larger ones have gaps
 * and round corners; levels are colour and brightness, from 22 pixels on also digits; presses are discs, marks are
 * frames.
 */
export function paintFaces(
  context: CanvasRenderingContext2D,
  rows: number,
  columns: number,
  size: number,
  faceAt: FaceAt,
  palette: Palette,
): void {
  if (size < 6) return paintDense(context, rows, columns, size, faceAt, palette);
  const gap = size >= 10 ? Math.max(1, Math.round(size * 0.08)) : 0;
  const radius = size >= 10 ? size * 0.18 : 0;
  const digits = size >= 22;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (let place = 0; place < rows * columns; place++) {
    const face = faceAt(place);
    if (face === null) continue;
    const x = (place % columns) * size + gap / 2;
    const y = Math.floor(place / columns) * size + gap / 2;
    const side = size - gap;
    context.fillStyle = face.level === 0 ? palette.cell : palette.light(face.level, face.top);
    box(context, x, y, side, radius);
    context.fill();
    if (face.level === 0 && size >= 6) {
      context.strokeStyle = palette.edge;
      context.lineWidth = 1;
      box(context, x + 0.5, y + 0.5, side - 1, radius);
      context.stroke();
    }
    if (face.aim !== null && face.aim !== face.level && size >= 6) {
      context.fillStyle = face.aim === 0 ? palette.cell : palette.light(face.aim, face.top);
      context.strokeStyle = face.level === 0 ? palette.digitOff : palette.digitOn;
      box(context, x + side * 0.62, y + side * 0.1, side * 0.28, side * 0.08);
      context.fill();
      context.stroke();
    }
    if (digits && face.top > 1) {
      context.fillStyle = face.level === 0 ? palette.digitOff : palette.digitOn;
      context.font = `600 ${Math.round(size * 0.26)}px ${palette.font}`;
      context.fillText(String(face.level), x + side * 0.8, y + side * 0.8);
    }
    if (face.mark > 0) {
      const width = Math.max(1, Math.round(size * 0.1));
      context.lineWidth = width;
      context.strokeStyle = palette.mark;
      box(context, x + width / 2, y + width / 2, side - width, radius);
      context.stroke();
      if (face.mark > 1 && digits)
        number(context, face.mark, x + side / 2, y + side / 2, size, palette.mark, palette.font);
    }
    if (face.press > 0) {
      context.fillStyle = palette.press;
      context.strokeStyle = palette.pressEdge;
      context.lineWidth = Math.max(1, size * 0.04);
      context.beginPath();
      context.arc(x + side / 2, y + side / 2, side * (size < 10 ? 0.4 : 0.28), 0, 2 * Math.PI);
      context.fill();
      if (size >= 10) context.stroke();
      if ((face.press > 1 || face.counted) && size >= 14)
        number(context, face.press, x + side / 2, y + side / 2, size * 0.9, palette.pressEdge, palette.font);
    }
    if (face.pointed) {
      context.lineWidth = Math.max(2, size * 0.08);
      context.strokeStyle = palette.point;
      box(context, x, y, side, radius);
      context.stroke();
    }
  }
}

/** Cells too small for anything but a colour: pressed, marked, or their level. One pixel a cell, then drawn large. */
function paintDense(
  context: CanvasRenderingContext2D,
  rows: number,
  columns: number,
  size: number,
  faceAt: FaceAt,
  palette: Palette,
): void {
  const pixels = new ImageData(columns, rows);
  const words = new Uint32Array(pixels.data.buffer);
  const [off, press, mark] = [palette.cell, palette.press, palette.mark].map(wordOf) as [number, number, number];
  // One word for each pair of level and greatest level: text is slow to look up forty thousand times.
  const levels = new Map<number, number>();
  const wordAt = (level: number, top: number): number => {
    const key = level * 4096 + top;
    let word = levels.get(key);
    if (word === undefined) levels.set(key, (word = wordOf(palette.light(level, top))));
    return word;
  };
  for (let place = 0; place < words.length; place++) {
    const face = faceAt(place);
    if (face === null) continue;
    words[place] =
      face.press > 0 ? press : face.mark > 0 ? mark : face.level === 0 ? off : wordAt(face.level, face.top);
  }
  drawPixels(context, pixels, 0, 0, columns * size, rows * size);
}

/** Draws pixels enlarged, with hard edges. */
export function drawPixels(
  context: CanvasRenderingContext2D,
  pixels: ImageData,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  const sheet = new OffscreenCanvas(pixels.width, pixels.height);
  sheet.getContext('2d')!.putImageData(pixels, 0, 0);
  context.imageSmoothingEnabled = width < pixels.width;
  context.drawImage(sheet, x, y, width, height);
}

const colourWords = new Map<string, number>();

/** A colour as a pixel of an ImageData seen as 32-bit words. */
export function wordOf(colour: string): number {
  let word = colourWords.get(colour);
  if (word === undefined) {
    const context = new OffscreenCanvas(1, 1).getContext('2d')!;
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    word = new Uint32Array(context.getImageData(0, 0, 1, 1).data.buffer)[0]!;
    colourWords.set(colour, word);
  }
  return word;
}

function number(
  context: CanvasRenderingContext2D,
  value: number,
  x: number,
  y: number,
  size: number,
  colour: string,
  font: string,
): void {
  context.fillStyle = colour;
  context.font = `700 ${Math.round(size * (value > 9 ? 0.34 : 0.42))}px ${font}`;
  context.fillText(String(value), x, y + size * 0.02);
}

function box(context: CanvasRenderingContext2D, x: number, y: number, side: number, radius: number): void {
  context.beginPath();
  if (radius > 0) context.roundRect(x, y, side, side, radius);
  else context.rect(x, y, side, side);
}
