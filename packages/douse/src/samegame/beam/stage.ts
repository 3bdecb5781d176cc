import { mix } from '../../play/random.ts';
/**
 * The candidates of one stage of a beam: boards with the same number of cells left, each with the best way to it that
 * was found.
 *
 * They are not boards but a parent and a move, under two hashes of the board. There is room for three times as many as
 * the stage keeps; when it is full, those with the highest values stay, and the lowest of them becomes the value to
 * beat.
 */
export class Stage {
  count = 0;
  /** Only candidates with a higher value are worth adding. */
  threshold = -Infinity;
  value: Float64Array;
  points: Float64Array;
  parent: Int32Array;
  move: Int32Array;
  private hashA: Int32Array;
  private hashB: Int32Array;
  /** Open addressing: index + 1 of a candidate, 0 where there is none. */
  private table: Int32Array;
  private room: number;
  private readonly keep: number;

  constructor(keep: number) {
    this.keep = keep;
    this.room = Math.min(3 * keep, 256);
    this.value = new Float64Array(this.room);
    this.points = new Float64Array(this.room);
    this.parent = new Int32Array(this.room);
    this.move = new Int32Array(this.room);
    this.hashA = new Int32Array(this.room);
    this.hashB = new Int32Array(this.room);
    this.table = new Int32Array(tableSize(this.room));
  }

  /** The candidate with those hashes, or −1. */
  find(a: number, b: number): number {
    const mask = this.table.length - 1;
    for (let at = mix(a) & mask; ; at = (at + 1) & mask) {
      const index = this.table[at]! - 1;
      if (index < 0 || (this.hashA[index] === a && this.hashB[index] === b)) return index;
    }
  }

  /** Adds a candidate that `find` does not know. */
  add(a: number, b: number, value: number, points: number, parent: number, move: number): void {
    if (this.count === this.room) {
      if (this.room < 3 * this.keep) this.grow();
      else {
        this.cut();
        if (value <= this.threshold) return;
      }
    }
    const index = this.count++;
    this.hashA[index] = a;
    this.hashB[index] = b;
    this.value[index] = value;
    this.points[index] = points;
    this.parent[index] = parent;
    this.move[index] = move;
    this.enter(index);
  }

  /** Keeps only the best. */
  cut(): void {
    if (this.count <= this.keep) return;
    const lowest = select(this.value.slice(0, this.count), this.keep);
    let equal = this.keep;
    for (let i = 0; i < this.count; i++) if (this.value[i]! > lowest) equal--;
    let to = 0;
    for (let i = 0; i < this.count; i++) {
      const value = this.value[i]!;
      if (value < lowest || (value === lowest && equal-- <= 0)) continue;
      this.value[to] = value;
      this.points[to] = this.points[i]!;
      this.parent[to] = this.parent[i]!;
      this.move[to] = this.move[i]!;
      this.hashA[to] = this.hashA[i]!;
      this.hashB[to++] = this.hashB[i]!;
    }
    this.count = to;
    this.threshold = lowest;
    this.table.fill(0);
    for (let i = 0; i < to; i++) this.enter(i);
  }

  private enter(index: number): void {
    const mask = this.table.length - 1;
    let at = mix(this.hashA[index]!) & mask;
    while (this.table[at] !== 0) at = (at + 1) & mask;
    this.table[at] = index + 1;
  }

  private grow(): void {
    this.room = Math.min(3 * this.keep, 4 * this.room);
    this.value = longer(this.value, new Float64Array(this.room));
    this.points = longer(this.points, new Float64Array(this.room));
    this.parent = longer(this.parent, new Int32Array(this.room));
    this.move = longer(this.move, new Int32Array(this.room));
    this.hashA = longer(this.hashA, new Int32Array(this.room));
    this.hashB = longer(this.hashB, new Int32Array(this.room));
    this.table = new Int32Array(tableSize(this.room));
    for (let i = 0; i < this.count; i++) this.enter(i);
  }
}

export const longer = <T extends Int32Array | Float64Array>(from: T, to: T): T => {
  to.set(from);
  return to;
};

const tableSize = (room: number): number => 2 ** Math.ceil(Math.log2(1.5 * room));

/** The `rank`-th highest of some values, which are reordered. Hoare's selection. */
export function select(values: Float64Array, rank: number): number {
  let low = 0;
  let high = values.length - 1;
  const k = rank - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    // The median of three keeps ordered values from being the worst case.
    const [a, b, c] = [values[low]!, values[middle]!, values[high]!];
    const pivot = Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));
    let i = low;
    let j = high;
    while (i <= j) {
      while (values[i]! > pivot) i++;
      while (values[j]! < pivot) j--;
      if (i > j) break;
      const swap = values[i]!;
      values[i++] = values[j]!;
      values[j--] = swap;
    }
    if (k <= j) high = j;
    else if (k >= i) low = i;
    else break;
  }
  return values[k]!;
}
