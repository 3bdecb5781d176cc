export * from './nullity.ts';
export * from './points.ts';
export * from './run.ts';
export { scanOnAllCores } from './scan.ts';
export * from './samegame.ts';
