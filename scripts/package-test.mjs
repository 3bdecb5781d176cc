/**
 * Packs Douse, installs the tarball in an empty folder and uses it as its users do: the command, the library from
 * JavaScript and TypeScript, and through bundlers. Sizes are compared with scripts/package-sizes.json; --write keeps
 * today's.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { build as esbuild } from 'esbuild';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { build as vite } from 'vite';
import { makePackage } from './package.mjs';
import { npmProgram, packed, programOf, root } from './prepare.mjs';

/** Compilers that must take our declarations: the oldest we promise and the newest there is. */
const COMPILERS = ['5.4', '5.9', '7.0'];
/** How much a size may grow before it has to be looked at. */
const TOLERANCE = 1.03;

let checks = 0;
function check(what, holds, got = '') {
  checks++;
  if (holds) return void console.log(`  ok  ${what}`);
  console.error(`  NOT ${what}${got === '' ? '' : `: got ${got}`}`);
  process.exitCode = 1;
}

const folder = mkdtempSync(join(tmpdir(), 'douse-package-'));
const npm = (...args) =>
  execFileSync(process.execPath, [npmProgram(), ...args, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    encoding: 'utf8',
  });
const write = (name, text) => writeFileSync(join(folder, name), text);
const program = join(folder, 'node_modules/douse/bin/douse.js');
function douse(...args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { cwd: folder, encoding: 'utf8' });
  return { code: status, out: stdout, err: stderr };
}

function install() {
  const [{ filename, size }] = JSON.parse(npm('pack', packed, '--json'));
  write('package.json', '{"name":"empty","private":true,"type":"module"}\n');
  const compilers = COMPILERS.map((version) => `typescript-${version}@npm:typescript@${version}`);
  npm('install', `./${filename}`, ...compilers, '--prefer-offline');
  return size;
}

function command() {
  console.log('the command');
  check('douse --version', /^\d+\.\d+\.\d+\n$/.test(douse('--version').out));
  const fewest = douse('solve', '5x5', '--target', 'on', '--fewest', '--json');
  check('solve --fewest', fewest.code === 0 && JSON.parse(fewest.out).total === 15, fewest.out + fewest.err);
  write('tiles.txt', 'aab\nbba\naab\n');
  const same = douse('samegame', 'solve', 'tiles.txt', '--goal', 'fewest', '--json');
  check('samegame solve', same.code === 0 && JSON.parse(same.out).left === 0, same.out + same.err);
  const points = douse('samegame', 'solve', '9x9-c3#moon', '--goal', 'points', '--time', '1', '--json');
  check('samegame solve on threads', points.code === 0 && JSON.parse(points.out).points > 0, points.err);
  const rows = douse('survey', 'nullity', '--sizes', '1..9')
    .out.trim()
    .split('\n')
    .map((row) => JSON.parse(row).nullity);
  check('survey', String(rows) === '0,0,0,4,2,0,0,0,8', rows);
  const optimizer = douse('solve', '5x5', '--fewest', '--optimizer', 'highs');
  check('--optimizer says what to install', /npm install highs@/.test(optimizer.err), optimizer.err);
  const redis = douse('survey', 'nullity', '--sizes', '1..3', '--redis', 'redis://127.0.0.1:1');
  check('--redis says what to install', /npm install bullmq@\S+ ioredis@/.test(redis.err), redis.err);
  check('doctor', JSON.parse(douse('doctor', '--json').out).packages.highs === false);
  check('no file is outside bin, lib and page', readdirSync(join(folder, 'node_modules/douse')).length === 7);
}

async function served() {
  console.log('the page');
  const server = spawn(process.execPath, [program, 'serve', '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    let said = '';
    for await (const chunk of server.stdout) if (/\n/.test((said += chunk))) break;
    const address = /http:\S+/.exec(said)?.[0];
    const html = await (await fetch(address)).text();
    const assets = join(folder, 'node_modules/douse/page/assets');
    const sizeOf = (name) => statSync(join(assets, name)).size;
    const largest = readdirSync(assets).sort((one, other) => sizeOf(other) - sizeOf(one))[0];
    const script = `assets/${largest.replace(/\.br$/, '')}`;
    check('serve gives the page', html.includes('Douse') && largest.endsWith('.js.br'), html.slice(0, 80));
    const plain = await bodyOf(`${address}${script}`, 'identity');
    const [br, gzip] = [await bodyOf(`${address}${script}`, 'br'), await bodyOf(`${address}${script}`, 'gzip')];
    check('compressed by brotli', br.encoding === 'br' && brotliDecompressSync(br.body).equals(plain.body));
    check('compressed by gzip', gzip.encoding === 'gzip' && gunzipSync(gzip.body).equals(plain.body));
    check('smaller by brotli', br.body.length < plain.body.length, `${br.body.length} of ${plain.body.length}`);
  } finally {
    server.kill();
  }
}

/** A file as it comes over the line; fetch would unpack it. */
function bodyOf(address, encoding) {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': encoding } }, async (response) => {
      const chunks = [];
      for await (const chunk of response) chunks.push(chunk);
      resolve({ encoding: response.headers['content-encoding'], body: Buffer.concat(chunks) });
    }).on('error', reject);
  });
}

function library() {
  console.log('the library');
  const { exports } = JSON.parse(readFileSync(join(folder, 'node_modules/douse/package.json'), 'utf8'));
  const entries = Object.keys(exports).filter((path) => path !== './package.json');
  const names = entries.map((path) => `douse${path.slice(1)}`);
  write(
    'use.mjs',
    `import { grid, problem } from 'douse/board';
import { solve } from 'douse/lightsout';
const answer = solve(problem(grid(5, 5), { start: new Uint8Array(25).fill(1) }), { fewest: true });
console.log(answer.kind, answer.total);
for (const name of ${JSON.stringify(names)})
  if (Object.keys(await import(name)).length === 0) console.log('empty', name);
`,
  );
  const { stdout, stderr } = spawnSync(process.execPath, ['use.mjs'], { cwd: folder, encoding: 'utf8' });
  check('ten lines of JavaScript', stdout === 'solved 15\n', stdout + stderr);
  const closed = spawnSync(process.execPath, ['-e', "import('douse/lib/algebra/echelon.js')"], {
    cwd: folder,
    encoding: 'utf8',
  });
  check('what is not exported is closed', closed.stderr.includes('ERR_PACKAGE_PATH_NOT_EXPORTED'));

  write(
    'use.ts',
    `${names.map((name, i) => `import * as part${i} from '${name}';`).join('\n')}
import { grid, problem } from 'douse/board';
import { solve } from 'douse/lightsout';
const answer = solve(problem(grid(5, 5)), { fewest: true });
export const total: number | null = answer.kind === 'solved' ? answer.total : null;
export const parts = [${names.map((_, i) => `part${i}`).join(', ')}];
`,
  );
  for (const [lib, more] of [['es2023'], ['es2023', 'dom']].map((lib) => [lib, lib.length > 1 ? ' with dom' : ''])) {
    const compilerOptions = { strict: true, noEmit: true, skipLibCheck: false, target: 'es2022', lib, types: [] };
    const resolution = { module: 'nodenext', moduleResolution: 'nodenext' };
    write(
      'tsconfig.json',
      JSON.stringify({ compilerOptions: { ...compilerOptions, ...resolution }, files: ['use.ts'] }),
    );
    for (const version of COMPILERS) {
      const home = join(folder, 'node_modules', `typescript-${version}`);
      const { bin } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
      const { status, stdout } = spawnSync(process.execPath, [join(home, bin.tsc), '-p', '.'], {
        cwd: folder,
        encoding: 'utf8',
      });
      check(`types compile by TypeScript ${version}${more}`, status === 0, stdout.slice(0, 2000));
    }
  }
}

async function published() {
  console.log('the package');
  const { messages } = await publint({ pkgDir: packed, strict: true });
  const manifest = JSON.parse(readFileSync(join(packed, 'package.json'), 'utf8'));
  const said = messages.map((message) => formatMessage(message, manifest));
  check('publint', said.length === 0, said.join('; '));
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz'));
  const args = [
    programOf('@arethetypeswrong/cli', 'attw'),
    tarball,
    '--profile',
    'esm-only',
    '--no-emoji',
    '--no-color',
  ];
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  check('arethetypeswrong', status === 0, stdout);
}

/** Programs that users bundle, by name. */
const PROGRAMS = {
  'solve a board': `import { grid, problem } from 'douse/board'; import { solve } from 'douse/lightsout';
    console.log(solve(problem(grid(5, 5))));`,
  'read and write boards': `import { parseBoard, makeText } from 'douse/formats'; console.log(parseBoard, makeText);`,
  'SameGame solved': `import { solveSame } from 'douse/samegame'; console.log(solveSame);`,
  'bit matrices': `import { BitMatrix } from 'douse/algebra'; console.log(new BitMatrix(2, 2));`,
};

async function bundled() {
  const sizes = {};
  for (const [name, code] of Object.entries(PROGRAMS)) {
    write('entry.js', code);
    const [entry, outdir] = [join(folder, 'entry.js'), join(folder, 'out')];
    await esbuild({ entryPoints: [entry], bundle: true, minify: true, format: 'esm', outdir, logLevel: 'error' });
    sizes[`${name}, esbuild`] = gzipSync(readFileSync(join(outdir, 'entry.js')), { level: 9 }).length;
    const lib = { entry, formats: ['es'], fileName: 'entry' };
    await vite({ root: folder, configFile: false, logLevel: 'error', build: { outDir: outdir, lib, minify: true } });
    const made = readdirSync(outdir).filter((file) => /\.m?js$/.test(file));
    sizes[`${name}, vite`] = made.reduce((sum, file) => sum + gzipSync(readFileSync(join(outdir, file))).length, 0);
    rmSync(outdir, { recursive: true });
  }
  return sizes;
}

function compareSizes(sizes) {
  console.log('sizes, compressed bytes');
  const table = join(root, 'scripts/package-sizes.json');
  if (process.argv.includes('--write')) return writeFileSync(table, `${JSON.stringify(sizes, null, 2)}\n`);
  const kept = JSON.parse(readFileSync(table, 'utf8'));
  for (const [name, size] of Object.entries(sizes))
    check(`${String(size).padStart(8)}  ${name} (kept: ${kept[name]})`, size <= (kept[name] ?? 0) * TOLERANCE);
}

/**
 * CPU time of the first answer beside that of a Node that does nothing: printed, not asserted, since machines differ.
 */
function startUp() {
  const told = "process.on('exit', () => console.error((({ user, system }) => user + system)(process.cpuUsage())))";
  const hook = `data:text/javascript,${encodeURIComponent(told)}`;
  write('nothing.mjs', '');
  write('board.txt', '.#.#.\n##.##\n.#.#.\n#.#.#\n#.#.#\n');
  const [bare, first] = [[], []];
  for (let i = 0; i < 15; i++) {
    for (const [times, args] of [
      [bare, ['nothing.mjs']],
      [first, [program, 'solve', 'board.txt']],
    ]) {
      const { stderr } = spawnSync(process.execPath, ['--import', hook, ...args], { cwd: folder, encoding: 'utf8' });
      times.push(Number(stderr) / 1000);
    }
  }
  const middle = (times) => times.sort((a, b) => a - b)[times.length >> 1];
  const ratio = (middle(first) / middle(bare)).toFixed(2);
  console.log(`the first answer: ${middle(first).toFixed(0)} ms of CPU, ${ratio} × a Node that does nothing`);
}

try {
  await makePackage();
  const size = install();
  command();
  await served();
  library();
  await published();
  startUp();
  compareSizes({ 'the package': size, ...(await bundled()) });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(`\n${checks} checks ${process.exitCode === 1 ? 'failed in part' : 'passed'}`);
