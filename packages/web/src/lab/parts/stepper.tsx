import type { Board } from 'douse/board';
import { useEffect, useRef } from 'preact/hooks';
import { phrase } from '../../words/format.ts';
import { language } from '../../words/index.ts';
import type { Design } from '../design/design.ts';
import { isOnePicture, layoutOf } from '../design/layout.ts';
import { numberDetail } from '../detail.ts';
import type { ShownStep } from '../jobs/explain.ts';
import type { Lab } from '../lab.ts';
import { labWords } from '../words/index.ts';
import { Formula } from './formula.tsx';
import { MatrixView } from './matrix.tsx';
import { Picture } from './picture.tsx';
import { StepBar } from './stepbar.tsx';
import { toldText } from './told.ts';

/** Steps forwards and backwards: the sentence, the formula and the matrix here, the lights on the big board. */
export function Stepper(props: { readonly lab: Lab; readonly about: Design; readonly steps: readonly ShownStep[] }) {
  const { lab, about, steps } = props;
  const { stepper } = labWords.value;
  // The step stands in the address, counted from 1.
  const [at, goTo] = numberDetail(lab, 0, 1);
  const known = useRef(steps);
  const index = Math.min(Math.max(at, 1), steps.length) - 1;
  const step = steps[index]!;
  const { board, levels, moduli } = about.problem;
  useEffect(() => {
    // Another board begins at its first step; the first one at the step of its link.
    if (known.current !== steps) goTo(1);
    known.current = steps;
  }, [steps]);
  // The last lights that were drawn stay on the board while the formulas go on.
  const picture = steps
    .slice(0, index + 1)
    .map((one) => one.picture)
    .findLast((one) => one !== null);
  const decided = decidedBy(step, board);
  useEffect(() => {
    if (about !== lab.design.peek()) return;
    const base = { says: phrase(stepper.on, { n: index + 1, all: steps.length }) };
    if (picture === undefined || picture === null) lab.showing.value = base;
    else if (picture.of === 'lights') lab.showing.value = { ...base, lights: picture.values, ...decided };
    else if (picture.of === 'presses') lab.showing.value = { ...base, presses: picture.values };
    else lab.showing.value = { ...base, marks: picture.values };
  }, [index, steps, about]);
  const sentence = step.told && toldText(step.told, board, levels, step.why, language.value);
  const go = (to: number): void => {
    goTo(Math.min(steps.length, Math.max(1, to + 1)));
  };
  return (
    <div
      class="lab-stepper"
      data-step={index + 1}
      onKeyDown={(event) => {
        if ((event.target as HTMLElement).closest('input, .lab-matrix-window') !== null) return;
        if (event.key === 'ArrowRight') go(index + 1);
        else if (event.key === 'ArrowLeft') go(index - 1);
        else return;
        event.preventDefault();
      }}
    >
      <StepBar at={index + 1} first={1} last={steps.length} onGo={(to) => go(to - 1)} />
      <div class="lab-step">
        <p class="lab-says" role="status" lang={sentence === null ? 'en' : undefined} data-part="says">
          {sentence ?? step.says}
        </p>
        {step.formula !== null && <Formula tex={step.formula} block />}
        {step.picture !== null && (
          <div class="lab-step-picture">
            <Picture
              board={board}
              levels={moduli ?? levels}
              shown={{ [step.picture.of]: step.picture.values, ...decided }}
              label={isOnePicture(board) ? stepper.picture[step.picture.of] : stepper.picture.lights}
              most={260}
            />
          </div>
        )}
        {step.matrix !== null && (
          <>
            <p class="lab-name">
              <Formula tex={texName(step.matrix.name)} />
            </p>
            <MatrixView
              matrix={step.matrix.data}
              levels={levels}
              name={step.matrix.name}
              row={changedRow(step, steps[index - 1])}
              column={null}
              onPoint={() => {}}
            />
          </>
        )}
      </div>
    </div>
  );
}

const texName = (name: string): string => name.replace('[A | c]', '[A \\mid c]').replace(/_(\d+)/, '_{$1}');

/** Where a line of lights decides: its lights as marks, and the buttons it says to press. */
function decidedBy({ told }: ShownStep, board: Board): { marks?: Uint8Array; presses?: Uint32Array } {
  const line = /^(row|column|light)Decides$/.exec(told?.key ?? '')?.[1] as 'row' | 'column' | 'light' | undefined;
  if (line === undefined) return {};
  const { place, columns } = layoutOf(board);
  const at = told!.numbers![line]!;
  const marks = Uint8Array.from({ length: board.lights }, (_, light) => {
    const here =
      line === 'light'
        ? light
        : line === 'row'
          ? Math.floor(place[light]! / columns) + 1
          : (place[light]! % columns) + 1;
    return here === at ? 1 : 0;
  });
  const presses = new Uint32Array(board.buttons);
  for (const { index, times } of told!.places ?? []) presses[index] = times;
  return { marks, presses };
}

/** The row that a step has changed, if it is one. */
function changedRow(step: ShownStep, before: ShownStep | undefined): number | null {
  const [now, then] = [step.matrix?.data, before?.matrix?.data];
  if (now === undefined || then === undefined || now.columns !== then.columns || now.rows !== then.rows) return null;
  const rows = Array.from({ length: now.rows }, (_, r) => r).filter((r) => {
    for (let i = r * now.columns; i < (r + 1) * now.columns; i++) if (now.entries[i] !== then.entries[i]) return true;
    return false;
  });
  return rows.length === 1 ? rows[0]! : null;
}
