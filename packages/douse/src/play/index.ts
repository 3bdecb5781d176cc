export * from './explanation.ts';
export * from './id.ts';
export * from './puzzle.ts';
export * from './random.ts';
export * from './result.ts';
export * from './session.ts';
