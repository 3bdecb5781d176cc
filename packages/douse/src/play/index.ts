export type { Explanation, Matrix, Picture, Step, Told } from './explanation.ts';
export { MAX_ID, exactId, parseId, seededGame, type Named } from './id.ts';
export type { Puzzle, Rules, Verdict } from './puzzle.ts';
export { random, type Random, type Seed } from './random.ts';
export { err, ok, type Result } from './result.ts';
export { Session, loadSession } from './session.ts';
