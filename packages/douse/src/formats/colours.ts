import { MAX_SIDE } from '../board/grid.ts';
import { err, ok, type Result } from '../play/result.ts';
import { type FormatError, formatError } from './error.ts';
import { Numbers } from './netpbm.ts';

/** A picture as colour numbers, from 0 for the darkest to the brightest. */
export interface ColourCells {
  readonly rows: number;
  readonly columns: number;
  readonly cells: Uint8Array;
  /** `#rrggbb` of each colour. */
  readonly colours: readonly string[];
}

/** Most colours of a picture: one with more is a photograph, and no board. */
export const MAX_COLOURS = 64;
/** Most pixels. */
const MAX_PIXELS = 25_000_000;

/** True if the bytes begin as a PPM image (P3 or P6) does. */
export const isPpm = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 &&
  (bytes[1] === 0x33 || bytes[1] === 0x36) &&
  (bytes[2] === 35 || (bytes[2]! >= 9 && bytes[2]! <= 32));

/**
 * Parses a PPM image, one pixel a cell. Colours are sorted by brightness (Rec. 601 luma), equally bright ones by
 * number.
 */
export function parseColours(bytes: Uint8Array): Result<ColourCells, FormatError> {
  if (!isPpm(bytes)) return err(formatError(1, 1, 'a PPM image (P3 or P6)', 'another file'));
  const plain = bytes[1] === 0x33;
  const reader = new Numbers(bytes, 2);
  const header: number[] = [];
  for (const [name, most] of [
    ['a width', MAX_SIDE],
    ['a height', MAX_SIDE],
    ['a greatest value', 0xffff],
  ] as const) {
    const value = reader.next(most);
    if (value === null || value < 1) return err(reader.error(`${name} from 1 to ${most}`));
    header.push(value);
  }
  const [columns, rows, maximum] = header as [number, number, number];
  if (rows * columns > MAX_PIXELS) return err(formatError(1, 1, `at most ${MAX_PIXELS} pixels`, `${rows * columns}`));
  const size = maximum > 255 ? 2 : 1;
  let at = reader.position + 1;
  const least = rows * columns * 3 * (plain ? 1 : size);
  if (bytes.length - at < least)
    return err(
      formatError(1, 1, `${least} bytes of pixels`, `${Math.max(0, bytes.length - at)} (the file is cut short)`),
    );
  const numbers = new Map<number, number>();
  const cells = new Uint8Array(rows * columns);
  for (let i = 0; i < cells.length; i++) {
    let colour = 0;
    for (let part = 0; part < 3; part++) {
      let value: number | null;
      if (plain) value = reader.next(maximum);
      else {
        value = size === 1 ? bytes[at]! : bytes[at]! * 256 + bytes[at + 1]!;
        at += size;
      }
      if (value === null || value > maximum)
        return err(
          plain
            ? reader.error(`pixel ${i + 1} from 0 to ${maximum}`)
            : formatError(1, 1, `values up to ${maximum}`, `${value}`),
        );
      colour = colour * 256 + Math.round((value * 255) / maximum);
    }
    if (!numbers.has(colour)) numbers.set(colour, numbers.size);
    if (numbers.size > MAX_COLOURS)
      return err(
        formatError(
          1,
          1,
          `a picture of at most ${MAX_COLOURS} colours, one pixel a cell`,
          'more',
          'draw it smaller, without smooth edges',
        ),
      );
    cells[i] = numbers.get(colour)!;
  }
  const luma = (colour: number): number => 299 * (colour >> 16) + 587 * ((colour >> 8) & 255) + 114 * (colour & 255);
  const sorted = [...numbers.keys()].sort((a, b) => luma(a) - luma(b) || a - b);
  const places = Uint8Array.from(numbers.keys(), (colour) => sorted.indexOf(colour));
  return ok({
    rows,
    columns,
    cells: cells.map((number) => places[number]!),
    colours: sorted.map((colour) => `#${colour.toString(16).padStart(6, '0')}`),
  });
}
