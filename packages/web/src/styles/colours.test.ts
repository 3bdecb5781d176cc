import { expect, test } from 'vitest';

const SHEETS = import.meta.glob<string>('../**/*.css', { query: '?raw', import: 'default', eager: true });

/** A colour written out. */
const COLOUR = /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b(?![-\w])|\b(?:rgba?|hsla?)\(\s*\d/i;

test('colours are named in tokens alone', () => {
  const sheets = Object.entries(SHEETS).filter(([file]) => !file.endsWith('tokens.css') && !file.includes('/lab/'));
  expect(sheets.length).toBeGreaterThan(10);
  expect(SHEETS['./tokens.css']).toMatch(COLOUR);
  const named = sheets.flatMap(([file, text]) =>
    text.split('\n').flatMap((line, i) => (COLOUR.test(line) ? [`${file}:${i + 1} ${line.trim()}`] : [])),
  );
  expect(named).toEqual([]);
});
