import { useComputed, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { makeLevels } from 'douse/board';
import { replay, totalPresses } from 'douse/lightsout';
import { count, phrase } from '../../words/format.ts';
import { language } from '../../words/index.ts';
import type { Design } from '../design/design.ts';
import type { Quiet, QuietClass } from '../jobs/quiet.ts';
import type { Lab, Showing } from '../lab.ts';
import { whole, WithCount } from '../parts/count.tsx';
import { Press } from '../parts/inputs.tsx';
import { SavePatterns } from '../parts/patterns.tsx';
import { Picture } from '../parts/picture.tsx';
import { lookAtBoard, playPresses } from '../parts/player.ts';
import { Working } from '../parts/working.tsx';
import { known, useJob } from '../use.ts';
import { labWords } from '../words/index.ts';

/** Presses that change nothing: all of them by classes, played on the board, or built by hand. */
export function QuietTab({ lab }: { readonly lab: Lab }) {
  const work = useJob(lab, 'quiet', null);
  const found = known(work) as Quiet | null;
  const about = work.about.value;
  const { quiet } = labWords.value;
  return (
    <>
      <section>
        <h2>{quiet.title}</h2>
        <p>{quiet.what}</p>
        {found !== null && (
          <p data-part="quiet-count">
            <QuietCount found={found} />
          </p>
        )}
      </section>
      {found !== null && found.classes.length > 0 && (
        <section>
          <h2>{!found.complete ? quiet.some : found.symmetries > 1 ? quiet.all : quiet.every}</h2>
          <p class="lab-note">{quiet.pressOne}</p>
          <ul class="lab-gallery">
            {found.classes.map((one, i) => (
              <li key={i}>
                <ClassCard lab={lab} about={about} one={one} number={i + 1} />
              </li>
            ))}
          </ul>
          <SavePatterns
            board={about.problem.board}
            file="quiet"
            title={quiet.title}
            patterns={found.classes.map(({ pattern, total }) => ({
              says: count(language.value, quiet.presses, total),
              presses: pattern,
            }))}
          />
        </section>
      )}
      <Working work={work} />
      <ByHand lab={lab} />
    </>
  );
}

function QuietCount({ found }: { readonly found: Quiet }) {
  const { quiet } = labWords.value;
  if (found.generators === 0) return <>{quiet.none}</>;
  return (
    <>
      <WithCount text={quiet.count} count={found.size} /> {count(language.value, quiet.generators, found.generators)}{' '}
      {found.complete &&
        found.symmetries > 1 &&
        phrase(quiet.classes, { n: found.classes.length + 1, s: found.symmetries })}
    </>
  );
}

function ClassCard(props: {
  readonly lab: Lab;
  readonly about: Design;
  readonly one: QuietClass;
  readonly number: number;
}) {
  const { lab, about, one, number } = props;
  const { quiet } = labWords.value;
  const { board, levels } = about.problem;
  const says = count(language.value, quiet.presses, one.total);
  const like = one.size > 1 ? count(language.value, quiet.alike, one.size) : '';
  const order = one.order < levels ? phrase(quiet.order, { n: one.order }) : '';
  return (
    <button
      type="button"
      class="lab-card"
      data-total={one.total}
      onClick={() => {
        if (about !== lab.design.peek()) return;
        playPresses(lab, one.pattern, (done, all) =>
          done < all ? phrase(quiet.playing, { done, all }) : quiet.played,
        );
      }}
    >
      <Picture
        board={board}
        levels={levels}
        shown={{ presses: one.pattern }}
        label={`${phrase(quiet.pattern, { n: number })}: ${says}`}
      />
      <span>
        {says}
        {like !== '' && <small>{like}</small>}
        {order !== '' && <small>{order}</small>}
      </span>
    </button>
  );
}

/** A quiet pattern built press by press on the big board, with the lights that it disturbs marked. */
function ByHand({ lab }: { readonly lab: Lab }) {
  const { quiet } = labWords.value;
  const mine = useSignal<Showing | null>(null);
  const open = useComputed(() => mine.value !== null && lab.showing.value === mine.value);
  const disturbed = useSignal(0);
  const show = (presses: Uint8Array | Uint16Array | Uint32Array): void => {
    const { problem: task } = lab.design.peek();
    const dark = { ...task, start: makeLevels(task.board.lights, task.levels), target: null };
    const change = replay(dark, presses);
    const marks = makeLevels(task.board.lights, 2);
    for (let light = 0; light < marks.length; light++) marks[light] = change.at(light) === 0 ? 0 : 1;
    const wrong = totalPresses(marks);
    const total = totalPresses(presses);
    disturbed.value = wrong;
    mine.value = {
      says:
        total === 0
          ? quiet.handEmpty
          : wrong === 0
            ? phrase(quiet.handQuiet, { n: whole(total) })
            : count(language.value, quiet.handWrong, wrong),
      presses,
      marks,
      press: (button) => {
        const next = presses.slice();
        next[button] = (next[button]! + 1) % task.levels;
        show(next);
      },
    };
    lab.showing.value = mine.value;
  };
  const begin = (): void => {
    const { board, levels } = lab.design.peek().problem;
    show(makeLevels(board.buttons, levels));
    lookAtBoard();
  };
  useEffect(
    () => () => {
      if (lab.showing.peek() === mine.peek()) lab.showing.value = null;
    },
    [],
  );
  const { board, levels } = lab.design.value.problem;
  const plain = board.kind === 'grid' && board.rule.name === 'plus' && levels === 2;
  return (
    <section>
      <h2>{quiet.byHand}</h2>
      <p>{plain ? quiet.localPlus : phrase(quiet.local, { q: levels })}</p>
      <div class="lab-row">
        <Press part="by-hand" pressed={open.value} onPress={begin}>
          {open.value ? quiet.handAgain : quiet.handBegin}
        </Press>
      </div>
      {open.value && (
        <p class="lab-note" role="status" data-part="hand" data-disturbed={disturbed.value}>
          {mine.value!.says}
        </p>
      )}
    </section>
  );
}
