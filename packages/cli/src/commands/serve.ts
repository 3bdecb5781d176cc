import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Failure } from '../failure.ts';
import { remark, say } from '../output.ts';
import { serveFolder } from '../server.ts';

export interface ServeFlags {
  readonly port?: string;
  readonly open?: boolean;
}

/** Serves the game and the laboratory until it is interrupted. */
export async function serveCommand(flags: ServeFlags): Promise<number> {
  const port = flags.port ?? '4173';
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535)
    throw new Failure(`--port: expected a number from 0 to 65535, got '${port}'`, '4173 is the usual one');
  // The page lies beside the command, in a clone as in the installed package.
  const folder = fileURLToPath(new URL('../page', import.meta.url));
  if (!existsSync(folder)) throw new Failure('expected a built page, got none', "build it with 'npm run build'");
  const { address, server } = await serveFolder(folder, Number(port));
  say(`Douse is open at ${address}   (Ctrl-C ends it)`);
  if (flags.open === true) openBrowser(address);
  await new Promise<void>((resolve) => {
    const end = (): void => {
      server.close(() => resolve());
      server.closeAllConnections();
    };
    process.once('SIGINT', end).once('SIGTERM', end);
  });
  return 0;
}

/** The program that opens an address in the user's browser: $BROWSER, or what the system brings. */
function opener(address: string): [program: string, ...args: string[]] {
  const own = process.env['BROWSER'];
  if (own !== undefined && own !== '') return [own, address];
  if (process.platform === 'darwin') return ['open', address];
  if (process.platform === 'win32') return ['rundll32', 'url.dll,FileProtocolHandler', address];
  return ['xdg-open', address];
}

function openBrowser(address: string): void {
  const [program, ...args] = opener(address);
  const failed = (): void => remark(`douse: could not open a browser by '${program}'; open ${address} yourself`);
  spawn(program, args, { stdio: 'ignore', detached: true })
    .on('error', failed)
    .on('exit', (code) => code !== 0 && code !== null && failed())
    .unref();
}
