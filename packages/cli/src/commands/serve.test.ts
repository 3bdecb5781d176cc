import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { folder, main, read } from '../testing/command.ts';

// Only a clone whose page has been built can serve it.
const built = existsSync(join(dirname(main), '../page/index.html'));

it.skipIf(!built)('opens the page in the browser that the user names, and ends when it is told to', async () => {
  const browser = join(folder, 'browser');
  writeFileSync(browser, `#!/bin/sh\nprintf %s "$1" > '${join(folder, 'opened')}'\n`);
  chmodSync(browser, 0o755);
  const server = spawn(process.execPath, [main, 'serve', '--port', '0', '--open'], {
    env: { ...process.env, BROWSER: browser },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  for await (const chunk of server.stdout) if ((said += String(chunk)).includes('\n')) break;
  const address = /http:\/\/localhost:\d+\//.exec(said)?.[0];
  await expect.poll(() => existsSync(join(folder, 'opened')) && read('opened'), { timeout: 30_000 }).toBe(address);
  expect((await fetch(address!)).status).toBe(200);
  server.kill('SIGINT');
  expect(await once(server, 'exit')).toEqual([0, null]);
});
