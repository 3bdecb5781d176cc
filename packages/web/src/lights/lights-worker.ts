import type { LightsJobs } from './jobs.ts';
import { lightsJobs } from './answers.ts';
import { serve } from '../work/serve.ts';

/** All solving of Lights Out happens here. */
serve<LightsJobs>(lightsJobs);
