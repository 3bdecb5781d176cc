import { createReadStream, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize, sep } from 'node:path';
import { Failure } from './failure.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};
/** Ports tried after the one asked for. */
const MORE_PORTS = 20;

/** Serves a folder of files on localhost, at `port` or the next free one. */
export async function serveFolder(folder: string, port: number): Promise<{ address: string; server: Server }> {
  const server = createServer((request, response) => {
    const send = (status: number, text: string): void =>
      void response.writeHead(status, { 'content-type': 'text/plain' }).end(text);
    if (request.method !== 'GET' && request.method !== 'HEAD') return send(405, 'only GET');
    const path = fileFor(folder, request.url ?? '/');
    if (path === null) return send(404, 'not found');
    const hashed = /[\\/]assets[\\/]/.test(path);
    response.writeHead(200, {
      'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
      'cache-control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
    if (request.method === 'HEAD') return void response.end();
    createReadStream(path)
      .on('error', () => response.destroy())
      .pipe(response);
  });
  for (let tried = 0; ; tried++) {
    try {
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject).listen(port === 0 ? 0 : port + tried, '127.0.0.1', () => {
          server.off('error', reject);
          resolve();
        });
      });
      return { address: `http://localhost:${(server.address() as AddressInfo).port}/`, server };
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EADDRINUSE' && tried < MORE_PORTS && port + tried < 65535) continue;
      throw new Failure(`--port ${port}: expected a free port, got ${code}`, 'choose another with --port');
    }
  }
}

/** The file a request asks for, or null if there is none inside the folder. */
function fileFor(folder: string, url: string): string | null {
  try {
    const { pathname } = new URL(url, 'http://localhost');
    let path = normalize(join(folder, decodeURIComponent(pathname)));
    if (path !== folder && !path.startsWith(folder + sep) && path !== folder + sep) return null;
    if (path.includes('\0')) return null;
    if (statSync(path).isDirectory()) path = join(path, 'index.html');
    return statSync(path).isFile() ? path : null;
  } catch {
    return null;
  }
}
