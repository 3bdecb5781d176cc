import { grid, type Permutation, symmetries } from 'douse/board';
import type { Chapter, MatrixData } from '../chapter.ts';
import { digits, effectRows, numbers, sum } from '../math/linear.ts';
import { PATTERN_B1, quietOf } from './boards.ts';

const turned = (one: readonly number[], turn: Permutation): number[] => one.map((_, cell) => one[turn[cell]!]!);

/** A quiet pattern of 4 × 4 with no symmetry of its own, as far as there is one. */
const asymmetric = (): number[] => {
  const group = symmetries(grid(4, 4));
  const images = (one: readonly number[]): number => new Set(group.map((turn) => digits(turned(one, turn)))).size;
  return quietOf(4, 4).reduce((best, one) => (images(one) > images(best) ? one : best));
};

/** The rows and columns of A that belong to the pressed buttons of the pattern. */
function pressedOnly(): MatrixData {
  const pressed = asymmetric().flatMap((press, b) => (press > 0 ? [b] : []));
  const a = effectRows(grid(4, 4), 2);
  return {
    name: '(a_{ij})_{\\,q_i=q_j=1}',
    rows: pressed.map((i) => pressed.map((j) => a[i]![j]!)),
    pivots: pressed.map((_, i) => i),
  };
}

/** Turns, reflections, and an even number of presses. */
export const symmetry: Chapter = {
  name: 'symmetry',
  tab: 'quiet',
  facts: () => {
    const patterns = quietOf(4, 4);
    return {
      s: symmetries(grid(4, 4)).length,
      k: patterns.length + 1,
      odd: patterns.filter((one) => sum(one) % 2 === 1).length,
      half: (patterns.length + 1) / 2,
      few: 3,
      n: sum(numbers(PATTERN_B1, 25)),
    };
  },
  steps: [
    { kind: 'question', text: 'question', board: '5x5', marks: PATTERN_B1, goal: { kind: 'quiet' } },
    {
      kind: 'claim',
      text: 'claim',
      board: '4x4',
      marks: digits(asymmetric()),
      figure: {
        kind: 'pictures',
        pictures: () => {
          const one = asymmetric();
          return symmetries(grid(4, 4)).map((turn) => ({
            says: '',
            board: '4x4',
            presses: turned(one, turn),
          }));
        },
      },
    },
    { kind: 'predict', text: 'parity', board: '4x4', choices: ['${odd}$', '${few}$', '${half}$'], right: 0 },
    {
      kind: 'proof',
      text: 'turn',
      figure: { kind: 'formula', tex: 'S^{\\mathsf T}A\\,S=A\\;\\Rightarrow\\;A\\,(S\\,q)=S\\,(A\\,q)=0' },
    },
    {
      kind: 'proof',
      text: 'form',
      figure: { kind: 'formula', tex: '0=q^{\\mathsf T}(A\\,q)=\\sum_{i,j}a_{ij}\\,q_i\\,q_j' },
    },
    {
      kind: 'proof',
      text: 'pairs',
      board: '4x4',
      marks: digits(asymmetric()),
      figure: { kind: 'matrix', matrix: pressedOnly },
    },
    { kind: 'look', text: 'beyond', board: '2x2-q3', goal: { kind: 'quiet' } },
    { kind: 'exercise', exercise: 'pattern' },
  ],
};
