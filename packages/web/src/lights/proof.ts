import { computed, signal } from '@preact/signals';
import type { CertificateFacts } from 'douse/lightsout';
import { notify } from '../page/notices.ts';
import type { Closest } from './jobs.ts';
import { type LightsGame, work } from './table.ts';
import { certificateSentence } from '../words/certificate.ts';
import { count, phrase } from '../words/format.ts';
import { language, words } from '../words/index.ts';
import type { Task } from '../work/work.ts';

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

/** How close presses come, once somebody wanted to know; other presses do not change how many lights must miss. */
const near = signal<{ readonly session: unknown; readonly found: Closest } | null>(null);
/** The search for it. */
export const nearing = signal<Task<unknown> | null>(null);

/**
 * Looks for the presses after which the fewest lights miss, and walks through them from the board as it stands; once
 * more gives up.
 */
export async function seekClosest(game: LightsGame): Promise<void> {
  const giveUp = nearing.value;
  nearing.value = null;
  if (giveUp !== null) return giveUp.cancel();
  const { session } = game.session.value;
  const { params, state } = session;
  const task = work.ask('lights.closest', { params, state });
  nearing.value = task;
  const found = await task.done;
  if (nearing.value !== task) return;
  nearing.value = null;
  if (game.session.value.session !== session || session.state !== state) return;
  if (found === null) return notify('unknown');
  near.value = { session, found };
  if (found.moves.length > 0) game.walkAlong(found.moves);
}

/** How close presses come, in a sentence; null if nobody asked. */
export function nearSentence(session: unknown): string | null {
  const known = near.value;
  if (known === null || known.session !== session) return null;
  const { missed, bound, proved } = known.found;
  const { impossible } = words.value;
  if (proved) return count(language.value, impossible.near, missed);
  return `${count(language.value, impossible.nearFound, missed)} ${phrase(impossible.nearBound, { bound })}`;
}
