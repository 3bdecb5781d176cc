import { serve } from '../work/serve.ts';
import type { ReadJobs } from './jobs.ts';
import { readFor } from './read.ts';

/** All reading of files happens here; fetched when there is one. */
serve<ReadJobs>({ 'boards.read': readFor });
