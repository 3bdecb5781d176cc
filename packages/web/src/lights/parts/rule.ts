import type { LightsParams } from 'douse/lightsout';
import type { Words } from '../../words/words.ts';

/** The rule and the wrap in words; null for the usual ones. */
export function ruleName({ rules, wraps }: Words, { rule, wrap }: LightsParams): string | null {
  if (rule === 'plus' && wrap === 'none') return null;
  return wrap === 'none' ? rules[rule] : `${rules[rule]}, ${wraps[wrap]}`;
}
