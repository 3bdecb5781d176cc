import { buildCommand, buildPage, packed } from './prepare.mjs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

await buildCommand();
if (process.argv[2] === 'serve') await buildPage();
await import(pathToFileURL(join(packed, 'bin/douse.js')).href);
