import { BitMatrix, type Bits, isBits } from '../../algebra/bitmatrix.ts';
import type { Problem } from '../../board/problem.ts';

/** start + target; the start itself where all lights must go off. */
export function neededBits({ start, target }: Problem): BitMatrix {
  const lights = BitMatrix.of(start as Bits);
  if (target === null) return lights;
  const need = lights.clone();
  if (isBits(target)) {
    for (let i = 0; i < need.words.length; i++) need.words[i]! ^= target.words[i]!;
  } else {
    for (let i = 0; i < need.length; i++)
      if (target[i] !== 0)
        need.words[Math.floor(i / need.columns) * need.stride + ((i % need.columns) >>> 5)]! ^=
          1 << ((i % need.columns) & 31);
  }
  return need;
}
