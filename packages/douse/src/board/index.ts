export * from './board.ts';
export * from './grid.ts';
export * from './problem.ts';
export * from './rule.ts';
export * from './wiring.ts';
