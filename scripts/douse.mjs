import { build } from './prepare.mjs';

build(...(process.argv[2] === 'serve' ? ['douse', 'survey', 'cli', 'web'] : ['douse', 'survey', 'cli']));
await import('../packages/cli/dist/main.js');
