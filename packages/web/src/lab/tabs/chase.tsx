import { useSignal } from '@preact/signals';
import type { Board, GridBoard } from 'douse/board';
import { phrase } from '../../words/format.ts';
import { words } from '../../words/index.ts';
import type { Design } from '../design/design.ts';
import { numberDetail } from '../detail.ts';
import { layoutOf } from '../design/layout.ts';
import { ruleNameOf } from '../design/rule.ts';
import { nameOf } from '../editor/place.ts';
import type { Chart, Recurrence } from '../jobs/explain.ts';
import type { Lab } from '../lab.ts';
import { wordsDocument } from '../latex.ts';
import { CountText, countText } from '../parts/count.tsx';
import { SaveText } from '../parts/documents.tsx';
import { download } from '../parts/download.ts';
import { Explained } from '../parts/explained.tsx';
import { Formula } from '../parts/formula.tsx';
import { Press } from '../parts/inputs.tsx';
import { MatrixView } from '../parts/matrix.tsx';
import { StepBar } from '../parts/stepbar.tsx';
import { Working } from '../parts/working.tsx';
import { known, useJob } from '../use.ts';
import { labWords } from '../words/index.ts';

/** Chasing the lights line by line, the chart that is learnt by heart, and the recurrence behind it. */
export function ChaseTab({ lab }: { readonly lab: Lab }) {
  const { title, what } = labWords.value.chase;
  return (
    <>
      <Explained lab={lab} way="chase" title={title} what={what} />
      <ChartPart lab={lab} />
      <RecurrencePart lab={lab} />
    </>
  );
}

/** Rows of a chart that are printed one below the other. */
const ONE_COLUMN = 24;

/** Rows of a chart that are shown before somebody asks for all. */
const FIRST_ROWS = 63;

function ChartPart({ lab }: { readonly lab: Lab }) {
  const work = useJob(lab, 'chart', null);
  const found = known(work) as Chart | null;
  const all = useSignal(false);
  const { chase } = labWords.value;
  const about = work.about.value;
  if (work.outcome.value.kind === 'ready' && found === null) return null;
  return (
    <section class="lab-chart-section">
      <h2>{chase.chart}</h2>
      {found !== null && (
        <>
          <p class="lab-on-paper">{boardName(about)}</p>
          <p class="lab-note">
            {chase.ways[found.way]}{' '}
            {found.residue.length === 0 ? chase.nothingLeft : found.rows.length === 0 ? chase.onlyDark : chase.chartHow}
          </p>
          {found.rows.length > 0 && (
            <>
              <p data-part="chart-count">
                <ChartCount found={found} />
              </p>
              <ChartTable about={about} found={found} all={all.value} />
              {found.rows.length > FIRST_ROWS && !all.value && (
                <Press onPress={() => (all.value = true)}>{phrase(chase.allRows, { n: found.rows.length })}</Press>
              )}
              <div class="lab-row">
                <Press part="print" onPress={() => print()}>
                  {chase.print}
                </Press>
                <SaveText lab={lab} job="chartText" args={{ format: 'csv' }} file="chart.csv" part="chart-csv">
                  CSV
                </SaveText>
                <Press part="chart-latex" onPress={() => download('chart.tex', chartDocument(about, found))}>
                  LaTeX
                </Press>
              </div>
            </>
          )}
        </>
      )}
      <Working work={work} />
    </section>
  );
}

/** The chart as a document in the page's language. */
function chartDocument(about: Design, found: Chart): string {
  const { chase } = labWords.value;
  const counted = phrase(found.complete ? chase.complete : chase.generators, {
    all: countText(found.all),
    n: countText(found.solvable),
  });
  return wordsDocument(
    chase.chart,
    [boardName(about), `${chase.ways[found.way]} ${chase.chartHow}`, counted].filter((text) => text !== ''),
    headsOf(about.problem.board, found),
    found.rows.map(({ left, press }) => [left.join(' '), press.join(' ')]),
  );
}

function ChartCount({ found }: { readonly found: Chart }) {
  const { chase } = labWords.value;
  const parts = (found.complete ? chase.complete : chase.generators).split(/(\{all\}|\{n\})/);
  return (
    <>
      {parts.map((part) =>
        part === '{all}' ? (
          <CountText count={found.all} />
        ) : part === '{n}' ? (
          <CountText count={found.solvable} />
        ) : (
          part
        ),
      )}
    </>
  );
}

/** What is left after the first chase, and which free buttons to press before the second. */
function ChartTable({ about, found, all }: { readonly about: Design; readonly found: Chart; readonly all: boolean }) {
  const { board, levels } = about.problem;
  return (
    <div class="lab-chart" data-long={found.rows.length > ONE_COLUMN ? '' : undefined}>
      <table>
        <thead>
          <tr>
            {headsOf(board, found).map((head) => (
              <th key={head}>{head}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {found.rows.slice(0, all ? undefined : FIRST_ROWS).map(({ left, press }, i) => (
            <tr key={i}>
              <td>
                <Strip values={left} levels={levels} of="lights" />
              </td>
              <td>
                <Strip values={press} levels={levels} of="presses" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What the two columns of a chart are. */
function headsOf(board: Board, { free, residue }: Chart): [left: string, press: string] {
  const { chase } = labWords.value;
  const [first, last] = [lineOf(board, free), lineOf(board, residue)];
  return [
    last !== null ? chase.leftLast[last] : phrase(chase.leftAt, { places: placesText(board, residue, 'lights') }),
    first !== null ? chase.pressFirst[first] : phrase(chase.pressAt, { places: placesText(board, free, 'buttons') }),
  ];
}

/** Which line of a rectangle these cells are, the first or last row or column; null for other cells. */
function lineOf(board: Board, cells: readonly number[]): 'rows' | 'columns' | null {
  if (board.kind !== 'grid' || board.holes !== null) return null;
  const { rows, columns } = board as GridBoard;
  const is = (length: number, cell: (i: number) => number): boolean =>
    cells.length === length && cells.every((one, i) => one === cell(i));
  const row = (at: number): boolean => is(columns, (c) => at * columns + c);
  const column = (at: number): boolean => is(rows, (r) => r * columns + at);
  if (row(0) || row(rows - 1)) return 'rows';
  return column(0) || column(columns - 1) ? 'columns' : null;
}

/**
 * A rectangle in words, for a sheet of paper: 5 × 5, levels: 2, rule: plus. Nothing for other boards, which no few
 * words describe.
 */
function boardName({ problem: { board, levels } }: Design): string {
  if (board.kind !== 'grid') return '';
  const { editor } = labWords.value;
  const rule = ruleNameOf(board.rule);
  return [
    `${board.rows} × ${board.columns}`,
    `${editor.levels}: ${levels}`,
    `${editor.rule}: ${rule === null ? editor.drawn : words.value.rules[rule]}`,
    ...(board.wrap === 'none' ? [] : [words.value.wraps[board.wrap]]),
  ].join(', ');
}

/** The names of places, short where all are in one row: row 6, columns 2–5, 7. */
function placesText(board: Board, cells: readonly number[], of: 'lights' | 'buttons'): string {
  if (board.kind === 'grid' && cells.length > 1) {
    const { place, columns } = layoutOf(board);
    const rows = new Set(cells.map((cell) => Math.floor(place[cell]! / columns)));
    if (rows.size === 1) {
      const list = ranges(cells.map((cell) => (place[cell]! % columns) + 1));
      return phrase(labWords.value.chase.inRow, { row: [...rows][0]! + 1, list });
    }
  }
  return cells.map((cell) => nameOf(board, cell, of)).join('; ');
}

/** Ascending numbers, three or more in a row as 2–5. */
function ranges(numbers: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const n of numbers) {
    const last = runs.at(-1);
    if (last?.[1] === n - 1) last[1] = n;
    else runs.push([n, n]);
  }
  return runs
    .map(([from, to]) => (from === to ? `${from}` : to === from + 1 ? `${from}, ${to}` : `${from}–${to}`))
    .join(', ');
}

/** A row of lights or presses, small, with its numbers for those who hear it. */
function Strip({
  values,
  levels,
  of,
}: {
  readonly values: readonly number[];
  readonly levels: number;
  readonly of: 'lights' | 'presses';
}) {
  return (
    <span class="lab-strip" role="img" aria-label={values.join(' ')}>
      {values.map((value, i) => (
        <i
          key={i}
          data-lit={of === 'lights' && value > 0 ? '' : undefined}
          data-pressed={of === 'presses' && value > 0 ? '' : undefined}
          data-n={value > 0 && levels > 2 ? value : undefined}
          style={{ '--level': value / (levels - 1) }}
        />
      ))}
    </span>
  );
}

/** B₀, B₁, …, the matrices of the rows, one at a time. */
function RecurrencePart({ lab }: { readonly lab: Lab }) {
  const work = useJob(lab, 'recurrence', null);
  const found = known(work) as Recurrence | null;
  const { chase } = labWords.value;
  const [at, goTo] = numberDetail(lab, 1, 1);
  if (found === null) return null;
  const { levels } = work.about.value.problem;
  const { matrices } = found;
  const last = matrices.length - 1;
  const k = Math.min(at, last);
  return (
    <section>
      <h2>{chase.recurrence}</h2>
      <p>{chase.recurrenceIs[found.by]}</p>
      <Formula block tex={found.recurrence} />
      <Formula block tex={`${found.equation} \\pmod{${levels}}`} />
      <Formula block tex={found.residue} />
      <StepBar at={k} first={0} last={last} name="b" label={chase.whichB} onGo={goTo} />
      <p class="lab-name">
        <Formula tex={`B_{${k}}`} />
      </p>
      <MatrixView matrix={matrices[k]!} levels={levels} name={`B${k}`} row={null} column={null} onPoint={() => {}} />
    </section>
  );
}
