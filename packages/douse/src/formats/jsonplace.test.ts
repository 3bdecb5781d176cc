import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonBreaksAt, repeatedKey } from './jsonplace.ts';

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

describe('jsonBreaksAt', () => {
  it('is the place of the first character that cannot go on', () => {
    for (const [text, at] of [
      ['', 0],
      [' ', 1],
      ['x', 0],
      ['{', 1],
      ['{}x', 2],
      ['{} {}', 3],
      ['[1,]', 3],
      ['[,1]', 1],
      ['{"a"}', 4],
      ['{"a":}', 5],
      ['{"a":1,}', 7],
      ['{a:1}', 1],
      ['[1 2]', 3],
      ['[1}', 2],
      ['{"a":1]', 6],
      ['01', 1],
      ['-', 1],
      ['-x', 1],
      ['1.', 2],
      ['1.x', 2],
      ['1e', 2],
      ['1e+', 3],
      ['.5', 0],
      ['+1', 0],
      ['tru', 0],
      ['truex', 4],
      ['"ab', 3],
      ['"a\nb"', 2],
      ['"\\x"', 1],
      ['"\\u12g4"', 1],
      ['["a" "b"]', 5],
      ['nullnull', 4],
      [']', 0],
      ['\u00a0{}', 0],
    ] as const) {
      expect(jsonBreaksAt(text), JSON.stringify(text)).toBe(at);
      expect(isJson(text)).toBe(false);
    }
  });

  it('is the end of the text exactly when the text is JSON, or JSON cut short', () => {
    const parts = fc.array(
      fc.constantFrom(
        '{',
        '}',
        '[',
        ']',
        ',',
        ':',
        '"',
        '"a"',
        '1',
        '0',
        '-',
        '.',
        'e',
        '2',
        'true',
        'null',
        ' ',
        '\n',
        '\\',
        '\\n',
        '\\u00e9',
        'x',
      ),
      { maxLength: 9 },
    );
    fc.assert(
      fc.property(
        fc.oneof(
          parts.map((words) => words.join('')),
          fc.json({ maxDepth: 3 }).chain((text) => fc.nat({ max: text.length }).map((cut) => text.slice(0, cut))),
        ),
        (text) => {
          const at = jsonBreaksAt(text);
          if (isJson(text)) expect(at, text).toBe(text.length);
          else {
            // What stands before the place can be completed: it breaks no earlier.
            expect(jsonBreaksAt(text.slice(0, at)), text).toBe(at);
          }
        },
      ),
      { seed: 4, numRuns: 6000 },
    );
  });

  it('takes any depth', () => {
    expect(jsonBreaksAt('['.repeat(100_000))).toBe(100_000);
    expect(jsonBreaksAt(`${'['.repeat(100_000)}1${']'.repeat(100_000)}x`)).toBe(200_001);
  });
});

describe('repeatedKey', () => {
  it.each([
    ['{"a":1,"a":2}', { at: 7, key: 'a' }],
    ['[{"a":{"b":1,"\\u0062":2}}]', { at: 13, key: 'b' }],
    ['{"a":{"a":1},"b":["a","a",{"a":1}],"c":"a"}', null],
    ['["a","a"]', null],
    ['{"a,\\"b":":","c":"{"}', null],
  ])('%s', (text, found) => expect(repeatedKey(text)).toEqual(found));

  it('finds none where JSON was made of a value', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => repeatedKey(JSON.stringify(value)) === null));
  });
});
