import { useSignal } from '@preact/signals';
import type { Board } from 'douse/board';
import { count, phrase } from '../../words/format.ts';
import { language } from '../../words/index.ts';
import type { Optimum } from '../jobs/optimise.ts';
import type { Lab } from '../lab.ts';
import { WithCount } from '../parts/count.tsx';
import { SaveText } from '../parts/documents.tsx';
import { Press } from '../parts/inputs.tsx';
import { SavePatterns } from '../parts/patterns.tsx';
import { playPresses } from '../parts/player.ts';
import { proofText } from '../parts/proof.ts';
import { Working } from '../parts/working.tsx';
import { known, useJob } from '../use.ts';
import { labWords } from '../words/index.ts';

/** The fewest presses with their proof, and the integer program that asks for them. */
export function OptimiseTab({ lab }: { readonly lab: Lab }) {
  const work = useJob(lab, 'optimise', null);
  const found = known(work) as Optimum | null;
  const { optimise } = labWords.value;
  return (
    <>
      <section class="lab-verdict" data-optimum={found?.kind}>
        <h2>{optimise.title}</h2>
        {found !== null && <Found lab={lab} found={found} board={work.about.value.problem.board} />}
        <Working work={work} />
      </section>
      <Program lab={lab} />
    </>
  );
}

function Found({ lab, found, board }: { readonly lab: Lab; readonly found: Optimum; readonly board: Board }) {
  const { optimise, solutions } = labWords.value;
  if (found.kind === 'impossible') return <p>{optimise.impossible}</p>;
  const best = found.kind === 'solved' ? found : found.best;
  return (
    <>
      {found.kind === 'solved' ? (
        <>
          <p class="lab-big" data-part="fewest">
            {count(language.value, solutions.total, found.total)}
          </p>
          <p data-part="proof">
            {proofText(found.proof.kind)}{' '}
            {found.proof.looked !== null && <WithCount text={optimise.looked} count={found.proof.looked} />}
          </p>
          {found.plain > found.total && <p class="lab-note">{phrase(optimise.plain, { n: found.plain })}</p>}
        </>
      ) : (
        <>
          <p class="lab-big">{phrase(optimise.between, { low: found.bound, high: best.total })}</p>
          <p data-part="open">
            <WithCount text={optimise.open} count={found.solutions} />
          </p>
        </>
      )}
      <div class="lab-row">
        <Press
          part="show-presses"
          onPress={() =>
            (lab.showing.value = { says: phrase(optimise.shown, { n: best.total }), presses: best.presses })
          }
        >
          {optimise.show}
        </Press>
        <Press
          part="play"
          onPress={() =>
            playPresses(lab, best.presses, (done, all) =>
              done < all ? phrase(solutions.playing, { done, all }) : solutions.played,
            )
          }
        >
          {solutions.play}
        </Press>
      </div>
      <SavePatterns
        board={board}
        file="fewest"
        title={optimise.title}
        patterns={[{ says: count(language.value, solutions.total, best.total), presses: best.presses }]}
      />
    </>
  );
}

/** Lines of the program that are shown. */
const LINES = 40;

function Program({ lab }: { readonly lab: Lab }) {
  const { optimise } = labWords.value;
  const open = useSignal(false);
  return (
    <section>
      <h2>{optimise.program}</h2>
      <p class="lab-note">{optimise.programIs}</p>
      <div class="lab-row">
        <Press part="show-program" pressed={open.value} onPress={() => (open.value = !open.value)}>
          {optimise.showProgram}
        </Press>
        <SaveText lab={lab} job="programText" args={null} file="fewest.lp" part="save-lp">
          {optimise.saveProgram}
        </SaveText>
      </div>
      {open.value && <ProgramText lab={lab} />}
    </section>
  );
}

function ProgramText({ lab }: { readonly lab: Lab }) {
  const work = useJob(lab, 'programText', null);
  const text = known(work) as string | null;
  const lines = text?.split('\n') ?? [];
  return (
    <>
      {text !== null && (
        <pre class="lab-code" tabIndex={0}>
          {lines.slice(0, LINES).join('\n')}
          {lines.length > LINES && `\n… (${lines.length - LINES})`}
        </pre>
      )}
      <Working work={work} />
    </>
  );
}
