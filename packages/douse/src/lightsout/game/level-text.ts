/**
 * Levels of many lights as short text that needs no escapes in an address. After `=` a symbol stands for one light,
 * after `!` for as many as 64 values allow; zeros at the end are left out.
 */
const SYMBOLS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_~';

/** Most levels of a light. */
export const MAX_LEVEL_TEXT = SYMBOLS.length;

/** From more lights than this on, several share a symbol. */
const PLAIN = 100;

/** How many lights of `levels` levels a symbol holds. */
function packed(levels: number): number {
  let lights = 1;
  while (levels ** (lights + 1) <= SYMBOLS.length) lights++;
  return lights;
}

/** @param levels  one more than the greatest level, at most MAX_LEVEL_TEXT */
export function makeLevelText(values: ArrayLike<number>, levels: number): string {
  let end = values.length;
  while (end > 0 && values[end - 1] === 0) end--;
  const each = values.length <= PLAIN ? 1 : packed(levels);
  let text = '';
  for (let i = 0; i < end; i += each) {
    let symbol = 0;
    for (let k = Math.min(each, end - i) - 1; k >= 0; k--) symbol = symbol * levels + values[i + k]!;
    text += SYMBOLS[symbol]!;
  }
  return (each === 1 ? '=' : '!') + text;
}

/** The levels of `count` lights; null if the text is of another kind, or names too many lights or too high levels. */
export function parseLevelText(text: string, count: number, levels: number): number[] | null {
  const each = text.startsWith('=') ? 1 : text.startsWith('!') ? packed(levels) : 0;
  if (each === 0 || text.length - 1 > Math.ceil(count / each)) return null;
  const values = Array<number>(count).fill(0);
  for (let s = 1; s < text.length; s++) {
    let rest = SYMBOLS.indexOf(text[s]!);
    if (rest < 0 || rest >= levels ** each) return null;
    for (let i = (s - 1) * each; rest > 0; i++, rest = Math.floor(rest / levels)) {
      if (i >= count) return null;
      values[i] = rest % levels;
    }
  }
  return values;
}
