import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildCommand, buildPage, packed } from './prepare.mjs';

await buildCommand();
await buildPage();
const douse = process.platform === 'win32' ? '.\\douse' : './douse';
console.log(`
In a terminal, try
  ${douse} solve examples/classic.txt --fewest
  ${douse} analyse 5x5
`);
process.argv.splice(2, 0, 'serve');
await import(pathToFileURL(join(packed, 'bin/douse.js')).href);
