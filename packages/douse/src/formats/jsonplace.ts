/**
 * Where a text stops being JSON: the index of the first character that cannot continue it, or its length if it ends
 * too early. The messages of `JSON.parse` differ from engine to engine and often name no place.
 */
export function jsonBreaksAt(text: string): number {
  const open: ('{' | '[')[] = [];
  let wants: 'value' | 'value or ]' | 'key' | 'key or }' | 'more' = 'value';
  for (let at = 0; ;) {
    at = skip(text, at, ' \t\n\r');
    const char = text[at];
    if (char === undefined) return at;
    const inside = open.at(-1);
    if (wants === 'more') {
      if (inside !== undefined && char === ',') wants = inside === '{' ? 'key' : 'value';
      else if (inside !== undefined && char === (inside === '{' ? '}' : ']')) open.pop();
      else return at;
      at++;
    } else if ((wants === 'key or }' && char === '}') || (wants === 'value or ]' && char === ']')) {
      open.pop();
      wants = 'more';
      at++;
    } else if (wants === 'key' || wants === 'key or }') {
      if (char !== '"') return at;
      const end = string(text, at);
      if (!end.whole) return end.at;
      at = skip(text, end.at, ' \t\n\r');
      if (text[at] !== ':') return at;
      at++;
      wants = 'value';
    } else if (char === '{' || char === '[') {
      open.push(char);
      wants = char === '{' ? 'key or }' : 'value or ]';
      at++;
    } else {
      const end = scalar(text, at);
      if (!end.whole) return end.at;
      at = end.at;
      wants = 'more';
    }
  }
}

/**
 * Where an object of a JSON text has a key for the second time: `JSON.parse` would keep only the last. Null if none
 * has.
 * @param text  whole JSON
 */
export function repeatedKey(text: string): { readonly at: number; readonly key: string } | null {
  const open: (Set<string> | null)[] = [];
  let wantsKey = false;
  for (let at = 0; at < text.length; at++) {
    const char = text[at]!;
    if (char === '{' || char === '[') {
      open.push(char === '{' ? new Set() : null);
      wantsKey = char === '{';
    } else if (char === '}' || char === ']') open.pop();
    else if (char === ',') wantsKey = (open.at(-1) ?? null) !== null;
    else if (char === ':') wantsKey = false;
    else if (char === '"') {
      const end = string(text, at).at;
      const keys = open.at(-1) ?? null;
      if (wantsKey && keys !== null) {
        const key = JSON.parse(text.slice(at, end)) as string;
        if (keys.has(key)) return { at, key };
        keys.add(key);
      }
      at = end - 1;
    }
  }
  return null;
}

/** Where reading ended, and whether what was read is whole. */
interface End {
  readonly at: number;
  readonly whole: boolean;
}

function skip(text: string, at: number, characters: string): number {
  while (at < text.length && characters.includes(text[at]!)) at++;
  return at;
}

function scalar(text: string, at: number): End {
  if (text[at] === '"') return string(text, at);
  for (const word of ['true', 'false', 'null']) {
    if (text.startsWith(word, at)) return { at: at + word.length, whole: true };
  }
  return number(text, at);
}

function string(text: string, at: number): End {
  for (at++; at < text.length; at++) {
    const char = text[at]!;
    if (char === '"') return { at: at + 1, whole: true };
    if (char < ' ') return { at, whole: false };
    if (char !== '\\') continue;
    const escape = /^(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/.exec(text.slice(at + 1, at + 6));
    if (escape === null) return { at, whole: false };
    at += escape[0].length;
  }
  return { at, whole: false };
}

function number(text: string, at: number): End {
  const digits = (from: number): number => skip(text, from, '0123456789');
  let end = text[at] === '-' ? at + 1 : at;
  const start = end;
  end = text[start] === '0' ? start + 1 : digits(start);
  if (end === start) return { at: end, whole: false };
  if (text[end] === '.') {
    const fraction = digits(end + 1);
    if (fraction === end + 1) return { at: fraction, whole: false };
    end = fraction;
  }
  if (text[end] === 'e' || text[end] === 'E') {
    const first = text[end + 1] === '+' || text[end + 1] === '-' ? end + 2 : end + 1;
    end = digits(first);
    if (end === first) return { at: end, whole: false };
  }
  return { at: end, whole: true };
}

/** Where a value of a JSON text stands, and its key, if it has one. */
export interface JsonSpan {
  readonly from: number;
  readonly to: number;
  readonly key: number;
}

/**
 * Where the value at a path of keys and indices stands in a valid JSON text; of what is not there, the innermost value
 * on the way to it. Cost: linear in the text; nothing is built.
 */
export function jsonSpan(text: string, path: readonly (string | number)[]): JsonSpan {
  let at = skip(text, 0, ' \t\n\r\uFEFF');
  let key = at;
  for (const step of path) {
    const found = typeof step === 'number' ? element(text, at, step) : property(text, at, step);
    if (found === null) break;
    [key, at] = found;
  }
  return { from: at, to: endOfValue(text, at), key };
}

const BLANKS = ' \t\n\r';

function element(text: string, at: number, index: number): [key: number, at: number] | null {
  if (text[at] !== '[') return null;
  at = skip(text, at + 1, BLANKS);
  for (let i = 0; text[at] !== ']' && at < text.length; i++) {
    if (i === index) return [at, at];
    at = skip(text, endOfValue(text, at), BLANKS);
    if (text[at] === ',') at = skip(text, at + 1, BLANKS);
  }
  return null;
}

function property(text: string, at: number, name: string): [key: number, at: number] | null {
  if (text[at] !== '{') return null;
  let found: [number, number] | null = null;
  at = skip(text, at + 1, BLANKS);
  while (text[at] !== '}' && at < text.length) {
    const key = at;
    const end = endOfValue(text, at);
    at = skip(text, skip(text, end, BLANKS) + 1, BLANKS);
    // The last of several counts, as for JSON.parse.
    if (text.slice(key, end) === JSON.stringify(name) || JSON.parse(text.slice(key, end)) === name) found = [key, at];
    at = skip(text, endOfValue(text, at), BLANKS);
    if (text[at] === ',') at = skip(text, at + 1, BLANKS);
  }
  return found;
}

/** The end of the value that begins here. */
function endOfValue(text: string, at: number): number {
  let depth = 0;
  for (; at < text.length; at++) {
    const char = text[at]!;
    if (char === '"') {
      at = string(text, at).at - 1;
      if (depth === 0) return at + 1;
    } else if (char === '{' || char === '[') depth++;
    else if (char === '}' || char === ']') {
      if (depth === 0) return at;
      if (--depth === 0) return at + 1;
    } else if (depth === 0 && (char === ',' || BLANKS.includes(char))) return at;
  }
  return at;
}

/**
 * Most brackets one in the other, brackets in all, and values of a JSON text: what `JSON.parse` makes of them must fit
 * in memory.
 */
const MAX_DEPTH = 64;
const MAX_BRACKETS = 3_000_000;
const MAX_VALUES = 30_000_000;

/** Where a JSON text exceeds a limit, and which; null if nowhere. Cost: one pass. */
export function jsonExcess(text: string): { readonly at: number; readonly expected: string } | null {
  let [depth, brackets, values] = [0, 0, 0];
  for (let at = 0; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case 34: // "
        for (at++; at < text.length && text.charCodeAt(at) !== 34; at++) if (text.charCodeAt(at) === 92) at++;
        break;
      case 44: // ,
        if (++values > MAX_VALUES) return { at, expected: `at most ${MAX_VALUES} values` };
        break;
      case 91: // [
      case 123: // {
        if (++depth > MAX_DEPTH) return { at, expected: `at most ${MAX_DEPTH} brackets one in the other` };
        if (++brackets > MAX_BRACKETS) return { at, expected: `at most ${MAX_BRACKETS} brackets` };
        break;
      case 93: // ]
      case 125: // }
        depth--;
    }
  }
  return null;
}
