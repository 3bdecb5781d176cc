import { effect, signal, useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { parseDesign } from '../../design/text.ts';
import type { Lab, Showing } from '../../lab.ts';
import { phrase } from '../../../words/format.ts';
import type { Step } from '../chapter.ts';
import { Live } from '../live.ts';
import { numbers, sum, type Vector } from '../math/linear.ts';
import { courseWords } from '../words/index.ts';

/** What the board of a step does, and how to begin it again. */
export interface LiveStep {
  readonly live: Live;
  readonly again: () => void;
  /** Lays marks on the board. */
  readonly mark: (marks: Vector) => void;
  /** True if the board shows something else just now. */
  readonly away: boolean;
}

/** Puts a step's board on the editor and lets it be pressed; what is pressed shows on the board and in the figures. */
export function useLive(lab: Lab, step: Step, board: string): LiveStep {
  const round = useSignal(0);
  const mine = useSignal<Showing | null>(null);
  const { live, marks } = useMemo(() => {
    const design = parseDesign(board);
    if (!design.ok) throw new RangeError(`chapter: ${design.error}`);
    return {
      live: new Live(design.value.problem, step),
      marks: signal<Vector>(numbers(step.marks ?? '', design.value.problem.board.lights)),
      design: design.value,
    };
  }, [step, board, round.value]);
  useEffect(() => {
    const design = parseDesign(board);
    if (design.ok) lab.change(design.value);
    const stop = effect(() => {
      const presses = live.presses.value;
      const { levels } = live.task;
      const shown = live.mode === 'forced' ? live.wrong : marks.value;
      mine.value = {
        says: said(live),
        lights: Uint32Array.from(live.lights),
        presses: Uint32Array.from(presses, (n) => n % levels),
        marks: Uint32Array.from(shown),
        numbered: true,
        press: (button) => live.press(button),
      };
      lab.showing.value = mine.value;
    });
    return () => {
      stop();
      if (lab.showing.peek() === mine.peek()) lab.showing.value = null;
    };
  }, [live]);
  return {
    live,
    again: () => round.value++,
    mark: (next) => (marks.value = next),
    away: mine.value !== null && lab.showing.value !== mine.value,
  };
}

function said(live: Live): string {
  const words = courseWords.value;
  const presses = sum(live.presses.value);
  if (live.mode === 'still') return words.readOnly;
  if (live.mode === 'press') return phrase(words.pressed, { n: presses });
  if (presses === 0) return words.forcedStart;
  const left = live.wrong.filter(Boolean).length;
  return left === 0 ? phrase(words.forcedQuiet, { n: presses }) : phrase(words.forced, { n: left });
}
