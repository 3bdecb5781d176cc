import { nullities } from 'douse/lightsout';
import { writeFileSync, readFileSync } from 'node:fs';
const t = nullities({ levels: 2, wrap: 'none' });
const t0 = process.cpuUsage();
const out = [];
const b = performance.now();
for (let n = 1; n <= 25000 && performance.now() - b < 560e3; n++) {
  out.push(`${n} ${t(n, n)}`);
  if (n % 1000 === 0) {
    const c = process.cpuUsage(t0);
    console.log(n, (c.user + c.system) / 1e6);
    writeFileSync('/tmp/sv/plane2.txt', out.join('\n') + '\n');
  }
}
