import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { isIrreducible, primePowers } from 'douse/algebra';
import { grid, type Problem } from 'douse/board';
import { phrase } from '../../words/format.ts';
import { FigureTools } from '../course/figures/tools.tsx';
import { chosenDetail, numberDetail } from '../detail.ts';
import { type FieldTables, MOST_COMPARED, ORDERS, type Thesis, type Trial } from '../jobs/fields.ts';
import type { Lab } from '../lab.ts';
import { elementTex, tableDocument } from '../latex.ts';
import { CountText, whole } from '../parts/count.tsx';
import { download } from '../parts/download.ts';
import { Press, Segments, Select } from '../parts/inputs.tsx';
import { matrixPng, MatrixView, type Spot } from '../parts/matrix.tsx';
import { Picture } from '../parts/picture.tsx';
import { csvOf } from '../parts/save.ts';
import { Working } from '../parts/working.tsx';
import { known, useJob } from '../use.ts';
import { labWords } from '../words/index.ts';

/** The fields GF(q), their level cycles, and why lights that cycle are another ring. */
export function FieldTab({ lab }: { readonly lab: Lab }) {
  const { levels } = lab.design.value.problem;
  const [asked, setOrder] = numberDetail(lab, 0, levels);
  const order = ORDERS.includes(asked) ? asked : 4;
  const [coefficients, setModulus] = numberDetail(lab, 2, 0);
  const work = useJob(lab, 'fieldTables', { order, modulus: modulusOf(order, coefficients) });
  const found = known(work) as FieldTables | null;
  const { field } = labWords.value;
  return (
    <>
      <section>
        <h2>{field.title}</h2>
        <p>{field.what}</p>
        <div class="lab-row">
          <Select
            label={field.order}
            name="order"
            value={String(order)}
            options={ORDERS.map((q) => [String(q), `GF(${q})`] as const)}
            onChange={(q) => {
              setModulus(0);
              setOrder(Number(q));
            }}
          />
          {found !== null && found.degree > 1 && (
            <Select
              label={field.modulus}
              name="modulus"
              value={found.modulus.join()}
              options={found.choices.map(({ coefficients, text }) => [coefficients.join(), powers(text)] as const)}
              onChange={(text) => setModulus(numberOfModulus(found.prime, text.split(',').map(Number)))}
            />
          )}
        </div>
        {found !== null && (
          <>
            <p data-part="field-is">
              {found.degree === 1
                ? phrase(field.primeField, { q: found.order })
                : phrase(field.isField, { q: found.order, p: found.prime, polynomial: powers(found.polynomial) })}{' '}
              {phrase(field.primitive, { element: powers(found.elements[found.primitive]!) })}
            </p>
            <Tables lab={lab} found={found} />
            <Cycle found={found} />
          </>
        )}
        <Working work={work} />
      </section>
      {found?.board && <BoardPart found={found} board={found.board} />}
      {found !== null && <NotCompared task={work.about.value.problem} found={found} />}
      <ThesisPart lab={lab} />
    </>
  );
}

/**
 * A modulus polynomial as one number, its coefficients as digits in base p; null for 0 or what is no polynomial of the
 * field.
 */
function modulusOf(order: number, number: number): readonly number[] | null {
  const { prime, exponent } = primePowers(order)[0]!;
  const digits = Array.from({ length: exponent + 1 }, (_, i) => Math.floor(number / prime ** i) % prime);
  return digits.at(-1) === 1 && number < 2 * prime ** exponent && isIrreducible(digits, prime) ? digits : null;
}

const numberOfModulus = (prime: number, modulus: readonly number[]): number =>
  modulus.reduce((number, coefficient, i) => number + coefficient * prime ** i, 0);

/** Why the board is not compared with a field, where no choice of one would help. */
function NotCompared({ task, found }: { readonly task: Problem; readonly found: FieldTables }) {
  const { field } = labWords.value;
  const { levels, moduli } = task;
  const says =
    moduli !== null
      ? field.mixed
      : !ORDERS.includes(levels)
        ? phrase(field.noField, { q: levels })
        : levels === found.order && found.board === null
          ? phrase(field.tooLarge, { most: whole(MOST_COMPARED) })
          : null;
  return says === null ? null : (
    <section>
      <h2>{field.board}</h2>
      <p data-part="not-compared">{says}</p>
    </section>
  );
}

/** `x^2` as x². */
const powers = (text: string): string =>
  text.replace(/\^(\d+)/g, (_, digits: string) => Array.from(digits, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join(''));

function Tables({ lab, found }: { readonly lab: Lab; readonly found: FieldTables }) {
  const { field } = labWords.value;
  const [which, choose] = chosenDetail(lab, 1, 'multiply', ['add', 'multiply'] as const);
  const spot = useSignal<Spot | null>(null);
  const place = useRef<HTMLParagraphElement>(null);
  const table = found[which];
  const file = `GF${found.order}-${which}`;
  const sign = which === 'add' ? '+' : '·';
  const name = (a: number): string => powers(found.elements[a]!);
  const at = spot.value;
  const inside = at !== null && at.row < found.order && at.column < found.order;
  const entryText = (row: number, column: number): string => {
    const entry = table.entries[row * found.order + column]!;
    const numbers = `${row} ${sign} ${column} = ${entry}`;
    return found.degree === 1 ? numbers : `${numbers} — (${name(row)}) ${sign} (${name(column)}) = ${name(entry)}`;
  };
  return (
    <>
      <Segments
        label={field.table}
        value={which}
        options={[
          ['add', field.add],
          ['multiply', field.multiply],
        ]}
        onChange={choose}
      />
      <MatrixView
        matrix={table}
        levels={found.order}
        name={which === 'add' ? '+' : '·'}
        row={at?.row ?? null}
        column={at?.column ?? null}
        ruler={{ row: name, column: name, along: [sign, sign] }}
        onPoint={(next) => (spot.value = next)}
      />
      <p class="lab-note" data-part="product" ref={place}>
        {inside ? entryText(at.row, at.column) : field.pointTable}
      </p>
      <FigureTools
        name={file}
        png={() => void matrixPng(table, found.order, place.current!).then((blob) => download(`${file}.png`, blob))}
        csv={() => fieldCsv(found, which)}
        latex={() => fieldDocument(found, which)}
      />
      {found.degree > 1 && (
        <details class="lab-elements">
          <summary>{field.elements}</summary>
          <p>{found.elements.map((text, a) => `${a} = ${powers(text)}`).join(' · ')}</p>
        </details>
      )}
    </>
  );
}

const SIGNS = { add: '+', multiply: '·' } as const;

/** A table with the elements' names before its rows and above its columns. */
function fieldRows(found: FieldTables, which: keyof typeof SIGNS): string[][] {
  const { order, elements } = found;
  return elements.map((name, row) => [
    name,
    ...elements.map((_, column) => elements[found[which].entries[row * order + column]!]!),
  ]);
}

export const fieldCsv = (found: FieldTables, which: keyof typeof SIGNS): string =>
  csvOf([[SIGNS[which], ...found.elements], ...fieldRows(found, which)]);

export const fieldDocument = (found: FieldTables, which: keyof typeof SIGNS): string =>
  tableDocument(
    [which === 'add' ? '+' : '\\cdot', ...found.elements.map(elementTex)],
    fieldRows(found, which).map((row) => row.map(elementTex)),
  );

/** The cycle of additions through all elements, as lights. */
function Cycle({ found }: { readonly found: FieldTables }) {
  const { field } = labWords.value;
  return (
    <>
      <h3>{field.cycle}</h3>
      <p class="lab-note">{found.degree > 1 ? field.cycleIs : field.cyclePrime}</p>
      <ol class="lab-cycle">
        {found.cycle.map(({ element, adds }, i) => (
          <li key={i}>
            <span class="lab-strip">
              <i
                data-lit={element > 0 ? '' : undefined}
                data-n={element}
                style={{ '--level': element / (found.order - 1) }}
              />
            </span>
            <span>+{powers(found.elements[adds]!)} →</span>
          </li>
        ))}
        <li>
          <span class="lab-strip">
            <i data-n={0} style={{ '--level': 0 }} />
          </span>
        </li>
      </ol>
    </>
  );
}

function BoardPart({
  found,
  board,
}: {
  readonly found: FieldTables;
  readonly board: NonNullable<FieldTables['board']>;
}) {
  const { field } = labWords.value;
  const row = (
    name: string,
    { solvable, kernel }: { readonly solvable: boolean; readonly kernel: FieldBoardCount },
  ) => (
    <tr>
      <th scope="row">{name}</th>
      <td>{solvable ? field.yes : field.no}</td>
      <td>
        <CountText count={kernel} />
      </td>
    </tr>
  );
  return (
    <section>
      <h2>{field.board}</h2>
      <div class="lab-scroll">
        <table class="lab-table" data-part="field-board">
          <thead>
            <tr>
              <td />
              <th scope="col">{field.canBeSolved}</th>
              <th scope="col">{field.quiet}</th>
            </tr>
          </thead>
          <tbody>
            {row(phrase(field.ringGame, { q: found.order }), board.ring)}
            {row(phrase(field.fieldGame, { q: found.order }), board.field)}
          </tbody>
        </table>
      </div>
    </section>
  );
}

type FieldBoardCount = NonNullable<FieldTables['board']>['ring']['kernel'];

/** The thesis's 2 × 2 board with four levels, solved three ways from any start. */
function ThesisPart({ lab }: { readonly lab: Lab }) {
  const start = useSignal<readonly number[]>([0, 0, 0, 1]);
  const work = useJob(lab, 'thesis', { start: start.value });
  const found = known(work) as Thesis | null;
  const { field } = labWords.value;
  return (
    <section>
      <h2>{field.thesis}</h2>
      <p>{field.thesisIs}</p>
      <div class="lab-row" role="group" aria-label={field.start}>
        <span class="lab-note">{field.start}</span>
        <div class="lab-small-board">
          {start.value.map((level, i) => (
            <button
              key={i}
              type="button"
              class="lab-cell"
              data-start={i}
              data-lit={level > 0 ? '' : undefined}
              style={{ '--level': level / 3 }}
              aria-label={phrase(field.startCell, { n: i + 1, level })}
              onClick={() => (start.value = start.value.map((old, k) => (k === i ? (old + 1) % 4 : old)))}
            >
              <span class="lab-light" />
              <span class="lab-digit" data-n={level} />
            </button>
          ))}
        </div>
        <Press onPress={() => (start.value = [0, 0, 0, 1])}>{field.thesisStart}</Press>
      </div>
      {found !== null && (
        <>
          <div class="lab-trials">
            <TrialPart name="mistaken" title={field.mistaken} how={field.mistakenHow} trial={found.mistaken} />
            <TrialPart name="cycling" title={field.cycling} how={field.cyclingHow} trial={found.cycling} />
            <TrialPart name="field" title={field.inField} how={field.inFieldHow} trial={found.inField} />
          </div>
          <p data-part="thesis-fails">{phrase(field.fails, { n: found.fails, all: found.starts })}</p>
        </>
      )}
      <Working work={work} />
    </section>
  );
}

const BOARD = grid(2, 2);

function TrialPart(props: {
  readonly name: string;
  readonly title: string;
  readonly how: string;
  readonly trial: Trial;
}) {
  const { name, title, how, trial } = props;
  const { field } = labWords.value;
  const out = !trial.left.some(Boolean);
  return (
    <div class="lab-card" data-trial={name} data-out={out}>
      <strong>{title}</strong>
      <small>{how}</small>
      <div class="lab-row lab-pair">
        <figure>
          <Picture
            board={BOARD}
            levels={4}
            shown={{ presses: trial.presses }}
            label={`${field.presses}: ${trial.presses.join(' ')}`}
            most={72}
          />
          <figcaption>{field.presses}</figcaption>
        </figure>
        <figure>
          <Picture
            board={BOARD}
            levels={4}
            shown={{ lights: trial.left }}
            label={`${field.left}: ${trial.left.join(' ')}`}
            most={72}
          />
          <figcaption>{field.left}</figcaption>
        </figure>
      </div>
      <span class={out ? 'lab-good' : 'lab-bad'}>
        {out ? field.out : phrase(field.notOut, { left: trial.left.join(' ') })}
      </span>
    </div>
  );
}
