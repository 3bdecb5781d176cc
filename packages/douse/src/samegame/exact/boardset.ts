/** Words of a chunk, about; the memory of a set grows by whole chunks, so nothing is ever copied. */
const CHUNK_WORDS = 2 ** 14;

/**
 * A set of packed boards, each with three numbers of its own. Open addressing; boards are compared word by word, so
 * two different boards are never taken for one.
 *
 * Memory: 4 · (words + 3) bytes a board and 16 to 32 for its place in the table.
 */
export class BoardSet {
  size = 0;
  /** True if the board of the last `add` was new. */
  fresh = false;
  readonly words: number;
  /** Words from one board to the next: the board, then parent, move and value. */
  readonly stride: number;
  /** A chunk holds 2^shift boards. */
  readonly #shift: number;
  readonly #mask: number;
  readonly #chunks: Uint32Array[] = [];
  #slots = new Int32Array(64);
  #tags = new Int32Array(64);

  constructor(words: number) {
    this.words = words;
    this.stride = words + 3;
    this.#shift = Math.max(0, Math.floor(Math.log2(CHUNK_WORDS / this.stride)));
    this.#mask = 2 ** this.#shift - 1;
  }

  /** The array that holds board `i`, which begins there at `at(i)`. */
  chunk(i: number): Uint32Array {
    return this.#chunks[i >>> this.#shift]!;
  }
  at(i: number): number {
    return (i & this.#mask) * this.stride;
  }

  /** Bytes in use. */
  get bytes(): number {
    return this.#chunks.length * 2 ** this.#shift * this.stride * 4 + this.#slots.length * 8;
  }

  /** The number of a board, which is added if it is new. */
  add(board: Uint32Array): number {
    const { words } = this;
    let hash = 0x9e3779b9;
    for (let w = 0; w < words; w++) {
      hash = Math.imul(hash ^ board[w]!, 0x85ebca6b);
      hash = (hash ^ (hash >>> 15)) | 0;
      hash = Math.imul(hash, 0x2c1b3c6d);
      hash = (hash << 13) | (hash >>> 19);
    }
    hash ^= hash >>> 16;
    const mask = this.#slots.length - 1;
    let slot = hash & mask;
    for (;;) {
      const held = this.#slots[slot]!;
      if (held === 0) break;
      if (this.#tags[slot] === hash && this.#same(held - 1, board)) {
        this.fresh = false;
        return held - 1;
      }
      slot = (slot + 1) & mask;
    }
    this.fresh = true;
    const index = this.size++;
    this.#slots[slot] = index + 1;
    this.#tags[slot] = hash;
    if ((index & this.#mask) === 0) this.#chunks.push(new Uint32Array((this.#mask + 1) * this.stride));
    const chunk = this.chunk(index);
    for (let w = 0, to = this.at(index); w < words; w++, to++) chunk[to] = board[w]!;
    if (this.size * 2 > this.#slots.length) this.#grow();
    return index;
  }

  #same(index: number, board: Uint32Array): boolean {
    const chunk = this.chunk(index);
    const at = this.at(index);
    for (let w = 0; w < board.length; w++) if (chunk[at + w] !== board[w]) return false;
    return true;
  }

  #grow(): void {
    const [slots, tags] = [this.#slots, this.#tags];
    const size = slots.length * 2;
    this.#slots = new Int32Array(size);
    this.#tags = new Int32Array(size);
    for (let i = 0; i < slots.length; i++) {
      if (slots[i] === 0) continue;
      let slot = tags[i]! & (size - 1);
      while (this.#slots[slot] !== 0) slot = (slot + 1) & (size - 1);
      this.#slots[slot] = slots[i]!;
      this.#tags[slot] = tags[i]!;
    }
  }
}
