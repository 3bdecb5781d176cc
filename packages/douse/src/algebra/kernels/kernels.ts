import { KERNELS } from './kernels-binary.ts';
import { instance, reserve, type WasmMemory } from './wasm.ts';

/** The functions of kernels.wat and their memory. */
export interface Kernels {
  build(table: number, row: number, stride: number, count: number, span: number): void;
  apply(
    from: number,
    end: number,
    stride: number,
    word: number,
    vector: number,
    span: number,
    tables: number,
    maps: number,
  ): void;
  chase(
    previous: number,
    current: number,
    span: number,
    count: number,
    need: number,
    needStep: number,
    out: number,
    mask: number,
  ): void;
  addShifted(target: number, source: number, span: number, bits: number): void;
  neighbours(target: number, source: number, span: number): void;
  /** True for the buffer of the kernels' memory. */
  owns(buffer: ArrayBufferLike): boolean;
  /** At least `bytes` of memory as words, zeroed. A view is valid until the next call. */
  memory(bytes: number): Uint32Array;
}

/** Most memory the kernels take; larger work stays with the plain loops. */
export const MAX_KERNEL_BYTES = 2 ** 30;

/** The kernels, or null where they cannot run. */
export const kernels = instance<Omit<Kernels, 'memory' | 'owns'> & { memory: WasmMemory }, Kernels>(
  KERNELS,
  ({ memory, build, apply, chase, addShifted, neighbours }) => ({
    build,
    apply,
    chase,
    addShifted,
    neighbours,
    owns: (buffer) => buffer === memory.buffer,
    memory(size) {
      reserve(memory, size);
      return new Uint32Array(memory.buffer, 0, Math.ceil(size / 4)).fill(0);
    },
  }),
);

/** Below this many words a call is not worth it. */
const MIN_WORDS = 48;

/**
 * `count` zeroed arrays of `words` words, in the kernels' memory if that pays. They are valid until the kernels' memory
 * is asked for again; copy what you keep. Zeros stand before and after each array.
 */
export function workspace(count: number, words: number): Uint32Array[] {
  const kernel = words >= MIN_WORDS ? kernels() : null;
  if (kernel === null) return Array.from({ length: count }, () => new Uint32Array(words));
  const step = words + 12;
  const memory = kernel.memory(4 * (count * step + 4));
  return Array.from({ length: count }, (_, i) => memory.subarray(4 + i * step, 4 + i * step + words));
}

/** The kernels if both arrays are in their memory, otherwise null. */
export function kernelFor(a: Uint32Array, b: Uint32Array): Kernels | null {
  const loaded = kernels();
  return loaded !== null && a.buffer === b.buffer && loaded.owns(a.buffer) ? loaded : null;
}
