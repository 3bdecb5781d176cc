export * from './nullity.ts';
export * from './run.ts';
