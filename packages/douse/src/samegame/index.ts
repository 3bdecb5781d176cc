export { beam, type BeamOptions, type BeamRun } from './beam/beam.ts';
export { FEATURES, measurer, type Evaluation } from './beam/evaluation.ts';
export { planesOf } from './beam/kernel.ts';
export { symbolsOf, type Planes } from './beam/planes.ts';
export { EVALUATIONS } from './beam/weights.ts';
export { playedGame, replayMoves } from './check/moves.ts';
export {
  GOALS,
  type Goal,
  type Played,
  type SameAnswer,
  type SameImpossible,
  type SameProof,
  type SameSolved,
  type SameUnknown,
  type SearchOptions,
} from './claims/answer.ts';
export { BoardSet } from './exact/boardset.ts';
export { measureTiles, type TileDifficulty } from './exact/difficulty.ts';
export { solveLine } from './exact/line.ts';
export { Expander, packTiles, type Packing } from './exact/packed.ts';
export { searchStages, type Aim, type StagesOptions, type StagesResult } from './exact/stages.ts';
export { generateTiles } from './game/generate.ts';
export { MAX_SAME_COLOURS, sameRules, type SameParams } from './game/params.ts';
export { sameGame } from './game/puzzle.ts';
export { PointsPlan, quickGame, runPoints, type PointsOutcome, type PointsRun } from './points/plan.ts';
export { betterGame, searchPoints } from './points/search.ts';
export { groupAt, groupPoints, groups, remove, settle, type Removal } from './rules/rules.ts';
export { solveSame, type SameOptions } from './solve/solve.ts';
