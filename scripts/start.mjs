import { build, installPackages, root } from './prepare.mjs';
import { join } from 'node:path';

installPackages();
build('douse', 'survey', 'milp', 'cli', 'web');
console.log(`
In a terminal, try
  ./douse solve examples/classic.txt --fewest
  ./douse analyse 5x5
`);
process.argv = [process.argv[0], join(root, 'douse'), 'serve', ...process.argv.slice(2)];
await import('../packages/cli/dist/main.js');
