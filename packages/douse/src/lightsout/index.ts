export { coverBound } from './beyond/cover-bound.ts';
export { lightEquations, sparseEquations, type Equation } from './beyond/equations.ts';
export { improveBySets, type SetsOptions, type SetsResult } from './beyond/information-set.ts';
export { provesBound } from './check/bound.ts';
export { countPresses, provesCounters, provesNotIntegral, reachesCounters } from './check/counters.ts';
export { checkClosest, provesMissed } from './check/closest.ts';
export { checkFewest, type Checked, type FewestClaim } from './check/fewest.ts';
export { provesHardest } from './check/hardest.ts';
export { forEachMove, replay } from './check/replay.ts';
export { provesImpossible, solves, totalPresses, wrongLights } from './check/presses.ts';
export {
  METHODS,
  type Answer,
  type Certificate,
  type FewestProof,
  type Impossible,
  type MethodName,
  type SolveOptions,
  type Solved,
  type Unknown,
} from './claims/answer.ts';
export type { Closest, ClosestProof, MissedBound } from './claims/closest.ts';
export type {
  CaseWeights,
  Cases,
  CounterWeights,
  CountersAnswer,
  CountersImpossible,
  CountersOptions,
  CountersProof,
  CountersSolved,
  CountersUnknown,
} from './claims/counters.ts';
export { isNoAnswer, type NoAnswer } from './claims/no-answer.ts';
export type { CoverBound } from './claims/cover-bound.ts';
export type { Hardest, HardestProof, Refutation } from './claims/hardest.ts';
export { closestTo, solveClosest } from './closest/closest.ts';
export { allCounters, isCountersLimit, type AllCountersOptions } from './counters/all.ts';
export { solveCounters } from './counters/counters.ts';
export { chaseChart } from './explain/chart.ts';
export { explainChase } from './explain/chase.ts';
export { MAX_EXPLAINED, effectRows, explainElimination } from './explain/elimination.ts';
export { explainQuiet } from './explain/quiet.ts';
export { chaseMatrices, chaseRecurrence, type ChaseRecurrence } from './explain/recurrence.ts';
export { difficulty, type Difficulty } from './fewest/difficulty.ts';
export { MAX_FEWEST_COMPARED } from './fewest/fewest.ts';
export { generateExact, type GenerateExactOptions, type Generated } from './game/generate-exact.ts';
export { generate, generateRows, isPacked, type GenerateOptions } from './game/generate.ts';
export {
  type IdLimits,
  lampLayout,
  levelsOf,
  lightsBoard,
  lightsLayout,
  lightsProblem,
  lightsTarget,
  type LightsParams,
  type LightsState,
  type Wires,
} from './game/params.ts';
export { playable, type Playable } from './game/playable.ts';
export { idOfProblem, type IdOptions, problemOfId } from './game/problem-of-id.ts';
export { lightsOut } from './game/puzzle.ts';
export { lightsRules } from './game/rules.ts';
export { hardest, type HardestOptions } from './hardest/hardest.ts';
export { certificateFacts, type CertificateFacts } from './methods/certificate.ts';
export { eliminate } from './methods/eliminate.ts';
export { rectangleNullity } from './methods/lattice/lattice-bits.ts';
export type { Rows } from './methods/lattice/lattice-solve.ts';
export type { Found, Method } from './methods/method.ts';
export { chooseMethod } from './methods/methods.ts';
export { makeCountersProgram } from './programs/counters.ts';
export { MAX_PROGRAM, makeProgram } from './programs/program.ts';
export {
  improve,
  type Claim,
  type ImproveOptions,
  type Improved,
  type OptimizeOptions,
  type Optimizer,
  type Optimum,
} from './solve/optimizer.ts';
export { makeAnswer, parseAnswer } from './solve/answer-text.ts';
export { allFewest, solutionsOf } from './solve/solutions.ts';
export { allAt, MAX_SAME, provesNeverSame, solveAlike, type AlikeAnswer } from './solve/same.ts';
export { solve } from './solve/solve.ts';
export { analyse, type AnalyseOptions, type Analysis } from './theory/analyse.ts';
export { matrixRows } from './theory/board-smith.ts';
export { MAX_FIELD_ENTRIES, solveFieldRule, type FieldAnswer } from './theory/fieldrule.ts';
export { nullities, type Nullities } from './theory/nullities.ts';
export {
  MAX_PARTITION,
  allOnPresses,
  partition,
  splitSteps,
  type Partition,
  type SplitStep,
} from './theory/partition.ts';
export { quietPatterns, type QuietPatterns } from './theory/quiet.ts';
export { solvableLevels, type SolvableLevels } from './theory/solvable-levels.ts';
