import type { ComponentChildren } from 'preact';
import type { SolvableLevels } from 'douse/lightsout';
import { useEffect } from 'preact/hooks';
import { count, phrase } from '../../words/format.ts';
import { language } from '../../words/index.ts';
import type { Design } from '../design/design.ts';
import { withLevels } from '../design/edits.ts';
import type { Count } from '../jobs/count.ts';
import type { Facts, OtherLevels, Overview, Run, Verdict } from '../jobs/overview.ts';
import type { Lab } from '../lab.ts';
import { wordsDocument } from '../latex.ts';
import { certificateSentence } from '../../words/certificate.ts';
import { CountText, countText, whole, WithCount } from '../parts/count.tsx';
import { download } from '../parts/download.ts';
import { Press } from '../parts/inputs.tsx';
import { SavePatterns } from '../parts/patterns.tsx';
import { csvOf } from '../parts/save.ts';
import { TooLarge, Working } from '../parts/working.tsx';
import { known, useJob } from '../use.ts';
import { labWords } from '../words/index.ts';

/** Can it be solved, why not, and what the matrix says of all boards of this kind. */
export function OverviewTab({ lab }: { readonly lab: Lab }) {
  const work = useJob(lab, 'overview', null);
  const found = known(work) as Overview | null;
  const { overview } = labWords.value;
  const { levels } = work.about.value.problem;
  const verdict = found?.verdict;
  // The reason of an unsolvable board is lit at once; it can be put away.
  useEffect(() => {
    if (verdict?.kind === 'impossible' && work.about.peek() === lab.design.peek()) showCertificate(lab, verdict);
  }, [verdict]);
  return (
    <>
      {found !== null && (
        <>
          <VerdictPart lab={lab} about={work.about.value} verdict={found.verdict} />
          {found.facts !== null && <FactsPart facts={found.facts} found={found} />}
          {found.others.length > 0 && (
            <section>
              <h2>{overview.others}</h2>
              <p class="lab-note">{overview.othersAre}</p>
              <ol class="lab-levels">
                {found.others
                  .filter(({ fits }) => fits)
                  .map((other) => (
                    <OtherPart key={other.q} lab={lab} other={other} now={other.q === levels} />
                  ))}
              </ol>
              {found.solvableFor !== null && <p data-part="solvable-for">{solvableForText(found.solvableFor)}</p>}
            </section>
          )}
        </>
      )}
      <Working work={work} />
    </>
  );
}

function showCertificate(lab: Lab, verdict: Extract<Verdict, { kind: 'impossible' }>): void {
  lab.showing.value = {
    says: certificateSentence(verdict.about, verdict.about.hasTarget, lab.design.peek().problem.levels),
    marks: verdict.lights,
  };
}

function VerdictPart(props: { readonly lab: Lab; readonly about: Design; readonly verdict: Verdict }) {
  const { lab, about, verdict } = props;
  const { overview } = labWords.value;
  switch (verdict.kind) {
    case 'solved':
      return (
        <section class="lab-verdict" data-verdict="solved">
          <h2>{overview.solvable}</h2>
          <p>{count(language.value, overview.solution, verdict.total)}</p>
          <Press
            part="show-presses"
            onPress={() => (lab.showing.value = { says: overview.presses, presses: verdict.presses })}
          >
            {overview.show}
          </Press>
          <SavePatterns
            board={about.problem.board}
            file="solution"
            title={overview.solvable}
            patterns={[{ says: overview.presses, presses: verdict.presses }]}
          />
        </section>
      );
    case 'impossible':
      return (
        <section class="lab-verdict" data-verdict="impossible">
          <h2>{overview.impossible}</h2>
          <p data-part="certificate">
            {certificateSentence(verdict.about, verdict.about.hasTarget, lab.design.value.problem.levels)}
          </p>
          <Press part="show-certificate" onPress={() => showCertificate(lab, verdict)}>
            {overview.showCertificate}
          </Press>
        </section>
      );
    case 'unknown':
      return (
        <section class="lab-verdict" data-verdict="unknown">
          <h2>{overview.unknown}</h2>
          <TooLarge limit={{ name: 'memory', most: 0 }} />
        </section>
      );
  }
}

function FactsPart({ facts, found }: { readonly facts: Facts; readonly found: Overview }) {
  const { overview } = labWords.value;
  const isOne = (value: Count): boolean => value.kind === 'exact' && value.value === 1n;
  return (
    <section>
      <h2>{overview.facts}</h2>
      <dl class="lab-facts">
        {facts.rank !== null && (
          <Fact name="rank" title={overview.rank}>
            {phrase(overview.rankOf, { rank: whole(facts.rank), buttons: whole(facts.buttons) })}
          </Fact>
        )}
        {facts.nullity !== null && (
          <Fact name="nullity" title={overview.nullity}>
            {whole(facts.nullity)}
          </Fact>
        )}
        <Fact name="kernel" title={overview.kernel} note={overview.kernelIs}>
          <CountText count={facts.kernel} />
        </Fact>
        {facts.nullity === null && (
          <Fact name="orders" title={overview.orders}>
            <Runs runs={facts.orders} />
          </Fact>
        )}
        <Fact name="solvable" title={overview.starts}>
          <CountText count={facts.solvable} />
          {facts.oneIn !== null && (
            <small>
              {isOne(facts.oneIn) ? overview.everyOne : <WithCount text={overview.oneIn} count={facts.oneIn} />}
            </small>
          )}
        </Fact>
        <Fact name="solutions" title={overview.solutions}>
          {found.verdict.kind === 'solved' ? <CountText count={facts.kernel} /> : overview.none}
        </Fact>
        <Fact name="smith" title={overview.smith} note={overview.smithIs}>
          {found.smith === null ? (
            '…'
          ) : found.smith === 'tooLarge' ? (
            overview.smithTooLarge
          ) : (
            <Runs runs={found.smith} />
          )}
        </Fact>
      </dl>
      <div class="lab-row lab-figure-tools">
        <Press part="facts-csv" onPress={() => download('facts.csv', csvOf(factRows(facts, found)))}>
          CSV
        </Press>
        <Press
          part="facts-latex"
          onPress={() => download('facts.tex', wordsDocument(overview.facts, [], [], factRows(facts, found)))}
        >
          LaTeX
        </Press>
      </div>
    </section>
  );
}

/** The facts as a table of words, powers as 2^23. */
function factRows(facts: Facts, found: Overview): (readonly [string, string])[] {
  const { overview } = labWords.value;
  const { rank, nullity, kernel, orders, solvable } = facts;
  const rows: (readonly [string, string])[] = [];
  if (rank !== null)
    rows.push([overview.rank, phrase(overview.rankOf, { rank: whole(rank), buttons: whole(facts.buttons) })]);
  if (nullity === null) rows.push([overview.orders, runsText(orders)]);
  else rows.push([overview.nullity, whole(nullity)]);
  rows.push([overview.kernel, countText(kernel)], [overview.starts, countText(solvable)]);
  rows.push([overview.solutions, found.verdict.kind === 'solved' ? countText(kernel) : overview.none]);
  if (found.smith !== null)
    rows.push([overview.smith, found.smith === 'tooLarge' ? overview.smithTooLarge : runsText(found.smith)]);
  return rows;
}

const runsText = (runs: readonly Run[]): string =>
  runs.length === 0
    ? labWords.value.overview.none
    : runs.map(({ value, times }) => (times > 1 ? `${value} × ${whole(times)}` : value)).join(', ');

function Fact(props: {
  readonly name: string;
  readonly title: string;
  readonly note?: string;
  readonly children: ComponentChildren;
}) {
  return (
    <div data-fact={props.name}>
      <dt>
        {props.title}
        {props.note !== undefined && <small>{props.note}</small>}
      </dt>
      <dd>{props.children}</dd>
    </div>
  );
}

function Runs({ runs }: { readonly runs: readonly Run[] }) {
  if (runs.length === 0) return <>{labWords.value.overview.none}</>;
  return (
    <>
      {runs.map(({ value, times }, i) => (
        <span key={i} class="lab-run">
          {i > 0 && ', '}
          {value}
          {times > 1 && <small> × {whole(times)}</small>}
        </span>
      ))}
    </>
  );
}

function solvableForText(rule: SolvableLevels): string {
  const { solvableFor } = labWords.value.overview;
  if (rule.kind === 'divisors')
    return rule.of === 1n ? solvableFor.none : phrase(solvableFor.divisors, { n: String(rule.of) });
  const list = rule.powers.join(', ');
  const says =
    rule.powers.length === 0
      ? solvableFor.every
      : phrase(rule.powers.length === 1 ? solvableFor.unless : solvableFor.unlessAny, { list });
  return rule.beyond ? `${says} ${solvableFor.beyond}` : says;
}

function OtherPart({ lab, other, now }: { readonly lab: Lab; readonly other: OtherLevels; readonly now: boolean }) {
  const { overview } = labWords.value;
  const { q, solvable } = other;
  const kind = solvable === null ? 'open' : solvable ? 'yes' : 'no';
  const label = phrase(overview.other[kind], { q });
  return (
    <li>
      <button
        type="button"
        class="lab-level"
        data-q={q}
        data-solvable={kind}
        aria-current={now ? 'true' : undefined}
        aria-label={label}
        title={label}
        onClick={() => lab.change(withLevels(lab.design.peek(), q))}
      >
        {q}
        <span aria-hidden="true">{solvable === null ? '?' : solvable ? '✓' : '✕'}</span>
      </button>
    </li>
  );
}
