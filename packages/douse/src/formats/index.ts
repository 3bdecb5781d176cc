export type { ChartRow, ChaseChart, ChaseDirection, ChasePhase } from './write/chase-chart.ts';
export { parseMachines, type Machine } from './wirings/aoc.ts';
export { CHART_FORMATS, makeChart, type ChartFormat } from './write/chart.ts';
export { FORMATS, parseBoard, readBoards, type FormatName, type Reading, type ReadOptions } from './boards/boards.ts';
export {
  WRITTEN_FORMATS,
  makeBoards,
  type MakeOptions,
  type Misfit,
  type Written,
  type WrittenFormat,
} from './boards/make-boards.ts';
export {
  WRITTEN_TILE_FORMATS,
  makeTileBoards,
  type MakeTileOptions,
  type WrittenTileFormat,
} from './boards/make-tile-boards.ts';
export { decode } from './boards/decode.ts';
export { isEdgeList, makeEdges, parseGraph } from './wirings/edges.ts';
export { MATRIX_ROWS, type MatrixRows } from './wirings/matrix.ts';
export { describeError, quote, type FormatError } from './error.ts';
export { EXPLANATION_FORMATS, drawing, makeExplanation, type ExplanationFormat } from './write/explanation.ts';
export { makeJson, parseJson } from './boards/json.ts';
export { MATRIX_FORMATS, makeMatrix, type MatrixFormat } from './write/matrix.ts';
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
export { makeSvg } from './write/svg.ts';
export { isFlipId, makeFlipId, parseFlipId } from './tatham.ts';
export { MAX_TEXT_CELLS, makeCells, makeText, parseText } from './boards/text.ts';
export { nearest } from './near.ts';
export { TILE_FORMATS, readTileBoards, type ReadTileOptions, type TileFormatName } from './boards/tile-boards.ts';
export {
  TILE_RULE_VALUES,
  TILE_SYMBOLS,
  makeTileRules,
  makeTiles,
  parseTileRule,
  parseTiles,
  type TileText,
} from './boards/tiles.ts';
