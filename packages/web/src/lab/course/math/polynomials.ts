/** Polynomials over two levels as bits: bit i is the coefficient of tⁱ. */
export type Bits = bigint;

export const degree = (p: Bits): number => p.toString(2).length - 1 - (p === 0n ? 1 : 0);

export function multiply(a: Bits, b: Bits): Bits {
  let result = 0n;
  for (let i = 0n; b >> i > 0n; i++) if ((b >> i) & 1n) result ^= a << i;
  return result;
}

export function remainder(a: Bits, b: Bits): Bits {
  let rest = a;
  while (degree(rest) >= degree(b)) rest ^= b << BigInt(degree(rest) - degree(b));
  return rest;
}

export const common = (a: Bits, b: Bits): Bits => (b === 0n ? a : common(b, remainder(a, b)));

/** f₀ = 1, f₁ = t, f_{k+1} = t·f_k + f_{k−1}: the characteristic polynomials of paths, modulo 2. */
export function fibonacci(k: number): Bits {
  let [before, last]: [Bits, Bits] = [0n, 1n];
  for (let i = 0; i < k; i++) [before, last] = [last, (last << 1n) ^ before];
  return last;
}

/** p(t + 1). */
export function shifted(p: Bits): Bits {
  let result = 0n;
  for (let i = BigInt(Math.max(0, degree(p))); i >= 0n; i--) result = multiply(result, 3n) ^ ((p >> i) & 1n);
  return result;
}

/** The nullity of rows × columns for two levels: the degree of gcd(f_rows(t + 1), f_columns(t)). */
export const nullityByGcd = (rows: number, columns: number): number =>
  degree(common(shifted(fibonacci(rows)), fibonacci(columns)));

/**
 * The period of f_k modulo f_rows(t + 1): after this many more columns the nullities of boards with `rows` rows repeat,
 * some of them sooner.
 */
export function periodOf(rows: number): number {
  const modulus = shifted(fibonacci(rows));
  if (modulus === 1n) return 1;
  let [before, last]: [Bits, Bits] = [0n, remainder(1n, modulus)];
  for (let k = 1; ; k++) {
    [before, last] = [last, remainder((last << 1n) ^ before, modulus)];
    if (before === 0n && last === remainder(1n, modulus)) return k;
  }
}

/** In LaTeX: `t^{4}+t^{2}+1`. */
export function polynomialTex(p: Bits, variable = 't'): string {
  const terms: string[] = [];
  for (let i = degree(p); i >= 0; i--) {
    if (((p >> BigInt(i)) & 1n) === 1n) terms.push(i === 0 ? '1' : i === 1 ? variable : `${variable}^{${i}}`);
  }
  return terms.length === 0 ? '0' : terms.join('+');
}
