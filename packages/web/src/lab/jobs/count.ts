/** A number that may have thousands of digits: exact as long as somebody can read it, beyond it a power or a quotient of one. */
export type Count =
  | { readonly kind: 'exact'; readonly value: bigint }
  | { readonly kind: 'power'; readonly base: number; readonly exponent: number }
  | { readonly kind: 'quotient'; readonly base: number; readonly exponent: number; readonly by: bigint };

const LONGEST = 10n ** 24n;

/** A count as a power of `base` where it is long and such a power. */
export function countOf(value: bigint, base: number): Count {
  if (value < LONGEST) return { kind: 'exact', value };
  let exponent = 0;
  let rest = value;
  const step = BigInt(base);
  while (rest % step === 0n) {
    rest /= step;
    exponent++;
  }
  return rest === 1n ? { kind: 'power', base, exponent } : { kind: 'exact', value };
}

/** `base^exponent / by`. */
export function quotientOf(base: number, exponent: number, by: bigint): Count {
  const divisor = countOf(by, base);
  if (divisor.kind === 'power') return powerOf(base, exponent - divisor.exponent);
  if (exponent * Math.log10(base) < 4000) {
    const exact = countOf(BigInt(base) ** BigInt(exponent) / by, base);
    if (exact.kind === 'power' || exact.kind === 'exact') {
      if (exact.kind === 'power' || exact.value < LONGEST) return exact;
    }
  }
  return { kind: 'quotient', base, exponent, by };
}

function powerOf(base: number, exponent: number): Count {
  return exponent * Math.log10(base) < 24
    ? { kind: 'exact', value: BigInt(base) ** BigInt(exponent) }
    : { kind: 'power', base, exponent };
}
