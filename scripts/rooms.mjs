/**
 * The rooms of the house, from the imports: `npm run rooms` draws them into ARCHITECTURE.md; with --check nothing is
 * written, and it is an error if the picture is old, if an arrow leads upward, if rooms or files need each other in a
 * circle (for types too), or if a room has too many sources.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './prepare.mjs';

/** Packages from the ground up: each may need those before it. */
const PACKAGES = ['douse', 'milp', 'survey', 'cli', 'web'];
/** Most sources in a room, tests and doors (index.ts) not counted. */
const MAX_SOURCES = 20;
const [BEGIN, END] = ['<!-- rooms: drawn by npm run rooms -->', '<!-- end of rooms -->'];

const home = join(root, 'packages');
const isSource = (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\.d\.ts$|(^|\/)testing\//.test(path);

/** `douse/src/board/grid.ts` stands in the room `douse/board`. */
const roomOf = (file) => posix.dirname(file).replace('/src', '');

function sourcesOf(name) {
  const folder = join(home, name, 'src');
  const paths = readdirSync(folder, { recursive: true }).map((path) => path.split(sep).join('/'));
  return paths.filter(isSource).map((path) => `${name}/src/${path}`);
}

/** What a file imports, types included, as files of the house; what comes from elsewhere is left out. */
function importsOf(file) {
  const text = readFileSync(join(home, file), 'utf8').replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
  const found = new Set();
  const pattern = /(?:^|[;\n])\s*(?:import|export)\b[^'";]*?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g;
  for (const [, fixed, late] of text.matchAll(pattern)) {
    const target = targetOf(file, fixed ?? late);
    if (target !== null) found.add(target);
  }
  return [...found];
}

function targetOf(file, specifier) {
  const path = specifier.startsWith('.')
    ? relative(home, resolve(home, dirname(file), specifier))
        .split(sep)
        .join('/')
    : specifier.replace(/^@?douse\/(survey|milp)(?:\/(.*))?$/, (_, name, rest) => `${name}/src/${rest ?? 'index'}.ts`);
  if (path !== specifier) return isSource(path) && existsSync(join(home, path)) ? path : null;
  const [, room] = /^douse\/(.+)$/.exec(specifier) ?? [];
  return room === undefined ? null : `douse/src/${room}/index.ts`;
}

/** The circles of a graph, each as its members; none for a graph that has none. */
export function circles(nodes, next) {
  const [index, low, stack, found] = [new Map(), new Map(), [], []];
  const visit = (node) => {
    index.set(node, index.size);
    low.set(node, index.get(node));
    stack.push(node);
    for (const other of next(node)) {
      if (!index.has(other)) visit(other);
      if (stack.includes(other)) low.set(node, Math.min(low.get(node), low.get(other)));
    }
    if (low.get(node) !== index.get(node)) return;
    const members = stack.splice(stack.indexOf(node));
    if (members.length > 1) found.push(members);
  };
  for (const node of nodes) if (!index.has(node)) visit(node);
  return found;
}

/**
 * Files, rooms and arrows of the house. A door (index.ts) and what nobody imports (a program, a worker, a page) stand
 * before their room, not in it: what they need is no need of the room.
 */
export function survey() {
  const files = new Map(PACKAGES.flatMap(sourcesOf).map((file) => [file, importsOf(file)]));
  const wanted = new Set([...files.values()].flat());
  const isDoor = (file) => /(^|\/)index\.tsx?$/.test(file) || !wanted.has(file);
  const rooms = new Map();
  for (const file of files.keys()) {
    const room = roomOf(file);
    if (!rooms.has(room)) rooms.set(room, { sources: [], needs: new Set() });
    if (!isDoor(file)) rooms.get(room).sources.push(file);
  }
  for (const [file, imports] of files) {
    if (isDoor(file)) continue;
    for (const target of imports)
      if (roomOf(target) !== roomOf(file)) rooms.get(roomOf(file)).needs.add(roomOf(target));
  }
  return { files, rooms };
}

/** What is wrong with the house, one sentence each. */
export function complaints({ files, rooms }) {
  const said = [];
  for (const [room, { sources, needs }] of rooms) {
    if (sources.length > MAX_SOURCES)
      said.push(`${room}: expected at most ${MAX_SOURCES} sources, got ${sources.length}; make rooms inside it`);
    const own = PACKAGES.indexOf(room.split('/')[0]);
    for (const other of needs)
      if (PACKAGES.indexOf(other.split('/')[0]) > own) said.push(`${room}: expected no arrow upward, got ${other}`);
  }
  for (const circle of circles(files.keys(), (file) => files.get(file) ?? []))
    said.push(`expected no circle of files, got ${circle.join(' → ')}`);
  for (const circle of circles(rooms.keys(), (room) => rooms.get(room)?.needs ?? []))
    if (!circle[0].startsWith('web')) said.push(`expected no circle of rooms, got ${circle.join(' → ')}`);
  return said;
}

/**
 * The picture: each package's rooms, those on top first, with the number of their sources. An arrow that follows from
 * others is left out; rooms that need each other stand together in braces.
 */
export function picture({ rooms }) {
  const together = new Map([...rooms.keys()].map((room) => [room, [room]]));
  for (const circle of circles(rooms.keys(), (room) => rooms.get(room).needs))
    for (const room of circle) together.set(room, circle);
  const groupOf = (room) => together.get(room);
  const needsOf = (group) => [
    ...new Set(group.flatMap((room) => [...rooms.get(room).needs].map(groupOf)).filter((other) => other !== group)),
  ];
  const below = new Map();
  const reach = (group) => {
    if (!below.has(group)) below.set(group, new Set(needsOf(group).flatMap((other) => [other, ...reach(other)])));
    return below.get(group);
  };
  const floorOf = (group) => 1 + Math.max(0, ...needsOf(group).map(floorOf));
  const lines = [];
  for (const name of PACKAGES.toReversed()) {
    const groups = [...new Set(together.values())].filter(
      ([room]) => room.split('/')[0] === name && rooms.get(room).sources.length > 0,
    );
    const nameIn = (room) => (room.startsWith(`${name}/`) ? room.slice(name.length + 1) : room);
    const labelOf = (group) => (group.length === 1 ? nameIn(group[0]) : `{${group.map(nameIn).sort().join(' ')}}`);
    const nearest = (group) => {
      if (group.length > 3) return `{${nameIn(group[0])} …}`;
      return group[0].startsWith(name) || group.length > 1 ? labelOf(group) : group[0];
    };
    groups.sort((a, b) => floorOf(b) - floorOf(a) || (labelOf(a) < labelOf(b) ? -1 : 1));
    lines.push(...(lines.length > 0 ? [''] : []), name);
    for (const group of groups) {
      const needs = needsOf(group);
      const direct = needs.filter((other) => !needs.some((one) => one !== other && reach(one).has(other)));
      const count = group.reduce((sum, room) => sum + rooms.get(room).sources.length, 0);
      const label = labelOf(group) === name ? '(itself)' : labelOf(group);
      if (label.length > LABEL) lines.push(...folded(' ', label.split(' ')));
      const head = `  ${(label.length > LABEL ? '' : label).padEnd(LABEL)} ${String(count).padStart(3)}`;
      lines.push(...(direct.length > 0 ? folded(`${head}  →`, direct.map(nearest).sort()) : [head]));
    }
  }
  return lines.join('\n');
}

/** Columns of a room's name. */
const LABEL = 26;

/** A line that goes on with words, within 120 columns. */
function folded(head, words) {
  const lines = [head];
  for (const word of words) {
    if (lines.at(-1).length + word.length > 117) lines.push(' '.repeat(Math.min(head.length, LABEL + 6)));
    lines.push(`${lines.pop()} ${word}`);
  }
  return lines;
}

const path = join(root, 'ARCHITECTURE.md');

/** ARCHITECTURE.md with the picture between its marks. */
export function drawn(text, house) {
  const [from, to] = [text.indexOf(BEGIN), text.indexOf(END)];
  const part = `${BEGIN}\n\`\`\`\n${picture(house)}\n\`\`\`\n${END}`;
  if (from < 0 || to < from) return `${text.trimEnd()}\n\n## Rooms and arrows\n\n${part}\n`;
  return text.slice(0, from) + part + text.slice(to + END.length);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const house = survey();
  const said = complaints(house);
  const text = readFileSync(path, 'utf8');
  const now = drawn(text, house);
  if (process.argv.includes('--check')) {
    if (now !== text)
      said.push("ARCHITECTURE.md: expected the picture of today's rooms, got an old one; run 'npm run rooms'");
  } else writeFileSync(path, now);
  for (const sentence of said) console.error(`rooms: ${sentence}`);
  if (said.length > 0) process.exit(1);
}
