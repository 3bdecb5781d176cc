import loadHighs from 'highs';
import type { Optimum } from 'douse/lightsout';
import type { Model } from './model.ts';

// The types are written for CommonJS, where the default export lies one level deeper than in the module we load.
const load = loadHighs as unknown as (typeof loadHighs)['default'];
export type Highs = Awaited<ReturnType<typeof load>>;

/** HiGHS as WebAssembly, loaded once. */
export const highsRuntime = (): Promise<Highs> => (loaded ??= load());
let loaded: Promise<Highs> | undefined;

/** What a run reports on the way. */
export interface RunHooks {
  /** Asked at every checkpoint of the solver: true ends the run. */
  readonly stop?: () => boolean;
  /** A new best solution. */
  readonly onPresses?: (presses: Uint32Array) => void;
  /** The bound so far and the nodes. */
  readonly onBound?: (bound: number, nodes: number) => void;
}

/**
 * Solves a model by HiGHS' branch and bound, until it is done or `stop` says so. The call blocks its thread.
 *
 * The objective is a whole number, so a gap below one is no gap. Everything else is in double precision, the bound too:
 * it is HiGHS's claim, not a proof.
 */
export function runModel(highs: Highs, model: Model, { stop, onPresses, onBound }: RunHooks = {}): Optimum {
  const { callbackType, modelStatus, variableType } = highs.constants;
  const numRows = model.right.length;
  const round = (columns: ArrayLike<number>): Uint32Array =>
    Uint32Array.from({ length: model.buttons }, (_, b) => Math.round(columns[b]!));
  const interruptible = (event: { interrupt(): void }): undefined => {
    if (stop?.() === true) event.interrupt();
  };
  return highs.withModel(
    {
      numCols: model.columns,
      numRows,
      colCost: model.cost,
      colLower: model.lower,
      colUpper: model.upper,
      rowLower: model.right,
      rowUpper: model.right,
      integrality: new Int32Array(model.columns).fill(variableType.integer),
      matrix: {
        format: 'csr',
        numRows,
        numCols: model.columns,
        starts: model.starts,
        indices: model.indices,
        values: model.values,
      },
    },
    (solver): Optimum => {
      solver.options.set({ output_flag: false, mip_rel_gap: 0, mip_abs_gap: 0.999, mip_feasibility_tolerance: 1e-9 });
      solver.setSolution({ colValue: model.incumbent });
      let presses: Uint32Array | null = null;
      solver.run({
        [callbackType.simplexInterrupt]: interruptible,
        [callbackType.mipInterrupt]: interruptible,
        [callbackType.mipImprovingSolution]({ data }) {
          if (data.mip_solution !== undefined) onPresses?.((presses = round(data.mip_solution)));
          return undefined;
        },
        [callbackType.mipLogging]({ data }) {
          onBound?.(wholeBound(data.mip_dual_bound ?? 0), Number(data.mip_node_count ?? 0n));
          return undefined;
        },
      });
      const status = solver.getModelStatus();
      const nodes = Math.max(0, Number(solver.info.get('mip_node_count')));
      if (status === modelStatus.infeasible) return { presses, bound: Infinity, nodes };
      if (Number.isFinite(solver.getObjectiveValue())) presses = round(solver.getSolution().colValue);
      const bound =
        status === modelStatus.optimal && presses !== null
          ? presses.reduce((sum, times) => sum + times, 0)
          : wholeBound(Number(solver.info.get('mip_dual_bound')));
      return { presses, bound, nodes };
    },
  );
}

/** A bound on whole numbers: rounded up, unless it is a rounding error above one. 0 if nothing is known. */
const wholeBound = (bound: number): number => (bound > 0 && Number.isFinite(bound) ? Math.ceil(bound - 1e-6) : 0);
