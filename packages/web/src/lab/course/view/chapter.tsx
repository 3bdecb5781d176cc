import { useEffect, useRef } from 'preact/hooks';
import { phrase } from '../../../words/format.ts';
import type { Lab } from '../../lab.ts';
import { Press } from '../../parts/inputs.tsx';
import { labWords } from '../../words/index.ts';
import { CHAPTERS } from '../chapters/index.ts';
import type { Chapter } from '../chapter.ts';
import { makeTask } from '../exercises/index.ts';
import { makeStep, numberOf } from '../place.ts';
import { progress } from '../progress.ts';
import { courseWords, textsOf } from '../words/index.ts';
import { ExerciseView, newSeed } from './exercise.tsx';
import { PaperExercise, PaperStep } from './paper.tsx';
import { StepView } from './step.tsx';

/** One step of a chapter, with the way to the others. */
export function ChapterView(props: {
  readonly lab: Lab;
  readonly chapter: Chapter;
  /** From 1. */
  readonly step: number;
  readonly seed: string;
}) {
  const { lab, chapter, step, seed } = props;
  const words = courseWords.value;
  const texts = textsOf(words, chapter.name);
  const data = chapter.steps[step - 1]!;
  const last = step === chapter.steps.length;
  const next = CHAPTERS[CHAPTERS.indexOf(chapter) + 1];
  const top = useRef<HTMLElement>(null);
  const go = (to: string): void => {
    lab.detail.value = to;
  };
  useEffect(() => {
    // On a phone the text begins below the board, which stays in sight.
    if (top.current!.getBoundingClientRect().top < 0) top.current!.scrollIntoView({ block: 'start' });
  }, [chapter, step]);
  const exercise = data.exercise;
  const chosen = seed === '' ? visitSeed() : seed;
  return (
    <article ref={top} class="lab-chapter" data-chapter={chapter.name} data-step={step} data-kind={data.kind}>
      <header class="lab-chapter-head">
        <Press part="course-contents" onPress={() => go('')}>
          {words.contents}
        </Press>
        <p class="lab-note">
          {numberOf(chapter.name) > 0 && <span>{phrase(words.chapter, { n: numberOf(chapter.name) })}, </span>}
          <span>{phrase(words.step, { n: step, all: chapter.steps.length })}</span>
        </p>
        <Press part="present" onPress={() => (lab.mode.value = 'present')}>
          {words.present}
        </Press>
        <Press part="whole-chapter" onPress={() => go(makeStep(chapter.name, 0))}>
          {words.whole}
        </Press>
      </header>
      <div class="lab-chapter-title">
        <h2>{texts.title}</h2>
        <p class="lab-kind">{words.kinds[data.kind]}</p>
      </div>
      {exercise === undefined ? (
        <StepView key={`${chapter.name} ${step}`} lab={lab} chapter={chapter} step={data} at={step} />
      ) : (
        <ExerciseView
          key={`${chapter.name} ${step}`}
          lab={lab}
          kind={exercise}
          seed={chosen}
          many={data.many === true}
          chapter={chapter.name}
          at={step}
          onAnother={(another) => go(makeStep(chapter.name, step, another))}
        />
      )}
      <nav class="lab-chapter-nav" aria-label={words.steps}>
        <Press part="chapter-back" off={step === 1} onPress={() => go(makeStep(chapter.name, step - 1))}>
          {words.back}
        </Press>
        <Dots chapter={chapter} step={step} onGo={(to) => go(makeStep(chapter.name, to))} />
        {last ? (
          next !== undefined && numberOf(chapter.name) > 0 ? (
            <Press part="next-chapter" strong onPress={() => go(makeStep(next.name, 1))}>
              <span>
                {words.nextChapter}
                <span class="lab-next-title">: {textsOf(words, next.name).title}</span>
              </span>
            </Press>
          ) : (
            <Press part="course-contents" strong onPress={() => go('')}>
              {words.contents}
            </Press>
          )
        ) : (
          <Press part="chapter-on" strong onPress={() => go(makeStep(chapter.name, step + 1))}>
            {words.next}
          </Press>
        )}
      </nav>
      {last && chapter.tab !== null && (
        <div class="lab-row">
          <Press part="open-tab" onPress={() => lab.openTab(chapter.tab!)}>
            {phrase(words.openTab, { tab: labWords.value.tabs[chapter.tab] })}
          </Press>
        </div>
      )}
    </article>
  );
}

/** A seed that lasts for the visit, so that a step without one shows the same exercise when somebody comes back. */
let visit: string | null = null;
const visitSeed = (): string => (visit ??= newSeed());

function Dots({
  chapter,
  step,
  onGo,
}: {
  readonly chapter: Chapter;
  readonly step: number;
  readonly onGo: (to: number) => void;
}) {
  const words = courseWords.value;
  const done = new Set(progress.value.steps);
  return (
    <ol class="lab-step-dots">
      {chapter.steps.map(({ kind }, i) => (
        <li key={i}>
          <button
            type="button"
            aria-label={`${i + 1}: ${words.kinds[kind]}`}
            title={words.kinds[kind]}
            aria-current={i + 1 === step ? 'step' : undefined}
            data-done={done.has(`${chapter.name}.${i + 1}`) ? '' : undefined}
            onClick={() => onGo(i + 1)}
          />
        </li>
      ))}
    </ol>
  );
}

/** A whole chapter on one page, to read or to print: texts, boards, figures, reasons, and an exercise of each kind. */
export function WholeChapter({ lab, chapter }: { readonly lab: Lab; readonly chapter: Chapter }) {
  const words = courseWords.value;
  const texts = textsOf(words, chapter.name);
  return (
    <article class="lab-chapter" data-chapter={chapter.name} data-step="0">
      <header class="lab-chapter-head">
        <Press part="course-contents" onPress={() => (lab.detail.value = '')}>
          {words.contents}
        </Press>
        <Press part="stepwise" onPress={() => (lab.detail.value = makeStep(chapter.name, 1))}>
          {words.stepwise}
        </Press>
        <Press part="print" onPress={() => print()}>
          {words.print}
        </Press>
      </header>
      <h2>{texts.title}</h2>
      {chapter.steps.map((step, i) => (
        <section key={i} class="lab-whole-step" data-kind={step.kind}>
          <p class="lab-kind">
            {i + 1} · {words.kinds[step.kind]}
          </p>
          {step.exercise !== undefined ? (
            <PaperExercise lab={lab} task={makeTask(step.exercise, visitSeed(), step.many)} />
          ) : (
            <PaperStep lab={lab} chapter={chapter} at={i + 1} />
          )}
        </section>
      ))}
    </article>
  );
}
