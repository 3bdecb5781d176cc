import { PRESETS } from 'douse/board';
import type { Chapter } from '../chapter.ts';

/** Boards and presses as vectors. */
export const presses: Chapter = {
  name: 'presses',
  tab: 'overview',
  facts: () => ({ cells: 9, toys: Object.keys(PRESETS).length }),
  steps: [
    { kind: 'question', text: 'question', board: '3x3', goal: { kind: 'any', presses: 2 } },
    { kind: 'claim', text: 'claim', board: '3x3:=100010011', live: 'still', figure: { kind: 'vectors' } },
    {
      kind: 'look',
      text: 'worked',
      board: '3x3:=100010011',
      goal: { kind: 'presses', presses: '000010000' },
      figure: { kind: 'vectors' },
    },
    { kind: 'predict', text: 'twice', choices: ['$b$', '$0$', '$a_5$'], right: 0 },
    {
      kind: 'proof',
      text: 'order',
      board: '3x3',
      goal: { kind: 'presses', presses: '110000000' },
      marks: '110000000',
      figure: { kind: 'vectors' },
    },
    { kind: 'proof', text: 'odd', board: '3x3', goal: { kind: 'unchanged' }, figure: { kind: 'vectors' } },
    {
      kind: 'proof',
      text: 'strategy',
      board: '3x3:=010010111',
      goal: { kind: 'out' },
      figure: { kind: 'vectors' },
    },
    { kind: 'look', text: 'history', board: '3x3' },
    { kind: 'exercise', exercise: 'after' },
  ],
};
