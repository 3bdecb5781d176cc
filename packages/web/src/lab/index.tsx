import './styles/index.css';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Desk } from './desk.ts';
import { Editor } from './editor/editor.tsx';
import { followAddress, followFiles, followKeys, followPresenter, speakLink } from './follow.ts';
import { LabHeader } from './header.tsx';
import { Lab } from './lab.ts';
import { LabNotices } from './notices.tsx';
import { Press } from './parts/inputs.tsx';
import { type Tab, TABS, type TabName, type TabView } from './tabs.ts';
import { labWords } from './words/index.ts';

/*
 * The laboratory: a board editor on the left, views of the board on the right.
 *
 *   lab.ts        the state: one immutable design with its history, the open tab, what the tab shows on the board
 *   follow.ts     what is heard from the browser: address, keys, files, a presenter; header.tsx the bar above
 *   course/       the course: chapters as data, exercises as pure functions, figures, and one renderer
 *   design/       the design as a value: edits, text for the address, import, layout. Pure, tested without a browser
 *   jobs/         what is computed: pure functions (design, args, watch) → plain data, run in worker.ts;
 *                 one line each in jobs/index.ts
 *   desk.ts       asks the worker: progress, parts, cancel, answers kept
 *   tabs.ts       the registry; a tab is one file in tabs/ and one line there, loaded when it is opened first
 *   parts/        what tabs share: Picture (a small board), Canvas, Working (progress and cancel), inputs, CountText
 *   editor/       the left side
 *   words/        every text in three languages; en.ts gives the shape
 *   styles/       one file a place, colours only by the site's variables
 *
 * A tab never computes: it calls `useJob(lab, 'name', args)`, draws `known(work)` together with `work.about` (the
 * design the answer is about, which for a moment may be older than `lab.design`), and puts `<Working work={work} />` at
 * its end. To use the big board it sets `lab.showing` (lights, presses, marks, a sentence); that is cleared by every
 * edit and change of tab. What is pointed at goes both ways through `lab.pointed`. Edits go through
 * `lab.change(design)` with a function of design/edits.ts.
 */

/** The laboratory as a page; it follows the address while it is shown. */
export function Laboratory() {
  const lab = useMemo(() => {
    const desk = new Desk(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));
    const made = new Lab(
      TABS.map(({ name }) => name),
      desk,
    );
    speakLink(location.hash);
    made.begin(location.hash);
    if (new URLSearchParams(location.search).has('embed')) made.mode.value = 'embed';
    return made;
  }, []);
  useEffect(() => followAddress(lab), [lab]);
  useEffect(() => followKeys(lab), [lab]);
  useEffect(() => followFiles(lab), [lab]);
  useEffect(() => followPresenter(lab), [lab]);
  useEffect(() => () => lab.desk.close(), [lab]);
  const { title } = labWords.value;
  return (
    <div
      class="lab"
      data-view={lab.tab.value}
      data-mode={lab.mode.value === 'whole' ? undefined : lab.mode.value}
      data-place={lab.tab.value === 'course' ? boardPlace(lab.detail.value) : undefined}
    >
      <LabHeader lab={lab} />
      {lab.mode.value === 'present' && (
        <div class="lab-mode-bar">
          <Press part="end-present" onPress={() => (lab.mode.value = 'whole')}>
            {labWords.value.endPresent}
          </Press>
        </div>
      )}
      <LabNotices lab={lab} />
      <main class="lab-main" aria-label={title}>
        <Editor lab={lab} />
        <Tabs lab={lab} />
      </main>
    </div>
  );
}

/** Whether the open page of the course has a board. */
const boardPlace = (detail: string): 'contents' | 'step' =>
  /^(?:$|sources$|(?:new|work)?sheet\.|\w+\.all$)/.test(detail) ? 'contents' : 'step';

function Tabs({ lab }: { readonly lab: Lab }) {
  const { tabs, tabsTitle } = labWords.value;
  const list = useRef<HTMLDivElement>(null);
  const open = lab.tab.value as TabName;
  // Only the list moves, sideways: the page stays where its reader is.
  useEffect(() => {
    const tab = list.current!.querySelector<HTMLElement>('[aria-selected=true]');
    if (tab === null) return;
    const [start, end] = [tab.offsetLeft, tab.offsetLeft + tab.offsetWidth];
    const { scrollLeft, clientWidth } = list.current!;
    list.current!.scrollLeft = Math.max(end - clientWidth, Math.min(scrollLeft, start));
  }, [open]);
  const move = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const next = (TABS.findIndex(({ name }) => name === open) + step + TABS.length) % TABS.length;
    lab.openTab(TABS[next]!.name);
    list.current!.querySelectorAll<HTMLElement>('[role=tab]')[next]!.focus();
  };
  return (
    <section class="lab-tabs" aria-label={tabsTitle}>
      <div class="lab-tablist" role="tablist" aria-label={tabsTitle} ref={list} onKeyDown={move}>
        {TABS.map(({ name }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`lab-tab-${name}`}
            aria-selected={name === open}
            aria-controls="lab-panel"
            tabIndex={name === open ? 0 : -1}
            onClick={() => lab.openTab(name)}
          >
            {tabs[name]}
          </button>
        ))}
      </div>
      <div class="lab-panel" role="tabpanel" id="lab-panel" aria-labelledby={`lab-tab-${open}`} data-tab={open}>
        <OpenTab key={open} lab={lab} name={open} />
        <ChapterLink lab={lab} name={open} />
      </div>
    </section>
  );
}

/** The way from a tab to the chapter that explains it. */
function ChapterLink({ lab, name }: { readonly lab: Lab; readonly name: TabName }) {
  const tab: Tab = TABS.find((one) => one.name === name)!;
  if (tab.chapter === undefined) return null;
  return (
    <p class="lab-note">
      <a href={lab.addressOf('course', `${tab.chapter}.1`)} data-part="chapter-link">
        {labWords.value.toChapter}
      </a>
    </p>
  );
}

/** The views that were loaded already. */
const loaded = new Map<TabName, TabView>();

function OpenTab({ lab, name }: { readonly lab: Lab; readonly name: TabName }) {
  const view = useSignal<TabView | undefined>(loaded.get(name));
  useEffect(() => {
    if (view.value !== undefined) return;
    void TABS.find((tab) => tab.name === name)!
      .load()
      .then((made) => {
        loaded.set(name, made);
        view.value = made;
      });
  }, [name]);
  const View = view.value;
  return View === undefined ? (
    <p class="lab-note" data-part="loading">
      {labWords.value.loading}
    </p>
  ) : (
    <View lab={lab} />
  );
}
