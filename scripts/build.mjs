import { makePackage } from './package.mjs';

await makePackage();
