export { KeepFailure } from './keep.ts';
export { MAX_COMPARED, scanInRanges, type RangedOptions } from './ranged.ts';
export { scanOnAllCores } from './scan.ts';
