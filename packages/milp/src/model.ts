import { gcd } from 'douse/algebra';
import { effects, type Problem } from 'douse/board';
import { type Equation, sparseEquations } from 'douse/lightsout';

/**
 * "Fewest presses" as an integer program, in compressed rows: minimise `Σ cost · x` subject to `rows · x = right`,
 * `lower ≤ x ≤ upper`, x whole.
 *
 * The first columns are the presses of the buttons. Then comes a column for each equation that says how often the
 * levels go round: `Σ c·x − q·z = r`. The equations are not the lights' own but shorter combinations of them, which a
 * branch and bound gets through several times faster.
 */
export interface Model {
  readonly buttons: number;
  readonly columns: number;
  readonly cost: Float64Array;
  readonly lower: Float64Array;
  readonly upper: Float64Array;
  /** One number a row. */
  readonly right: Float64Array;
  readonly starts: Int32Array;
  readonly indices: Int32Array;
  readonly values: Float64Array;
  /** The incumbent, one number a column. */
  readonly incumbent: Float64Array;
}

/** Most effects of a board: beyond them even the first relaxation takes too long. */
export const MAX_MODEL_EFFECTS = 500_000;

/**
 * @param incumbent  a solution, 0 … levels−1 a button
 * @param settled    non-zero for buttons that every solution presses as often as the incumbent
 * @param system     other equations that have the board's solutions
 * @throws {RangeError} if the board has more than MAX_MODEL_EFFECTS effects
 */
export function fewestModel(
  problem: Problem,
  incumbent: Uint32Array,
  settled: Uint8Array,
  system?: readonly Equation[],
): Model {
  const { buttons } = problem.board;
  const moved = effects(problem.board).light.length;
  if (moved > MAX_MODEL_EFFECTS)
    throw new RangeError(`fewestModel: expected at most ${MAX_MODEL_EFFECTS} effects, got ${moved}`);
  const equations = (system ?? sparseEquations(problem)).map((equation) => reduce(equation, problem.levels));
  const terms = equations.reduce((sum, { equation }) => sum + equation.buttons.size + 1, 0);

  const columns = buttons + equations.length;
  const model = {
    buttons,
    columns,
    cost: new Float64Array(columns).fill(1, 0, buttons),
    lower: new Float64Array(columns),
    upper: new Float64Array(columns),
    right: Float64Array.from(equations, ({ equation }) => equation.right),
    starts: new Int32Array(equations.length + 1),
    indices: new Int32Array(terms),
    values: new Float64Array(terms),
    incumbent: new Float64Array(columns),
  };
  const orders = pressOrders(problem, equations);
  for (let b = 0; b < buttons; b++) {
    const times = incumbent[b]! % orders[b]!;
    model.incumbent[b] = times;
    model.lower[b] = settled[b] ? times : 0;
    model.upper[b] = settled[b] ? times : orders[b]! - 1;
  }
  let used = 0;
  for (const [row, { equation, levels }] of equations.entries()) {
    const turns = buttons + row;
    let most = 0;
    let now = 0;
    for (const [b, by] of equation.buttons) {
      model.indices[used] = b;
      model.values[used++] = by;
      most += by * model.upper[b]!;
      now += by * model.incumbent[b]!;
    }
    model.indices[used] = turns;
    model.values[used++] = -levels;
    model.starts[row + 1] = used;
    model.upper[turns] = Math.max(0, Math.floor((most - equation.right) / levels));
    model.incumbent[turns] = (now - equation.right) / levels;
  }
  return model;
}

/** An equation and its modulus, without a factor that all of them share (it comes from lights of fewer levels). */
function reduce({ lights, buttons, right }: Equation, levels: number): { equation: Equation; levels: number } {
  let common = gcd(right, levels);
  for (const by of buttons.values()) common = gcd(common, by);
  if (common === 1) return { equation: { lights, buttons, right }, levels };
  const divided = new Map([...buttons].map(([b, by]) => [b, by / common]));
  return { equation: { lights, buttons: divided, right: right / common }, levels: levels / common };
}

/** The number of presses after which each button has no effect; a solution never needs that many. */
function pressOrders(
  { board, levels }: Problem,
  equations: readonly { equation: Equation; levels: number }[],
): Uint32Array {
  const orders = new Uint32Array(board.buttons).fill(1);
  for (const { equation, levels: q } of equations) {
    for (const [b, by] of equation.buttons) {
      const order = q / gcd(by, q);
      orders[b] = (orders[b]! / gcd(orders[b]!, order)) * order;
    }
  }
  return orders.map((order) => Math.min(order, levels));
}
