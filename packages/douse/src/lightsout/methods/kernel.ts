import type { ModularKernel } from '../../algebra/linear.ts';

/** Number of elements of the kernel: the product of the orders. */
export function kernelSize({ orders }: Pick<ModularKernel, 'orders'>): bigint {
  const counts = new Map<number, number>();
  for (const order of orders) counts.set(order, (counts.get(order) ?? 0) + 1);
  let size = 1n;
  for (const [order, times] of counts) size *= BigInt(order) ** BigInt(times);
  return size;
}

/**
 * Every element of `first + kernel`, lazily, each exactly once, `first` first. The array that is yielded is used
 * again for the next element: copy what you keep.
 * Counts like an odometer whose i-th wheel adds the i-th generator, so the usual step costs one vector addition.
 */
export function* coset(first: Uint32Array, kernel: ModularKernel, modulus: number): Generator<Uint32Array, void> {
  const { generators, orders } = kernel;
  const current = first.slice();
  const wheels = new Uint32Array(orders.length);
  for (;;) {
    yield current;
    let i = 0;
    for (; i < wheels.length; i++) {
      // Turning a wheel past its last position adds its generator `order` times in all, which changes nothing.
      const generator = generators[i]!;
      for (let c = 0; c < current.length; c++) {
        if (generator[c] !== 0) current[c] = (current[c]! + generator[c]!) % modulus;
      }
      wheels[i] = (wheels[i]! + 1) % orders[i]!;
      if (wheels[i] !== 0) break;
    }
    if (i === wheels.length) return;
  }
}
