import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { encodingFor, serveFolder } from './server.ts';

const folder = mkdtempSync(join(tmpdir(), 'douse-page-'));
const script = 'console.log("a light");\n'.repeat(50);
let served: Awaited<ReturnType<typeof serveFolder>>;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  writeFileSync(join(folder, 'assets/a.js.br'), brotliCompressSync(script));
  writeFileSync(join(folder, '../douse-secret.txt'), 'secret');
  served = await serveFolder(folder, 0);
});
afterAll(() => {
  served.server.close();
  rmSync(folder, { recursive: true });
  rmSync(join(folder, '../douse-secret.txt'));
});

interface Got {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Buffer;
}

/** A request as it goes over the line: fetch would unpack the answer, and mend the path. */
const get = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Got> =>
  new Promise((resolve, reject) => {
    const { port } = new URL(served.address);
    request({ host: '127.0.0.1', port, path, headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });

it('gives compressed files in the encoding that is asked for', async () => {
  const [br, gzip, plain] = await Promise.all([
    get('/assets/a.js', { 'accept-encoding': 'gzip, deflate, br, zstd' }),
    get('/assets/a.js', { 'accept-encoding': 'gzip, br;q=0' }),
    get('/assets/a.js'),
  ]);
  expect(br.headers).toMatchObject({ 'content-encoding': 'br', 'content-type': 'text/javascript; charset=utf-8' });
  expect(String(brotliDecompressSync(br.body))).toBe(script);
  expect(gzip.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  expect(String(gunzipSync(gzip.body))).toBe(script);
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(String(plain.body)).toBe(script);
  expect(await get('/assets/a.js', { 'accept-encoding': 'br' }, 'HEAD')).toMatchObject({
    status: 200,
    body: Buffer.of(),
  });
});

it('stays in its folder and answers nothing but reading', async () => {
  expect(String((await get('/')).body)).toBe('<!doctype html>');
  for (const path of [
    '/../douse-secret.txt',
    '/%2e%2e/douse-secret.txt',
    '/..%2fdouse-secret.txt',
    '/none.js',
    '/%00',
    '/%',
  ])
    expect((await get(path)).status, path).toBe(404);
  expect((await get('/', {}, 'POST')).status).toBe(405);
});

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['br', 'br'],
  ['*', 'br'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['deflate', 'identity'],
])('Accept-Encoding %s: %s', (header, encoding) => expect(encodingFor(header)).toBe(encoding));
