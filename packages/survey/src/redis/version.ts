import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

let known: string | null = null;

/**
 * This program's version with a fingerprint of its code, such as `0.1.0+1f3a…`. Machines that share a survey must agree
 * on it: two builds may differ in what they compute.
 */
export function programVersion(): string {
  if (known !== null) return known;
  const own = new URL('../../', import.meta.url);
  const { version } = JSON.parse(readFileSync(new URL('package.json', own), 'utf8')) as { version: string };
  const hash = createHash('sha256');
  const library = new URL('../', import.meta.resolve('douse/lightsout'));
  for (const folder of [new URL('dist/', own), library]) {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.js') && !name.endsWith('.test.js'))
      .map((name) => name.replaceAll('\\', '/'));
    for (const name of files.toSorted()) hash.update(`${name}\n`).update(readFileSync(new URL(name, folder)));
  }
  return (known = `${version}+${hash.digest('hex').slice(0, 12)}`);
}
