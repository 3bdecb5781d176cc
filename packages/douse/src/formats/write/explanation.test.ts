import { describe, expect, it } from 'vitest';
import { grid } from '../../board/grid.ts';
import { problem } from '../../board/problem.ts';
import { wiring } from '../../board/wiring.ts';
import { explainChase } from '../../lightsout/explain/chase.ts';
import { explainElimination } from '../../lightsout/explain/elimination.ts';
import { explainQuiet } from '../../lightsout/explain/quiet.ts';
import { expectLatex } from '../../testing/latex.ts';
import { drawn } from '../../testing/boards.ts';
import { cases } from '../../testing/plain.ts';
import { anyTask } from '../../testing/tasks.ts';
import { drawing, EXPLANATION_FORMATS, makeExplanation } from './explanation.ts';

const NASTY = ['a_b', '50%', '{x}', '#1 & $2', 'c:\\d', '~^~', '−×·'];
const nasty = wiring(
  NASTY.map((name) => `light ${name}`),
  NASTY.map((name, b) => ({
    name,
    moves: new Map([
      [b, 1],
      [(b + 1) % NASTY.length, 1],
    ]),
  })),
);

describe('makeExplanation', () => {
  it('writes every step in every format; LaTeX is balanced and escaped', () => {
    const tasks = [
      ...Array.from(cases('explained', 40), (random) => anyTask(random)),
      problem(nasty, { start: [1, 1, 0, 0, 0, 0, 0] }),
      problem(nasty, { start: [1, 0, 0, 0, 0, 0, 0] }),
      problem(nasty, { levels: 3, start: [1, 0, 0, 0, 2, 0, 0] }),
      // Free buttons but no light is left: an empty matrix. A single column that ends in a hole: an empty row.
      problem(wiring([], [{ name: 'b', moves: new Map() }])),
      problem(
        wiring(
          ['l'],
          [0, 1].map((b) => ({ name: `${b}`, moves: new Map([[0, 1]]) })),
        ),
        { start: [1] },
      ),
      drawn({ board: ['1', '1', '~'] }),
      problem(grid(7, 7), { start: new Uint8Array(49).fill(1) }),
    ];
    for (const task of tasks) {
      for (const explain of [explainChase, explainElimination, explainQuiet]) {
        const explanation = explain(task);
        const { steps, title } = explanation;
        const [text, markdown, latex] = EXPLANATION_FORMATS.map((format) => makeExplanation(explanation, format)) as [
          string,
          string,
          string,
        ];
        expect(text.startsWith(`${title}\n${'='.repeat(title.length)}\n`)).toBe(true);
        expect(markdown.startsWith(`# ${title}\n`)).toBe(true);
        steps.forEach(({ says }, i) => {
          expect(text).toContain(`${i + 1}. ${says}`);
          expect(markdown).toContain(`\n${i + 1}. ${says}`);
        });
        expect((markdown.match(/```/g) ?? []).length % 2).toBe(0);
        expect((markdown.match(/^ {3}\$\$.*\$\$$/gm) ?? []).length).toBe((markdown.match(/\$\$/g) ?? []).length / 2);
        expect(latex.match(/^\\item /gm)?.length).toBe(steps.length);
        expectLatex(latex);
        for (const written of [text, markdown, latex]) expect(written).not.toMatch(/undefined|NaN|\[object/);
      }
    }
  });

  it('writes LaTeX for the alphabet of its sentences, on a page as wide as its matrices', () => {
    const made = explainChase(problem(grid(5, 5), { levels: 3 }));
    const latex = makeExplanation(made, 'latex');
    expect(latex).toMatch(/\[a4paper\][^]*\[T1\]\{fontenc\}/);
    expect(latex).toContain('B$_{k+1}$');
    expect(latex).not.toMatch(/[ₖ₊₋₍₎₀-₉…]/);
    const russian = { ...made, title: 'Погоня', steps: [{ says: 'Огни — вначале' }] };
    expect(makeExplanation(russian, 'latex')).toContain('[T2A]{fontenc}');
    const wide = makeExplanation(explainElimination(problem(grid(5, 5))), 'latex');
    expect(wide).toContain('[a4paper,landscape]');
  });

  it('names matrices that are too large to print', () => {
    const large = makeExplanation(explainElimination(problem(grid(7, 7))), 'text');
    expect(large).toContain('(A is 49 × 49: too large to print)');
    expect(makeExplanation(explainElimination(problem(grid(2, 2))), 'text')).toContain('A =\n     1 1 1 0');
  });
});

describe('drawing', () => {
  it('aligns the cells of a grid and leaves holes blank', () => {
    const board = grid(2, 3, { holes: [0, 1, 0, 0, 0, 1] });
    expect(drawing(board, Uint8Array.of(1, 0, 12, 3))).toBe(' 1     .\n12  3');
    expect(drawing(grid(1, 200_000), new Uint8Array(200_000)).length).toBe(399_999);
  });

  it('names buttons beside presses and lights beside lights, also when there are as many', () => {
    const board = wiring(
      ['lamp', 'bulb'],
      ['red', 'blue'].map((name) => ({ name, moves: new Map([[0, 1]]) })),
    );
    const values = Uint8Array.of(0, 1);
    expect(drawing(board, values, 'presses')).toBe('red: 0\nblue: 1');
    for (const of of ['lights', 'marks'] as const) expect(drawing(board, values, of)).toBe('lamp: 0\nbulb: 1');
    const text = makeExplanation(explainChase(problem(board, { start: [1, 0] })), 'text');
    expect(text).toContain('lamp: 1\n     bulb: 0');
    expect(text).toContain('red: 0\n     blue: 1');
  });
});
