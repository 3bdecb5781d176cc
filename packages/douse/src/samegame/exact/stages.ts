import type { Watch } from '../../algebra/watch.ts';
import { symbolCounts, type TileRules, type Tiles } from '../../board/tiles.ts';
import { groupPoints, leftPoints, worths } from '../rules/rules.ts';
import { BoardSet } from './boardset.ts';
import { Expander, packTiles } from './packed.ts';

/**
 * The aim of a search: an empty board, one in fewer moves than `limit`, more points than `limit`, or fewer cells left
 * than `limit`.
 */
export type Aim = 'clear' | 'fewest' | 'points' | 'left';

/** Options of a search by stages: its aim, how many boards a stage keeps, and its limits. */
export interface StagesOptions extends Watch {
  readonly aim: Aim;
  /** Only sequences better than this count (moves, points or cells; see Aim). */
  readonly limit?: number;
  /** Most boards kept among those with the same number of cells; all by default. */
  readonly width?: number;
  /**
   * The symbol that a beam search may ignore: once all others are gone its columns stand side by side and are one group
   * (if columns close).
   */
  readonly keep?: number;
  /** Most boards examined. */
  readonly most?: number;
  /** Most bytes for waiting boards. */
  readonly memory?: number;
}

/** What a search by stages found, and how complete it was. */
export interface StagesResult {
  /** The best sequence that is better than the limit, or null. */
  readonly moves: readonly number[] | null;
  /** Its moves, points or cells left; the limit if there is no such sequence. */
  readonly value: number;
  /** True if every board that matters was examined: then nothing is better than `value`. */
  readonly complete: boolean;
  /** Why it is not complete. */
  readonly stopped: 'width' | 'boards' | 'memory' | 'signal' | null;
  /** Boards examined, and boards made by moves (equal ones counted again). */
  readonly boards: number;
  readonly made: number;
  /** The sequence seen that leaves the fewest cells. */
  readonly nearest: { readonly moves: readonly number[]; readonly left: number };
}

/** Default for `memory`: 1 GiB. */
export const STAGES_MEMORY = 2 ** 30;

/**
 * Searches by stages: the boards with m cells, then those with fewer. A move always takes cells away, so when a stage's
 * turn comes, every way to each of its boards is known and only the best one (fewest moves, most points) need be kept;
 * equal boards meet in the same stage, whatever moves led there. Nothing is examined twice, and a finished stage is
 * freed. Why not depth first with a transposition table: at best it examines as few boards, and it needs all of them in
 * memory.
 *
 * Dropped are boards from which nothing better than the limit can come:
 * - `clear`, `fewest`: a symbol has too few cells left to form a group;
 * - `fewest`: moves so far + symbols left, + 1 if no symbol's cells are all one group, reach the limit;
 * - `points`: points so far + what every symbol would earn as one group (+ bonus) do not exceed the limit;
 * - `left`: cells of symbols that have too few reach the limit.
 *
 * With a `width` it is a beam search: of each stage the most promising boards are kept, and nothing is proved.
 */
export function searchStages(board: Tiles, rules: TileRules, options: StagesOptions): StagesResult {
  return new Stages(board, rules, options).run();
}

class Stages {
  readonly #rules: TileRules;
  readonly #options: StagesOptions;
  readonly #start: Uint32Array;
  readonly #expander: Expander;
  /** Only for examining a board that was just made. */
  readonly #scout: Expander;
  readonly #total: number;
  /** Points of a group of n cells, and the most that n cells of one symbol can earn. */
  readonly #points: Float64Array;
  readonly #worth: Float64Array;
  /** Boards between two looks at the signal: a few milliseconds. */
  readonly #every: number;
  /** The packed number of the kept symbol. */
  readonly #kept: number;
  readonly #stages: (BoardSet | null)[];
  /** Expanded boards: the move that made each, and its parent. */
  readonly #log = new Log();
  #bytes = 0;
  #boards = 0;
  #made = 0;
  #limit: number;
  #stopped: StagesResult['stopped'] = null;
  /** The best sequence: a board that was looked at, and a move on it, or −1 if the sequence ends there. */
  #best: { node: number; move: number } | null = null;
  #nearest: { node: number; left: number };

  constructor(board: Tiles, rules: TileRules, options: StagesOptions) {
    const { packing, start, symbols } = packTiles(board);
    this.#rules = rules;
    this.#options = options;
    this.#start = start;
    this.#every = Math.max(1, Math.min(256, Math.floor(4096 / start.length)));
    this.#kept = 1 + symbols.indexOf(options.keep ?? 0);
    this.#expander = new Expander(packing, rules);
    this.#scout = new Expander(packing, rules);
    const largest = Math.max(...symbolCounts(board).subarray(1));
    this.#points = Float64Array.from({ length: largest + 1 }, (_, n) => (n === 0 ? 0 : groupPoints(rules, n)));
    this.#worth = options.aim === 'points' ? worths(rules, largest) : this.#points;
    this.#limit = options.limit ?? (options.aim === 'points' ? -Infinity : Infinity);
    this.#total = board.cells.reduce((sum, symbol) => sum + (symbol === 0 ? 0 : 1), 0);
    this.#stages = Array.from({ length: this.#total + 1 }, () => null);
    this.#nearest = { node: -1, left: this.#total };
  }

  run(): StagesResult {
    const { width = Infinity } = this.#options;
    const first = new BoardSet(this.#start.length);
    first.add(this.#start);
    this.#note(first, 0, -1, -1, 0);
    this.#stages[this.#total] = first;
    for (let cells = this.#total; cells > 0 && !this.#done(); cells--) {
      const stage = this.#stages[cells];
      if (!stage) continue;
      this.#stages[cells] = null;
      this.#bytes -= stage.bytes;
      this.#options.onProgress?.(1 - cells / this.#total);
      if (stage.size <= width) for (let i = 0; i < stage.size && !this.#done(); i++) this.#expand(stage, i, cells);
      else {
        this.#stopped ??= 'width';
        for (const i of this.#select(stage, width)) {
          if (this.#done()) break;
          this.#expand(stage, i, cells);
        }
      }
    }
    const best = this.#best;
    const moves = best && [...this.#log.moves(best.node), ...(best.move < 0 ? [] : [best.move])];
    const solvedClear = this.#options.aim === 'clear' && moves !== null;
    return {
      moves: this.#total === 0 ? [] : moves,
      value: this.#limit,
      complete: this.#stopped === null || solvedClear,
      stopped: this.#stopped,
      boards: this.#boards,
      made: this.#made,
      nearest: { moves: this.#log.moves(this.#nearest.node), left: this.#nearest.left },
    };
  }

  #done(): boolean {
    return (
      (this.#stopped !== null && this.#stopped !== 'width') ||
      (this.#options.aim === 'clear' && this.#best !== null) ||
      (this.#options.aim === 'left' && this.#limit === 0)
    );
  }

  /** Records how a board was reached. */
  #note(stage: BoardSet, index: number, parent: number, move: number, value: number): void {
    const chunk = stage.chunk(index);
    const at = stage.at(index) + stage.words;
    chunk[at] = parent;
    chunk[at + 1] = move;
    chunk[at + 2] = value;
  }

  #expand(stage: BoardSet, index: number, cells: number): void {
    const { aim, signal, memory = STAGES_MEMORY, most = Infinity } = this.#options;
    const { smallest } = this.#rules;
    const expander = this.#expander;
    if (this.#boards >= most) this.#stopped = 'boards';
    else if (++this.#boards % this.#every === 0 && signal?.aborted === true) this.#stopped = 'signal';
    if (this.#done()) return;
    const chunk = stage.chunk(index);
    const at = stage.at(index);
    const note = at + stage.words;
    const value = chunk[note + 2]! | 0;
    expander.load(chunk, at);
    const { counts, groupSymbol } = expander;
    const { symbols } = expander.packing;

    let kinds = 0;
    let whole = false;
    let dead = 0;
    let gain = 0;
    for (let s = 1; s <= symbols; s++) {
      const count = counts[s]!;
      if (count === 0) continue;
      kinds++;
      if (count < smallest) dead += count;
      else gain += this.#worth[count]!;
    }
    let largest = 0;
    for (let g = 0; g < expander.groups; g++) {
      const size = expander.size(g);
      if (size > largest) largest = size;
      if (size === counts[groupSymbol[g]!]) whole = true;
    }
    // The limit may have improved since this board was added.
    if (aim === 'fewest' && value + kinds + (whole ? 0 : 1) >= this.#limit) return;
    if (aim === 'points' && this.#atMost(value + gain, dead === 0) <= this.#limit) return;
    if (aim === 'left' && dead >= this.#limit) return;

    const node = this.#log.add(chunk[note]! | 0, chunk[note + 1]! | 0);
    if (largest < smallest) {
      this.#stuck(node, cells, value, counts);
      return;
    }
    for (let g = 0; g < expander.groups; g++) {
      const size = expander.size(g);
      if (size < smallest) continue;
      const symbol = groupSymbol[g]!;
      const rest = counts[symbol]! - size;
      const dies = rest > 0 && rest < smallest;
      const left = cells - size;
      let next = 0;
      let tight = false;
      switch (aim) {
        case 'clear':
          if (dies) continue;
          break;
        case 'fewest': {
          if (dies) continue;
          next = value + 1;
          const least = next + kinds - (rest === 0 ? 1 : 0);
          if (least >= this.#limit) continue;
          tight = least === this.#limit - 1;
          break;
        }
        case 'points': {
          next = value + this.#points[size]!;
          const later = gain - this.#worth[rest + size]! + this.#worth[rest]!;
          if (this.#atMost(next + later, dead === 0 && !dies) <= this.#limit) continue;
          break;
        }
        case 'left':
          if (dead + (dies ? rest : 0) >= this.#limit) continue;
      }
      this.#made++;
      if (left === 0) {
        this.#emptied(node, expander.move(g), next);
        if (this.#done()) return;
        continue;
      }
      expander.remove(g);
      if (tight && !this.#scout.anyWhole(expander.next)) continue;
      let target = this.#stages[left];
      if (!target) {
        target = new BoardSet(this.#start.length);
        this.#stages[left] = target;
      }
      const before = target.bytes;
      const place = target.add(expander.next);
      if (target.fresh) {
        this.#note(target, place, node, expander.move(g), next);
        if (target.bytes !== before) {
          this.#bytes += target.bytes - before;
          if (this.#bytes > memory) this.#stopped = 'memory';
        }
      } else {
        const known = target.chunk(place)[target.at(place) + target.words + 2]! | 0;
        if (aim === 'fewest' ? next < known : aim === 'points' && next > known)
          this.#note(target, place, node, expander.move(g), next);
      }
    }
  }

  /** No game on a board earns more: `earned` by all groups, and what an empty board adds where it may become empty. */
  #atMost(earned: number, mayClear: boolean): number {
    return mayClear ? earned * this.#rules.factor + this.#rules.bonus : earned;
  }

  #emptied(node: number, move: number, value: number): void {
    const { aim } = this.#options;
    const result = aim === 'points' ? this.#atMost(value, true) : aim === 'left' ? 0 : value;
    if (aim === 'points' ? result <= this.#limit : aim !== 'clear' && result >= this.#limit) return;
    this.#limit = aim === 'clear' ? 0 : result;
    this.#best = { node, move };
  }

  /** A board without moves: the end of a sequence that does not empty the board. */
  #stuck(node: number, cells: number, value: number, counts: Uint32Array): void {
    if (cells < this.#nearest.left) this.#nearest = { node, left: cells };
    const { aim } = this.#options;
    if (aim === 'clear' || aim === 'fewest') return;
    let result = cells;
    if (aim === 'points') {
      result = value;
      if (this.#rules.leftover === 'square') for (const count of counts) result -= leftPoints(this.#rules, count);
    }
    if (aim === 'points' ? result <= this.#limit : result >= this.#limit) return;
    this.#limit = result;
    this.#best = { node, move: -1 };
  }

  /** The `width` most promising boards of a stage. */
  #select(stage: BoardSet, width: number): Uint32Array {
    const scores = new Float64Array(stage.size);
    for (let i = 0; i < stage.size; i++) {
      if (i % this.#every === 0 && this.#options.signal?.aborted === true) {
        this.#stopped = 'signal';
        break;
      }
      scores[i] = this.#score(stage, i);
    }
    const order = Uint32Array.from(scores, (_, i) => i);
    return order.sort((a, b) => scores[a]! - scores[b]!).subarray(0, width);
  }

  /** Less is more promising. */
  #score(stage: BoardSet, index: number): number {
    const scout = this.#scout;
    const chunk = stage.chunk(index);
    const at = stage.at(index);
    scout.load(chunk, at);
    const value = chunk[at + stage.words + 2]! | 0;
    let pieces = 0;
    let singles = 0;
    for (let g = 0; g < scout.groups; g++) {
      if (scout.groupSymbol[g] === this.#kept) continue;
      pieces++;
      if (scout.size(g) < this.#rules.smallest) singles++;
    }
    switch (this.#options.aim) {
      case 'fewest':
        return value + 0.25 * pieces;
      case 'points':
        return 20 * (pieces + singles) - value;
      default:
        return pieces + 2 * singles;
    }
  }
}

/** How boards were reached, for reading sequences back. */
class Log {
  #entries = new Int32Array(1024);
  #size = 0;

  add(parent: number, move: number): number {
    if (2 * this.#size === this.#entries.length) {
      const entries = new Int32Array(2 * this.#entries.length);
      entries.set(this.#entries);
      this.#entries = entries;
    }
    this.#entries[2 * this.#size] = parent;
    this.#entries[2 * this.#size + 1] = move;
    return this.#size++;
  }

  /** The moves that lead to a board; none for the start. */
  moves(node: number): number[] {
    const moves: number[] = [];
    for (let at = node; at > 0; at = this.#entries[2 * at]!) moves.push(this.#entries[2 * at + 1]!);
    return moves.toReversed();
  }
}
