/**
 * A number that may have thousands of digits: exact as long as somebody can read it, beyond it a power or a quotient of
 * one.
 */
export type Count =
  | { readonly kind: 'exact'; readonly value: bigint }
  | { readonly kind: 'power'; readonly base: number; readonly exponent: number }
  | { readonly kind: 'quotient'; readonly base: number; readonly exponent: number; readonly by: bigint };

const LONGEST = 10n ** 24n;

/** e with base^e = value, or null. */
function exponentOf(value: bigint, base: number): number | null {
  const step = BigInt(base);
  let exponent = 0;
  for (; value > 1n && value % step === 0n; value /= step) exponent++;
  return value === 1n ? exponent : null;
}

/** A count as a power of `base` where it is long and such a power. */
export function countOf(value: bigint, base: number): Count {
  const exponent = value < LONGEST ? null : exponentOf(value, base);
  return exponent === null ? { kind: 'exact', value } : { kind: 'power', base, exponent };
}

/** `base^exponent / by`. */
export function quotientOf(base: number, exponent: number, by: bigint): Count {
  const divided = exponentOf(by, base);
  if (divided !== null) return powerOf(base, exponent - divided);
  if (exponent * Math.log10(base) < 4000) {
    const value = BigInt(base) ** BigInt(exponent) / by;
    if (value < LONGEST) return { kind: 'exact', value };
  }
  return { kind: 'quotient', base, exponent, by };
}

function powerOf(base: number, exponent: number): Count {
  return exponent * Math.log10(base) < 24
    ? { kind: 'exact', value: BigInt(base) ** BigInt(exponent) }
    : { kind: 'power', base, exponent };
}
