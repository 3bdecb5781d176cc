import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const command = fileURLToPath(new URL('../../../dist/douse/bin/douse.js', import.meta.url));

/** The page, served by the command; it can be stopped, as a network can. */
export interface Site {
  readonly address: string;
  stop(): Promise<void>;
}

export async function startSite(port = 0): Promise<Site> {
  const server: ChildProcess = spawn(process.execPath, [command, 'serve', '--port', String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  for await (const chunk of server.stdout!) if ((said += String(chunk)).includes('\n')) break;
  const address = /http:\/\/localhost:\d+\//.exec(said)?.[0];
  if (address === undefined) throw new Error(`serve: expected an address, got ${said}`);
  return {
    address,
    async stop() {
      if (server.exitCode !== null) return;
      server.kill('SIGINT');
      await once(server, 'exit');
    },
  };
}
