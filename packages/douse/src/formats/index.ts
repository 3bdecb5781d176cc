export * from './detect.ts';
export * from './error.ts';
export * from './json.ts';
export * from './netpbm.ts';
export * from './options.ts';
export * from './pattern.ts';
export * from './text.ts';
