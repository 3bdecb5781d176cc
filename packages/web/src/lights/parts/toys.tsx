import '../styles/toys.css';
import type { ComponentChildren } from 'preact';
import { paramsOf } from '../../game/puzzle.ts';
import { SOLD, SOLD_NAMES, type Sold } from '../presets.ts';

/** The toys as they were, drawn by a few strokes: beside their names, and around their boards. */

/** The toy whose board has these params. */
export const toyOf = (params: string): Sold | undefined => SOLD_NAMES.find((name) => SOLD[name] === params);

/** Lamps in rows, with their levels; `step` is from one to the next. */
function Lamps(props: {
  readonly rows: readonly string[];
  readonly x: number;
  readonly y: number;
  readonly step: number;
  readonly top?: number;
  readonly round?: boolean;
}) {
  const { rows, x, y, step, top = 1, round = false } = props;
  const side = step * 0.8;
  return (
    <>
      {rows.flatMap((row, r) =>
        Array.from(row, (digit, c) => (
          <rect
            key={`${r} ${c}`}
            class={digit === '0' ? 'dark' : 'lamp'}
            style={{ '--level': Number(digit) / top }}
            x={x + c * step + step * 0.1}
            y={y + r * step + step * 0.1}
            width={side}
            height={side}
            rx={round ? side / 2 : side * 0.2}
          />
        )),
      )}
    </>
  );
}

const Key = ({ x, y, width = 6 }: { readonly x: number; readonly y: number; readonly width?: number }) => (
  <rect class="key" x={x} y={y} width={width} height="4" rx="2" />
);

const Shell = (props: {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly rx: number;
}) => <rect class="shell" {...props} />;

/** A box with a slide switch at its side: above for the plus, below for the knight. */
const Box = ({ rows, below }: { readonly rows: readonly string[]; readonly below: boolean }) => (
  <>
    <Shell x={3} y={9} width={66} height={54} rx={5} />
    <Lamps rows={rows} x={7} y={14} step={8.8} />
    <rect class="face" x="57" y="15" width="6" height="16" rx="3" />
    <circle class="key" cx="60" cy={below ? 28 : 18} r="2.6" />
    <Key x={56} y={42} width={8} />
    <Key x={56} y={50} width={8} />
  </>
);

/** A face of the cube, its lamps on a slanted grid. */
const Face = ({ matrix, rows }: { readonly matrix: string; readonly rows: readonly string[] }) => (
  <g transform={`matrix(${matrix})`}>
    <rect class="shell" width="30" height="30" rx="2" />
    <Lamps rows={rows} x={1.5} y={1.5} step={9} />
  </g>
);

const DRAWN: Readonly<Record<Sold, ComponentChildren>> = {
  merlin: (
    <>
      <Shell x={18} y={1} width={36} height={70} rx={15} />
      <path class="line" d="M30 7h12M28 10h16M30 13h12" />
      <Lamps rows={['1']} x={32.5} y={15} step={7} round />
      <Lamps rows={['111', '101', '111']} x={24} y={22} step={8} round />
      <Lamps rows={['1']} x={32.5} y={46} step={7} round />
      <Key x={27} y={55} width={8} />
      <Key x={37} y={55} width={8} />
      <Key x={27} y={61} width={8} />
      <Key x={37} y={61} width={8} />
    </>
  ),
  xl25: <Box rows={['00000', '00100', '01110', '00100', '00000']} below={false} />,
  'xl25-knight': <Box rows={['01010', '10001', '00100', '10001', '01010']} below />,
  mini: (
    <>
      <circle class="line" cx="36" cy="8" r="5.5" />
      <Shell x={13} y={13} width={46} height={57} rx={13} />
      <Lamps rows={['0000', '0100', '1110', '0100']} x={18} y={19} step={9} />
      <Key x={24} y={60} width={10} />
      <Key x={38} y={60} width={10} />
    </>
  ),
  deluxe: (
    <>
      <Shell x={3} y={3} width={66} height={66} rx={11} />
      <rect class="face" x="24" y="7" width="24" height="6" rx="2" />
      <Lamps rows={['001100', '011110', '111111', '111111', '011110', '001100']} x={13.5} y={15} step={7.5} />
      <Key x={15} y={62} width={12} />
      <Key x={30} y={62} width={12} />
      <Key x={45} y={62} width={12} />
    </>
  ),
  lights2000: (
    <>
      <path class="shell" d="M20 4h32q5 0 8 5l8 18q3 9 0 18l-8 18q-3 5-8 5H20q-5 0-8-5L4 45q-3-9 0-18l8-18q3-5 8-5Z" />
      <Lamps rows={['00200', '02120', '21112', '02120', '00200']} x={15} y={13} step={8.4} top={2} />
      <Key x={22} y={60} width={12} />
      <Key x={38} y={60} width={12} />
    </>
  ),
  cube: (
    <>
      <Face matrix=".87 .5 -.87 .5 36 4" rows={['010', '111', '010']} />
      <Face matrix=".87 .5 0 1 9.9 19" rows={['100', '010', '001']} />
      <Face matrix=".87 -.5 0 1 36 34" rows={['101', '000', '101']} />
    </>
  ),
  'alien-tiles': (
    <>
      <path class="line" d="M36 60v8M24 68h24" />
      <Shell x={4} y={3} width={64} height={58} rx={5} />
      <path class="line" d="M4 11h64" />
      <circle class="key" cx="9" cy="7" r="1.6" />
      <circle class="key" cx="14" cy="7" r="1.6" />
      <circle class="key" cx="19" cy="7" r="1.6" />
      <Lamps
        rows={['0001000', '0001000', '0001000', '1112111', '0001000', '0001000', '0001000']}
        x={13}
        y={13}
        step={6.6}
        top={3}
      />
    </>
  ),
};

/** A toy in small. */
export const ToyPicture = ({ name }: { readonly name: Sold }) => (
  <svg class="toy-picture" viewBox="0 0 72 72" aria-hidden="true" data-drawn={name}>
    {DRAWN[name]}
  </svg>
);

/** What stands above the board in the toy's case, and below it; null where the board is all of the toy. */
const BANDS: Readonly<Partial<Record<Sold, readonly [above: ComponentChildren, below: ComponentChildren]>>> = {
  merlin: [
    <path class="line" d="M40 8h40M36 14h48M40 20h40" />,
    <>
      <rect class="key" x="24" y="10" width="32" height="9" rx="4.5" />
      <rect class="key" x="64" y="10" width="32" height="9" rx="4.5" />
    </>,
  ],
  'xl25-knight': [
    <circle class="key" cx="60" cy="15" r="3" />,
    <>
      <rect class="face" x="46" y="8" width="28" height="13" rx="6.5" />
      <circle class="key" cx="67" cy="14.5" r="4.5" />
    </>,
  ],
  mini: [
    <circle class="line" cx="60" cy="14" r="8" />,
    <>
      <circle class="key" cx="48" cy="14" r="6" />
      <circle class="key" cx="72" cy="14" r="6" />
    </>,
  ],
  deluxe: [
    <rect class="face" x="36" y="6" width="48" height="15" rx="4" />,
    <>
      <rect class="key" x="14" y="10" width="26" height="9" rx="4.5" />
      <rect class="key" x="47" y="10" width="26" height="9" rx="4.5" />
      <rect class="key" x="80" y="10" width="26" height="9" rx="4.5" />
    </>,
  ],
  'alien-tiles': [
    <>
      <circle class="key" cx="48" cy="14" r="3.5" />
      <circle class="key" cx="60" cy="14" r="3.5" />
      <circle class="key" cx="72" cy="14" r="3.5" />
    </>,
    <path class="line" d="M40 14h40" />,
  ],
};

const Band = ({ children }: { readonly children: ComponentChildren }) => (
  <svg class="toy-band" viewBox="0 0 120 28">
    {children}
  </svg>
);

/** The toy's case around its board, which lies over it. */
export function ToyBody({ id }: { readonly id: string }) {
  const name = toyOf(paramsOf(id));
  const bands = name === undefined ? undefined : BANDS[name];
  if (bands === undefined) return null;
  return (
    <div class="toy-body" data-toy={name} aria-hidden="true">
      <Band>{bands[0]}</Band>
      <Band>{bands[1]}</Band>
    </div>
  );
}
