import { COSET } from './coset-binary.ts';
import { instances, type WasmMemory } from './wasm.ts';

/** The functions of coset.wat and their memory. */
export interface CosetKernels {
  readonly memory: WasmMemory;
  flip(list: number, count: number): void;
  transform(from: number, work: number, log: number, below: number, out: number): number;
  within(row: number, entries: number, count: number, span: number, limit: number, out: number): number;
  combine(numbers: number, count: number, first: number, tables: number, span: number, rows: number): void;
}

/** Kernels with a memory of their own; null where WebAssembly cannot run. */
export const cosetKernels = instances<CosetKernels>(COSET);
