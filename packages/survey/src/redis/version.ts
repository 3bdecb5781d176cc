import { readFileSync } from 'node:fs';

/** Goes up whenever jobs, answers or the meaning of a row change, even between two releases. */
const PROTOCOL = 2;

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** This program's version, on which machines that share a survey must agree: such as `1.0.0, protocol 2`. */
export const VERSION = `${version}, protocol ${PROTOCOL}`;
