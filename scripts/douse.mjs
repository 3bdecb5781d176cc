import { build } from './prepare.mjs';

build(
  ...(process.argv[2] === 'serve' ? ['douse', 'survey', 'milp', 'cli', 'web'] : ['douse', 'survey', 'milp', 'cli']),
);
await import('../packages/cli/dist/main.js');
