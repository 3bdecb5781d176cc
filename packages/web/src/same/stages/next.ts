import { SAME_STAGES, type SameStage } from './stages.ts';

/** The first stage without a star after one of them, then from the beginning; null when all have stars. */
export function nextSameStage(stars: (stage: SameStage) => number, after: SameStage | null = null): SameStage | null {
  const at = after === null ? 0 : SAME_STAGES.indexOf(after) + 1;
  const turned = [...SAME_STAGES.slice(at), ...SAME_STAGES.slice(0, Math.max(0, at - 1))];
  return turned.find((stage) => stars(stage) === 0) ?? null;
}
