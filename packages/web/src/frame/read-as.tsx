import { ownName } from '../puzzles/registry.ts';
import type { Offer } from '../reading/jobs.ts';
import { phrase } from '../words/format.ts';
import { words } from '../words/index.ts';
import { type How, openOffer } from './open.ts';

/** How a file was read, and what the reader remarks on it. */
export function ReadAs({ how }: { readonly how: How }) {
  const told = phrase(words.value.open.readAs, { format: how.format, puzzle: ownName(how.puzzle) });
  return (
    <p data-part="read-as">
      {told}
      {how.says !== null && <span lang="en">: {how.says}</span>}
    </p>
  );
}

/** Other ways to read a file, a button each. */
export function Offers({ bytes, offers }: { readonly bytes: Uint8Array; readonly offers: readonly Offer[] }) {
  const { open } = words.value;
  const name = ({ puzzle, format }: Offer): string => {
    if (format === 'auto') return phrase(open.asPuzzle, { puzzle: ownName(puzzle) });
    return format === 'edges' ? open.asGraph : phrase(open.asFormat, { format });
  };
  return offers.map((offer) => (
    <button
      type="button"
      class="control"
      key={`${offer.puzzle} ${offer.format}`}
      data-offer={`${offer.puzzle} ${offer.format}`}
      onClick={() => openOffer(bytes, offer)}
    >
      {name(offer)}
    </button>
  ));
}
