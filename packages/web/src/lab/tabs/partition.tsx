import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { phrase } from '../../words/format.ts';
import { FigureTools } from '../course/figures/tools.tsx';
import { type Design, SHEET, type Spot } from '../design/design.ts';
import { fillLights, spotsInGrid, withLevels } from '../design/edits.ts';
import { layoutOf } from '../design/layout.ts';
import { chosenDetail, numberDetail } from '../detail.ts';
import { vertexSize } from '../editor/graph.tsx';
import { nameOf } from '../editor/place.ts';
import { type Split, type SplitKind, SPLITS } from '../jobs/partition.ts';
import type { Lab } from '../lab.ts';
import { wordsDocument } from '../latex.ts';
import { Press, Segments } from '../parts/inputs.tsx';
import { lookAtBoard, playPresses } from '../parts/player.ts';
import { csvOf } from '../parts/save.ts';
import { StepBar } from '../parts/stepbar.tsx';
import { Working } from '../parts/working.tsx';
import { useJob } from '../use.ts';
import { labWords } from '../words/index.ts';

/** Every graph splits into parts with even degrees, and that puts all lights out: built vertex by vertex. */
export function PartitionTab({ lab }: { readonly lab: Lab }) {
  const [kind, choose] = chosenDetail<SplitKind>(lab, 0, 'even', SPLITS);
  const work = useJob(lab, 'split', { kind });
  const { partition } = labWords.value;
  const outcome = work.outcome.value;
  const found = outcome.kind === 'ready' ? outcome.value : null;
  return (
    <section>
      <h2>{partition.title}</h2>
      <p>{partition.what}</p>
      <Segments
        label={partition.which}
        value={kind}
        options={SPLITS.map((one) => [one, partition.kinds[one]] as const)}
        onChange={choose}
      />
      <p class="lab-note">{partition.is[kind]}</p>
      {outcome.kind === 'ready' && found === null && <p data-part="no-graph">{partition.noGraph}</p>}
      {found !== null && <Built key={kind} lab={lab} about={work.about.value} kind={kind} found={found} />}
      <Working work={work} />
    </section>
  );
}

function Built(props: { readonly lab: Lab; readonly about: Design; readonly kind: SplitKind; readonly found: Split }) {
  const { lab, about, kind, found } = props;
  const { partition } = labWords.value;
  const all = found.steps.length;
  const [at, goTo] = numberDetail(lab, 1, all);
  const known = useRef(found);
  const picture = useRef<SVGSVGElement>(null);
  useEffect(() => {
    if (known.current !== found) goTo(found.steps.length);
    known.current = found;
  }, [found]);
  const count = Math.min(at, all);
  return (
    <>
      <StepBar at={count} first={0} last={all} onGo={goTo} />
      <p class="lab-says" role="status" data-part="says">
        {count === all ? endText(found, kind) : stepText(about, found, count)}
      </p>
      <SplitPicture
        about={about}
        found={found}
        count={count}
        pressed={kind === 'allOn'}
        label={partition.picture}
        sheet={picture}
      />
      <p class="lab-note">{partition.legend[kind]}</p>
      <FigureTools
        name={`parts-${kind}`}
        picture={picture}
        csv={() => csvOf([[...partition.heads], ...splitRows(about, found)])}
        latex={() => wordsDocument(partition.title, [endText(found, kind)], partition.heads, splitRows(about, found))}
      />
      {kind === 'allOn' && (
        <div class="lab-row">
          <Press part="play-all-on" strong onPress={() => playAllOn(lab, about, found)}>
            {partition.play}
          </Press>
        </div>
      )}
    </>
  );
}

/** Each vertex of the board and its part. */
const splitRows = ({ problem: { board } }: Design, found: Split): [string, string][] =>
  Array.from({ length: board.buttons }, (_, v) => [
    nameOf(board, v),
    labWords.value.partition.parts[found.part[v] === 1 ? '1' : '0'],
  ]);

/** Lights every light of the board and presses the part that puts them out. */
function playAllOn(lab: Lab, about: Design, found: Split): void {
  if (about !== lab.design.peek()) return;
  const { partition } = labWords.value;
  lab.change(fillLights(withLevels(about, 2), 'start', () => 1));
  lookAtBoard();
  playPresses(lab, found.part, (done, all) => phrase(done < all ? partition.playing : partition.played, { done, all }));
}

function stepText({ problem: { board } }: Design, found: Split, count: number): string {
  const { partition } = labWords.value;
  if (count === 0) return partition.begin;
  const { vertex, neighbours, side } = found.steps[count - 1]!;
  const name = vertex === found.names.length ? partition.added : nameOf(board, vertex);
  if (neighbours.length === 0) return phrase(partition.first, { name });
  const inPart = neighbours.filter((v) => found.steps.some((step) => step.vertex === v && step.side === side)).length;
  return phrase(partition.joins, { name, part: partition.parts[side], n: inPart, all: neighbours.length });
}

/** What the finished split is. */
function endText(found: Split, kind: SplitKind): string {
  const { partition } = labWords.value;
  const ones = found.part.reduce((sum, part) => sum + part, 0);
  return phrase(partition.end[kind], { a: found.part.length - ones, b: ones });
}

/** The graph with the vertices placed so far: part 0 as discs, part 1 as squares; edges within a part are strong. */
function SplitPicture(props: {
  readonly about: Design;
  readonly found: Split;
  readonly count: number;
  /** True if the numbers are of neighbours in part 1, for both parts. */
  readonly pressed: boolean;
  readonly label: string;
  readonly sheet: RefObject<SVGSVGElement | null>;
}) {
  const { about, found, count, pressed, label, sheet } = props;
  const placed = new Set(found.steps.slice(0, count).map(({ vertex }) => vertex));
  const now = count > 0 && count < found.steps.length ? found.steps[count - 1]! : null;
  const { spots, size } = placesOf(about);
  const degree = (v: number): number =>
    found.edges.filter(([a, b]) => {
      const other = a === v ? b : b === v ? a : -1;
      return other >= 0 && placed.has(other) && found.part[other] === (pressed ? 1 : found.part[v]);
    }).length;
  return (
    <svg
      ref={sheet}
      class="lab-graph lab-split"
      viewBox={`-60 -60 ${SHEET + 120} ${SHEET + 120}`}
      role="img"
      aria-label={label}
    >
      {found.edges.map(([a, b]) => {
        const within = placed.has(a) && placed.has(b) && found.part[a] === found.part[b];
        return (
          <line
            key={`${a}-${b}`}
            x1={spots[a]!.x}
            y1={spots[a]!.y}
            x2={spots[b]!.x}
            y2={spots[b]!.y}
            data-within={within ? found.part[a] : undefined}
          />
        );
      })}
      {spots.map(({ x, y }, v) => {
        const part = placed.has(v) ? found.part[v] : undefined;
        return (
          <g
            key={v}
            transform={`translate(${x} ${y})`}
            data-vertex={v}
            data-part-of={part}
            data-now={now?.vertex === v ? '' : undefined}
            data-near={now?.neighbours.includes(v) ? '' : undefined}
          >
            {part === 1 ? (
              <rect x={-size * 0.9} y={-size * 0.9} width={size * 1.8} height={size * 1.8} rx={size * 0.2} />
            ) : (
              <circle r={size} />
            )}
            {part !== undefined && (
              <text y={size * 0.26} style={{ fontSize: `${size * 0.75}px` }}>
                {degree(v)}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

/**
 * Where vertices are drawn, and how large: where the graph has them, or where the cells of the board stand, with room
 * between.
 */
function placesOf({ problem: { board }, spots }: Design): { readonly spots: readonly Spot[]; readonly size: number } {
  if (spots !== null) return { spots, size: vertexSize(spots.length) };
  const { place, rows, columns } = layoutOf(board);
  return { spots: spotsInGrid(place, rows, columns), size: Math.min(62, (0.35 * SHEET) / Math.max(rows, columns)) };
}
