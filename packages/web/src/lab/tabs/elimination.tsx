import type { Lab } from '../lab.ts';
import { Explained } from '../parts/explained.tsx';
import { labWords } from '../words/index.ts';

/** The equations solved row operation by row operation. */
export function EliminationTab({ lab }: { readonly lab: Lab }) {
  const { title, what } = labWords.value.elimination;
  return <Explained lab={lab} way="elimination" title={title} what={what} />;
}
