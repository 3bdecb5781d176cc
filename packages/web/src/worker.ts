import { lightsOut, type LightsParams, type LightsState } from 'douse/lightsout';
import type { Verdict } from 'douse/play';
import type { Answer, Job } from './solver.ts';

/** The solver's side of solver.ts: one job in, one answer out. */
onmessage = ({ data }: MessageEvent<Job<LightsParams, LightsState>>) => {
  const answer: Answer<number> = { job: data.job, verdict: verdictOn(data) };
  postMessage(answer);
};

function verdictOn({ params, state }: Job<LightsParams, LightsState>): Verdict<number> {
  try {
    return lightsOut.solve(params, state);
  } catch (error) {
    return { kind: 'unknown', reason: String(error) };
  }
}
