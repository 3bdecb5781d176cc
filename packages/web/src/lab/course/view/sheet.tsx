import { useSignal } from '@preact/signals';
import { phrase } from '../../../words/format.ts';
import type { Lab } from '../../lab.ts';
import { Press, Select } from '../../parts/inputs.tsx';
import { CHAPTERS, chapterOf, PAGES } from '../chapters/index.ts';
import { type Item, makeSheet, makeStep, MAX_TITLE } from '../place.ts';
import { courseWords, textsOf } from '../words/index.ts';
import { newSeed } from './exercise.tsx';

/** A teacher's sheet: a title and a row of links into the course, all in the address. */
export function Sheet(props: {
  readonly lab: Lab;
  readonly title: string;
  readonly items: readonly Item[];
  readonly editing: boolean;
}) {
  const { lab, title, items, editing } = props;
  const words = courseWords.value;
  const copied = useSignal(false);
  const put = (next: readonly Item[], name = title, edit = editing): void => {
    lab.detail.value = makeSheet(name, next, edit);
  };
  const copy = async (): Promise<void> => {
    const address = lab.addressOf('course', makeSheet(title, items, false));
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
        <Press part="sheet-edit" onPress={() => put(items, title, !editing)}>
          {editing ? words.sheet.open : words.sheet.edit}
        </Press>
        <Press part="sheet-link" off={items.length === 0} onPress={() => void copy()}>
          <span role="status">{copied.value ? words.sheet.copied : words.sheet.link}</span>
        </Press>
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
      <p class="lab-note">{words.embedHow}</p>
    </section>
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
