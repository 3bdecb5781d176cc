import type { LightsParams } from 'douse/lightsout';
import { language, words } from '../../words/index.ts';
import { count, phrase } from '../../words/format.ts';
import { ruleName } from './rule.ts';

/** Which board this is, in a line: its size, and what is not usual about it. */
export function kindOf(params: LightsParams): string {
  const { board } = words.value;
  const { shape, rows, columns } = params;
  const parts = [shape === 'cube' ? phrase(board.cube, { side: rows }) : phrase(board.size, { rows, columns })];
  if (params.levels > 2) parts.push(count(language.value, board.levels, params.levels));
  const rule = ruleName(words.value, params);
  if (rule !== null) parts.push(rule);
  return parts.join(' · ');
}
