import { build } from './prepare.mjs';

build(...(process.argv[2] === 'serve' ? ['douse', 'cli', 'web'] : ['douse', 'cli']));
await import('../packages/cli/dist/main.js');
