import type { GridBoard } from 'douse/board';
import { phrase } from '../../../words/format.ts';
import type { Lab } from '../../lab.ts';
import { Formula } from '../../parts/formula.tsx';
import type { Live } from '../live.ts';
import { courseWords } from '../words/index.ts';

/** Columns that are shown at most: the start, the presses, the sum. */
const MOST = 6;

/** b, a column for each pressed button, and their sum modulo q, as the board stands. */
export function VectorsFigure({ lab, live }: { readonly lab: Lab; readonly live: Live }) {
  const { vectors } = courseWords.value;
  const { levels, board } = live.task;
  const pressed = live.presses.value.flatMap((times, button) =>
    times % levels > 0 ? [{ button, times: times % levels }] : [],
  );
  const columns = [
    { name: 'b', says: vectors.start, values: live.start, times: 1 },
    ...pressed.slice(0, MOST).map(({ button, times }) => ({
      name: `${times === 1 ? '' : times}a_{${button + 1}}`,
      says: phrase(times === 1 ? vectors.pressed : vectors.times, { n: button + 1, times }),
      values: live.column(button).map((value) => (value * times) % levels),
      times,
    })),
    ...(pressed.length > MOST ? [{ name: '\\cdots', says: '…', values: null, times: 1 }] : []),
    { name: pressed.length === 0 ? 'b' : 'b+A\\,x', says: vectors.sum, values: live.lights, times: 1 },
  ];
  const pointed = lab.pointed.value?.light;
  return (
    <figure class="lab-figure lab-vectors" data-figure="vectors" data-rows={(board as GridBoard).rows}>
      <div class="lab-vector-places" aria-hidden="true">
        <span class="lab-vector-name">&nbsp;</span>
        <ol>
          {live.start.map((_, cell) => (
            <li key={cell} data-on={cell === pointed ? '' : undefined}>
              {cell + 1}
            </li>
          ))}
        </ol>
      </div>
      {columns.map(({ name, says, values }, i) => (
        <div key={i} class="lab-vector" role="group" aria-label={`${says}: ${values === null ? '' : values.join(' ')}`}>
          <span class="lab-vector-name">
            {i > 0 && <i>{i === columns.length - 1 ? '=' : '+'}</i>}
            <Formula tex={name} />
          </span>
          <ol>
            {(values ?? live.start.map(() => null)).map((value, cell) => (
              <li
                key={cell}
                data-lit={value !== null && value > 0 ? '' : undefined}
                data-on={cell === pointed ? '' : undefined}
                onPointerEnter={() => (lab.pointed.value = { light: cell, button: cell })}
                onPointerLeave={() => (lab.pointed.value = null)}
              >
                {value ?? '·'}
              </li>
            ))}
          </ol>
        </div>
      ))}
    </figure>
  );
}
