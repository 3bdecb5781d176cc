import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { random } from 'douse/play';

/** Milliseconds between two presses, and between a dark board and the next lit one. */
const BEAT = 1400;
const REST = 2800;
const SIDE = 5;
const PRESSES = 8;

/** The cells that a press in a SIDE × SIDE board changes. */
function changed(cell: number): number[] {
  const [row, column] = [Math.floor(cell / SIDE), cell % SIDE];
  return [
    [row, column],
    [row - 1, column],
    [row + 1, column],
    [row, column - 1],
    [row, column + 1],
  ]
    .filter(([r, c]) => r! >= 0 && r! < SIDE && c! >= 0 && c! < SIDE)
    .map(([r, c]) => r! * SIDE + c!);
}

/** Presses of a round: a board lit by them goes dark when they are played again. */
function roundOf(seed: number): number[] {
  const dice = random(`demo ${seed}`);
  const presses = new Set<number>();
  while (presses.size < PRESSES) presses.add(dice.below(SIDE * SIDE));
  return [...presses];
}

const litBy = (presses: readonly number[]): boolean[] => {
  const lights = Array.from({ length: SIDE * SIDE }, () => false);
  for (const press of presses) for (const cell of changed(press)) lights[cell] = !lights[cell];
  return lights;
};

/**
 * A small board that plays itself, to look at: it is lit, put out press by press, and lit anew. It stands still where
 * less motion is asked for, and nothing runs while the page is hidden.
 */
export function Demo() {
  const round = useSignal(1);
  const played = useSignal(0);
  const presses = roundOf(round.value);
  const left = presses.slice(played.value);
  const lights = litBy(left);
  const press = played.value > 0 && left.length < PRESSES ? presses[played.value - 1]! : null;

  useEffect(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)');
    let timer: ReturnType<typeof setTimeout> | undefined;
    const step = (): void => {
      if (played.value < PRESSES) played.value++;
      else {
        round.value++;
        played.value = 0;
      }
      plan();
    };
    const plan = (): void => {
      clearTimeout(timer);
      if (still.matches || document.hidden) return;
      timer = setTimeout(step, played.value === PRESSES ? REST : BEAT);
    };
    plan();
    still.addEventListener('change', plan);
    document.addEventListener('visibilitychange', plan);
    return () => {
      clearTimeout(timer);
      still.removeEventListener('change', plan);
      document.removeEventListener('visibilitychange', plan);
    };
  }, []);

  return (
    <div class="demo" aria-hidden="true">
      {lights.map((lit, cell) => (
        <span key={cell} class="lamp-cell" data-lit={lit || undefined} data-pressed={press === cell || undefined}>
          <i class="light" />
        </span>
      ))}
    </div>
  );
}
