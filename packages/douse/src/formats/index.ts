export type { ChartRow, ChaseChart, ChaseDirection, ChasePhase } from './chase-chart.ts';
export { parseMachines, type Machine } from './aoc.ts';
export { CHART_FORMATS, makeChart, type ChartFormat } from './chart.ts';
export { FORMATS, decode, isEdgeList, parseBoard, parseBoards, type FormatName } from './detect.ts';
export { makeEdges, parseGraph } from './edges.ts';
export { describeError, quote, type FormatError } from './error.ts';
export { EXPLANATION_FORMATS, drawing, makeExplanation, type ExplanationFormat } from './explanation.ts';
export { makeJson, parseJson } from './json.ts';
export { MATRIX_FORMATS, makeMatrix, type MatrixFormat } from './matrix.ts';
export {
  isNetpbm,
  makePbm,
  makePgm,
  packRow,
  parseHeader,
  parseNetpbm,
  pbmHeader,
  unpackRow,
  type NetpbmHeader,
} from './netpbm.ts';
export { isPattern, parseOption, type BoardOptions } from './options.ts';
export { makeRule, parsePattern } from './pattern.ts';
export { makeSvg } from './svg.ts';
export { isFlipId, makeFlipId, parseFlipId } from './tatham.ts';
export { MAX_TEXT_CELLS, makeCells, makeText, parseText } from './text.ts';
export {
  TILE_RULE_VALUES,
  TILE_SYMBOLS,
  makeTileRules,
  makeTiles,
  parseTileRule,
  parseTiles,
  type TileText,
} from './tiles.ts';
