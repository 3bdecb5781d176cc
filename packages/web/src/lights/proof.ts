import { computed, signal } from '@preact/signals';
import type { CertificateFacts } from 'douse/lightsout';
import { type LightsGame, work } from './table.ts';
import { count, phrase } from '../words/format.ts';
import { language, words } from '../words/index.ts';

/** Why the board on the page cannot be solved, while the player wants to see it. */
const shown = signal<{ readonly session: unknown; readonly facts: CertificateFacts } | null>(null);

/** The marks of the proof, for the views; null if none is shown. Presses do not change them: what cannot be solved stays so. */
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
export function proofSentence(aimed: boolean, levels: number): string {
  const { impossible } = words.value;
  if (shown.value === null) return impossible.says;
  const { marked, plain, step, missing } = shown.value.facts;
  if (levels > 2) return phrase(plain ? impossible.sum : impossible.weighted, { step, total: missing });
  if (marked === 1) return impossible.one;
  return count(language.value, aimed ? impossible.oddAim : impossible.odd, marked);
}
