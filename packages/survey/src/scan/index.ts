export { KeepFailure } from './keep.ts';
export { scanInRanges, type RangedOptions } from './ranged.ts';
export { scanOnAllCores } from './scan.ts';
