import { serve } from '../work/serve.ts';
import { sameJobs } from './answers.ts';
import type { SameJobs } from './jobs.ts';

/** All solving of SameGame happens here; fetched when it is first asked for something. */
serve<SameJobs>(sameJobs);
