import { useSignal } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
import { isPrime } from 'douse/algebra';
import { grid, type Wrap, WRAPS } from 'douse/board';
import { phrase } from '../../words/format.ts';
import { words } from '../../words/index.ts';
import { FigureTools } from '../course/figures/tools.tsx';
import { chosenDetail, numberDetail } from '../detail.ts';
import { darkDesign, MAX_CELLS, MAX_LEVELS, MAX_SIDE } from '../design/design.ts';
import type { MatrixData } from '../jobs/matrices.ts';
import { MOST_SIZES, type Notes, type Sizes } from '../jobs/sizes.ts';
import type { Lab } from '../lab.ts';
import { matrixDocument } from '../latex.ts';
import { download } from '../parts/download.ts';
import { NumberInput, Press, Select } from '../parts/inputs.tsx';
import { matrixPng, MatrixView, type Spot } from '../parts/matrix.tsx';
import { lookAtBoard } from '../parts/player.ts';
import { csvOf } from '../parts/save.ts';
import { Working } from '../parts/working.tsx';
import { known, useJob } from '../use.ts';
import { labWords } from '../words/index.ts';

/** Sides of maps that are offered. */
const SIDES = [20, 60, 100, 200, 500, MOST_SIZES] as const;

/** The nullity of every m × n at a glance. */
export function SizesTab({ lab }: { readonly lab: Lab }) {
  const { problem: task } = lab.design.value;
  const [asked, setLevels] = numberDetail(lab, 0, task.moduli === null ? task.levels : 2);
  const levels = Math.min(MAX_LEVELS, Math.max(2, asked));
  const [wrap, setWrap] = chosenDetail<Wrap>(lab, 1, task.board.kind === 'grid' ? task.board.wrap : 'none', WRAPS);
  const [side, setSide] = numberDetail(lab, 2, 60);
  const most = SIDES.find((one) => one >= side) ?? MOST_SIZES;
  const work = useJob(lab, 'sizes', { most, levels, wrap });
  const found = known(work) as Sizes | null;
  // The same object as long as the values are the same: its picture is kept while somebody points about.
  const matrix = useMemo<MatrixData | null>(
    () => found && { kind: 'dense', rows: found.most, columns: found.most, entries: found.values },
    [found],
  );
  const spot = useSignal<Spot | null>(null);
  const place = useRef<HTMLParagraphElement>(null);
  const { sizes } = labWords.value;
  return (
    <>
      <section>
        <h2>{sizes.title}</h2>
        <p class="lab-note">
          {sizes.what} {!isPrime(levels) && phrase(sizes.ring, { q: levels })}
        </p>
        <div class="lab-row lab-asks">
          <NumberInput
            label={labWords.value.editor.levels}
            name="map-levels"
            value={levels}
            least={2}
            most={MAX_LEVELS}
            onChange={setLevels}
          />
          <Select
            label={labWords.value.editor.wrap}
            name="map-wrap"
            value={wrap}
            options={WRAPS.map(
              (one) => [one, one === 'none' ? labWords.value.editor.noWrap : words.value.wraps[one]] as const,
            )}
            onChange={setWrap}
          />
          <Select
            label={sizes.upTo}
            name="map-most"
            value={String(most)}
            options={SIDES.map((side) => [String(side), `${side} × ${side}`] as const)}
            onChange={(chosen) => setSide(Number(chosen))}
          />
        </div>
        {found !== null && matrix !== null && (
          <>
            <MatrixView
              matrix={matrix}
              levels={2}
              name={sizes.map}
              row={spot.value?.row ?? null}
              column={spot.value?.column ?? null}
              shade={(value) => shadeOf(value, found.most)}
              ruler={{ row: (r) => String(r + 1), column: (c) => String(c + 1), along: ['m', 'n'] }}
              onPoint={(next) => (spot.value = next)}
              onChoose={(next) => open(lab, next, found)}
            />
            <Scale values={found.values} most={found.most} />
            <p class="lab-note" data-part="size" ref={place}>
              {spot.value === null ? sizes.point : spotText(found, spot.value)}
            </p>
            <FigureTools
              name="nullities"
              png={() =>
                void matrixPng(matrix, 2, place.current!, (value) => shadeOf(value, found.most)).then((blob) =>
                  download('nullities.png', blob),
                )
              }
              csv={() => sizesCsv(found)}
              latex={() => sizesDocument(found)}
            />
          </>
        )}
        <Working work={work} />
      </section>
      {found?.notes && <NotesPart lab={lab} notes={found.notes} found={found} />}
    </>
  );
}

/** m down, n across. */
export const sizesCsv = ({ most, values }: Pick<Sizes, 'most' | 'values'>): string =>
  csvOf([
    ['m\\n', ...Array.from({ length: most }, (_, n) => n + 1)],
    ...Array.from({ length: most }, (_, m) => [m + 1, ...values.subarray(m * most, (m + 1) * most)]),
  ]);

/** Sides of the matrix that a page holds and that can be read. */
const MOST_ON_PAGE = 36;

export function sizesDocument({ most, values }: Pick<Sizes, 'most' | 'values'>): string {
  const side = Math.min(most, MOST_ON_PAGE);
  return matrixDocument({
    name: `\\bigl(d(m,n)\\bigr)_{1\\le m,n\\le ${side}}`,
    rows: Array.from({ length: side }, (_, m) => values.subarray(m * most, m * most + side)),
  });
}

const shadeOf = (value: number, most: number): number => Math.min(1, 0.15 + Math.log2(1 + value) / Math.log2(most));

/** Which colour is which nullity. */
function Scale({ values, most }: { readonly values: Uint32Array; readonly most: number }) {
  const { sizes } = labWords.value;
  const top = values.reduce((a, b) => Math.max(a, b), 0);
  const steps = [0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512].filter((value) => value < top);
  return (
    <p class="lab-scale" data-part="scale">
      <span class="lab-note">{sizes.scale}</span>
      <span class="lab-strip">
        {[...steps, top].map((value) => (
          <i
            key={value}
            data-lit={value > 0 ? '' : undefined}
            data-n={value}
            style={{ '--level': value === 0 ? 0 : shadeOf(value, most) }}
          />
        ))}
      </span>
    </p>
  );
}

function spotText({ values, most, levels }: Sizes, { row, column }: Spot): string {
  const { sizes } = labWords.value;
  if (row >= most || column >= most) return sizes.point;
  const value = values[row * most + column]!;
  const says = phrase(isPrime(levels) ? sizes.spot : sizes.spotRing, { m: row + 1, n: column + 1, value, q: levels });
  return canOpen(row + 1, column + 1) ? says : `${says} ${sizes.beyond}`;
}

const canOpen = (rows: number, columns: number): boolean =>
  Math.max(rows, columns) <= MAX_SIDE && rows * columns <= MAX_CELLS;

/** Opens the board of a place in the map, dark. */
function open(lab: Lab, { row, column }: Spot, { levels, wrap }: Sizes): void {
  const [rows, columns] = [row + 1, column + 1];
  if (!canOpen(rows, columns)) {
    lab.notice.value = { kind: 'notRead', error: { kind: 'tooLarge', what: 'cells', most: MAX_CELLS }, bytes: null };
    return;
  }
  lab.change(darkDesign(grid(rows, columns, { wrap }), levels));
  lookAtBoard();
}

function NotesPart({ lab, notes, found }: { readonly lab: Lab; readonly notes: Notes; readonly found: Sizes }) {
  const { sizes } = labWords.value;
  const list = (numbers: readonly number[], most: number): string =>
    numbers.length === 0 ? sizes.none : numbers.slice(0, most).join(', ') + (numbers.length > most ? ', …' : '');
  const last = notes.records.at(-1);
  return (
    <section>
      <h2>{sizes.notes}</h2>
      <ul class="lab-notes">
        <li data-note="invertible">
          {phrase(sizes.invertible, { list: list(notes.invertible, 24) }).replace('….', '…')}
        </li>
        {notes.periods.length > 0 && (
          <li data-note="periods">
            {phrase(sizes.periods, {
              list: notes.periods.map(({ rows, period }) => `${rows} → ${period}`).join(', '),
            })}
          </li>
        )}
        {notes.doubling !== null && <li data-note="doubling">{phrase(sizes.doubling, { n: notes.doubling })}</li>}
        {last !== undefined && (
          <li data-note="records">
            {phrase(sizes.records, {
              list: notes.records.map(({ side, value }) => `${side} (${value})`).join(', '),
            })}{' '}
            <Press
              part="open-record"
              off={!canOpen(last.side, last.side)}
              onPress={() => open(lab, { row: last.side - 1, column: last.side - 1 }, found)}
            >
              {phrase(sizes.open, { n: last.side })}
            </Press>
          </li>
        )}
        <li data-note="copies">{sizes.copies[found.wrap]}</li>
        {found.wrap !== 'cylinder' && <li>{sizes.mirrored}</li>}
      </ul>
    </section>
  );
}
