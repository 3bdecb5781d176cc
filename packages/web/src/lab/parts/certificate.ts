import type { CertificateFacts } from 'douse/lightsout';
import { phrase } from '../../words/format.ts';
import { labWords } from '../words/index.ts';

/** Why a board is impossible, in the reader's language. */
export function certificateText({ marked, plain, step, missing, hasTarget }: CertificateFacts, levels: number): string {
  const { certificate } = labWords.value;
  if (levels === 2) {
    if (marked === 1) return certificate.single;
    return hasTarget ? certificate.parityTarget : certificate.parityOff;
  }
  return phrase(plain ? certificate.plain : certificate.weighted, { step, missing });
}
