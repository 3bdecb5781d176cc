import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { MatrixFormat } from 'douse/formats';
import { phrase } from '../../words/format.ts';
import type { Design } from '../design/design.ts';
import { chosenDetail } from '../detail.ts';
import { nameOf } from '../editor/place.ts';
import { type MatrixData, type MatrixName, type Matrices, mostReduced } from '../jobs/matrices.ts';
import type { Lab, Pointed } from '../lab.ts';
import { whole } from '../parts/count.tsx';
import { MOST_TEX_ROWS } from '../latex.ts';
import { download } from '../parts/download.ts';
import { Press, Segments } from '../parts/inputs.tsx';
import { matrixPng, MatrixView, type Spot } from '../parts/matrix.tsx';
import { entryAt } from '../parts/matrix-source.ts';
import { Working } from '../parts/working.tsx';
import { known, useJob } from '../use.ts';
import { labWords } from '../words/index.ts';

/** Most rows of a matrix that is written as text. */
const MOST_WRITTEN = 1414;

/** A, E and P with P · A = E, as pictures tied to the board. */
export function MatricesTab({ lab }: { readonly lab: Lab }) {
  const work = useJob(lab, 'matrices', null);
  const found = known(work) as Matrices | null;
  const about = work.about.value;
  const [name, choose] = chosenDetail<MatrixName>(lab, 0, 'a', ['a', 'e', 'p']);
  const { matrices } = labWords.value;
  if (found === null) return <Working work={work} />;
  const open = found.reduced === null ? 'a' : name;
  const matrix = open === 'a' ? found.a : found.reduced![open];
  return (
    <>
      <section>
        <h2>{matrices.title}</h2>
        {found.reduced !== null && (
          <Segments
            label={matrices.which}
            value={open}
            options={(['a', 'e', 'p'] as const).map((one) => [one, matrices.names[one]] as const)}
            onChange={choose}
          />
        )}
        <p class="lab-note">{matrices.what[open]}</p>
        <One lab={lab} about={about} name={open} matrix={matrix} found={found} />
        {found.reduced === null && work.outcome.value.kind === 'ready' && (
          <p class="lab-note" data-part="too-large">
            {phrase(matrices.tooLarge, { most: whole(mostReduced(found.levels)) })}
          </p>
        )}
      </section>
      <Working work={work} />
      {found.reduced !== null && <Product lab={lab} about={about} found={found} reduced={found.reduced} />}
    </>
  );
}

function One(props: {
  readonly lab: Lab;
  readonly about: Design;
  readonly name: MatrixName;
  readonly matrix: MatrixData;
  readonly found: Matrices;
}) {
  const { lab, about, name, matrix, found } = props;
  const { matrices } = labWords.value;
  const place = useRef<HTMLDivElement>(null);
  const pointed = lab.pointed.value;
  const spot = useSignal<Spot | null>(null);
  const current = about === lab.design.value;
  // Columns of A and E are buttons, columns of P lights; rows of A are lights.
  const column = name === 'p' ? pointed?.light : pointed?.button;
  const row = name === 'a' ? pointed?.light : spot.value?.row;
  const within = (index: number | undefined, limit: number): number | null =>
    current && index !== undefined && index < limit ? index : null;
  const point = (next: Spot | null): void => {
    spot.value = next;
    if (!current) return;
    const meant: Pointed | null =
      next === null
        ? null
        : name === 'a'
          ? { light: next.row, button: next.column }
          : name === 'e'
            ? { button: next.column }
            : { light: next.column };
    lab.pointed.value = meant;
  };
  return (
    <div ref={place} class="lab-one">
      <MatrixView
        matrix={matrix}
        levels={found.levels}
        name={name.toUpperCase()}
        row={within(row, matrix.rows)}
        column={within(column, matrix.columns)}
        onPoint={point}
        onChoose={(next) => showRow(lab, about, found, name, next)}
      />
      <p class="lab-note" data-part="entry">
        {spot.value === null ? matrices.hover : spotText(about, name, matrix, spot.value)}
      </p>
      <div class="lab-row">
        {(['csv', 'latex'] as const).map((format) => (
          <Press
            key={format}
            part={`save-${format}`}
            off={matrix.rows > (format === 'latex' ? MOST_TEX_ROWS : MOST_WRITTEN)}
            onPress={() => save(lab, name, format)}
          >
            {matrices.save[format]}
          </Press>
        ))}
        <Press
          part="save-png"
          off={matrix.rows > 8192}
          onPress={() =>
            void matrixPng(matrix, found.levels, place.current!).then((blob) =>
              download(`${name.toUpperCase()}.png`, blob),
            )
          }
        >
          {matrices.save.png}
        </Press>
      </div>
    </div>
  );
}

function save(lab: Lab, name: MatrixName, format: MatrixFormat): void {
  const ending = format === 'latex' ? 'tex' : format;
  lab.desk.ask('matrixText', lab.text.peek(), { name, format }, (outcome) => {
    if (outcome.kind === 'ready') download(`${name.toUpperCase()}.${ending}`, outcome.value);
  });
}

function spotText({ problem: { board } }: Design, name: MatrixName, matrix: MatrixData, { row, column }: Spot): string {
  const { matrices } = labWords.value;
  if (row >= matrix.rows || column >= matrix.columns) return matrices.hover;
  const value = entryAt(matrix, row, column);
  return phrase(matrices.spot[name], {
    row: row + 1,
    value,
    light: nameOf(board, name === 'a' ? row : Math.min(column, board.lights - 1), 'lights'),
    button: nameOf(board, Math.min(column, board.buttons - 1), 'buttons'),
  });
}

const rowOf = (matrix: MatrixData, row: number): Uint32Array =>
  Uint32Array.from({ length: matrix.columns }, (_, c) => entryAt(matrix, row, c));

/**
 * Shows a row on the board: a light with the buttons that move it, or, for P and E, what P · A = E says of that row.
 */
function showRow(lab: Lab, about: Design, found: Matrices, name: MatrixName, { row }: Spot): void {
  if (about !== lab.design.peek()) return;
  const { matrices } = labWords.value;
  const { board } = about.problem;
  if (name === 'a' || found.reduced === null) {
    const marks = new Uint32Array(board.lights);
    marks[row] = 1;
    lab.showing.value = {
      says: phrase(matrices.rowOfA, { light: nameOf(board, row) }),
      marks,
      presses: rowOf(found.a, row),
    };
    return;
  }
  lab.showing.value = {
    says: phrase(matrices.rowOfE, { row: row + 1 }),
    marks: rowOf(found.reduced.p, row),
    presses: rowOf(found.reduced.e, row),
  };
}

/** P · A = E, multiplied out, and one row of it at a time on the board. */
function Product(props: {
  readonly lab: Lab;
  readonly about: Design;
  readonly found: Matrices;
  readonly reduced: NonNullable<Matrices['reduced']>;
}) {
  const { lab, about, found, reduced } = props;
  const { matrices } = labWords.value;
  const row = useSignal(0);
  const shown = Math.min(row.value, reduced.e.rows - 1);
  const show = (next: number): void => {
    row.value = (next + reduced.e.rows) % reduced.e.rows;
    showRow(lab, about, found, 'e', { row: row.value, column: 0 });
  };
  const rank = reduced.pivots.length;
  return (
    <section>
      <h2>P · A = E</h2>
      <p data-part="holds" data-holds={reduced.holds}>
        {reduced.holds ? matrices.holds : matrices.broken}
      </p>
      <p>
        {shown < rank
          ? phrase(matrices.pivotRow, {
              row: shown + 1,
              button: nameOf(
                about.problem.board,
                Math.min(reduced.pivots[shown]!, about.problem.board.buttons - 1),
                'buttons',
              ),
            })
          : phrase(matrices.zeroRow, { row: shown + 1 })}
      </p>
      <div class="lab-row">
        <Press part="row-before" onPress={() => show(shown - 1)}>
          {matrices.before}
        </Press>
        <Press part="row-show" strong onPress={() => show(shown)}>
          {phrase(matrices.showRow, { row: shown + 1 })}
        </Press>
        <Press part="row-after" onPress={() => show(shown + 1)}>
          {matrices.after}
        </Press>
      </div>
    </section>
  );
}
