import { array, assert, boolean, constant, dictionary, double, oneof, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { makeCsv } from './csv.ts';
import type { Row } from '../kinds/row.ts';

/** Fields by the grammar of RFC 4180, character by character. */
function parseCsv(text: string): string[][] {
  const records: string[][] = [];
  let fields: string[] = [];
  for (let at = 0; at < text.length;) {
    let field = '';
    if (text[at] === '"') {
      for (at++; text[at] !== '"' || text[at + 1] === '"'; at++) {
        if (at >= text.length) throw new Error('expected a closing quote');
        if (text[at] === '"') at++;
        field += text[at];
      }
      at++;
    } else {
      for (; at < text.length && !/[,\r\n"]/.test(text[at]!); at++) field += text[at];
    }
    fields.push(field);
    if (text[at] === ',') {
      at++;
      if (at === text.length) throw new Error('expected a line end');
    } else if (text.startsWith('\r\n', at)) {
      at += 2;
      records.push(fields);
      fields = [];
    } else throw new Error(`expected a comma or a line end at ${at}`);
  }
  return records;
}

it('quotes only where it must, and doubles quotes', () => {
  const rows: Row[] = [
    { name: 'plain', note: null, size: 3, good: true },
    { name: 'a,b', note: 'say "no"', size: -0.5, good: false },
    { name: 'two\r\nlines', note: '', size: 1e21, more: 'x' },
  ];
  expect([...makeCsv(rows)].join('')).toBe(
    'name,note,size,good,more\r\nplain,,3,true,\r\n"a,b","say ""no""",-0.5,false,\r\n"two\r\nlines",,1e+21,,x\r\n',
  );
});

it('is read back by the grammar', () => {
  const text = oneof(string({ unit: 'binary' }), string({ unit: constant('"') }), string());
  const value = oneof(text, double({ noNaN: true }), boolean(), constant(null));
  assert(
    property(array(dictionary(text, value, { minKeys: 1 }), { minLength: 1 }), (rows) => {
      const [names, ...records] = parseCsv([...makeCsv(rows)].join(''));
      expect(new Set(names)).toEqual(new Set(rows.flatMap((row) => Object.keys(row))));
      expect(records).toEqual(
        rows.map((row) => names!.map((name) => (Object.hasOwn(row, name) ? String(row[name] ?? '') : ''))),
      );
    }),
  );
});
