import { phrase } from '../../words/format.ts';
import { labWords } from '../words/index.ts';
import { Press } from './inputs.tsx';

/** Back, a slider, and on: one of the steps `first` … `last`. */
export function StepBar(props: {
  readonly at: number;
  readonly first: number;
  readonly last: number;
  readonly onGo: (to: number) => void;
  /** What the slider chooses, if it is no step, and what its buttons are called then. */
  readonly label?: string;
  readonly name?: string;
  /** Arrows instead of words, where the page has a Next of its own. */
  readonly small?: boolean;
}) {
  const { at, first, last, onGo, name = 'step', small = false } = props;
  const { stepper } = labWords.value;
  return (
    <div class="lab-row lab-steps">
      <Press
        part={`${name}-back`}
        off={at === first}
        {...(small && { label: stepper.back })}
        onPress={() => onGo(at - 1)}
      >
        {small ? '‹' : stepper.back}
      </Press>
      <input
        type="range"
        min={first}
        max={last}
        value={at}
        aria-label={props.label ?? stepper.step}
        onInput={(event) => onGo(Number(event.currentTarget.value))}
      />
      <span class="lab-note">{phrase(stepper.of, { n: at, all: last })}</span>
      <Press
        part={`${name}-on`}
        strong={!small}
        off={at === last}
        {...(small && { label: stepper.forth })}
        onPress={() => onGo(at + 1)}
      >
        {small ? '›' : stepper.forth}
      </Press>
    </div>
  );
}
