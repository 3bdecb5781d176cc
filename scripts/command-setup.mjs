/** The tests of the command run the bundle that is published. */
export { buildCommand as setup } from './prepare.mjs';
