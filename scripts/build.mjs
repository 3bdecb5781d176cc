import { build, installPackages } from './prepare.mjs';

installPackages();
build('douse', 'cli', 'web');
