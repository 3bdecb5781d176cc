import type { Handlers, JobTable, KindOf, Order, Report } from './protocol.ts';

/** The worker's side of work.ts: carries out one job at a time and reports. To be called once, in a worker. */
export function serve<Table extends JobTable<Table>>(handlers: Handlers<Table>): void {
  const send = (report: Report): void => postMessage(report);
  const carryOut = async <K extends KindOf<Table>>({ job, kind, ask }: Order<Table, K>): Promise<Report> => {
    try {
      return { job, answer: await handlers[kind](ask, (progress) => send({ job, progress })) };
    } catch (error) {
      return { job, failed: String(error) };
    }
  };
  onmessage = ({ data }: MessageEvent<Order<Table>>) => void carryOut(data).then(send);
}
