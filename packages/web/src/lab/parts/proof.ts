import { labWords } from '../words/index.ts';

/**
 * Why a number of presses is the fewest, in the reader's language; a proof without words of its own is called a proof.
 */
export function proofText(kind: string): string {
  const { proofs } = labWords.value;
  return Object.hasOwn(proofs, kind) ? proofs[kind as keyof typeof proofs] : proofs.other;
}
