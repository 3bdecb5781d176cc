import { array, assert, constantFrom, double, integer, oneof, property, string, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Chart } from './chart.ts';
import { makeSvg } from './svg.ts';
import { roundTicks } from './ticks.ts';

/** Tag names in order, if this is well-formed XML without comments, entities of its own or CDATA. */
function parseXml(text: string): string[] {
  const tags: string[] = [];
  const open: string[] = [];
  const body = text.replace(/^<\?xml [^?]*\?>\n/, '');
  // A name, attributes in quotes, or text; what is left over between two matches is an error.
  const piece =
    /<\/([a-zA-Z]+)>|<([a-zA-Z]+)((?: [a-zA-Z:-]+="(?:[^<&"]|&(?:amp|lt|gt|quot);)*")*)(\/?)>|((?:[^<&>]|&(?:amp|lt|gt|quot);)+)/gy;
  let end = 0;
  for (const [all, closing, opening, attributes, empty] of body.matchAll(piece)) {
    end += all.length;
    if (opening !== undefined) {
      tags.push(opening);
      const names = [...attributes!.matchAll(/ ([a-zA-Z:-]+)=/g)].map(([, name]) => name);
      if (new Set(names).size !== names.length) throw new Error(`expected each attribute once, got ${all}`);
      if (empty === '') open.push(opening);
    } else if (closing !== undefined && open.pop() !== closing)
      throw new Error(`expected the end of another, got ${all}`);
    if (closing === undefined && opening === undefined && open.length === 0 && all.trim() !== '')
      throw new Error('expected no text outside');
  }
  if (end !== body.length || open.length > 0) throw new Error(`not well-formed: ${body.slice(end, end + 50)}`);
  for (const character of text) {
    const code = character.codePointAt(0)!;
    if (
      (code < 32 && !'\t\n\r'.includes(character)) ||
      (code >= 0xd800 && code < 0xe000) ||
      code === 0xfffe ||
      code === 0xffff
    )
      throw new Error('expected characters that XML allows');
  }
  return tags;
}

const names = (title: string) => ({ title, x: title, y: title });

describe('a picture', () => {
  const hostile = oneof(string({ unit: 'binary' }), string({ unit: constantFrom('<', '>', '&', '"', 'a', '\u0000') }));
  const whole = integer({ min: 0, max: 500 });

  it('is well-formed, whatever it shows', () => {
    assert(
      property(hostile, array(tuple(whole, double({ noNaN: true, min: -1e9, max: 1e12 }))), (title, points) => {
        const series = [
          { name: title, points },
          { name: title, points: points.slice(1), open: true },
        ];
        const svg = makeSvg({ kind: 'points', ...names(title), series });
        expect(parseXml(svg)[0]).toBe('svg');
        expect(svg).not.toMatch(/NaN|Infinity|undefined/);
      }),
    );
    assert(
      property(hostile, array(tuple(whole, whole)), array(tuple(whole, whole, whole)), (title, bars, cells) => {
        const charts: Chart[] = [
          { kind: 'bars', ...names(title), bars },
          { kind: 'cells', ...names(title), value: title, cells },
        ];
        for (const svg of charts.map(makeSvg)) {
          parseXml(svg);
          expect(svg).not.toMatch(/NaN|Infinity|undefined/);
        }
      }),
    );
  });

  it('has one bar for each number that came', () => {
    const svg = makeSvg({
      kind: 'bars',
      ...names('t'),
      bars: [
        [3, 5],
        [4, 0],
        [5, 1],
      ],
    });
    expect(svg.match(/<title>\d+: \d+<\/title>/g)).toEqual(['<title>3: 5</title>', '<title>5: 1</title>']);
  });

  it('has one dot for each point, and one rectangle for a run of equal cells', () => {
    const points = makeSvg({
      kind: 'points',
      ...names('t'),
      series: [
        {
          name: 'a',
          points: [
            [1, 2],
            [2, 3],
            [3, 1],
          ],
        },
      ],
    });
    expect(points.match(/h0/g)).toHaveLength(3);
    const cells = makeSvg({
      kind: 'cells',
      ...names('t'),
      value: 'v',
      cells: [
        [1, 1, 0],
        [2, 1, 0],
        [3, 1, 7],
        [3, 2, 7],
      ],
    });
    expect(cells.match(/h[\d.]+v[\d.]+h-/g)).toHaveLength(3);
  });

  it('takes nothing from outside', () => {
    expect(makeSvg({ kind: 'bars', ...names('t'), bars: [[1, 1]] }).replace(/xmlns="[^"]*"/, '')).not.toMatch(
      /http|href|script|style|url\(/,
    );
  });
});

describe('ticks', () => {
  it('are round, evenly spaced, not too many, and enclose the range', () => {
    const range = tuple(double({ noNaN: true, min: -1e6, max: 1e6 }), double({ noNaN: true, min: 0, max: 1e6 }));
    assert(
      property(range, integer({ min: 2, max: 12 }), ([least, width], wanted) => {
        const most = least + width;
        const ticks = roundTicks(least, most, wanted);
        const step = ticks[1]! - ticks[0]!;
        expect(ticks[0]).toBeLessThanOrEqual(least + 1e-9);
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(most - 1e-9);
        expect(ticks.length).toBeLessThanOrEqual(wanted + 2);
        expect(ticks.every(Number.isInteger)).toBe(true);
        expect(step.toExponential()).toMatch(/^[125]e/);
      }),
    );
    expect(roundTicks(0, 800, 6)).toEqual([0, 200, 400, 600, 800]);
    expect(roundTicks(0, 0, 6)).toEqual([0, 1]);
  });
});
