import { type Preset, PRESETS } from 'douse/board';
import { bold } from '../draw.ts';
import { EXIT } from '../failure.ts';
import { say, sayJson } from '../output.ts';

export function presetsCommand({ json }: { readonly json?: boolean }): number {
  const presets: [string, Preset][] = Object.entries(PRESETS);
  if (json === true)
    sayJson(
      Object.fromEntries(presets.map(([name, { title, history, levels }]) => [name, { title, history, levels }])),
    );
  else for (const [name, { title, history }] of presets) say(`${bold(name.padEnd(12))} ${title}. ${history}`);
  return EXIT.done;
}
