import { computed, signal } from '@preact/signals';
import type { CertificateFacts } from 'douse/lightsout';
import { type LightsGame, work } from './table.ts';
import { certificateSentence } from '../words/certificate.ts';
import { words } from '../words/index.ts';

/** Why the board on the page cannot be solved, while the player wants to see it. */
const shown = signal<{ readonly session: unknown; readonly facts: CertificateFacts } | null>(null);

/**
 * The marks of the proof, for the views; null if none is shown. Presses do not change them: what cannot be solved stays
 * so.
 */
export function proofOf(game: LightsGame) {
  return computed(() => (shown.value?.session === game.session.value.session ? shown.value.facts.marks : null));
}

export async function toggleProof(game: LightsGame): Promise<void> {
  const { session } = game.session.value;
  if (shown.value?.session === session) {
    shown.value = null;
    return;
  }
  const facts = await work.ask('lights.why', { params: session.params, state: session.start }).done;
  if (facts !== null && game.session.value.session === session) shown.value = { session, facts };
}

/** The proof that is shown, in a sentence. */
export const proofSentence = (aimed: boolean, levels: number): string =>
  shown.value === null ? words.value.impossible.says : certificateSentence(shown.value.facts, aimed, levels);
