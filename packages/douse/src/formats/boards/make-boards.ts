import { isBits, packBits } from '../../algebra/bitmatrix.ts';
import type { GridBoard } from '../../board/board.ts';
import { asArray, type Problem } from '../../board/problem.ts';
import { err, ok, type Result } from '../../play/result.ts';
import { makePbm, makePgm } from '../netpbm.ts';
import { makeRule } from '../pattern.ts';
import { makeFlipId, MAX_FLIP } from '../tatham.ts';
import { makeLife } from '../layout/life.ts';
import { parseOption } from '../options.ts';
import { makeDimacs } from '../wirings/dimacs.ts';
import { makeEdges } from '../wirings/edges.ts';
import { makeJson } from './json.ts';
import { makeSave } from './save.ts';
import { makeCells, makeText, MAX_TEXT_CELLS } from './text.ts';

/** Formats in which Lights Out boards are written. `readBoards` reads each back, `pgm` as `pbm`, `save` as `tatham`. */
export const WRITTEN_FORMATS = [
  'text',
  'table',
  'json',
  'pbm',
  'pgm',
  'life',
  'id',
  'tatham',
  'save',
  'edges',
  'dimacs',
] as const;
/** One of WRITTEN_FORMATS. */
export type WrittenFormat = (typeof WRITTEN_FORMATS)[number];

/** The bytes of a file of boards. */
export interface Written {
  readonly bytes: Uint8Array;
  /** What the file does not hold, and the options to read it with; null if it holds all. */
  readonly says: string | null;
}

/** Why boards do not fit a format, and what to do. */
export interface Misfit {
  readonly expected: string;
  readonly got: string;
  readonly cure: string;
}

/** What makes an id of a problem; without it none are written. */
export interface MakeOptions {
  readonly toId?: (problem: Problem) => Result<string, string>;
}

/** Formats of several boards; the others hold one. */
const SEVERAL: readonly WrittenFormat[] = ['text', 'table', 'json', 'id'];

/**
 * Boards as a file of one format, or why they do not fit it. What a format cannot hold (holes, levels, goals) is never
 * left out in silence: it is refused, or `says` tells how to read the file. Cost: linear in the boards.
 */
export function makeBoards(
  boards: readonly Problem[],
  format: WrittenFormat,
  options: MakeOptions = {},
): Result<Written, Misfit> {
  const [first] = boards;
  const misfit = (expected: string, got: string, cure: string): Result<never, Misfit> => err({ expected, got, cure });
  if (first === undefined) return misfit('a board', 'none', 'give one');
  if (boards.length > 1 && !SEVERAL.includes(format))
    return misfit('one board in this format', `${boards.length}`, 'write text, table, json or id');
  const cells = boards.reduce((sum, { board }) => sum + board.lights, 0);
  if (cells > MAX_TEXT_CELLS && format !== 'pbm')
    return misfit(`at most ${MAX_TEXT_CELLS} cells in this format`, `${cells}`, 'write pbm');
  for (const task of boards) {
    const fault = faultOf(task, format);
    if (fault !== null) return err(fault);
  }
  const text = (content: string, says: string | null = null): Result<Written, Misfit> =>
    ok({ bytes: new TextEncoder().encode(`${content}\n`), says });
  switch (format) {
    case 'text':
      return text(boards.map((task) => makeText(task)).join('\n\n'));
    case 'table':
      return text(makeTables(boards));
    case 'json':
      return text(boards.map(makeJson).join('\n'));
    case 'id': {
      const ids: string[] = [];
      for (const task of boards) {
        const id = options.toId?.(task) ?? err('expected a program that knows ids, got none');
        if (!id.ok) {
          const [expected, got] = id.error.replace(/^expected /, '').split(', got ');
          return misfit(expected!, got ?? 'another', 'write json');
        }
        ids.push(id.value);
      }
      return text(ids.join('\n'));
    }
    case 'life':
      return text(makeLife(first), asking(rulesOf(first.board as GridBoard)));
    case 'pbm': {
      const { rows, columns } = first.board as GridBoard;
      const bits = isBits(first.start) ? first.start : packBits(first.start, rows, columns);
      return ok({ bytes: makePbm(bits), says: asking(rulesOf(first.board as GridBoard)) });
    }
    case 'pgm': {
      const { rows, columns } = first.board as GridBoard;
      return ok({
        bytes: makePgm(first.start, rows, columns, first.levels),
        says: asking(rulesOf(first.board as GridBoard)),
      });
    }
    case 'tatham':
      return text(makeFlipId(first));
    case 'save':
      return text(makeSave('Flip', makeFlipId(first).replace(':', 'c:')));
    case 'edges':
      return text(makeEdges(graphOf(first)!), asking('--format edges', levelsOf(first)));
    case 'dimacs': {
      const graph = graphOf(first)!;
      const named = graph.names.some((name, v) => name !== String(v + 1));
      const says = [named ? 'vertices are numbers here, without their names' : null, asking(levelsOf(first))];
      return text(makeDimacs(graph), says.filter((part) => part !== null).join('; ') || null);
    }
  }
}

/** Why one problem does not fit a format; null if it does. */
function faultOf(task: Problem, format: WrittenFormat): Misfit | null {
  const { board, levels, moduli, target, care } = task;
  const misfit = (expected: string, got: string, cure = 'write json'): Misfit => ({ expected, got, cure });
  if (format !== 'json' && format !== 'id' && (target !== null || care !== undefined))
    return misfit('a board whose lights are to be off', 'one with a target');
  if (format === 'id') return null;
  if (board.kind === 'grid' && moduli !== null)
    return misfit('one number of levels', 'a rectangle whose lights have several', 'write id');
  switch (format) {
    case 'edges':
    case 'dimacs': {
      const graph = graphOf(task);
      if (graph === null) return misfit('a graph', board.kind === 'grid' ? 'a rectangle' : 'another wiring');
      if (asArray(task.start).some((level) => level > 0)) return misfit('a graph with all lights off', 'lights on');
      const bad = graph.names.find((name) => name === '' || /\s|^[;#]/.test(name));
      return format === 'edges' && bad !== undefined ? misfit('names without blanks', `'${bad}'`) : null;
    }
    case 'tatham':
    case 'save':
      if (levels !== 2) return misfit('two levels', `${levels}`);
      if (board.lights > MAX_FLIP) return misfit(`at most ${MAX_FLIP} squares`, `${board.lights}`);
      try {
        makeFlipId(task);
        return null;
      } catch {
        return misfit('a rectangle without holes', board.kind === 'grid' ? 'one with holes' : 'a wiring');
      }
  }
  if (board.kind !== 'grid') return format === 'json' ? null : misfit('a rectangle', 'a wiring');
  if (!parseOption('rule', makeRule(board.rule)).ok)
    return misfit('a rule that one line can draw', 'another', 'give a board with a named rule');
  if (format === 'text' || format === 'table' || format === 'json') return null;
  if (board.holes !== null) return misfit('a board without holes', 'one with holes', 'write text, table or json');
  if (format !== 'pgm' && levels !== 2)
    return misfit('two levels', `${levels}`, format === 'pbm' ? 'write pgm' : 'write text, table or json');
  return null;
}

/** Rows of numbers with commas between them; a first line `douse 1 …` where something would be guessed without it. */
function makeTables(boards: readonly Problem[]): string {
  const least = boards.length > 1 ? 2 : 1;
  const plain = boards.every(({ board, levels }) => {
    const { rows, columns } = board as GridBoard;
    return levels === 2 && rulesOf(board as GridBoard) === null && columns > 1 && rows >= least;
  });
  const tables = boards.map((task) => {
    const { levels, start, board } = task;
    const grid = board as GridBoard;
    // Beyond 36 levels cells are numbers with blanks between them.
    const rows = makeCells(grid, start, Math.max(levels, 37)).split('\n');
    const cells = rows.map((row) => row.replaceAll('.', '0').replaceAll(' ', ',') + (grid.columns === 1 ? ',' : ''));
    const head = plain ? [] : [`douse 1 levels=${levels} rule=${makeRule(grid.rule)} wrap=${grid.wrap}`];
    return [...head, ...cells].join('\n');
  });
  return tables.join('\n\n');
}

/** The options that a file without rules is to be read with; null if they are the usual ones. */
function rulesOf({ rule, wrap }: GridBoard): string | null {
  const name = makeRule(rule);
  const words = [...(name === 'plus' ? [] : [`--rule ${name}`]), ...(wrap === 'none' ? [] : [`--wrap ${wrap}`])];
  return words.length === 0 ? null : words.join(' ');
}

const levelsOf = ({ levels }: Problem): string | null => (levels === 2 ? null : `--levels ${levels}`);

/** With which options a file is read as what was written. */
const asking = (...options: readonly (string | null)[]): string | null =>
  options.some((option) => option !== null)
    ? `read it with ${options.filter((option) => option !== null).join(' ')}`
    : null;

/** The graph whose vertices move themselves and their neighbours, if a board was made of one. */
const graphOf = ({ board, moduli }: Problem) =>
  board.kind === 'wiring' && board.shape?.kind === 'graph' && moduli === null
    ? { names: board.lightNames, edges: board.shape.edges }
    : null;
