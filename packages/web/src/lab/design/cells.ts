/**
 * Numbers for cells as short text for an address: one symbol a cell up to PLAIN cells, beyond it `*` and as many cells
 * a symbol as 64 allows. Zeros at the end are left out.
 */
export const SYMBOLS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_-';
const PLAIN = 100;
const VALUES = new Map(Array.from(SYMBOLS, (symbol, value) => [symbol, value]));

/** How many cells of `base` values a symbol holds. */
function packed(base: number): number {
  let cells = 1;
  while (base ** (cells + 1) <= SYMBOLS.length) cells++;
  return cells;
}

/** @param base  one more than the greatest number, at most 64 */
export function makeCells(values: ArrayLike<number>, base: number): string {
  let end = values.length;
  while (end > 0 && values[end - 1] === 0) end--;
  const each = values.length <= PLAIN ? 1 : packed(base);
  let text = '';
  for (let i = 0; i < end; i += each) {
    let symbol = 0;
    for (let k = Math.min(each, end - i) - 1; k >= 0; k--) symbol = symbol * base + values[i + k]!;
    text += SYMBOLS[symbol]!;
  }
  return each === 1 ? text : `*${text}`;
}

/** The numbers again, or null if the text holds too many or too great ones, or other symbols. */
export function parseCells(text: string, count: number, base: number): Uint8Array | null {
  const dense = text.startsWith('*');
  const symbols = dense ? text.slice(1) : text;
  const each = dense ? packed(base) : 1;
  if (symbols.length > Math.ceil(count / each)) return null;
  const values = new Uint8Array(count);
  for (let s = 0; s < symbols.length; s++) {
    let rest = VALUES.get(symbols[s]!) ?? -1;
    if (rest < 0 || rest >= base ** each) return null;
    for (let i = s * each; rest > 0; i++, rest = Math.floor(rest / base)) {
      if (i >= count) return null;
      values[i] = rest % base;
    }
  }
  return values;
}
