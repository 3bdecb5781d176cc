/** Rows handed on at once. */
const CHUNK = 10_000;

/**
 * Rows as comma-separated values (RFC 4180): a first line of names, lines end in CR LF, a field with a comma, quote or
 * line end stands in quotes with its quotes doubled. Null is an empty field.
 */
export function* makeCsv(rows: readonly Readonly<Record<string, unknown>>[]): Generator<string> {
  const names = new Set<string>();
  for (const row of rows) for (const name of Object.keys(row)) names.add(name);
  const line = (fields: Iterable<string>): string => `${[...fields].map(field).join(',')}\r\n`;
  yield line(names);
  for (let at = 0; at < rows.length; at += CHUNK) {
    yield rows
      .slice(at, at + CHUNK)
      .map((row) => line([...names].map((name) => (Object.hasOwn(row, name) ? String(row[name] ?? '') : ''))))
      .join('');
  }
}

const field = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
