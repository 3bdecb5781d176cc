import { ownName } from '../puzzles/registry.ts';
import { type Choice, withoutChoices } from '../reading/choices.ts';
import type { Offer } from '../reading/jobs.ts';
import { phrase } from '../words/format.ts';
import { words } from '../words/index.ts';
import type { How } from './opened.ts';
import { openOffer } from './open.ts';

/** How a file was read, and what the reader remarks on it. */
export function ReadAs({ how }: { readonly how: How }) {
  const says = withoutChoices(how.says ?? '');
  const told = phrase(words.value.open.readAs, { format: how.format, puzzle: ownName(how.puzzle) });
  return (
    <p data-part="read-as">
      {told}
      {says !== '' && <span lang="en">: {says}</span>}
    </p>
  );
}

/** A way to read a file in words; null for the usual one. */
export function choiceText({ format, on, off, matrixOf }: Choice): string | null {
  const { open } = words.value;
  if (matrixOf !== undefined) return matrixOf === 'buttons' ? open.asButtons : open.asLights;
  if (on !== undefined) return phrase(off === undefined ? open.asOn : open.asOnOff, { on, off: off ?? '' });
  if (format === 'auto') return null;
  return format === 'edges' ? open.asGraph : phrase(open.asFormat, { format });
}

/** Other ways to read a file, a button each. */
export function Offers({ bytes, offers }: { readonly bytes: Uint8Array; readonly offers: readonly Offer[] }) {
  return offers.map((offer) => (
    <button
      type="button"
      class="control"
      key={JSON.stringify(offer)}
      data-offer={`${offer.puzzle} ${offer.format}`}
      onClick={() => openOffer(bytes, offer)}
    >
      {choiceText(offer) ?? phrase(words.value.open.asPuzzle, { puzzle: ownName(offer.puzzle) })}
    </button>
  ));
}

/** Both, as a notice has them. */
export const Arrival = ({ how }: { readonly how: How }) => (
  <>
    <ReadAs how={how} />
    <Offers bytes={how.bytes} offers={how.offers} />
  </>
);
