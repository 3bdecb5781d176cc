/** A text of the course in pieces. `after` is the punctuation that no line may begin with. */
export type Piece =
  | { readonly kind: 'plain'; readonly text: string }
  | { readonly kind: 'formula'; readonly tex: string; readonly after: string }
  | { readonly kind: 'term'; readonly term: string; readonly text: string; readonly after: string }
  /** A cell of the board, counted from 0. */
  | { readonly kind: 'cell'; readonly cell: number; readonly text: string; readonly after: string };

/** Cuts a text at `$…$`, `[[term]]`, `[[term|text]]` and `((7|text))`. */
export function pieces(text: string): readonly Piece[] {
  const found: Piece[] = [];
  let end = 0;
  const plain = (to: number): void => {
    if (to > end) found.push({ kind: 'plain', text: unbroken(text.slice(end, to)) });
  };
  for (const match of text.matchAll(
    /(?:\$([^$]+)\$|\[\[([^\]|]+)(?:\|([^\]]+))?\]\]|\(\((\d+)\|([^)]+)\)\))([.,;:!?)»”]*)/g,
  )) {
    plain(match.index);
    const [whole, tex, term, said, cell, named, after = ''] = match;
    if (tex !== undefined) found.push({ kind: 'formula', tex, after });
    else if (term !== undefined) found.push({ kind: 'term', term, text: said ?? term, after });
    else found.push({ kind: 'cell', cell: Number(cell) - 1, text: named!, after });
    end = match.index + whole.length;
  }
  plain(text.length);
  return found;
}

/** Sizes such as 5 × 5 stay on one line. */
export const unbroken = (text: string): string => text.replaceAll(' × ', '\u00a0×\u00a0');
