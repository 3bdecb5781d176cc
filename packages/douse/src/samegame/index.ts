export * from './answer.ts';
export * from './boardset.ts';
export * from './check.ts';
export * from './packed.ts';
export * from './rules.ts';
export * from './stages.ts';
