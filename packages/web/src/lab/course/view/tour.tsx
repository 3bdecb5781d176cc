import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { makeLevels } from 'douse/board';
import { replay, totalPresses } from 'douse/lightsout';
import { phrase } from '../../../words/format.ts';
import { parseDesign } from '../../design/text.ts';
import type { Lab, Showing } from '../../lab.ts';
import { isReached, type Lesson, LESSONS, type LessonStep } from '../../lessons/lessons.ts';
import { Icon } from '../../../parts/icon.tsx';
import { Press } from '../../parts/inputs.tsx';
import { lookAtBoard } from '../../parts/player.ts';
import { labWords } from '../../words/index.ts';

/** One of the six short tours on live boards. */
export function Tour({ lab, lesson }: { readonly lab: Lab; readonly lesson: Lesson }) {
  const { lessons } = labWords.value;
  const at = useSignal(0);
  const reached = useSignal(false);
  const mine = useSignal<Showing | null>(null);
  const step = lesson.steps[at.value]!;
  const last = at.value === lesson.steps.length - 1;
  const next = LESSONS[LESSONS.indexOf(lesson) + 1];
  const begin = (): void => {
    reached.value = step.goal.kind === 'read';
    begun(lab, step, mine, reached);
  };
  useEffect(() => {
    begin();
  }, [at.value]);
  useEffect(
    () => () => {
      if (lab.showing.peek() === mine.peek()) lab.showing.value = null;
    },
    [],
  );
  const away = lab.showing.value !== mine.value;
  return (
    <section class="lab-tour" data-lesson={lesson.name} data-step={at.value + 1} data-reached={reached.value}>
      <div class="lab-row">
        <Press part="all-lessons" onPress={() => (lab.detail.value = '')}>
          {lessons.all}
        </Press>
        <span class="lab-note">{phrase(labWords.value.stepper.of, { n: at.value + 1, all: lesson.steps.length })}</span>
      </div>
      <h2>{lessons.titles[lesson.name]}</h2>
      <p class="lab-lesson-text" role="status">
        {lessons.texts[step.text as keyof typeof lessons.texts]}
      </p>
      <p class="lab-goal" role="status" data-part="goal">
        {reached.value && step.goal.kind !== 'read' ? (
          <>
            <Icon name="check" /> {last ? lessons.solved : lessons.done}
          </>
        ) : (
          lessons.goals[step.goal.kind]
        )}
      </p>
      <div class="lab-row">
        <Press part="lesson-back" off={at.value === 0} onPress={() => at.value--}>
          {labWords.value.stepper.back}
        </Press>
        <Press
          part="lesson-again"
          onPress={() => {
            begin();
            lookAtBoard();
          }}
        >
          {away ? lessons.toBoard : lessons.again}
        </Press>
        {!last && (
          <Press part="lesson-on" strong={reached.value} onPress={() => at.value++}>
            {labWords.value.stepper.forth}
          </Press>
        )}
        {last && next !== undefined && (
          <Press part="lesson-next" strong={reached.value} onPress={() => (lab.detail.value = next.name)}>
            {phrase(lessons.next, { title: lessons.titles[next.name] })}
          </Press>
        )}
      </div>
    </section>
  );
}

/** Puts the step's board on the editor and lets it be pressed. */
function begun(lab: Lab, step: LessonStep, mine: { value: Showing | null }, reached: { value: boolean }): void {
  const design = parseDesign(step.design);
  if (!design.ok) throw new Error(`lesson ${step.text}: ${design.error}`);
  const { problem: task } = design.value;
  lab.change(design.value);
  const marks = Uint32Array.from({ length: task.board.lights }, (_, i) => Number(step.marks?.[i] ?? 0));
  const show = (presses: Uint32Array): void => {
    const whole = makeLevels(task.board.buttons, task.levels);
    whole.set(presses.map((times) => times % task.levels));
    const lights = replay(task, whole);
    if (isReached(step.goal, task, presses, lights)) reached.value = true;
    mine.value = {
      says: phrase(labWords.value.lessons.pressed, { n: totalPresses(presses) }),
      lights,
      marks,
      press: (button) => show(presses.map((times, b) => (b === button ? times + 1 : times))),
    };
    lab.showing.value = mine.value;
  };
  show(new Uint32Array(task.board.buttons));
}
