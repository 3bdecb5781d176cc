import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Failure } from './failure.ts';

/** The part of our own package.json that the command speaks of. */
interface Manifest {
  readonly version: string;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const home = fileURLToPath(new URL('..', import.meta.url));
export const manifest = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as Manifest;

/** Packages that Douse uses only when an option asks for them, and users install themselves. */
export const OPTIONAL = {
  '--redis': ['bullmq', 'ioredis'],
  '--optimizer': ['highs'],
} as const;

/** True if a package can be loaded from here. */
export function isInstalled(name: string): boolean {
  try {
    import.meta.resolve(name);
    return true;
  } catch {
    return false;
  }
}

/** How packages are installed beside this copy of Douse: with -g where it is installed for all projects. */
export function installCommand(names: readonly string[]): string {
  const above = dirname(home);
  const globally = basename(above) === 'node_modules' && !existsSync(join(dirname(above), 'package.json'));
  const wanted = names.map((name) => {
    const range = manifest.peerDependencies?.[name];
    return range === undefined ? name : `${name}@${range}`;
  });
  return `npm install ${globally ? '-g ' : ''}${wanted.join(' ')}`;
}

/** Refuses an option whose packages are not installed, with the command that installs them. */
export function needPackages(option: keyof typeof OPTIONAL): void {
  const missing = OPTIONAL[option].filter((name) => !isInstalled(name));
  if (missing.length > 0)
    throw new Failure(
      `${option}: expected the package${missing.length > 1 ? 's' : ''} ${missing.join(' and ')}, got none`,
      `install with '${installCommand(missing)}'`,
    );
}
