export * from './bitmatrix.ts';
export * from './echelon.ts';
export * from './field.ts';
export * from './hermite.ts';
export * from './integers.ts';
export * from './linear.ts';
export * from './smith.ts';
export * from './watch.ts';
