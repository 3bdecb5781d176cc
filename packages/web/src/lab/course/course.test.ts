import { describe, expect, test, vi } from 'vitest';
import { grid, problem } from 'douse/board';
import { echelonForm } from 'douse/algebra';
import { analyse, nullities, replay, solve } from 'douse/lightsout';
import { parseDesign } from '../design/text.ts';
import { TABS } from '../tabs.ts';
import type { Chapter, Step } from './chapter.ts';
import { CHAPTERS, chapterOf, PAGES } from './chapters/index.ts';
import { SEVEN, SIX } from './chapters/allon.ts';
import { nullityPeriod } from './chapters/polynomials.ts';
import { makeTask } from './exercises/index.ts';
import { Live, wordOf } from './live.ts';
import { effectRows, numbers, sum, times, zeros } from './math/linear.ts';
import { reduction } from './math/reduction.ts';
import { makeSheet, makeStep, readPlace } from './place.ts';
import { pieces } from './rich.ts';
import { EXERCISE_NAMES } from './exercises/index.ts';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
vi.stubGlobal('navigator', { languages: ['en'] });
const { COURSE_DICTIONARIES, textsOf } = await import('./words/index.ts');

const all: readonly Chapter[] = [...CHAPTERS, ...PAGES];
const { en } = COURSE_DICTIONARIES;
const factsOf = new Map(all.map((chapter) => [chapter.name, chapter.facts()]));
const problemOf = (text: string) => {
  const design = parseDesign(text);
  if (!design.ok) throw new Error(`${text}: ${design.error}`);
  return design.value.problem;
};
const numbersOf = (text: string): Uint8Array => Uint8Array.from(text, Number);
const stepsOf = (chapter: Chapter) =>
  chapter.steps.map((step, i) => ({
    step,
    board: chapter.steps.slice(0, i + 1).findLast((one) => one.board !== undefined)?.board ?? '5x5',
  }));

describe.each(Object.entries(COURSE_DICTIONARIES))('the course in %s', (_, words) => {
  test.each(all.map((chapter) => [chapter.name, chapter] as const))(
    '%s: every text is there, its gaps are facts',
    (name, chapter) => {
      const texts = textsOf(words, name);
      const facts = factsOf.get(name)!;
      const used = new Set(['title', 'about']);
      for (const { step } of stepsOf(chapter)) {
        const keys = [
          ...(step.text === undefined ? [] : [step.text]),
          ...(step.choices ?? []).filter((choice) => !choice.includes('$')),
          ...(step.choices === undefined ? [] : [`${step.text}Why`]),
          ...saidIn(step).filter((says) => /^[a-zA-Z]{3,}$/.test(says)),
        ];
        for (const key of keys) {
          expect(texts[key], `${name} ${key}`).toBeDefined();
          used.add(key);
        }
        for (const choice of step.choices ?? [])
          for (const [, gap] of choice.matchAll(/\{(\w+)\}/g)) expect(facts, `${name}: ${choice}`).toHaveProperty(gap!);
      }
      expect(Object.keys(texts).filter((key) => !used.has(key))).toEqual([]);
      for (const [key, text] of Object.entries(texts)) {
        // Outside of formulas a gap is a fact; inside, braces are LaTeX.
        for (const piece of pieces(text)) {
          if (piece.kind === 'term') expect(Object.keys(words.terms), `${name} ${key}`).toContain(piece.term);
          if (piece.kind !== 'plain') continue;
          expect(piece.text, `${name} ${key}`).not.toMatch(/[$]|\[\[|\]\]|\(\(/);
          for (const [, gap] of piece.text.matchAll(/\{(\w+)\}/g)) expect(facts, `${name} ${key}`).toHaveProperty(gap!);
        }
      }
    },
  );

  test('exercises have words for every answer, with the same gaps', () => {
    for (const kind of EXERCISE_NAMES) {
      const own = words.exercises.kinds[kind] as Readonly<Record<string, string>>;
      const english = en.exercises.kinds[kind] as Readonly<Record<string, string>>;
      expect(Object.keys(own)).toEqual(Object.keys(english));
      const { values, choices = [] } = makeTask(kind, 'words');
      for (const [, gap] of own['ask']!.matchAll(/\{(\w+)\}/g)) expect(values).toHaveProperty(gap!);
      for (const choice of choices) if (/^[a-z]+$/.test(choice)) expect(own).toHaveProperty(choice);
    }
  });
});

function saidIn({ figure }: Step): string[] {
  if (figure?.kind === 'frames') return figure.frames().map(({ says }) => says);
  if (figure?.kind === 'pictures') return figure.pictures().map(({ says }) => says);
  return figure?.kind === 'table' ? [...figure.table().head] : [];
}

test('twelve chapters, each with question, claim, prediction, proof and exercise; every tab has its chapter', () => {
  expect(CHAPTERS).toHaveLength(12);
  for (const { name, steps } of CHAPTERS) {
    expect(steps[0]!.kind, name).toBe('question');
    for (const kind of ['claim', 'predict', 'proof', 'exercise'])
      expect(
        steps.map((step) => step.kind),
        name,
      ).toContain(kind);
    expect(steps.some(({ figure }) => figure !== undefined)).toBe(true);
  }
  for (const tab of TABS) if (tab.name !== 'course') expect(chapterOf(tab.chapter), tab.name).toBeDefined();
  for (const chapter of CHAPTERS) expect(TABS.map(({ name }) => name as string)).toContain(chapter.tab);
  expect(new Set(CHAPTERS.flatMap(({ steps }) => steps.flatMap(({ exercise }) => exercise ?? []))).size).toBe(
    EXERCISE_NAMES.length,
  );
});

test.each(all.map((chapter) => [chapter.name, chapter] as const))(
  '%s: every goal can be reached, none is reached at once',
  (name, chapter) => {
    for (const { step, board } of stepsOf(chapter)) {
      const posed = problemOf(board);
      expect((step.marks ?? '').length).toBeLessThanOrEqual(posed.board.lights);
      expect((step.presses ?? '').length).toBeLessThanOrEqual(posed.board.buttons);
      if (step.goal === undefined) continue;
      const live = new Live(posed, step);
      expect(live.reached.value, `${name} ${step.text}`).toBe(false);
      for (const button of wayTo(step, board)) live.press(button);
      expect(live.reached.value, `${name} ${step.text}`).toBe(true);
    }
  },
);

/** Presses that reach a step's goal. */
function wayTo({ goal, live, marks }: Step, board: string): number[] {
  const posed = problemOf(board);
  const listed = (presses: ArrayLike<number>): number[] =>
    Array.from(presses, (n, b) => Array.from({ length: n }, () => b)).flat();
  switch (goal!.kind) {
    case 'any':
      return zeros(goal!.kind === 'any' ? goal!.presses : 0);
    case 'unchanged':
      return zeros(posed.levels);
    case 'presses':
      return listed(numbers(goal!.kind === 'presses' ? goal!.presses : '', posed.board.buttons));
    case 'quiet': {
      if (marks !== undefined) return listed(numbers(marks, posed.board.buttons));
      if (live === 'forced') return [0, 1, 3, 4];
      return [0, 1, 2, 3];
    }
    case 'out': {
      const answer = solve(posed);
      if (answer.kind !== 'solved') throw new Error(board);
      return listed(answer.presses as Uint8Array);
    }
  }
}

test.each(all.map((chapter) => [chapter.name, chapter] as const))(
  '%s: what is said of a goal is true: marks are the presses, or the text names them',
  (name, chapter) => {
    for (const { step } of stepsOf(chapter)) {
      const { goal, marks } = step;
      if (goal?.kind !== 'presses') continue;
      if (wordOf(step) === 'exactly') {
        // Every button that is to be pressed stands in the text as a chip.
        const named = pieces(textsOf(en, name)[step.text!]!).flatMap((piece) =>
          piece.kind === 'cell' ? [piece.cell] : [],
        );
        const pressed = [...goal.presses].flatMap((n, b) => (n === '0' ? [] : [b]));
        expect(named, `${name} ${step.text}`).toEqual(expect.arrayContaining(pressed));
      } else expect(marks, `${name} ${step.text}`).toBe(goal.presses);
    }
  },
);

test('the part without the added vertex puts all lights out, and the eight images of the pattern differ', () => {
  const last = reduction(SEVEN).at(-1)!;
  const added = SEVEN.names.indexOf('+');
  expect(added).toBe(6);
  for (const [v] of SIX.names.entries()) {
    const degree = SEVEN.edges.filter(([a, b]) => a === v || b === v).length;
    expect(degree % 2, `degree of ${v + 1}`).toBe(1);
  }
  const presses = Uint32Array.from(SIX.names, (_, v) => (last.side[v] === last.side[added] ? 0 : 1));
  const { step, board } = stepsOf(chapterOf('allon')!).find((one) => one.step.text === 'added')!;
  expect(step.figure).toMatchObject({ kind: 'graph' });
  expect([...(replay(problemOf(board), presses) as Uint8Array)]).toEqual([0, 0, 0, 0, 0, 0]);
  const claim = chapterOf('symmetry')!.steps.find(({ text }) => text === 'claim')!;
  if (claim.figure?.kind !== 'pictures') throw new Error('expected pictures');
  const images = claim.figure.pictures().map(({ presses: image }) => image!.join(''));
  expect(images).toHaveLength(8);
  // “All of them different”, and each quiet.
  expect(new Set(images).size).toBe(8);
  for (const image of images) expect(replay(problem(grid(4, 4)), numbersOf(image))).toEqual(new Uint8Array(16));
});

test('the pictures of two proofs: pressed rows and columns of A, and how many marked lights a button changes', () => {
  const pairs = chapterOf('symmetry')!.steps.find(({ text }) => text === 'pairs')!;
  if (pairs.figure?.kind !== 'matrix') throw new Error('expected a matrix');
  const { rows } = pairs.figure.matrix();
  expect(rows).toHaveLength([...pairs.marks!].filter((mark) => mark === '1').length);
  for (const [i, row] of rows.entries()) {
    expect(row[i]).toBe(1);
    expect(sum(row) % 2).toBe(0);
    for (const [j, value] of row.entries()) expect(rows[j]![i]).toBe(value);
  }
  const kernel = chapterOf('orthogonal')!.steps.find(({ text }) => text === 'kernel')!;
  const changed = new Set(
    zeros(25).map((_, button) => {
      const lights = replay(
        problem(grid(5, 5)),
        Uint8Array.from({ length: 25 }, (__, b) => (b === button ? 1 : 0)),
      );
      return [...(lights as Uint8Array)].filter((light, i) => light === 1 && kernel.marks![i] === '1').length;
    }),
  );
  expect([...changed].sort()).toEqual([0, 2]);
});

test('the first row of the textbook’s board, read from (B₅ | c), is that of its lightest solution', () => {
  const { step } = stepsOf(chapterOf('chase')!).find((one) => one.step.text === 'solve')!;
  if (step.figure?.kind !== 'frames') throw new Error('expected frames');
  const frames = step.figure.frames();
  const first = frames[0]!.matrix.rows;
  const { rows, pivots } = frames.at(-1)!.matrix;
  const textbook = String(factsOf.get('chase')!['textbook'])
    .split(', ')
    .map((button) => Number(button) - 1);
  const x = zeros(5).map((_, c) => (textbook.includes(c) ? 1 : 0));
  for (const matrix of [first, rows]) {
    for (const row of matrix) expect(sum(row.slice(0, 5).map((value, c) => value * x[c]!)) % 2).toBe(row[5]);
  }
  expect(pivots).toHaveLength(5 - Number(factsOf.get('chase')!['free']));
  for (const row of rows.slice(pivots!.length)) expect(row).toEqual(zeros(6));
});

test('punctuation stays with the formula or cell before it, sizes stay on one line', () => {
  expect(pieces('On 5 × 5: $x$, ((7|button 7)).')).toEqual([
    { kind: 'plain', text: 'On 5\u00a0×\u00a05: ' },
    { kind: 'formula', tex: 'x', after: ',' },
    { kind: 'plain', text: ' ' },
    { kind: 'cell', cell: 6, text: 'button 7', after: '.' },
  ]);
});

test('boards that the text calls unsolvable are, and the others are not', () => {
  const kinds = (chapter: string, texts: readonly string[]) =>
    texts.map((text) => {
      const found = stepsOf(chapterOf(chapter)!).find(({ step }) => step.text === text)!;
      return solve(problemOf(found.board)).kind;
    });
  expect(kinds('columns', ['backward'])).toEqual(['impossible']);
  expect(kinds('columns', ['forward', 'space'])).toEqual(['solved', 'solved']);
  expect(kinds('orthogonal', ['question', 'even'])).toEqual(['impossible', 'impossible']);
  expect(kinds('orthogonal', ['claim', 'centre'])).toEqual(['solved', 'solved']);
});

test('the facts are what other ways of counting give', () => {
  const fact = (chapter: string, name: string): number | string => factsOf.get(chapter)![name]!;
  const nullity = (q: number, n: number): bigint => {
    const found = analyse(grid(n, n), { levels: q });
    return 'reason' in found ? -1n : found.kernel;
  };
  const corners = 4 * 3 + 12 * 4 + 9 * 5;
  expect(fact('matrix', 'ones')).toBe(corners);
  expect(fact('columns', 'rank3')).toBe(9);
  expect(fact('columns', 'rank5')).toBe(25 - nullities({ levels: 2 })(5, 5));
  expect(fact('columns', 'rank23')).toBe(6 - nullities({ levels: 2 })(2, 3));
  // All first rows of 5 × 5 by the game's own replay.
  let completed = 0;
  for (let code = 0; code < 32; code++) {
    const presses = new Uint32Array(25);
    for (let c = 0; c < 5; c++) presses[c] = (code >> c) & 1;
    const dark = problem(grid(5, 5));
    for (let b = 5; b < 25; b++) presses[b] = (replay(dark, presses) as Uint8Array)[b - 5]!;
    if (![...(replay(dark, presses) as Uint8Array)].some(Boolean)) completed++;
  }
  expect(fact('quiet', 'completed')).toBe(completed);
  expect(fact('quiet', 'k')).toBe(Number(nullity(2, 5)));
  expect(fact('orthogonal', 'some')).toBe(String(2 ** 25 / Number(nullity(2, 5))));
  expect(fact('elimination', 'rank')).toBe(23);
  expect(fact('chase', 'solvable')).toBe(2 ** 5 / Number(nullity(2, 5)));
  expect(fact('chase', 'textbook')).toBe('2, 10, 17, 22, 25');
  expect(fact('allon', 'solvable')).toBe(fact('allon', 'tried'));
  expect(fact('symmetry', 'k')).toBe(Number(nullity(2, 4)));
  expect(fact('moduli', 'fails')).toBe(176);
  expect([fact('moduli', 'kernel4'), fact('moduli', 'kernel2'), fact('moduli', 'kernelField')]).toEqual([64, 16, 256]);
  expect(Number(fact('moduli', 'two')) * Number(fact('moduli', 'three'))).toBe(fact('moduli', 'six'));
  expect(fact('polynomials', 'list')).toBe('2, 3, 6, 7, 8, 10, 12, 13, 15, 18, 20');
  expect([4, 9, 19].map((n) => nullities({ levels: 2 })(n, n))).toEqual(
    ['d4', 'd9', 'd19'].map((d) => fact('polynomials', d)),
  );
  expect([2, 3, 6, 11].map((q) => Number(nullity(q, 5)))).toEqual(
    ['k2', 'k3', 'k6', 'k11'].map((k) => fact('smith', k)),
  );
  expect([fact('smith', 'big'), fact('smith', 'big3'), fact('smith', 'least')]).toEqual(['33', '7', 15]);
  expect([3, 5, 6, 7, 9].map((n) => [fact('wrong', `w${n}`), fact('wrong', `o${n}`)])).toEqual([
    [3, 7],
    [7, 7],
    [7, 63],
    [3, 127],
    [1, 1],
  ]);
  expect(fact('chase', 'answers')).toBe(Number(nullity(2, 5)));
  expect(fact('chase', 'free')).toBe(nullities({ levels: 2 })(5, 5));
});

test('the nonlinear page: the lightest of all solutions, one by one', () => {
  const step = chapterOf('open')!.steps.find(({ text }) => text === 'nonlinear')!;
  const posed = problemOf(step.board!);
  const form = echelonForm(effectRows(posed.board, 3), 25, 3);
  const answer = solve(posed);
  if (answer.kind !== 'solved') throw new Error('expected a solution');
  const free = zeros(25)
    .map((_, b) => b)
    .filter((b) => !form.pivots.includes(b));
  const totals: number[] = [];
  for (let code = 0; code < 3 ** free.length; code++) {
    const x = zeros(25);
    free.forEach((b, i) => (x[b] = Math.floor(code / 3 ** i) % 3));
    form.pivots.forEach(
      (pivot, r) => (x[pivot] = (9 - (sum(form.echelon[r]!.map((v, c) => v * x[c]!) as never as number[]) % 3)) % 3),
    );
    expect(times(effectRows(posed.board, 3), x, 3).some(Boolean)).toBe(false);
    totals.push(sum(x.map((n, b) => (n + (answer.presses as Uint8Array)[b]!) % 3)));
  }
  const { few, many, all3 } = factsOf.get('open')!;
  expect([Math.min(...totals), Math.max(...totals), totals.length]).toEqual([few, many, all3]);
});

test('places in the course come back from their addresses', () => {
  expect(readPlace('quiet.3')).toMatchObject({ kind: 'chapter', step: 3, seed: '' });
  expect(readPlace(makeStep('quiet', 8, 'k7f'))).toMatchObject({ kind: 'chapter', step: 8, seed: 'k7f' });
  expect(readPlace('quiet.99')).toMatchObject({ step: 8 });
  expect(readPlace('quiet.all')).toMatchObject({ kind: 'chapter', step: 0 });
  expect(readPlace('levels')).toEqual({ kind: 'tour', name: 'levels' });
  for (const text of ['', 'nowhere', '__proto__.1', 'quiet.<b>'])
    expect(['contents', 'chapter']).toContain(readPlace(text).kind);
  const items = [
    { chapter: 'quiet', step: 4, seed: '' },
    { chapter: 'orthogonal', step: 8, seed: 'abc' },
  ];
  for (const title of ['', 'Clase 3.º: núcleo', 'Задачи – «чёт и нечет»', 'a.b_c~d-e']) {
    for (const view of ['links', 'edit', 'paper'] as const) {
      const text = makeSheet(title, items, view);
      expect(text).toMatch(/^[A-Za-z0-9._~-]+$/);
      expect(readPlace(text)).toEqual({ kind: 'sheet', title, items, view });
    }
  }
  expect(readPlace('sheet.%zz.quiet-99.what')).toMatchObject({ kind: 'sheet', items: [] });
});

test('the period of a number of rows is the least one that its nullities show', () => {
  const nullity = nullities({ levels: 2 });
  for (const rows of [1, 2, 3, 4, 5, 6]) {
    const shown = Array.from({ length: 200 }, (_, i) => nullity(rows, i + 1));
    const least = shown.findIndex((_, p) => p > 0 && shown.slice(p).every((value, i) => value === shown[i]));
    expect(nullityPeriod(rows), `${rows} rows`).toBe(least);
  }
});
