import '../lights/styles/custom.css';
import { useSignal } from '@preact/signals';
import { newSeed } from '../game/game.ts';
import { makeAddress } from '../page/address.ts';
import { Choice } from '../parts/choice.tsx';
import { Editor } from '../parts/editor.tsx';
import { Icon } from '../parts/icon.tsx';
import { Stepper } from '../parts/stepper.tsx';
import { phrase } from '../words/format.ts';
import { words } from '../words/index.ts';
import { type Drawing, drawingId, newDrawing, recoloured, resized, SCORE_NAMES } from './drawing.ts';
import { SHAPES } from './view/shapes.ts';
import { sameWords } from './words/index.ts';

/** Sides of a board of one's own, its colours, and the smallest group that may go. */
const SIDES = { least: 2, most: 30 } as const;
const COLOURS = { least: 2, most: 9 } as const;
const GROUPS = { least: 1, most: 3 } as const;

/** The last board of one's own outlives the screen: who comes back finds it as it was. */
const kept: { drawing: Drawing } = { drawing: newDrawing() };

/** A board of one's own: dealt at random, or drawn. */
export function Own() {
  const say = sameWords.value;
  const drawing = useSignal(kept.drawing);
  kept.drawing = drawing.value;
  const own = drawing.value;
  const set = (change: Partial<Drawing>): void => void (drawing.value = { ...drawing.value, ...change });
  const blank = own.start === 'drawn' && own.cells.every((colour) => colour === 0);
  return (
    <form
      class="maker"
      onSubmit={(event) => {
        event.preventDefault();
        const id = drawingId(own, newSeed());
        if (id !== null) location.hash = makeAddress(id);
      }}
    >
      <div class="options">
        <div class="steppers">
          <Stepper
            label={say.rows}
            words={say}
            value={own.rows}
            {...SIDES}
            onChange={(rows) => set(resized(own, rows, own.columns))}
          />
          <Stepper
            label={say.columns}
            words={say}
            value={own.columns}
            {...SIDES}
            onChange={(columns) => set(resized(own, own.rows, columns))}
          />
          <Stepper
            label={say.colourCount}
            words={say}
            value={own.colours}
            {...COLOURS}
            onChange={(colours) => set(recoloured(own, colours))}
          />
          <Stepper
            label={say.smallest}
            words={say}
            value={own.smallest}
            {...GROUPS}
            onChange={(smallest) => set({ smallest })}
          />
        </div>
        <Choice
          name="score"
          row
          title={say.score}
          options={SCORE_NAMES}
          chosen={own.score}
          onChoose={(score) => set({ score })}
        >
          {(score) => score}
        </Choice>
        <Choice
          name="empties"
          row
          title={say.empties}
          options={['close', 'stay']}
          chosen={own.empties}
          onChoose={(empties) => set({ empties })}
        >
          {(empties) => say.emptiesAre[empties]}
        </Choice>
        <Choice
          name="start"
          row
          title={say.start}
          options={['random', 'drawn']}
          chosen={own.start}
          onChoose={(start) => set({ start })}
        >
          {(start) => say.starts[start]}
        </Choice>
      </div>
      <div class="beside">
        {own.start === 'drawn' && <Canvas drawing={own} onChange={set} />}
        <div class="row">
          <button type="submit" class="primary" aria-disabled={blank}>
            {say.play}
            <Icon name="next" />
          </button>
          <p role="status" class="quiet">
            {blank ? say.blank : ''}
          </p>
        </div>
      </div>
    </form>
  );
}

/** The drawing board, and the colours to paint with. */
function Canvas({
  drawing,
  onChange,
}: {
  readonly drawing: Drawing;
  readonly onChange: (next: Partial<Drawing>) => void;
}) {
  const say = sameWords.value;
  const wanted = useSignal('1');
  const { rows, columns, colours, cells } = drawing;
  const brushes = Array.from({ length: colours + 1 }, (_, colour) => String((colour + 1) % (colours + 1)));
  const brush = Number(wanted.value) <= colours ? wanted.value : '1';
  const nameOf = (colour: number): string => (colour === 0 ? say.nothing : say.tiles[colour - 1]!);
  return (
    <div class="drawing">
      <Choice
        name="brush"
        row
        title={say.brush}
        options={brushes}
        chosen={brush}
        onChoose={(next) => (wanted.value = next)}
      >
        {(option) => (
          <>
            <Tile colour={Number(option)} />
            {nameOf(Number(option))}
          </>
        )}
      </Choice>
      <Editor
        rows={rows}
        columns={columns}
        levels={2}
        label={say.canvas}
        level={() => 0}
        name={(place) => {
          const [row, column] = [Math.floor(place / columns) + 1, (place % columns) + 1];
          return `${phrase(words.value.cell.place, { row, column })}, ${nameOf(cells[place]!)}`;
        }}
        face={(place) => <Tile colour={cells[place]!} />}
        // The same colour once more takes the tile away.
        next={(place) => (cells[place] === Number(brush) ? 0 : Number(brush))}
        onDraw={(place, colour) => onChange({ cells: kept.drawing.cells.with(place, colour) })}
      />
      <div class="row">
        <button
          type="button"
          class="control"
          onClick={() => onChange({ cells: cells.map(() => 1 + Math.floor(Math.random() * colours)) })}
        >
          {say.fill}
        </button>
        <button type="button" class="control" onClick={() => onChange({ cells: cells.map(() => 0) })}>
          {say.wipe}
        </button>
      </div>
      <p class="quiet">{say.falls}</p>
    </div>
  );
}

/** A tile in small; nothing for an empty cell. */
function Tile({ colour }: { readonly colour: number }) {
  if (colour === 0) return null;
  return (
    <svg class="small-tile" viewBox="0 0 24 24" data-colour={colour} aria-hidden="true">
      <rect x="1" y="1" width="22" height="22" rx="5" />
      <path d={SHAPES[colour - 1]!} transform="translate(5 5) scale(0.583)" />
    </svg>
  );
}
