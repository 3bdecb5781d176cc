export { type AbortLike, type AsyncOptions } from './run.ts';
export {
  allFewestAsync,
  generateAsync,
  generateExactAsync,
  hardestAsync,
  solveAsync,
  solveCountersAsync,
  solveSameAsync,
} from './front.ts';
