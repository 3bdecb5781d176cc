import type { Watch } from '../../algebra/watch.ts';
import type { TileRules } from '../../board/tiles.ts';
import { groupPoints, leftPoints } from '../rules/rules.ts';
import { type Evaluation, measurer, POINTS, weightsAt } from './evaluation.ts';
import type { Planes } from './planes.ts';
import { mix } from '../../play/random.ts';
import { longer, Stage } from './stage.ts';

/** One run of the beam. The same options give the same answer, whatever the planes. */
export interface BeamOptions {
  /** The plane of the symbol that the evaluation means to keep for the end. */
  readonly kept: number;
  /** Boards kept with 100 cells left; more with fewer cells, fewer with more. */
  readonly width: number;
  readonly evaluation: Evaluation;
  /** Size of the random changes of values, 0 for none; each seed changes them differently. */
  readonly noise: number;
  readonly seed: number;
  /** Points earned before the start; the factor of an empty board multiplies them too. */
  readonly before?: number;
  /** The most points, or the fewest cells left. */
  readonly aim: 'points' | 'clear';
  /**
   * Boards that are remembered beside the candidates; by default as many as fit into 128 MB. Fewer cost time and change
   * no result.
   */
  readonly remembered?: number;
  /**
   * Called with what each stage keeps, for training; `features` measures one of them and is valid until the next call.
   */
  readonly onStage?: (left: number, count: number, features: (index: number) => Float64Array) => void;
}

/** What one run of a beam found, and what it cost. */
export interface BeamRun {
  /** Moves as Planes has them. */
  readonly moves: number[];
  readonly points: number;
  readonly left: number;
  /** Boards made on the way: the work done. */
  readonly made: number;
  /** False if the signal stopped it. */
  readonly whole: boolean;
  /** True if no board was dropped: then nothing is better, unless two different boards had equal hashes. */
  readonly exhaustive: boolean;
}

/** Boards that are kept beside the candidates, in words: a board needed later is replayed from an ancestor. */
const MAX_WORDS = 2 ** 25;

/** Words of boards made between two looks at the signal: about a millisecond. */
const CHECK_WORDS = 2 ** 16;

/**
 * A beam through all boards with the same number of cells left, from the start down to none; the best of all boards
 * that were seen.
 * @param symbols  planes of the board
 * @param start    a board of `planes`
 * Cost: O(cells · width · moves) boards of O(words) each.
 */
export function beam(
  planes: Planes,
  symbols: number,
  start: Int32Array,
  rules: TileRules,
  { kept, width, evaluation, noise, seed, before = 0, aim, remembered, onStage }: BeamOptions,
  watch: Watch = {},
): BeamRun {
  const { words, sizes, moves, symbols: symbolOf, info } = planes;
  const cells = cellsOf(start);
  const earned = Float64Array.from({ length: cells + 1 }, (_, n) => (n === 0 ? 0 : groupPoints(rules, n)));
  const keep = (left: number): number => Math.max(1, Math.ceil((width * 100) / Math.max(left, 12)));
  const stages: (Stage | undefined)[] = [];
  const weights: (Float64Array | undefined)[] = [];
  const { next, look, value, measure } = measurer(planes, symbols, kept);

  // Every board that was expanded, as a parent and a move. The boards themselves stand in a ring.
  let nodes = 1;
  let parents = new Int32Array(1024);
  let moveTo = new Int32Array(1024);
  const ring = Math.max(1, remembered ?? Math.floor(MAX_WORDS / words));
  let boards = new Int32Array(Math.min(ring, 64) * words);
  boards.set(start);
  parents[0] = -1;
  const scratch = new Int32Array(words);

  let best = { node: 0, move: -1, points: endOf(0, cells), left: cells };
  let made = 0;

  /** Points of a game that ends with the board after a move (or the start, if there is no move yet). */
  function endOf(points: number, left: number): number {
    if (left === 0) return (before + points) * rules.factor + rules.bonus;
    return rules.leftover === 'none' ? before + points : -Infinity;
  }

  /** Points of the board after a move as it stands, if leftovers cost anything. */
  function penalty(): number {
    let loss = 0;
    planes.count(kept);
    for (let i = 0; i < symbols; i++) loss += leftPoints(rules, planes.counts[5 * i]!);
    return loss;
  }

  /** Makes a node's board current. */
  function load(node: number): void {
    if (node >= nodes - ring) return planes.load(boards, (node % ring) * words);
    if (node === 0) return planes.load(start, 0);
    load(parents[node]!);
    planes.make(planes.groupOf(moveTo[node]!));
    planes.save(scratch, 0);
    planes.load(scratch, 0);
  }

  /** Expands one node with `left` cells. */
  function expand(node: number, points: number, left: number): void {
    next();
    const count = planes.groups();
    made += count;
    for (let i = 0; i < count; i++) {
      const size = sizes[i]!;
      const after = left - size;
      const sum = points + earned[size]!;
      planes.make(i);
      if (aim === 'clear') {
        if (after < best.left || (after === best.left && before + sum > best.points))
          best = { node, move: moves[i]!, points: before + sum, left: after };
      } else if (after === 0 || before + sum > best.points) {
        let total = after === 0 ? endOf(sum, 0) : before + sum;
        if (after > 0 && rules.leftover === 'square') total -= penalty();
        if (total > best.points) best = { node, move: moves[i]!, points: total, left: after };
      }
      if (after < rules.smallest) continue;
      const stage = (stages[after] ??= new Stage(keep(after)));
      const stageWeights = (weights[after] ??= weightsAt(evaluation, after));
      const a = info[0]!;
      const b = info[1]!;
      const known = stage.find(a, b);
      if (known >= 0) {
        const more = sum - stage.points[known]!;
        if (more <= 0) continue;
        stage.value[known]! += more * stageWeights[POINTS]!;
        stage.points[known] = sum;
        stage.parent[known] = node;
        stage.move[known] = moves[i]!;
        continue;
      }
      look(symbolOf[i]!);
      let worth = value(stageWeights, sum);
      if (noise > 0) worth += noise * (mix(a ^ mix(b ^ seed)) / 2 ** 31);
      if (worth > stage.threshold) stage.add(a, b, worth, sum, node, moves[i]!);
    }
  }

  let whole = true;
  let dropped = false;
  let check = 0;
  planes.load(start, 0);
  expand(0, 0, cells);
  outer: for (let left = cells - 1; left > 0; left--) {
    const stage = stages[left];
    if (stage === undefined) continue;
    stage.cut();
    dropped ||= stage.threshold > -Infinity;
    onStage?.(left, stage.count, (index) => {
      load(stage.parent[index]!);
      planes.make(planes.groupOf(stage.move[index]!));
      next();
      look(kept);
      return measure(stage.points[index]!);
    });
    const first = nodes;
    if (first + stage.count > parents.length) {
      const length = 2 * (first + stage.count);
      parents = longer(parents, new Int32Array(length));
      moveTo = longer(moveTo, new Int32Array(length));
    }
    for (let i = 0; i < stage.count; i++) {
      if (made >= check) {
        check = made + CHECK_WORDS / words;
        if (watch.signal?.aborted === true) {
          whole = false;
          break outer;
        }
      }
      const node = first + i;
      load(stage.parent[i]!);
      planes.make(planes.groupOf(stage.move[i]!));
      parents[node] = stage.parent[i]!;
      moveTo[node] = stage.move[i]!;
      nodes = node + 1;
      if (nodes <= ring && nodes * words > boards.length)
        boards = longer(boards, new Int32Array(Math.min(ring, 2 * nodes) * words));
      planes.save(boards, (node % ring) * words);
      planes.load(boards, (node % ring) * words);
      expand(node, stage.points[i]!, left);
      if (aim === 'clear' && best.left === 0) break outer;
    }
    stages[left] = undefined;
    watch.onProgress?.(1 - left / cells);
  }
  const path: number[] = [];
  if (best.move >= 0) {
    path.push(best.move);
    for (let node = best.node; node > 0; node = parents[node]!) path.push(moveTo[node]!);
    path.reverse();
  }
  return { moves: path, points: best.points, left: best.left, made, whole, exhaustive: whole && !dropped };
}

function cellsOf(board: Int32Array): number {
  let cells = 0;
  for (const word of board) for (let rest = word; rest !== 0; rest &= rest - 1) cells++;
  return cells;
}
