import { lightsOut } from 'douse/lightsout';
import type { Answer, Ask, Kind, Order, Report } from './jobs.ts';

/** The worker's side of work.ts: all solving happens here, one job at a time. */

type Handlers = { readonly [K in Kind]: (ask: Ask<K>, progress: (part: number) => void) => Answer<K> };

const handlers: Handlers = {
  'lights.solve': ({ params, state }) => lightsOut.solve(params, state),
};

const send = (report: Report): void => postMessage(report);

function carryOut<K extends Kind>({ job, kind, ask }: Order<K>): Report {
  try {
    return { job, answer: handlers[kind](ask, (progress) => send({ job, progress })) };
  } catch (error) {
    return { job, failed: String(error) };
  }
}

onmessage = ({ data }: MessageEvent<Order>) => send(carryOut(data));
