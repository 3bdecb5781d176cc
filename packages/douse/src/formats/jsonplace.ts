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
