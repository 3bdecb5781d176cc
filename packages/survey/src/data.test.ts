import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

it('the tables in data pass their own checker', () => {
  const checker = fileURLToPath(new URL('../../../data/check.mjs', import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [checker, '--quick'], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain('everything holds');
});
