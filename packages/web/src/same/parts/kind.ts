import { count, phrase } from '../../words/format.ts';
import { language } from '../../words/index.ts';
import type { SameWords } from '../words/words.ts';

/** The kind of a board in words: size, colours, and its other rules as they stand in the address. */
export function kindName(say: SameWords, kind: string): string {
  const match = /^(\d+)x(\d+)-c(\d+)(?:-(.*))?$/.exec(kind);
  if (match === null) return kind;
  const [, rows, columns, colours, other] = match;
  const parts = [
    phrase(say.size, { rows: rows!, columns: columns! }),
    count(language.value, say.colours, Number(colours)),
  ];
  if (other !== undefined) parts.push(other);
  return parts.join(' · ');
}
