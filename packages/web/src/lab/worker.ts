import { Stopped } from 'douse/algebra';
import type { Ask, Reply } from './desk.ts';
import { type Design } from './design/design.ts';
import { parseDesign } from './design/text.ts';
import type { Job } from './jobs/job.ts';
import { JOBS } from './jobs/index.ts';
import { LimitError } from './jobs/limit.ts';

/** The worker's side of desk.ts: one question in; parts, progress and one answer out. */
onmessage = ({ data }: MessageEvent<Ask>) => {
  const reply = (message: Reply): void => postMessage(message);
  const { job } = data;
  try {
    const run = JOBS[data.name] as Job<unknown, unknown, unknown>;
    let told = 0;
    const value = run(designOf(data.design), data.args, {
      onProgress: (done) => {
        // Progress is for eyes: more than thirty times a second is noise.
        if (performance.now() - told < 33) return;
        told = performance.now();
        reply({ job, kind: 'progress', done });
      },
      tell: (part) => reply({ job, kind: 'part', part }),
    });
    reply({ job, kind: 'ready', value });
  } catch (error) {
    if (error instanceof LimitError) return reply({ job, kind: 'failed', reason: error.message, limit: error.limit });
    const known = error instanceof RangeError || error instanceof Stopped;
    reply({ job, kind: 'failed', reason: known ? error.message : `${String(error)} (a defect: please report it)` });
  }
};

/** The design last asked about, so that its board keeps what was computed of it. */
let last: { text: string; design: Design } | null = null;

function designOf(text: string): Design {
  if (last?.text === text) return last.design;
  const parsed = parseDesign(text);
  if (!parsed.ok) throw new RangeError(parsed.error);
  last = { text, design: parsed.value };
  return parsed.value;
}
