import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SRC = join(import.meta.dirname, '..');

/** A colour written out; what the laboratory prints on paper is black and white. */
const COLOUR = /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b(?![-\w])|\b(?:rgba?|hsla?)\(\s*\d/i;

test('colours are named in tokens alone', () => {
  const named = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css') && !file.endsWith('tokens.css') && !file.startsWith('lab/'))
    .flatMap((file) =>
      readFileSync(join(SRC, file), 'utf8')
        .split('\n')
        .flatMap((line, i) => (COLOUR.test(line) ? [`${file}:${i + 1} ${line.trim()}`] : [])),
    );
  expect(named).toEqual([]);
});
