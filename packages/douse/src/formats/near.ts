import { nearest } from '../board/names.ts';

export { nearest };

/** `did you mean levels?`, or else what there is to choose from. */
export const meant = (word: string, known: readonly string[]): string => {
  const near = nearest(word, known);
  return near === null ? `choose one of ${known.join(', ')}` : `did you mean ${near}?`;
};
