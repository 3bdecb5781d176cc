import { describe, expect, it } from 'vitest';
import { grid } from '../../board/grid.ts';
import { levelAt, type Levels, type Problem, problem } from '../../board/problem.ts';
import { cases, plainMatrix } from '../../testing/plain.ts';
import { anyTask } from '../../testing/tasks.ts';
import { drawn } from '../../testing/boards.ts';
import { makeProgram } from './program.ts';
import { solve } from '../solve/solve.ts';
import { solutionsOf } from '../solve/solutions.ts';

interface Program {
  readonly objective: Map<string, number>;
  readonly equations: { readonly terms: Map<string, number>; readonly right: number }[];
  readonly bounds: Map<string, [number, number]>;
  readonly general: string[];
}

/** Reads the part of the LP format that is written: an objective, equations, bounds, integer variables. */
function readProgram(text: string): Program {
  for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(255);
  const body = text.replace(/^\\.*\n/gm, '');
  const match = /^Minimize\n([^]*)\nSubject To\n([^]*)\nBounds\n([^]*)\nGeneral\n([^]*)\nEnd\n$/.exec(body);
  if (match === null) throw new Error(`expected the sections of a program, got ${body}`);
  const terms = (sum: string): Map<string, number> => {
    const read = new Map<string, number>();
    const words = sum.trim().split(/\s+/).filter(Boolean);
    let [sign, by] = [1, 1];
    let wants = true;
    for (const word of words) {
      if (word === '+' || word === '-') {
        sign = word === '-' ? -1 : 1;
        wants = true;
      } else if (/^\d+$/.test(word)) by = Number(word);
      else {
        expect(word).toMatch(/^[xk]\d+$/);
        expect(wants, `a sign before ${word} in ${sum}`).toBe(true);
        expect(read.has(word)).toBe(false);
        read.set(word, sign * by);
        [sign, by, wants] = [1, 1, false];
      }
    }
    return read;
  };
  const objective = terms(match[1]!.replace(/^ presses:/, ''));
  const equations = match[2]!.split(/\n(?= light)/).map((equation, l) => {
    const parts = /^ light(\d+): ([^=]*) = (\d+)$/.exec(equation);
    if (parts === null) throw new Error(`expected an equation, got ${equation}`);
    expect(Number(parts[1])).toBe(l);
    return { terms: terms(parts[2]!), right: Number(parts[3]) };
  });
  const bounds = new Map<string, [number, number]>();
  for (const line of match[3]!.split('\n')) {
    const parts = /^ (\d+) <= ([xk]\d+) <= (\d+)$/.exec(line);
    if (parts === null) throw new Error(`expected bounds, got ${line}`);
    bounds.set(parts[2]!, [Number(parts[1]), Number(parts[3])]);
  }
  return { objective, equations, bounds, general: match[4]!.trim().split(/\s+/) };
}

function expectProgramOf(task: Problem): void {
  const { board, levels, moduli, start, target } = task;
  const program = readProgram(makeProgram(task));
  const a = plainMatrix(task);
  const buttons = Array.from({ length: board.buttons }, (_, b) => `x${b}`);
  const counters = Array.from({ length: board.lights }, (_, l) => `k${l}`);
  expect([...program.objective.keys()]).toEqual(buttons);
  expect([...program.objective.values()].every((by) => by === 1)).toBe(true);
  expect(program.general).toEqual([...buttons, ...counters]);
  expect([...program.bounds.keys()]).toEqual([...buttons, ...counters]);
  for (const x of buttons) expect(program.bounds.get(x)).toEqual([0, levels - 1]);
  expect(program.equations.length).toBe(board.lights);
  program.equations.forEach(({ terms, right }, l) => {
    const q = moduli?.[l] ?? levels;
    const wanted = new Map<string, number>();
    a[l]!.forEach((weight, b) => weight % q !== 0 && wanted.set(`x${b}`, weight % q));
    wanted.set(`k${l}`, -q);
    expect(terms).toEqual(wanted);
    expect(right).toBe((levelAt(target, l) - levelAt(start, l) + q) % q);
  });
  const answer = solve(task);
  if (answer.kind !== 'solved') return;
  // A true solution satisfies the equations within the bounds, and so does the one with the most presses.
  const solutions: Levels[] = [];
  for (const other of solutionsOf(task, answer)) if (solutions.push(other) > 20) break;
  for (const presses of solutions) {
    program.equations.forEach(({ terms, right }, l) => {
      let sum = -right;
      for (const [name, by] of terms) if (name.startsWith('x')) sum += by * levelAt(presses, Number(name.slice(1)));
      const turns = sum / (moduli?.[l] ?? levels);
      expect(Number.isInteger(turns)).toBe(true);
      const [least, most] = program.bounds.get(`k${l}`)!;
      expect(turns).toBeGreaterThanOrEqual(least);
      expect(turns).toBeLessThanOrEqual(most);
    });
  }
}

describe('makeProgram', () => {
  it('says the same system as the board, with bounds that hold every solution', () => {
    for (const random of cases('program', 200)) {
      const task = anyTask(random);
      if (task.board.buttons > 0) expectProgramOf(task);
    }
  });

  it('breaks long sums into lines', () => {
    expectProgramOf(problem(grid(7, 7, { rule: 'row-column' }), { levels: 4, start: new Uint8Array(49).fill(3) }));
    expectProgramOf(problem(grid(1, 12), { start: new Uint8Array(12).fill(1) }));
    expectProgramOf(problem(grid(1, 13), { levels: 65_536, start: new Uint16Array(13).fill(65_535) }));
  });

  it('of a small board, word for word', () => {
    expect(makeProgram(drawn({ board: ['12'], levels: 3 }))).toBe(
      [
        '\\ Fewest presses: x is how often a button is pressed, k how often a light goes round.',
        'Minimize',
        ' presses: x0 + x1',
        'Subject To',
        ' light0: x0 + x1 - 3 k0 = 2',
        ' light1: x0 + x1 - 3 k1 = 1',
        'Bounds',
        ' 0 <= x0 <= 2',
        ' 0 <= x1 <= 2',
        ' 0 <= k0 <= 2',
        ' 0 <= k1 <= 2',
        'General',
        ' x0 x1 k0 k1',
        'End',
        '',
      ].join('\n'),
    );
  });

  it('refuses a program that nobody could write out', () => {
    expect(() => makeProgram(problem(grid(640, 640)))).toThrow(/at most 2000000 effects/);
  });
});
