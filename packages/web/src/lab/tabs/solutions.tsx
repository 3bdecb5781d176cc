import { useSignal } from '@preact/signals';
import { count, phrase } from '../../words/format.ts';
import { language } from '../../words/index.ts';
import type { Design } from '../design/design.ts';
import type { Solution, Solutions } from '../jobs/solutions.ts';
import type { Lab } from '../lab.ts';
import { certificateSentence } from '../../words/certificate.ts';
import { WithCount } from '../parts/count.tsx';
import { Press, Segments } from '../parts/inputs.tsx';
import { SavePatterns } from '../parts/patterns.tsx';
import { Picture } from '../parts/picture.tsx';
import { playPresses } from '../parts/player.ts';
import { proofText } from '../parts/proof.ts';
import { Working } from '../parts/working.tsx';
import { known, useJob } from '../use.ts';
import { labWords } from '../words/index.ts';

/** Solutions at a time. */
const PAGE = 24;

/** Every solution, few presses first, and what two of them differ by. */
export function SolutionsTab({ lab }: { readonly lab: Lab }) {
  const pages = useSignal({ design: lab.text.value, count: PAGE });
  // Another design begins with its first page.
  if (pages.value.design !== lab.text.value) pages.value = { design: lab.text.value, count: PAGE };
  const work = useJob(lab, 'solutions', { count: pages.value.count });
  const found = known(work) as Solutions | null;
  const { solutions } = labWords.value;
  return (
    <>
      {found?.kind === 'impossible' && (
        <section class="lab-verdict" data-verdict="impossible">
          <h2>{solutions.none}</h2>
          <p>{certificateSentence(found.about, found.about.hasTarget, work.about.value.problem.levels)}</p>
          <Press
            onPress={() =>
              (lab.showing.value = {
                says: certificateSentence(found.about, found.about.hasTarget, lab.design.peek().problem.levels),
                marks: found.lights,
              })
            }
          >
            {labWords.value.overview.showCertificate}
          </Press>
        </section>
      )}
      {found?.kind === 'solved' && (
        <Solved
          lab={lab}
          about={work.about.value}
          found={found}
          onMore={() => (pages.value = { ...pages.value, count: pages.value.count + PAGE })}
        />
      )}
      <Working work={work} />
    </>
  );
}

function Solved(props: {
  readonly lab: Lab;
  readonly about: Design;
  readonly found: Extract<Solutions, { kind: 'solved' }>;
  readonly onMore: () => void;
}) {
  const { lab, about, found, onMore } = props;
  const { solutions } = labWords.value;
  const base = useSignal(0);
  const mode = useSignal<'presses' | 'differences'>('presses');
  const first = found.list[Math.min(base.value, found.list.length - 1)]!;
  return (
    <>
      <section>
        <h2>
          <WithCount text={solutions.count} count={found.solutions} />
        </h2>
        <p data-part="order">
          {found.fewest === null ? solutions.notProved : `${solutions.first} ${proofText(found.fewest)}`}{' '}
          {found.list.length > 1 && (found.sorted ? solutions.sorted : solutions.unsorted)}
        </p>
        {found.list.length > 1 && (
          <>
            <p class="lab-note">{solutions.differ}</p>
            <Segments
              label={solutions.mode}
              value={mode.value}
              options={[
                ['presses', solutions.presses],
                ['differences', phrase(solutions.differences, { n: base.value + 1 })],
              ]}
              onChange={(chosen) => (mode.value = chosen)}
            />
          </>
        )}
        <ul class="lab-gallery">
          {found.list.map((solution, i) => (
            <li key={i}>
              <SolutionCard
                lab={lab}
                about={about}
                solution={solution}
                number={i + 1}
                from={mode.value === 'differences' && i !== base.value ? first : null}
                chosen={i === base.value}
                onChoose={() => (base.value = i)}
              />
            </li>
          ))}
        </ul>
        <SavePatterns
          board={about.problem.board}
          file="solutions"
          title={labWords.value.tabs.solutions}
          patterns={found.list.map(({ presses, total }, i) => ({
            says: `${phrase(solutions.number, { n: i + 1 })}: ${count(language.value, solutions.total, total)}`,
            presses,
          }))}
        />
        {found.more && (
          <Press part="more" onPress={onMore}>
            {solutions.more}
          </Press>
        )}
      </section>
    </>
  );
}

function SolutionCard(props: {
  readonly lab: Lab;
  readonly about: Design;
  readonly solution: Solution;
  readonly number: number;
  /** The solution whose difference is drawn, or null for the presses themselves. */
  readonly from: Solution | null;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}) {
  const { lab, about, solution, number, from, chosen, onChoose } = props;
  const { solutions } = labWords.value;
  const { board, levels } = about.problem;
  const shown =
    from === null
      ? solution.presses
      : solution.presses.map((times, button) => (times - from.presses[button]! + levels) % levels);
  const total = shown.reduce((sum, times) => sum + times, 0);
  const name = phrase(solutions.number, { n: number });
  const says = count(language.value, from === null ? solutions.total : solutions.difference, total);
  return (
    <div class="lab-card" data-solution={number} data-total={solution.total} data-chosen={chosen ? '' : undefined}>
      <button type="button" class="lab-plain" aria-pressed={chosen} onClick={onChoose}>
        <Picture board={board} levels={levels} shown={{ presses: shown }} label={`${name}: ${says}`} />
      </button>
      <span>
        {name}
        <small>{says}</small>
      </span>
      <Press
        label={`${solutions.play}: ${name}`}
        part="play"
        onPress={() => {
          onChoose();
          if (about !== lab.design.peek()) return;
          playPresses(lab, solution.presses, (done, all) =>
            done < all ? phrase(solutions.playing, { done, all }) : solutions.played,
          );
        }}
      >
        {solutions.play}
      </Press>
    </div>
  );
}
