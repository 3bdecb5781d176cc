export { WRAPS, type Board, type Effects, type GridBoard, type Shape, type WiringBoard, type Wrap } from './board.ts';
export { cube, cubeCell, cubeCentre, cubeFrame, cubeStep, type CubeFace } from './cube.ts';
export { graphBoard, type Graph } from './graph.ts';
export { MAX_SIDE, effects, grid, placeOf, type GridOptions } from './grid.ts';
export { layoutOf, type Layout } from './layout.ts';
export { PRESETS, isPresetName, type Preset, type PresetName } from './presets.ts';
export {
  asArray,
  lengthOf,
  levelAt,
  makeLevels,
  needed,
  problem,
  type LevelArray,
  type Levels,
  type Problem,
  type ProblemOptions,
} from './problem.ts';
export { readBoard } from './read.ts';
export { readProblem } from './read-problem.ts';
export { RULES, RULE_NAMES, isRuleName, ruleNeeds, type Offset, type Rule, type RuleName } from './rule.ts';
export { orbits, problemSymmetries, symmetries, type Permutation } from './symmetry.ts';
export { SCORES, TILE_RULES, cellsLeft, symbolCounts, tiles, type Score, type TileRules, type Tiles } from './tiles.ts';
export { wiring, type Button } from './wiring.ts';
