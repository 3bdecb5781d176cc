import './styles/custom.css';
import { useSignal, type Signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { RULE_NAMES, WRAPS } from 'douse/board';
import { lightsRules } from 'douse/lightsout';
import { exactId } from 'douse/play';
import { makeAddress } from '../page/address.ts';
import { newSeed } from '../game/game.ts';
import { work } from './table.ts';
import { panel } from '../page/panel.ts';
import { Choice } from '../parts/choice.tsx';
import { Editor } from '../parts/editor.tsx';
import { Heading } from '../parts/heading.tsx';
import { Icon } from '../parts/icon.tsx';
import { ToyPicture } from './parts/toys.tsx';
import { RulePicture } from './parts/rule-picture.tsx';
import { Stepper } from '../parts/stepper.tsx';
import { SOLD, SOLD_NAMES } from './presets.ts';
import type { Task } from '../work/work.ts';
import { count, phrase } from '../words/format.ts';
import { language, words } from '../words/index.ts';
import { customWords } from './words/index.ts';
import type { CustomWords } from './words/words.ts';
import {
  type Draft,
  draftId,
  draftParams,
  drawn,
  MAX_DRAFT_LEVELS,
  MAX_DRAFT_SIDE,
  newDraft,
  nextValue,
  relevelled,
  resized,
  type Tool,
} from './draft.ts';

/** The draft outlives the screen: who comes back from a game finds it as it was. */
const kept: { draft: Draft } = { draft: newDraft() };

/** Boards of one's own: those that were sold, one made here, one from a file. */
export function Custom() {
  const say = customWords.value;
  const draft = useSignal(kept.draft);
  kept.draft = draft.value;
  return (
    <main class="sheet-screen custom">
      <Heading name={say.title} />
      <p class="quiet">{say.intro}</p>
      <button type="button" class="control wide" data-action="open" onClick={() => (panel.value = 'open')}>
        <Icon name="open" />
        {say.open}
      </button>
      <section aria-labelledby="own">
        <h2 id="own">{say.own}</h2>
        <Maker draft={draft} say={say} />
      </section>
      <section aria-labelledby="sold">
        <h2 id="sold">{say.sold}</h2>
        <ul class="sold">
          {SOLD_NAMES.map((name) => (
            <li key={name}>
              <a href={makeAddress(SOLD[name])} data-preset={name}>
                <ToyPicture name={name} />
                <span>
                  <b>{say.presets[name].name}</b>
                  <small>{say.presets[name].says}</small>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </section>
    </main>
  );
}

type Told = 'seeking' | 'never' | 'notFound' | null;

function Maker({ draft, say }: { readonly draft: Signal<Draft>; readonly say: CustomWords }) {
  const told = useSignal<Told>(null);
  const task = useRef<Task<unknown> | null>(null);
  useEffect(() => () => task.current?.cancel(), []);
  const set = (change: Partial<Draft>): void => {
    draft.value = { ...draft.value, ...change };
    told.value = null;
  };
  const own = draft.value;
  const { rules } = words.value;
  const play = async (): Promise<void> => {
    if (own.start !== 'exact') {
      const id = draftId(own);
      location.hash = makeAddress(own.start === 'random' ? `${id}#${newSeed()}` : id);
      return;
    }
    const params = draftParams(own);
    told.value = 'seeking';
    const search = work.ask('lights.exact', { params, presses: own.presses, seed: newSeed() });
    task.current = search;
    const made = await search.done;
    if (task.current !== search) return;
    task.current = null;
    told.value = made === null || made.ok ? null : made.error;
    if (made?.ok) location.hash = makeAddress(exactId(lightsRules, params, made.value));
  };
  return (
    <form
      class="maker"
      onSubmit={(event) => {
        event.preventDefault();
        void play();
      }}
    >
      <div class="options">
        <div class="steppers">
          <Stepper
            label={say.rows}
            words={say}
            value={own.rows}
            least={1}
            most={MAX_DRAFT_SIDE}
            onChange={(rows) => set(resized(own, rows, own.columns))}
          />
          <Stepper
            label={say.columns}
            words={say}
            value={own.columns}
            least={1}
            most={MAX_DRAFT_SIDE}
            onChange={(columns) => set(resized(own, own.rows, columns))}
          />
          <Stepper
            label={say.levels}
            words={say}
            value={own.levels}
            least={2}
            most={MAX_DRAFT_LEVELS}
            onChange={(levels) => set(relevelled(own, levels))}
          />
        </div>
        <Choice
          name="rule"
          row
          title={say.rule}
          options={RULE_NAMES}
          chosen={own.rule}
          onChoose={(rule) => set({ rule })}
        >
          {(rule) => (
            <>
              <RulePicture rule={rule} />
              {rules[rule]}
            </>
          )}
        </Choice>
        <Choice name="wrap" row title={say.wrap} options={WRAPS} chosen={own.wrap} onChoose={(wrap) => set({ wrap })}>
          {(wrap) => say.wraps[wrap]}
        </Choice>
        <Choice
          name="aim"
          row
          title={say.aim}
          options={['off', 'on', 'drawn']}
          chosen={own.aim}
          onChoose={(aim) => set({ aim })}
        >
          {(aim) => say.aims[aim]}
        </Choice>
        <Choice
          name="start"
          row
          title={say.start}
          options={['random', 'exact', 'drawn']}
          chosen={own.start}
          onChoose={(start) => set({ start })}
        >
          {(start) => say.starts[start]}
        </Choice>
        {own.start === 'exact' && (
          <div class="steppers">
            <Stepper
              label={say.presses}
              words={say}
              value={own.presses}
              least={1}
              most={Math.min(999, own.rows * own.columns * (own.levels - 1))}
              onChange={(presses) => set({ presses })}
            />
          </div>
        )}
      </div>
      <div class="beside">
        <Drawing draft={draft} say={say} />
        <div class="row">
          <button type="submit" class="primary" aria-disabled={told.value === 'seeking'}>
            {say.play}
            <Icon name="next" />
          </button>
          {told.value === 'seeking' && (
            <button type="button" class="control" onClick={() => task.current?.cancel()}>
              {say.cancel}
            </button>
          )}
          <p role="status" class="quiet">
            {told.value === null ? '' : say[told.value]}
          </p>
        </div>
      </div>
    </form>
  );
}

/** The drawing board: holes always, the aim and the lights where they are to be drawn. */
function Drawing({ draft, say }: { readonly draft: Signal<Draft>; readonly say: CustomWords }) {
  const wanted = useSignal<Tool>('holes');
  const own = draft.value;
  const tools: Tool[] = ['holes'];
  if (own.aim === 'drawn') tools.push('target');
  if (own.start === 'drawn') tools.push('lights');
  const tool = tools.includes(wanted.value) ? wanted.value : tools.at(-1)!;
  const { cell } = words.value;
  const level = (place: number): number => {
    if (own.holes[place] === 1) return -1;
    return tool === 'holes' ? 0 : own[tool][place]!;
  };
  const name = (place: number): string => {
    const at = phrase(cell.place, {
      row: Math.floor(place / own.columns) + 1,
      column: (place % own.columns) + 1,
    });
    const shown = level(place);
    if (shown < 0) return `${at}, ${say.hole}`;
    if (tool === 'holes') return at;
    const light =
      own.levels === 2 ? (shown === 0 ? cell.off : cell.on) : phrase(cell.level, { level: shown, top: own.levels - 1 });
    return `${at}, ${light}`;
  };
  return (
    <div class="drawing">
      <Choice name="tool" row title={say.draw} options={tools} chosen={tool} onChoose={(next) => (wanted.value = next)}>
        {(option) => say.tools[option]}
      </Choice>
      <Editor
        rows={own.rows}
        columns={own.columns}
        levels={own.levels}
        label={`${say.drawing}: ${say.tools[tool]}`}
        level={level}
        name={name}
        next={(place) => nextValue(draft.value, tool, place)}
        onDraw={(place, value) => (draft.value = drawn(draft.value, tool, place, value))}
      />
      <p class="quiet">{count(language.value, say.size, own.holes.filter((hole) => hole === 0).length)}</p>
    </div>
  );
}
