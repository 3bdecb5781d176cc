import { build, installPackages } from './prepare.mjs';

installPackages();
build('douse', 'survey', 'milp', 'cli', 'web');
