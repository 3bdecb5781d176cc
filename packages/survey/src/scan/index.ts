export { KeepFailure } from './keep.ts';
export type { RangedOptions } from './messages.ts';
export { MAX_COMPARED, scanInRanges } from './ranged.ts';
export { scanOnAllCores } from './scan.ts';
