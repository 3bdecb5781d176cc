/**
 * Round numbers for an axis from `least` to `most`: multiples of 1, 2 or 5 times a power of ten, about `wanted` of them; the first and the last
 * enclose the range. Steps of whole numbers stay whole.
 */
export function roundTicks(least: number, most: number, wanted = 6, whole = true): number[] {
  const raw = Math.max((most - least) / wanted, Number.MIN_VALUE);
  const power = 10 ** Math.floor(Math.log10(raw));
  let step = power * ([1, 2, 5].find((factor) => factor * power >= raw * (1 - 1e-9)) ?? 10);
  if (whole || most === least) step = Math.max(1, step);
  const [from, to] = [Math.floor(least / step), Math.ceil(most / step)];
  // Products of whole numbers, since sums of steps would drift.
  return Array.from({ length: Math.max(to - from, 1) + 1 }, (_, i) => Number(((from + i) * step).toPrecision(12)));
}
