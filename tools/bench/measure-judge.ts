import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Engine } from '../../worker/analysis/load-engine.ts';
import type { Observations } from '../../worker/audit/observations.ts';

/** CPU in ms: of starting the Worker, of importing the engine then, and of so many judgements, the first one cold. */
export interface MeasuredRuns {
  start: number;
  engine: number;
  judged: number[];
}

/** Measures the built chunks in a process of its own, over the observations in a file. Run with stub-runtime.mjs imported first. */
const [, , entry = '', engineFile = '', file = '', count = '1'] = process.argv;
const text = file === '' ? '' : readFileSync(file, 'utf8');
const measured: MeasuredRuns = { start: 0, engine: 0, judged: [] };

measured.start = await cpuOf(() => import(pathToFileURL(entry).href));
let engine: Engine | undefined;
measured.engine = await cpuOf(async () => {
  engine = await import(pathToFileURL(engineFile).href);
});
for (let run = 0; engine && text && run < Number(count); run++) {
  const { conclude, prepare } = engine;
  // As stored: nothing a run has cached on the objects helps the next.
  const observations: Observations = JSON.parse(text);
  measured.judged.push(await cpuOf(() => conclude(prepare(observations), observations.benchmark ?? null)));
}
process.stdout.write(JSON.stringify(measured));

async function cpuOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
