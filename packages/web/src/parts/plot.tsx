/** Small plots as SVG, sized by the page; colours come from plot.css. All have a sentence that says the same. */

const WIDTH = 320;
const HEIGHT = 120;
const PAD = { left: 44, right: 8, top: 10, bottom: 22 };

interface Frame {
  readonly title: string;
  readonly says: string;
}

/** Round spans of seconds. */
const SECONDS = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 14_400, 43_200, 86_400];

/** Round values from 0 that cover `most`, few enough to be read; of seconds, such as clocks show. */
export function ticks(most: number, kind: 'counts' | 'seconds' = 'counts'): number[] {
  if (most <= 0) return [0, 1];
  const rough = most / 3;
  const unit = 10 ** Math.floor(Math.log10(rough));
  const decimal = Math.max(
    1,
    [1, 2, 5, 10].map((times) => times * unit).find((size) => size >= rough)!,
  );
  const step = kind === 'counts' ? decimal : (SECONDS.find((size) => size >= rough) ?? decimal);
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, i) => i * step);
}

/**
 * A dot for every value in the order given, a line through them, and a line at the best: the shortest time, or the most
 * points.
 */
export function DotPlot(
  props: Frame & {
    readonly values: readonly number[];
    readonly kind: 'seconds' | 'points';
    readonly label: (value: number) => string;
  },
) {
  const { title, says, values, kind, label } = props;
  const marks = ticks(Math.max(...values), kind === 'seconds' ? 'seconds' : 'counts');
  const top = marks.at(-1)!;
  const x = (i: number): number =>
    PAD.left + (WIDTH - PAD.left - PAD.right) * (values.length === 1 ? 0.5 : i / (values.length - 1));
  // Fewer points than none lie on the ground.
  const y = (value: number): number =>
    HEIGHT - PAD.bottom - ((HEIGHT - PAD.top - PAD.bottom) * Math.max(0, value)) / top;
  const best = kind === 'seconds' ? Math.min(...values) : Math.max(...values);
  return (
    <Figure title={title} says={says}>
      {marks.map((mark) => (
        <g key={mark}>
          <line class="rule" x1={PAD.left} x2={WIDTH - PAD.right} y1={y(mark)} y2={y(mark)} />
          <text x={PAD.left - 6} y={y(mark) + 4} text-anchor="end">
            {label(mark)}
          </text>
        </g>
      ))}
      <line class="best" x1={PAD.left} x2={WIDTH - PAD.right} y1={y(best)} y2={y(best)} />
      <polyline class="trend" points={values.map((value, i) => `${x(i)},${y(value)}`).join(' ')} />
      {values.map((value, i) => (
        <circle key={i} class={value === best ? 'dot top' : 'dot'} cx={x(i)} cy={y(value)} r="3.2" />
      ))}
    </Figure>
  );
}

/** A bar for every count; the name of each stands below, the axis' own name at the end. */
export function BarPlot(
  props: Frame & { readonly bars: readonly { readonly name: string; readonly count: number }[]; readonly axis: string },
) {
  const { title, says, bars, axis } = props;
  const marks = ticks(Math.max(...bars.map(({ count }) => count)));
  const top = marks.at(-1)!;
  const width = (WIDTH - PAD.left - PAD.right) / bars.length;
  const y = (value: number): number => HEIGHT - PAD.bottom - ((HEIGHT - PAD.top - PAD.bottom) * value) / top;
  return (
    <Figure title={title} says={says} foot={axis}>
      {marks.map((mark) => (
        <g key={mark}>
          <line class="rule" x1={PAD.left} x2={WIDTH - PAD.right} y1={y(mark)} y2={y(mark)} />
          <text x={PAD.left - 6} y={y(mark) + 4} text-anchor="end">
            {mark}
          </text>
        </g>
      ))}
      {bars.map(({ name, count }, i) => (
        <g key={name}>
          <rect
            class={i === 0 ? 'bar top' : 'bar'}
            x={PAD.left + i * width + 2}
            width={width - 4}
            y={y(count)}
            height={y(0) - y(count)}
            rx="3"
          />
          <text x={PAD.left + (i + 0.5) * width} y={HEIGHT - 7} text-anchor="middle">
            {name}
          </text>
        </g>
      ))}
    </Figure>
  );
}

/** A square for every day, oldest first, seven rows. */
export function DayPlot(
  props: Frame & { readonly days: readonly { readonly date: string; readonly done: boolean }[] },
) {
  const { title, says, days } = props;
  const [size, gap] = [16, 5];
  const columns = Math.ceil(days.length / 7);
  return (
    <figure class="plot">
      <figcaption>
        <b>{title}</b>
        <span>{says}</span>
      </figcaption>
      <svg
        class="days"
        viewBox={`0 0 ${columns * (size + gap) - gap} ${7 * (size + gap) - gap}`}
        role="img"
        aria-label={says}
      >
        {days.map(({ date, done }, i) => (
          <rect
            key={date}
            class={done ? 'day done' : 'day'}
            x={Math.floor(i / 7) * (size + gap)}
            y={(i % 7) * (size + gap)}
            width={size}
            height={size}
            rx="4"
          >
            <title>{date}</title>
          </rect>
        ))}
      </svg>
    </figure>
  );
}

function Figure(props: Frame & { readonly foot?: string; readonly children: preact.ComponentChildren }) {
  const { title, says, foot, children } = props;
  return (
    <figure class="plot">
      <figcaption>
        <b>{title}</b>
        <span>{says}</span>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={says}>
        {children}
      </svg>
      {foot !== undefined && <small>{foot}</small>}
    </figure>
  );
}
