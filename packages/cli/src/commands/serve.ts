import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Failure } from '../failure.ts';
import { say } from '../output.ts';
import { serveFolder } from '../server.ts';

export interface ServeFlags {
  readonly port?: string;
}

/** Serves the laboratory until it is interrupted. */
export async function serveCommand(flags: ServeFlags): Promise<number> {
  const port = flags.port ?? '4173';
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535)
    throw new Failure(`--port: expected a number from 0 to 65535, got '${port}'`, '4173 is the usual one');
  const folder = fileURLToPath(new URL('../../../web/dist', import.meta.url));
  if (!existsSync(folder)) throw new Failure('expected a built laboratory, got none', "build it with 'npm run build'");
  const { address, server } = await serveFolder(folder, Number(port));
  say(`Douse is open at ${address}   (Ctrl-C ends it)`);
  await new Promise<void>((resolve) => {
    const end = (): void => {
      server.close(() => resolve());
      server.closeAllConnections();
    };
    process.once('SIGINT', end).once('SIGTERM', end);
  });
  return 0;
}
