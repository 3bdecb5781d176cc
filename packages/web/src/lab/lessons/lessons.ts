import { asArray, lengthOf, levelAt, type GridBoard, type Levels, type Problem } from 'douse/board';

/** What a reader does on the board before a step is done. */
export type Goal =
  | { readonly kind: 'read' }
  /** This many presses, anywhere. */
  | { readonly kind: 'any'; readonly presses: number }
  /** At least one press, and every light is as it was. */
  | { readonly kind: 'unchanged' }
  /** Exactly these presses, one digit a button. */
  | { readonly kind: 'presses'; readonly presses: string }
  /** The first rows of lights are out. */
  | { readonly kind: 'rows'; readonly rows: number }
  /** Every light has reached its target. */
  | { readonly kind: 'out' };

export interface LessonStep {
  /** Key of its text in `words.lessons`. */
  readonly text: string;
  /** The design's text. */
  readonly design: string;
  readonly goal: Goal;
  /** Marks on the board, one digit a cell. */
  readonly marks?: string;
}

export interface Lesson {
  readonly name: (typeof LESSON_NAMES)[number];
  /** The last step is a board to solve. */
  readonly steps: readonly LessonStep[];
}

export const LESSON_NAMES = ['twice', 'parity', 'quarter', 'chasing', 'levels', 'thesis'] as const;

/** The two quiet patterns of 5 × 5 whose sums are all others; both decide which boards can be solved. */
const PATTERN_A = '1101100000110110000011011';
const PATTERN_B = '1010110101000001010110101';

/** The tours, each by live boards, each ending in one to solve. Their texts stand in the dictionaries. */
export const LESSONS: readonly Lesson[] = [
  {
    name: 'twice',
    steps: [
      { text: 'twice1', design: '3x3', goal: { kind: 'any', presses: 1 } },
      { text: 'twice2', design: '3x3', goal: { kind: 'unchanged' } },
      { text: 'twice3', design: '3x3:=00111', goal: { kind: 'presses', presses: '110000000' }, marks: '110000000' },
      { text: 'twice4', design: '3x3:=10111101', goal: { kind: 'out' } },
    ],
  },
  {
    name: 'parity',
    steps: [
      { text: 'parity1', design: '5x5', goal: { kind: 'any', presses: 4 }, marks: PATTERN_A },
      { text: 'parity2', design: '5x5:=1', goal: { kind: 'any', presses: 3 }, marks: PATTERN_A },
      { text: 'parity3', design: '5x5', goal: { kind: 'unchanged' }, marks: PATTERN_A },
      { text: 'parity4', design: '5x5:=0011100111110010101100001', goal: { kind: 'out' } },
    ],
  },
  {
    name: 'quarter',
    steps: [
      { text: 'quarter1', design: '5x5:=01', goal: { kind: 'read' }, marks: PATTERN_A },
      { text: 'quarter2', design: '5x5:=001', goal: { kind: 'read' }, marks: PATTERN_B },
      { text: 'quarter3', design: '5x5:=111', goal: { kind: 'read' }, marks: PATTERN_B },
      { text: 'quarter4', design: '5x5:=1100010000000000000100011', goal: { kind: 'out' } },
    ],
  },
  {
    name: 'chasing',
    steps: [
      { text: 'chasing1', design: '5x5:=1010110101', goal: { kind: 'rows', rows: 1 } },
      { text: 'chasing2', design: '5x5:=1010110101', goal: { kind: 'rows', rows: 4 } },
      { text: 'chasing3', design: '5x5:=0000000000000000000000111', goal: { kind: 'out' }, marks: '0001' },
      { text: 'chasing4', design: '5x5:=01100010010001101100011', goal: { kind: 'out' } },
    ],
  },
  {
    name: 'levels',
    steps: [
      { text: 'levels1', design: '3x3-q3', goal: { kind: 'unchanged' } },
      {
        text: 'levels2',
        design: '3x3-q3:=01011101',
        goal: { kind: 'presses', presses: '000020000' },
        marks: '000020000',
      },
      { text: 'levels3', design: '2x2-q4:=111', goal: { kind: 'out' }, marks: '3' },
      { text: 'levels4', design: '3x3-q3:=12021101', goal: { kind: 'out' } },
    ],
  },
  {
    name: 'thesis',
    steps: [
      { text: 'thesis1', design: '2x2-q4:=0001', goal: { kind: 'presses', presses: '0333' }, marks: '0333' },
      { text: 'thesis2', design: '2x2-q4:=0001', goal: { kind: 'presses', presses: '2111' }, marks: '2111' },
      { text: 'thesis3', design: '2x2-q4:=0001', goal: { kind: 'read' } },
      { text: 'thesis4', design: '2x2-q4:=112', goal: { kind: 'out' } },
    ],
  },
];

/** True if the presses, and the lights they lead to, are what the step asks for. */
export function isReached(goal: Goal, task: Problem, presses: Levels, lights: Levels): boolean {
  const all = (n: number, holds: (i: number) => boolean): boolean =>
    Array.from({ length: n }, (_, i) => i).every(holds);
  const total = Array.from(asArray(presses)).reduce((sum, times) => sum + times, 0);
  switch (goal.kind) {
    case 'read':
      return true;
    case 'any':
      return total >= goal.presses;
    case 'unchanged':
      return total > 0 && all(lengthOf(lights), (i) => levelAt(lights, i) === levelAt(task.start, i));
    case 'presses':
      return all(lengthOf(presses), (b) => levelAt(presses, b) % task.levels === Number(goal.presses[b] ?? 0));
    case 'rows':
      return all(goal.rows * (task.board as GridBoard).columns, (i) => levelAt(lights, i) === 0);
    case 'out':
      return all(lengthOf(lights), (i) => levelAt(lights, i) === levelAt(task.target, i));
  }
}
