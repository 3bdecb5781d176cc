import { allSaves, importSave } from '../game/saves.ts';
import { PUZZLES } from './registry.ts';

/** Everything played in this browser, as one file: the games that ended and the saves of those that did not. */

/** How every such file begins. */
const START = '{"douse":1,';
/** Most saves that are read of a file. */
const MAX_SAVES = 1000;

export function makeBackup(): string {
  const games = Object.fromEntries(PUZZLES.map(({ name, ledger }) => [name, ledger.text()]));
  return `${START}${JSON.stringify({ games, saves: allSaves() }, null, 1).slice(1)}\n`;
}

/** True for the text of such a file, whole or not. */
export const isBackup = (text: string): boolean => text.trimStart().startsWith(START);

/** What came of a file. */
export interface Imported {
  /** Games that ended and were not known here. */
  readonly games: number;
  /** Saves that were read; the later one of a board is kept. */
  readonly saves: number;
  /** True if a part of the file could not be read. */
  readonly damaged: boolean;
}

/** Adds what a file holds to what is here; null, and nothing is changed, if it cannot be read at all. */
export function importBackup(text: string): Imported | null {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return null;
  }
  const { games, saves } = file as { games?: unknown; saves?: unknown };
  let [added, damaged, read] = [0, false, 0];
  for (const { name, ledger } of PUZZLES) {
    const own = typeof games === 'object' && games !== null ? (games as Record<string, unknown>)[name] : undefined;
    if (typeof own !== 'string') {
      damaged = true;
      continue;
    }
    const merged = ledger.import(own);
    added += merged.added;
    damaged ||= merged.damaged;
  }
  for (const save of Array.isArray(saves) ? saves.slice(0, MAX_SAVES) : []) {
    if (typeof save === 'string' && importSave(save)) read++;
    else damaged = true;
  }
  return { games: added, saves: read, damaged: damaged || !Array.isArray(saves) };
}
