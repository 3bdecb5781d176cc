import type { Jobs } from './jobs.ts';
import { lightsJobs } from './lights-jobs.ts';
import { serve } from './serve.ts';

/** All solving of Lights Out happens here. */
serve<Jobs>(lightsJobs);
