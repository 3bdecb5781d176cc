export * from './highs.ts';
export * from './model.ts';
export * from './optimizer.ts';
