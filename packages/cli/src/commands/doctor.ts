import { existsSync } from 'node:fs';
import { arch, availableParallelism, platform, release, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { coloured, bold } from '../draw.ts';
import { EXIT } from '../failure.ts';
import { installCommand, isInstalled, manifest, OPTIONAL } from '../installed.ts';
import { say, sayJson } from '../output.ts';

/** `doctor`: versions, and what is missing, with the command that installs it. */
export function doctorCommand({ json }: { readonly json?: boolean }): number {
  const page = existsSync(fileURLToPath(new URL('../page/index.html', import.meta.url)));
  const packages = Object.entries(OPTIONAL).flatMap(([option, names]) =>
    names.map((name) => ({ name, option, installed: isInstalled(name) })),
  );
  const facts = {
    douse: manifest.version,
    node: process.versions.node,
    system: `${platform()} ${release()} ${arch()}`,
    cores: availableParallelism(),
    memory: Math.round(totalmem() / 2 ** 20),
    page,
    colour: coloured(),
    packages: Object.fromEntries(packages.map(({ name, installed }) => [name, installed])),
  };
  if (json === true) {
    sayJson(facts);
    return EXIT.done;
  }
  const line = (what: string, value: string): void => say(`${bold(what.padEnd(9))} ${value}`);
  line('douse', facts.douse);
  line('node', `${facts.node}, V8 ${process.versions.v8}`);
  line('system', facts.system);
  line('cores', `${facts.cores}`);
  line('memory', `${facts.memory} MB`);
  line('page', page ? "here: 'douse serve' opens it" : "missing: 'npm run build' makes it in a clone of Douse");
  line('colour', facts.colour ? 'yes' : 'no (not a terminal, TERM=dumb or NO_COLOR; FORCE_COLOR=1 turns it on)');
  for (const { name, option, installed } of packages)
    line(name, installed ? 'here' : `missing, needed for ${option} only: ${installCommand([name])}`);
  return EXIT.done;
}
