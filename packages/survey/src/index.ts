export * from './nullity.ts';
export * from './run.ts';
export { scanOnAllCores } from './scan.ts';
