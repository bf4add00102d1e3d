import { readFileSync } from 'node:fs';
import { judge } from '../../worker/audit/judge.ts';
import type { Observations } from '../../worker/audit/observations.ts';

/** Prints the CPU of so many runs over the observations in a file, as JSON, the first one cold. */
const [, , file = '', count = '1'] = process.argv;
const text = readFileSync(file, 'utf8');
const runs: number[] = [];
for (let run = 0; run < Number(count); run++) {
  // As stored: nothing a run has cached on the objects helps the next.
  const observations: Observations = JSON.parse(text);
  const before = process.cpuUsage();
  judge(observations);
  const { user, system } = process.cpuUsage(before);
  runs.push((user + system) / 1000);
}
process.stdout.write(JSON.stringify(runs));
