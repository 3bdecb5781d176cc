import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { phrase } from '../../../words/format.ts';
import { parseDesign } from '../../design/text.ts';
import type { Lab, Showing } from '../../lab.ts';
import { Formula } from '../../parts/formula.tsx';
import { Press } from '../../parts/inputs.tsx';
import {
  checkAnswer,
  type ExerciseName,
  type Hint,
  hintsOf,
  makeTask,
  solveTask,
  type Task,
  type Verdict,
} from '../exercises/index.ts';
import { MatrixFigure } from '../figures/matrix.tsx';
import type { Vector } from '../math/linear.ts';
import { exerciseDone, stepDone } from '../progress.ts';
import { unbroken } from '../rich.ts';
import { courseWords } from '../words/index.ts';
import type { CourseWords } from '../words/words.ts';

export const newSeed = (): string => crypto.getRandomValues(new Uint32Array(1))[0]!.toString(36);

/** An exercise made from a seed: answered on the board or by a choice, checked, with reasons and two hints. */
export function ExerciseView(props: {
  readonly lab: Lab;
  readonly kind: ExerciseName;
  readonly seed: string;
  readonly many: boolean;
  readonly chapter: string;
  readonly at: number;
  readonly onAnother: (seed: string) => void;
}) {
  const { lab, kind, seed, many, chapter, at, onAnother } = props;
  const words = courseWords.value;
  const { exercises } = words;
  const own = exercises.kinds[kind] as Readonly<Record<string, string>>;
  const task = useMemo(() => makeTask(kind, seed, many), [kind, seed, many]);
  const answer = useSignal<Vector>(task.given);
  const verdict = useSignal<Verdict | null>(null);
  const hints = useSignal(0);
  const pattern = useSignal<number | null>(null);
  const shown = useSignal(false);
  const mine = useSignal<Showing | null>(null);

  const show = (): void => {
    mine.value = showing(task, answer.peek(), verdict.peek(), hintShown(task, hints.peek()), pattern.peek(), (cell) => {
      answer.value = turned(task, answer.peek(), cell);
      verdict.value = null;
      pattern.value = null;
      show();
    });
    lab.showing.value = mine.value;
  };
  useEffect(() => {
    const design = parseDesign(task.design);
    if (design.ok) lab.change(design.value);
    answer.value = task.given;
    verdict.value = null;
    hints.value = 0;
    shown.value = false;
    pattern.value = null;
    show();
    return () => {
      if (lab.showing.peek() === mine.peek()) lab.showing.value = null;
    };
  }, [task]);

  const check = (): void => {
    verdict.value = checkAnswer(task, answer.value);
    exerciseDone(kind, verdict.value.right);
    if (verdict.value.right) stepDone(chapter, at);
    pattern.value = null;
    show();
  };
  const said = verdict.value;
  return (
    <div class="lab-step-body lab-exercise" data-exercise={kind} data-seed={seed} data-right={said?.right}>
      <h3>{own['title']}</h3>
      <p class="lab-lesson-text">{unbroken(askOf(task, words))}</p>
      {task.matrix !== undefined && (
        <MatrixFigure
          lab={lab}
          matrix={{ ...task.matrix, ...(kind === 'kernel' && { column: 'button' as const }) }}
          tools={false}
        />
      )}
      {task.patterns !== undefined && (
        <div class="lab-row">
          {task.patterns.map((_, k) => (
            <Press
              key={k}
              part={`pattern-${k + 1}`}
              pressed={pattern.value === k}
              onPress={() => {
                pattern.value = k;
                show();
              }}
            >
              {phrase(exercises.pattern, { k: k + 1 })}
            </Press>
          ))}
        </div>
      )}
      {task.choices === undefined ? (
        <p class="lab-note">{exercises.answerOnBoard}</p>
      ) : (
        <div class="lab-choices">
          {task.choices.map((choice, i) => (
            <button
              key={i}
              type="button"
              class="lab-choice"
              data-choice={i}
              aria-pressed={answer.value[0] === i}
              onClick={() => {
                answer.value = [i];
                verdict.value = null;
              }}
            >
              {own[choice] ?? <Formula tex={choice} />}
            </button>
          ))}
        </div>
      )}
      <div class="lab-verdict-line" role="status" data-part="verdict">
        {said !== null && (
          <p class={said.right ? 'lab-good' : 'lab-bad'}>
            {said.right ? (shown.value ? exercises.shown : exercises.right) : phrase(own[said.why] ?? '', said.values)}
          </p>
        )}
        {hints.value > 0 && <HintLine task={task} count={hints.value} own={own} />}
      </div>
      <div class="lab-row">
        {task.answer !== 'choice' && (
          <Press
            part="clear-answer"
            onPress={() => {
              answer.value = task.given;
              verdict.value = null;
              show();
            }}
          >
            {exercises.clear}
          </Press>
        )}
        <Press part="another" strong={said?.right === true} onPress={() => onAnother(newSeed())}>
          {exercises.another}
        </Press>
      </div>
      <div class="lab-row lab-exercise-act">
        <Press
          part="check"
          strong={said?.right !== true}
          off={task.answer === 'choice' && answer.value.length === 0}
          onPress={check}
        >
          {exercises.check}
        </Press>
        {hints.value < 2 ? (
          <Press
            part="hint"
            onPress={() => {
              hints.value++;
              verdict.value = null;
              show();
            }}
          >
            {phrase(exercises.hint, { n: hints.value + 1 })}
          </Press>
        ) : (
          <Press
            part="show-answer"
            onPress={() => {
              shown.value = true;
              answer.value = solveTask(task);
              verdict.value = checkAnswer(task, answer.value);
              show();
            }}
          >
            {exercises.show}
          </Press>
        )}
      </div>
    </div>
  );
}

const hintShown = (task: Task, count: number): Hint | null => (count === 0 ? null : hintsOf(task)[count - 1]!);

function HintLine({
  task,
  count,
  own,
}: {
  readonly task: Task;
  readonly count: number;
  readonly own: Readonly<Record<string, string>>;
}) {
  return (
    <>
      {hintsOf(task)
        .slice(0, count)
        .map((hint, i) => (
          <p key={i} class="lab-note">
            {unbroken(phrase(own[hint.text]!, hint.values))}
          </p>
        ))}
    </>
  );
}

/** The question, with its numbers. */
export const askOf = (task: Task, words: CourseWords): string =>
  phrase(words.exercises.kinds[task.kind].ask, namedValues(task, words));

/** The numbers of a question, with rules and wraps by their names. */
function namedValues(task: Task, { exercises }: CourseWords): Record<string, string | number> {
  const { rules, wraps } = exercises;
  const named = (value: string | number): string | number => {
    const [kind, name = ''] = String(value).split(':');
    if (kind === 'rule') return rules[name as keyof typeof rules];
    return kind === 'wrap' ? wraps[name as keyof typeof wraps] : value;
  };
  return Object.fromEntries(Object.entries(task.values).map(([key, value]) => [key, named(value)]));
}

/** The answer after a press on a cell. */
function turned(task: Task, answer: Vector, cell: number): Vector {
  if (task.answer === 'choice' || task.fixed[cell] === 1) return answer;
  const q = task.answer === 'marks' ? 2 : task.levels;
  return answer.map((value, i) => (i === cell ? (value + 1) % q : value));
}

/** What the board shows of an exercise: the answer so far, and what is said of it. */
function showing(
  task: Task,
  answer: Vector,
  verdict: Verdict | null,
  hint: Hint | null,
  pattern: number | null,
  press: (cell: number) => void,
): Showing {
  const { exercises } = courseWords.value;
  const own = exercises.kinds[task.kind] as Readonly<Record<string, string>>;
  const list = (values: Vector | undefined): { list?: Uint32Array } =>
    values === undefined ? {} : { list: Uint32Array.from(values) };
  const lights = list(verdict?.lights ?? (task.answer === 'lights' ? answer : undefined)).list;
  const presses = list(verdict?.presses ?? (task.answer === 'presses' ? answer : task.presses)).list;
  const marks = list(
    verdict?.marks ??
      (pattern === null ? undefined : task.patterns![pattern]) ??
      (task.answer === 'marks' && answer.some(Boolean) ? answer : undefined) ??
      hint?.marks,
  ).list;
  return {
    says: own['title']!,
    numbered: true,
    ...(lights !== undefined && { lights }),
    ...(presses !== undefined && { presses }),
    ...(marks !== undefined && { marks }),
    press,
  };
}
