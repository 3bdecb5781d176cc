import type { Kind, Order, Report } from './jobs.ts';
import { type Handlers, lightsJobs } from './lights-jobs.ts';

/** The worker's side of work.ts: all solving happens here, one job at a time. */

const handlers: Handlers<Kind> = { ...lightsJobs };

const send = (report: Report): void => postMessage(report);

function carryOut<K extends Kind>({ job, kind, ask }: Order<K>): Report {
  try {
    return { job, answer: handlers[kind](ask, (progress) => send({ job, progress })) };
  } catch (error) {
    return { job, failed: String(error) };
  }
}

onmessage = ({ data }: MessageEvent<Order>) => send(carryOut(data));
