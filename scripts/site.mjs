/**
 * Builds the site, one folder of plain files that works under any address and without a network: `npm run site`.
 *
 *   index.html, docs/…   the guide and the documents of docs/, from Markdown
 *   play/                the game and the laboratory
 *   api/                 the API reference, by TypeDoc
 *   data/                the tables of data/
 *
 * Every link inside is followed at the end; a dead one is an error.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, posix, relative, resolve, sep } from 'node:path';
import { buildPage, installPackages, root } from './prepare.mjs';

installPackages({ everything: true });
const site = join(root, 'dist/site');
// TypeDoc reads programs by the compiler's old interface, so the site's workspace has an older TypeScript of its own.
const require = createRequire(join(root, 'site/package.json'));
const { Marked } = await import(require.resolve('marked'));
const temml = createRequire(join(root, 'packages/web/package.json'))('temml');

/** The pages, in the order of the menu: source, address, name in the menu. */
const PAGES = [
  ['site/index.md', 'index.html', 'Douse'],
  ['docs/guide/players.md', 'docs/guide/players.html', 'Players'],
  ['docs/guide/teachers.md', 'docs/guide/teachers.html', 'Teachers'],
  ['docs/guide/programmers.md', 'docs/guide/programmers.html', 'Programmers'],
  ['docs/guide/researchers.md', 'docs/guide/researchers.html', 'Researchers'],
  ['data/README.md', 'data/index.html', 'Data'],
];
/** Documents that have a name in the menu of documents; the others of docs/ follow by their titles. */
const FIRST = ['play', 'samegame', 'command', 'formats', 'library', 'mathematics'];

/** A heading's anchor, as GitHub makes it. */
const anchorOf = (text) =>
  text
    .replace(/<[^>]*>|&[a-z]+;/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\- _]/gu, '')
    .trim()
    .replaceAll(' ', '-');

/** A page's Markdown as HTML: formulas between dollars as MathML, links to .md files as links to pages. */
function htmlOf(source, text, pages) {
  const used = new Map();
  const marked = new Marked({ gfm: true });
  const formula = (tex, displayMode) => temml.renderToString(tex, { displayMode, throwOnError: true });
  marked.use({
    extensions: [
      {
        name: 'formula',
        level: 'inline',
        start: (src) => src.indexOf('$'),
        tokenizer(src) {
          const match = /^(\${1,2})(?=\S)([^$]*[^$\s])\1(?!\d)/.exec(src);
          return match ? { type: 'formula', raw: match[0], tex: match[2], display: match[1].length === 2 } : undefined;
        },
        renderer: ({ tex, display }) => formula(tex, display),
      },
    ],
    renderer: {
      heading({ tokens, depth }) {
        const inner = this.parser.parseInline(tokens);
        const name = anchorOf(inner);
        const count = used.get(name) ?? 0;
        used.set(name, count + 1);
        return `<h${depth} id="${count === 0 ? name : `${name}-${count}`}">${inner}</h${depth}>\n`;
      },
      table(token) {
        const html = Object.getPrototypeOf(this).table.call(this, token);
        return `<div class="wide">${html}</div>`;
      },
    },
    walkTokens(token) {
      if (token.type === 'link' || token.type === 'image') token.href = linkOf(source, token.href, pages);
    },
  });
  return marked.parse(text);
}

/** A link as it stands in a source, for the page made from it. */
function linkOf(source, href, pages) {
  if (/^[a-z]+:|^#/.test(href)) return href;
  const [path, anchor] = href.split('#', 2);
  const target = posix.normalize(posix.join(posix.dirname(source), path));
  const own = pages.get(source);
  // What is no page but a file of the project comes along.
  if (!pages.has(target) && !target.startsWith('..') && existsSync(join(root, target)))
    cpSync(join(root, target), join(site, target), { recursive: true });
  const found = pages.get(target) ?? target.replace(/^\.\.\//, '');
  return posix.relative(posix.dirname(own), found) + (anchor === undefined ? '' : `#${anchor}`);
}

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const titleOf = (text) => /^#\s+(.*)$/m.exec(text)?.[1].replaceAll('`', '') ?? 'Douse';

/** A whole page around its content. @param at  address of the page */
function frame(at, title, content, menu) {
  const up = posix.relative(posix.dirname(at), '.') || '.';
  const items = menu.map(([address, name]) => {
    const here = address === at ? ' aria-current="page"' : '';
    return `<a href="${posix.relative(posix.dirname(at), address)}"${here}>${escaped(name)}</a>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}${title === 'Douse' ? '' : ' · Douse'}</title>
<link rel="icon" href="${up}/play/icon.svg">
<link rel="stylesheet" href="${up}/site.css">
<a class="skip" href="#content">To the text</a>
<nav aria-label="Site">${items.join('\n')}</nav>
<main id="content">
${content}</main>
</html>
`;
}

function write(at, text) {
  mkdirSync(dirname(join(site, at)), { recursive: true });
  writeFileSync(join(site, at), text);
}

function documents() {
  const docs = readdirSync(join(root, 'docs'), { recursive: true })
    .map((path) => `docs/${path.split(sep).join('/')}`)
    .filter((path) => path.endsWith('.md') && !path.startsWith('docs/guide/'));
  const place = (path) => (FIRST.indexOf(posix.basename(path, '.md')) + 1 || 99) * 1000;
  docs.sort((a, b) => place(a) - place(b) || (a < b ? -1 : 1));
  const made = docs.map((path) => [
    path,
    path.replace(/\.md$/, '.html'),
    titleOf(readFileSync(join(root, path), 'utf8')),
  ]);
  return [...PAGES, ...made, ['CHANGELOG.md', 'changelog.html', 'Changelog']];
}

function reference() {
  const { exports } = JSON.parse(readFileSync(join(root, 'packages/douse/package.json'), 'utf8'));
  const entries = Object.values(exports).map((path) =>
    path.replace('./dist/', 'packages/douse/src/').replace(/\.js$/, '.ts'),
  );
  const home = dirname(require.resolve('typedoc/package.json'));
  const options = [
    '--tsconfig',
    'packages/douse/tsconfig.json',
    '--out',
    join(site, 'api'),
    '--name',
    'Douse',
    '--readme',
    'none',
  ];
  const quiet = ['--disableSources', '--logLevel', 'Error', '--excludeInternal', '--hideGenerator'];
  const args = [...entries.flatMap((entry) => ['--entryPoints', entry]), ...options, ...quiet];
  execFileSync(process.execPath, [join(home, 'bin/typedoc'), ...args], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Links that lead nowhere: every href and src of every page, and its anchor. */
function deadLinks() {
  const files = readdirSync(site, { recursive: true }).filter((path) => path.endsWith('.html'));
  const anchors = new Map();
  const idsOf = (path) => {
    if (!anchors.has(path))
      anchors.set(
        path,
        new Set([...readFileSync(path, 'utf8').matchAll(/\s(?:id|name)="([^"]+)"/g)].map(([, id]) => id)),
      );
    return anchors.get(path);
  };
  const dead = [];
  let followed = 0;
  for (const file of files) {
    // The game makes its own addresses.
    if (file.startsWith('play')) continue;
    const text = readFileSync(join(site, file), 'utf8').replaceAll(/<(code|script)\b[^]*?<\/\1>/g, '');
    for (const [, href] of text.matchAll(/\s(?:href|src)="([^"]*)"/g)) {
      if (/^(?:[a-z]+:|\/\/)/.test(href)) continue;
      followed++;
      const [path, anchor] = href.replaceAll('&amp;', '&').split('#', 2);
      let target = path === '' ? join(site, file) : resolve(site, dirname(file), decodeURIComponent(path));
      if (existsSync(target) && statSync(target).isDirectory()) target = join(target, 'index.html');
      const inside = !relative(site, target).startsWith('..');
      const found = inside && existsSync(target);
      const there =
        !anchor || target.includes(`${sep}play${sep}`) || (found && idsOf(target).has(decodeURIComponent(anchor)));
      if (!found || !there || path.startsWith('/')) dead.push(`${file}: ${href}`);
    }
  }
  return { followed, dead };
}

await buildPage();
rmSync(site, { recursive: true, force: true });
mkdirSync(site, { recursive: true });
cpSync(join(root, 'packages/web/dist'), join(site, 'play'), {
  recursive: true,
  filter: (path) => !path.endsWith('.map'),
});
cpSync(join(root, 'docs/pictures'), join(site, 'docs/pictures'), { recursive: true });
cpSync(join(root, 'site/site.css'), join(site, 'site.css'));
cpSync(join(root, 'data'), join(site, 'data'), { recursive: true });
for (const name of ['LICENSE', 'CITATION.cff']) cpSync(join(root, name), join(site, name));

const listed = documents();
const pages = new Map(listed.map(([source, address]) => [source, address]));
const menu = [
  ...listed.slice(0, PAGES.length).map(([, address, name]) => [address, name]),
  ['play/index.html', 'Play'],
  ['docs/index.html', 'Documents'],
  ['api/index.html', 'API'],
  ['changelog.html', 'Changelog'],
];
for (const [source, address] of listed) {
  const text = readFileSync(join(root, source), 'utf8');
  write(address, frame(address, titleOf(text), htmlOf(source, text, pages), menu));
}
const list = listed
  .slice(PAGES.length, -1)
  .map(([, address, name]) => `<li><a href="${posix.relative('docs', address)}">${escaped(name)}</a>`);
write(
  'docs/index.html',
  frame('docs/index.html', 'Documents', `<h1>Documents</h1>\n<ul>\n${list.join('\n')}\n</ul>\n`, menu),
);
reference();
const { followed, dead } = deadLinks();
for (const link of dead) console.error(`site: dead link in ${link}`);
console.log(`site: ${followed} links followed; the site is in ${site}`);
if (dead.length > 0) process.exit(1);
