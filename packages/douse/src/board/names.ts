/**
 * How many letters must be put in, left out, changed or swapped with their neighbour to get from one word to another.
 */
function distance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      row.push(Math.min(rows[i - 1]![j]! + 1, row[j - 1]! + 1, rows[i - 1]![j - 1]! + Number(a[i - 1] !== b[j - 1])));
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) row[j] = Math.min(row[j]!, rows[i - 2]![j - 2]! + 1);
    }
    rows.push(row);
  }
  return rows[a.length]![b.length]!;
}

/** The name that somebody who wrote `word` most likely meant, letter case aside; null if none is near. */
export function nearestName(word: string, names: readonly string[]): string | null {
  if (word.length > 40) return null;
  const written = word.toLowerCase();
  let nearest: string | null = null;
  let least = Math.max(1, Math.floor(written.length / 3)) + 1;
  for (const name of names) {
    const away = distance(written, name.toLowerCase());
    if (away < least) [nearest, least] = [name, away];
  }
  return nearest;
}

/** `; did you mean torus?`, or nothing if no name is near. */
export function nearestHint(word: string, names: readonly string[]): string {
  const nearest = nearestName(word, names);
  return nearest === null ? '' : `; did you mean ${nearest}?`;
}
