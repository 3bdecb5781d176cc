import { serve } from '../serve.ts';
import { sameJobs } from './advise.ts';
import type { SameJobs } from './jobs.ts';

/** All solving of SameGame happens here; fetched when it is first asked for something. */
serve<SameJobs>(sameJobs);
