/** A picture of a survey as data; `makeSvg` draws it. */
export type Chart = PointChart | BarChart | CellChart;

interface Axes {
  readonly title: string;
  readonly x: string;
  readonly y: string;
}

/** Values against a number. */
export interface PointChart extends Axes {
  readonly kind: 'points';
  readonly series: readonly {
    readonly name: string;
    readonly points: readonly (readonly [x: number, y: number])[];
    /** Drawn as rings: values that are not proved. */
    readonly open?: boolean;
  }[];
}

/** How often each whole number came. */
export interface BarChart extends Axes {
  readonly kind: 'bars';
  readonly bars: readonly (readonly [x: number, count: number])[];
}

/** A value for each pair of whole numbers. */
export interface CellChart extends Axes {
  readonly kind: 'cells';
  readonly value: string;
  readonly cells: readonly (readonly [x: number, y: number, value: number])[];
}
