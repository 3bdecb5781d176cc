import { useSignal } from '@preact/signals';
import { taught } from '../../keep/settings.ts';
import { gridPlace } from '../words/cell.ts';
import { words } from '../../words/index.ts';

const SIDE = 3;

/** The cells that a press in a SIDE × SIDE board changes. */
const changed = (cell: number): number[] =>
  Array.from({ length: SIDE * SIDE }, (_, other) => other).filter(
    (other) =>
      Math.abs(Math.floor(other / SIDE) - Math.floor(cell / SIDE)) + Math.abs((other % SIDE) - (cell % SIDE)) <= 1,
  );

/**
 * A taught board: the presses that put it out, in the order in which they are asked for; `any` if the order is the
 * player's.
 */
interface Lesson {
  readonly says: 'press' | 'order' | 'twice';
  readonly presses: readonly number[];
  readonly any?: boolean;
}

/** What a press does; that the order does not matter; that twice is nothing. */
export const LESSONS: readonly Lesson[] = [
  { says: 'press', presses: [4] },
  { says: 'order', presses: [3, 8], any: true },
  { says: 'twice', presses: [0, 0, 7] },
];

/** The lights after the presses that are left, taken from a dark board. */
export const litBy = (presses: readonly number[]): boolean[] => {
  const lights = Array.from({ length: SIDE * SIDE }, () => false);
  for (const press of presses) for (const cell of changed(press)) lights[cell] = !lights[cell];
  return lights;
};

/**
 * Three boards that teach the game: a finger shows the press, the player makes it. Once they are done, or skipped, they
 * do not come again.
 */
export function Teach() {
  const at = useSignal(0);
  const left = useSignal<readonly number[]>(LESSONS[0]!.presses);
  const { teach, cell, home } = words.value;
  const lesson = LESSONS[at.value];
  const lights = litBy(left.value);
  const done = left.value.length === 0;
  const shown = done ? [] : lesson?.any === true ? left.value : left.value.slice(0, 1);
  const press = (place: number): void => {
    if (!shown.includes(place)) return;
    left.value = left.value.toSpliced(left.value.indexOf(place), 1);
  };
  const next = (): void => {
    if (at.value + 1 === LESSONS.length) {
      taught.choose('yes');
      return;
    }
    at.value++;
    left.value = LESSONS[at.value]!.presses;
  };
  return (
    <section class="teach" aria-label={teach.title} data-lesson={lesson!.says}>
      <div class="demo" style={{ '--side': SIDE }}>
        {lights.map((lit, place) => (
          <button
            key={place}
            type="button"
            class="lamp-cell"
            data-lit={lit || undefined}
            data-finger={shown.includes(place) || undefined}
            aria-disabled={!shown.includes(place)}
            aria-label={[
              gridPlace(cell, Math.floor(place / SIDE), place % SIDE),
              lit ? cell.on : cell.off,
              ...(shown.includes(place) ? [cell.marked] : []),
            ].join(', ')}
            onClick={() => press(place)}
          >
            <i class="light" />
            <i class="finger" />
          </button>
        ))}
      </div>
      <p role="status">{done ? teach.done[lesson!.says] : teach[lesson!.says]}</p>
      <div class="row">
        {done && (
          <button type="button" class="primary" data-action="teachNext" onClick={next}>
            {at.value + 1 === LESSONS.length ? home.play : teach.next}
          </button>
        )}
        <button type="button" class="control" data-action="teachSkip" onClick={() => taught.choose('yes')}>
          {teach.skip}
        </button>
      </div>
    </section>
  );
}
