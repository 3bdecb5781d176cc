import { phrase } from '../../../words/format.ts';
import type { Lab } from '../../lab.ts';
import { LESSONS } from '../../lessons/lessons.ts';
import { download } from '../../parts/download.ts';
import { Press } from '../../parts/inputs.tsx';
import { labWords } from '../../words/index.ts';
import { CHAPTERS, PAGES } from '../chapters/index.ts';
import type { Chapter } from '../chapter.ts';
import { EXERCISE_NAMES, type ExerciseName } from '../exercises/index.ts';
import { makeSheet, makeStep } from '../place.ts';
import { forgetProgress, progress, progressCsv } from '../progress.ts';
import { courseWords, textsOf } from '../words/index.ts';
import { newSeed } from './exercise.tsx';

/** The course's front page. */
export function Contents({ lab }: { readonly lab: Lab }) {
  const words = courseWords.value;
  const { lessons } = labWords.value;
  const { steps, exercises } = progress.value;
  const all = CHAPTERS.reduce((n, chapter) => n + chapter.steps.length, 0);
  const done = steps.filter((step) => CHAPTERS.some(({ name }) => step.startsWith(`${name}.`))).length;
  const right = Object.values(exercises).reduce((n, one) => n + one.right, 0);
  const go = (to: string): void => {
    lab.detail.value = to;
  };
  return (
    <section class="lab-contents">
      <h2>{words.title}</h2>
      <p>{words.what}</p>
      <ol class="lab-lessons" aria-label={words.chapters}>
        {CHAPTERS.map((chapter, i) => (
          <li key={chapter.name}>
            <ChapterCard chapter={chapter} number={String(i + 1)} onOpen={() => go(makeStep(chapter.name, 1))} />
          </li>
        ))}
      </ol>
      <h3>{words.practice}</h3>
      <ul class="lab-lessons" aria-label={words.practice}>
        {EXERCISE_NAMES.map((kind) => (
          <li key={kind}>
            <PracticeCard kind={kind} onOpen={go} />
          </li>
        ))}
      </ul>
      <h3>{words.pages}</h3>
      <ul class="lab-lessons">
        {PAGES.map((chapter) => (
          <li key={chapter.name}>
            <ChapterCard chapter={chapter} number="+" onOpen={() => go(makeStep(chapter.name, 1))} />
          </li>
        ))}
        <li>
          <button type="button" class="lab-card" data-lesson="sources" onClick={() => go('sources')}>
            <b>+</b>
            <span>
              {words.texts.sources.title}
              <small>{words.glossary}</small>
            </span>
          </button>
        </li>
        <li>
          <button type="button" class="lab-card" data-lesson="newsheet" onClick={() => go(makeSheet('', [], 'edit'))}>
            <b>+</b>
            <span>
              {words.sheet.title}
              <small>{words.sheet.about}</small>
            </span>
          </button>
        </li>
      </ul>
      <h3>{words.tours}</h3>
      <ul class="lab-lessons">
        {LESSONS.map(({ name }) => (
          <li key={name}>
            <button type="button" class="lab-card" data-lesson={name} onClick={() => go(name)}>
              <span>
                {lessons.titles[name]}
                <small>{lessons.about[name]}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p class="lab-note" data-part="progress">
        {phrase(words.progress, { done, all, right })}
      </p>
      <div class="lab-row">
        <Press part="export-progress" onPress={() => download('course.csv', progressCsv(progress.value))}>
          {words.exportProgress}
        </Press>
        <Press part="forget-progress" off={steps.length === 0} onPress={() => forgetProgress()}>
          {words.forget}
        </Press>
      </div>
    </section>
  );
}

/** A kind of exercise, a new one at every visit, at the first chapter that has it. */
function PracticeCard({ kind, onOpen }: { readonly kind: ExerciseName; readonly onOpen: (to: string) => void }) {
  const words = courseWords.value;
  const chapter = CHAPTERS.find(({ steps }) => steps.some(({ exercise }) => exercise === kind))!;
  const at = chapter.steps.findIndex(({ exercise }) => exercise === kind) + 1;
  const { right, wrong } = progress.value.exercises[kind] ?? { right: 0, wrong: 0 };
  return (
    <button
      type="button"
      class="lab-card"
      data-practice={kind}
      onClick={() => onOpen(makeStep(chapter.name, at, newSeed()))}
    >
      <span>
        {words.exercises.kinds[kind].title}
        <small>
          {right + wrong === 0 ? textsOf(words, chapter.name).title : phrase(words.score, { right, wrong })}
        </small>
      </span>
    </button>
  );
}

function ChapterCard({
  chapter,
  number,
  onOpen,
}: {
  readonly chapter: Chapter;
  readonly number: string;
  readonly onOpen: () => void;
}) {
  const texts = textsOf(courseWords.value, chapter.name);
  const done = progress.value.steps.filter((step) => step.startsWith(`${chapter.name}.`)).length;
  return (
    <button type="button" class="lab-card" data-lesson={chapter.name} onClick={onOpen}>
      <b data-done={done >= chapter.steps.length ? '' : undefined}>{number}</b>
      <span>
        {texts.title}
        <small>{texts.about}</small>
        <progress max={chapter.steps.length} value={Math.min(done, chapter.steps.length)} aria-label={texts.title} />
      </span>
    </button>
  );
}
