import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { phrase } from '../../../words/format.ts';
import type { Lab } from '../../lab.ts';
import { Press, Select } from '../../parts/inputs.tsx';
import { CHAPTERS, chapterOf, PAGES } from '../chapters/index.ts';
import { makeTask } from '../exercises/index.ts';
import { type Item, makeSheet, makeStep, MAX_TITLE, type SheetView } from '../place.ts';
import { courseWords, textsOf } from '../words/index.ts';
import { newSeed } from './exercise.tsx';
import { PaperAnswer, PaperExercise, PaperStep } from './paper.tsx';

/** A teacher's sheet: a title and a row of links into the course, all in the address. */
export function Sheet(props: {
  readonly lab: Lab;
  readonly title: string;
  readonly items: readonly Item[];
  readonly view: SheetView;
}) {
  const { lab, title, items, view } = props;
  const editing = view === 'edit';
  const words = courseWords.value;
  const copied = useSignal(false);
  const answers = useSignal(false);
  const put = (next: readonly Item[], name = title, as = view): void => {
    lab.detail.value = makeSheet(name, next, as);
  };
  const copy = async (): Promise<void> => {
    const address = lab.addressOf('course', makeSheet(title, items, 'links'));
    await navigator.clipboard.writeText(new URL(address, location.href).href);
    copied.value = true;
    setTimeout(() => (copied.value = false), 2000);
  };
  return (
    <section class="lab-sheet" data-editing={editing}>
      <div class="lab-row">
        <Press part="course-contents" onPress={() => (lab.detail.value = '')}>
          {words.contents}
        </Press>
        <Press part="sheet-edit" onPress={() => put(items, title, editing ? 'links' : 'edit')}>
          {editing ? words.sheet.open : words.sheet.edit}
        </Press>
        <Press part="sheet-link" off={items.length === 0} onPress={() => void copy()}>
          <span role="status">{copied.value ? words.sheet.copied : words.sheet.link}</span>
        </Press>
        {!editing && items.length > 0 && (
          <Press
            part="sheet-paper"
            pressed={view === 'paper'}
            onPress={() => put(items, title, view === 'paper' ? 'links' : 'paper')}
          >
            {words.sheet.paper}
          </Press>
        )}
        {view === 'paper' && (
          <Press part="sheet-answers" pressed={answers.value} onPress={() => (answers.value = !answers.value)}>
            {words.sheet.answers}
          </Press>
        )}
        <Press part="print" onPress={() => print()}>
          {words.print}
        </Press>
      </div>
      <h2>{title === '' ? words.sheet.title : title}</h2>
      {editing && (
        <>
          <p class="lab-note">{words.sheet.what}</p>
          <label class="lab-input">
            <span>{words.sheet.name}</span>
            <input
              type="text"
              name="sheet-title"
              maxLength={MAX_TITLE}
              value={title}
              onChange={(event) => put(items, event.currentTarget.value)}
            />
          </label>
          <Adder onAdd={(item) => put([...items, item])} />
          <h3>{words.sheet.chosen}</h3>
        </>
      )}
      {items.length === 0 && <p class="lab-note">{words.sheet.empty}</p>}
      {view === 'paper' ? (
        <Paper lab={lab} items={items} answers={answers.value} />
      ) : (
        <ol class="lab-sheet-items">
          {items.map((item, i) => (
            <li key={i}>
              <a href={lab.addressOf('course', makeStep(item.chapter, item.step, item.seed))}>{itemTitle(item)}</a>
              {editing && (
                <Press
                  part="sheet-remove"
                  label={phrase(words.sheet.remove, { title: itemTitle(item) })}
                  onPress={() => put(items.filter((_, k) => k !== i))}
                >
                  ×
                </Press>
              )}
            </li>
          ))}
        </ol>
      )}
      {view !== 'paper' && <p class="lab-note">{words.embedHow}</p>}
    </section>
  );
}

/** The sheet as it is printed: steps to read, exercises for a pencil, and the answers on a page of their own. */
function Paper(props: { readonly lab: Lab; readonly items: readonly Item[]; readonly answers: boolean }) {
  const { lab, items, answers } = props;
  const words = courseWords.value;
  const tasks = useMemo(
    () =>
      items.map(({ chapter, step, seed }) => {
        const { exercise, many } = chapterOf(chapter)!.steps[step - 1]!;
        return exercise === undefined ? null : makeTask(exercise, seed, many);
      }),
    [items],
  );
  return (
    <>
      <p class="lab-paper-name">
        <span>{words.sheet.pupil}</span>
        <span>{words.sheet.date}</span>
      </p>
      <ol class="lab-paper">
        {items.map(({ chapter, step }, i) => (
          <li key={i}>
            {tasks[i] ? (
              <PaperExercise lab={lab} task={tasks[i]} />
            ) : (
              <PaperStep lab={lab} chapter={chapterOf(chapter)!} at={step} />
            )}
          </li>
        ))}
      </ol>
      {answers && tasks.some((task) => task !== null) && (
        <section class="lab-paper-answers">
          <h3>{words.sheet.answersTitle}</h3>
          <ol class="lab-paper">
            {tasks.map(
              (task, i) =>
                task !== null && (
                  <li key={i} value={i + 1}>
                    <PaperAnswer task={task} />
                  </li>
                ),
            )}
          </ol>
        </section>
      )}
    </>
  );
}

/** `Quiet patterns: Exercise – Complete a quiet pattern`. */
function itemTitle({ chapter, step }: Item): string {
  const words = courseWords.value;
  const data = chapterOf(chapter)!.steps[step - 1]!;
  const kind = words.kinds[data.kind];
  const more =
    data.exercise === undefined ? `${kind} (${step})` : `${kind}: ${words.exercises.kinds[data.exercise].title}`;
  return `${textsOf(words, chapter).title} – ${more}`;
}

function Adder({ onAdd }: { readonly onAdd: (item: Item) => void }) {
  const words = courseWords.value;
  const chapter = useSignal(CHAPTERS[0]!.name);
  const step = useSignal('1');
  const { steps } = chapterOf(chapter.value)!;
  return (
    <div class="lab-row lab-asks">
      <Select
        label={words.chapters}
        name="sheet-chapter"
        value={chapter.value}
        options={[...CHAPTERS, ...PAGES].map(({ name }) => [name, textsOf(words, name).title] as const)}
        onChange={(name) => {
          chapter.value = name;
          step.value = '1';
        }}
      />
      <Select
        label={words.steps}
        name="sheet-step"
        value={step.value}
        options={steps.map(
          ({ kind, exercise }, i) =>
            [
              String(i + 1),
              `${i + 1}: ${words.kinds[kind]}` +
                (exercise === undefined ? '' : ` – ${words.exercises.kinds[exercise].title}`),
            ] as const,
        )}
        onChange={(chosen) => (step.value = chosen)}
      />
      <Press
        part="sheet-add"
        strong
        onPress={() => {
          const at = Number(step.value);
          onAdd({ chapter: chapter.value, step: at, seed: steps[at - 1]!.exercise === undefined ? '' : newSeed() });
        }}
      >
        {words.sheet.add}
      </Press>
    </div>
  );
}
