/**
 * Round numbers for an axis from `least` to `most`: whole multiples of 1, 2 or 5 times a power of ten, about `wanted`
 * of them or fewer. The first and the last enclose the range.
 */
export function roundTicks(least: number, most: number, wanted: number): number[] {
  const raw = Math.max((most - least) / wanted, 1);
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = power * ([1, 2, 5].find((factor) => factor * power >= raw * (1 - 1e-9)) ?? 10);
  const [from, to] = [Math.floor(least / step), Math.ceil(most / step)];
  return Array.from({ length: Math.max(to - from, 1) + 1 }, (_, i) => (from + i) * step);
}
