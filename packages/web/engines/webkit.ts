import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Engine } from './tab.ts';

/** Names of keys as WebDriver's code points. */
const KEYS: Readonly<Record<string, string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** The name of an element in WebDriver's answers. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** WebKitGTK's MiniBrowser on a screen of its own, by WebDriver. */
export async function startWebKit(driver: string, browser: string, xvfb: string): Promise<Engine> {
  // The server picks a free screen and writes its number to descriptor 3.
  const screen = spawn(xvfb, ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(screen.stdio[3]!, 'data')) as [Buffer];
  const port = await freePort();
  const server = spawn(driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${String(number).trim()}`, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
    stdio: 'ignore',
  });
  const stop = async (): Promise<void> => {
    for (const program of [server, screen]) await ended(program);
  };
  try {
    const ask = await connect(`http://127.0.0.1:${port}`);
    const session = await ask<{ sessionId: string }>('POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } } },
    });
    const own = <T>(method: string, path: string, body?: object): Promise<T> =>
      ask<T>(method, `/session/${session.sessionId}${path}`, body);
    const run = <T>(body: string, ...args: readonly unknown[]): Promise<T> =>
      own<T>('POST', '/execute/sync', { script: body, args });
    const press = (name: string): Promise<void> => {
      const value = KEYS[name] ?? name;
      const actions = [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ];
      return own('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    };
    const click = async (selector: string): Promise<void> => {
      const element = await own<Record<string, string>>('POST', '/element', { using: 'css selector', value: selector });
      await own('POST', `/element/${element[ELEMENT]}/click`, {});
    };
    const picture = async (): Promise<Uint8Array> => Buffer.from(await own<string>('GET', '/screenshot'), 'base64');
    return {
      name: 'WebKit',
      // WebKit's driver tells no errors of the page.
      tab: { errors: [], goto: (url) => own('POST', '/url', { url }), run, click, key: press, picture },
      async close() {
        await own('DELETE', '');
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

type Ask = <T>(method: string, path: string, body?: object) => Promise<T>;

/** Waits until the driver answers. */
async function connect(address: string): Promise<Ask> {
  const ask: Ask = async <T>(method: string, path: string, body?: object) => {
    const answer = await fetch(address + path, { method, ...(body !== undefined && { body: JSON.stringify(body) }) });
    const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`WebDriver: ${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  };
  for (let tries = 0; ; tries++) {
    try {
      await ask('GET', '/status');
      return ask;
    } catch (error) {
      if (tries === 100) throw error;
      await new Promise((done) => setTimeout(done, 100));
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

async function ended(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || !program.kill()) return;
  await once(program, 'exit');
}
