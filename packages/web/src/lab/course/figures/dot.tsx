import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { count, phrase } from '../../../words/format.ts';
import { language } from '../../../words/index.ts';
import type { Lab } from '../../lab.ts';
import { Press } from '../../parts/inputs.tsx';
import type { Live } from '../live.ts';
import type { Vector } from '../math/linear.ts';
import { courseWords } from '../words/index.ts';

/** The dot products of the lights on the board with some patterns; one pattern is marked there. */
export function DotFigure(props: {
  readonly lab: Lab;
  readonly live: Live;
  readonly patterns: readonly Vector[];
  readonly onMark: (marks: Vector) => void;
}) {
  const { live, patterns, onMark } = props;
  const { dot, exercises } = courseWords.value;
  const chosen = useSignal(0);
  useEffect(() => onMark(patterns[chosen.value]!), [chosen.value]);
  const lights = live.lights;
  return (
    <div class="lab-dots" data-figure="dot">
      <div class="lab-row">
        {patterns.map((_, k) => (
          <Press key={k} part={`pattern-${k + 1}`} pressed={chosen.value === k} onPress={() => (chosen.value = k)}>
            {phrase(exercises.pattern, { k: k + 1 })}
          </Press>
        ))}
      </div>
      <ul>
        {patterns.map((pattern, k) => {
          const n = pattern.filter((mark, i) => mark > 0 && lights[i]! > 0).length;
          return (
            <li key={k} data-dot={n % 2} class={n % 2 === 0 ? 'lab-good' : 'lab-bad'}>
              {phrase(count(language.value, dot, n), { k: k + 1, r: n % 2 })}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
