import type { CertificateFacts } from 'douse/lightsout';
import { count, phrase } from './format.ts';
import { language, words } from './index.ts';

/**
 * Why a board cannot be solved, in the reader's language: the one sentence that the game and the laboratory say.
 * @param aimed  true if lights have to reach a picture, so that “on” would be wrong
 */
export function certificateSentence(
  { marked, plain, step, missing }: Pick<CertificateFacts, 'marked' | 'plain' | 'step' | 'missing'>,
  aimed: boolean,
  levels: number,
): string {
  const { impossible } = words.value;
  if (levels > 2) return phrase(plain ? impossible.sum : impossible.weighted, { step, total: missing });
  if (marked === 1) return impossible.one;
  return count(language.value, aimed ? impossible.oddAim : impossible.odd, marked);
}
