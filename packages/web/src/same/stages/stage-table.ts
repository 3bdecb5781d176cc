/**
 * Written by scripts/same-stages.mjs: for each stage the number in its board's seed and, in tens beyond the 1000 for an
 * empty board, the points for three stars.
 */
export const SAME_STAGE_TABLE = [
  {
    name: 'tiny',
    kind: '5x5-c3',
    stages: '6.4 84.5 2.3 149.4 100.6 45.4 127.5 92.3 108.3 43.3 34.3 15.3',
  },
  {
    name: 'small',
    kind: '8x8-c3',
    stages: '4.35 40.32 76.34 37.32 24.31 14.38 116.26 85.34 2.35 73.25 50.28 27.27',
  },
  {
    name: 'medium',
    kind: '10x10-c4',
    stages: '31.51 53.60 29.40 2.64 23.55 1.43 4.50 10.35 40.45 7.39 56.43 3.49',
  },
] as const;
