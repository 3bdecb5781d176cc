/**
 * The known word most likely meant: at most two slips (a letter added, left out or changed, two neighbours swapped) in
 * fewer than half of its letters, or a prefix of three letters or more. Null if none is near.
 */
export function nearest(word: string, known: readonly string[]): string | null {
  const given = word.slice(0, 40).toLowerCase();
  let best: string | null = null;
  let least = 3;
  for (const candidate of known) {
    const name = candidate.toLowerCase();
    const begins = given.length >= 3 && (name.startsWith(given) || given.startsWith(name));
    const slips = begins ? Math.min(1, distance(given, name)) : distance(given, name);
    if (slips < least && (begins || slips * 2 < name.length)) [best, least] = [candidate, slips];
  }
  return best;
}

/** `; did you mean torus?`, or '' if no name is near. */
export function nearestHint(word: string, known: readonly string[]): string {
  const near = nearest(word, known);
  return near === null ? '' : `; did you mean ${near}?`;
}

/** Slips from one short word to another. */
function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => [i, ...Array.from({ length: b.length }, () => 0)]);
  rows[0] = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      rows[i]![j] = Math.min(rows[i - 1]![j]! + 1, rows[i]![j - 1]! + 1, rows[i - 1]![j - 1]! + change);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        rows[i]![j] = Math.min(rows[i]![j]!, rows[i - 2]![j - 2]! + 1);
    }
  return rows[a.length]![b.length]!;
}
