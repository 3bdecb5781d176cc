import { createReadStream, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize, sep } from 'node:path';
import { brotliDecompressSync, gzipSync } from 'node:zlib';
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

/**
 * Serves a folder of files on localhost, at `port` or the next free one.
 *
 * A file may lie there as `x.br` instead of `x`: compressed by brotli when it was built. Browsers get it as it is;
 * clients without brotli get it as gzip, or plain.
 */
export async function serveFolder(folder: string, port: number): Promise<{ address: string; server: Server }> {
  const server = createServer((request, response) => answer(folder, request, response));
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

function answer(folder: string, request: IncomingMessage, response: ServerResponse): void {
  const refuse = (status: number, text: string): void =>
    void response.writeHead(status, { 'content-type': 'text/plain' }).end(text);
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405, 'only GET');
  const asked = fileFor(folder, request.url ?? '/');
  const path = asked && firstFile(asked, `${asked}.br`);
  if (asked === null || path === null) return refuse(404, 'not found');
  const hashed = /[\\/]assets[\\/]/.test(asked);
  const headers: Record<string, string> = {
    'content-type': TYPES[extname(asked)] ?? 'application/octet-stream',
    'cache-control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  };
  const encoding = path === asked ? null : encodingFor(request.headers['accept-encoding']);
  if (path !== asked) headers['vary'] = 'accept-encoding';
  if (encoding !== null && encoding !== 'identity') headers['content-encoding'] = encoding;
  response.writeHead(200, headers);
  if (request.method === 'HEAD') return void response.end();
  if (encoding === 'gzip' || encoding === 'identity') return void response.end(recoded(path, encoding));
  createReadStream(path)
    .on('error', () => response.destroy())
    .pipe(response);
}

type Encoding = 'br' | 'gzip' | 'identity';

/** The best of our encodings that an Accept-Encoding header takes. */
export function encodingFor(header: string | string[] | undefined): Encoding {
  const taken = String(header ?? '')
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*q=/i))
    .filter(([, weight = '1']) => Number(weight) > 0)
    .map(([name]) => name!.toLowerCase());
  return taken.includes('br') || taken.includes('*') ? 'br' : taken.includes('gzip') ? 'gzip' : 'identity';
}

/** A brotli file in another encoding. Rare enough to be made each time. */
function recoded(path: string, encoding: 'gzip' | 'identity'): Uint8Array {
  const plain = brotliDecompressSync(readFileSync(path));
  return encoding === 'gzip' ? gzipSync(plain) : plain;
}

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() === true;
const firstFile = (...paths: string[]): string | null => paths.find(isFile) ?? null;

/** The path a request asks for, or null if it is outside the folder. */
function fileFor(folder: string, url: string): string | null {
  try {
    const { pathname } = new URL(url, 'http://localhost');
    const path = normalize(join(folder, decodeURIComponent(pathname)));
    if (path !== folder && !path.startsWith(folder + sep) && path !== folder + sep) return null;
    if (path.includes('\0')) return null;
    return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true ? join(path, 'index.html') : path;
  } catch {
    return null;
  }
}
