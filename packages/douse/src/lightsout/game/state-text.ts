import { makeLevels } from '../../board/problem.ts';
import { quote } from '../../formats/error.ts';
import { err, ok, type Result } from '../../play/result.ts';
import { parseLevelText } from './level-text.ts';
import { countLights, holeMask, levelsOf, type LightsParams, type LightsState } from './params.ts';

const OFF = '.0-';
const ON = '#*@';
const HOLE = '~';

/** The sides of the rectangle that lights are written in: of a cube face by face. */
export const paperSides = ({ shape, rows, columns }: LightsParams): readonly [rows: number, columns: number] => [
  shape === 'cube' ? 6 * rows : rows,
  columns,
];

/**
 * The lights of an id: rows ended by `/` (or `|`, or a new line), `.`, `0` or `-` for off, `1 … 9 a … z` for levels,
 * `#`, `*` or `@` for level 1, `~` for a hole; numbers set apart by spaces where there are more than 36 levels. Or
 * short, as `makeLevelText` writes them. An id is written by Douse: unlike a file's, its signs are not guessed, and a
 * page that plays does not fetch the readers of files.
 */
export function parseState(params: LightsParams, text: string): Result<LightsState, string> {
  if (/^[=!]/.test(text)) return parseShort(params, text);
  const [rows, columns] = paperSides(params);
  const holes = holeMask(params);
  const written = text
    .split(/[/|\n]/)
    .map((row) => row.trim())
    .filter((row) => row !== '')
    .map((row) => (params.levels > 36 || /\s/.test(row) ? row.split(/\s+/) : Array.from(row)));
  const size = (count: number, width: number, pits: boolean): string =>
    `${count} × ${width} cells${pits ? ' with holes' : ''}`;
  const pits = written.some((row) => row.includes(HOLE));
  const uneven = written.find((row) => row.length !== columns);
  if (written.length !== rows || uneven !== undefined || pits !== (holes !== null))
    return err(
      `expected a board of ${size(rows, columns, holes !== null)}, got ${size(written.length, (uneven ?? written[0] ?? []).length, pits)}`,
    );
  const state = makeLevels(countLights(params), params.levels) as LightsState;
  let light = 0;
  for (const [r, row] of written.entries())
    for (const [c, sign] of row.entries()) {
      const hole = holes !== null && holes[r * columns + c] === 1;
      if (hole !== (sign === HOLE)) return err('expected the holes where the params have them, got others');
      if (hole) continue;
      const level = levelOf(sign, params.levels);
      if (level === null) return err(`expected a light in row ${r + 1}, column ${c + 1}, got ${quote(sign)}`);
      const levels = levelsOf(params, light);
      if (level >= levels) return err(`expected a level below ${levels} for light ${light + 1}, got ${quote(sign)}`);
      state[light++] = level;
    }
  return ok(state);
}

function parseShort(params: LightsParams, text: string): Result<LightsState, string> {
  const lights = countLights(params);
  const values = parseLevelText(text, lights, params.levels);
  if (values === null || !values.every((level, light) => level < levelsOf(params, light)))
    return err(`expected levels below ${params.levels} for ${lights} lights, got ${quote(text)}`);
  const state = makeLevels(lights, params.levels) as LightsState;
  state.set(values);
  return ok(state);
}

function levelOf(sign: string, levels: number): number | null {
  if (OFF.includes(sign)) return 0;
  if (ON.includes(sign)) return 1;
  if (levels > 36) return /^\d{1,9}$/.test(sign) ? Number(sign) : null;
  if (/^\d{1,2}$/.test(sign)) return Number(sign);
  return /^[a-z]$/i.test(sign) ? parseInt(sign, 36) : null;
}
