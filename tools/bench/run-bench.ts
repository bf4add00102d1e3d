import { readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { judge } from '../../worker/audit/judge.ts';
import { WEBSITES } from '../../worker/audit/proof/fixtures/websites.ts';
import { ensureBuilt } from '../project/build.mjs';
import { type AgreedSite, agreementText } from './agreement-text.ts';
import { type BuiltWorker, readBuiltWorker } from './built-worker.ts';
import { compareLabels } from './compare-labels.ts';
import { type CpuTimes, type EngineCpu, measureEngine, measureStart } from './engine-cpu.ts';
import type { LabelledSite } from './labels.ts';
import { type ObservedSite, observeSites } from './observe-sites.ts';
import { scaleWebsite } from './scale-website.ts';

/** What judging one website may take, pages already read, warm or cold. A process that judged nothing yet must import and compile first. */
const BUDGETS_MS: Record<number, number> = { 12: 300, 50: 1200 };
/** What an isolate may take before its first answer, and for the import of the engine before its first judgement. */
const START_BUDGET_MS = 150;
const IMPORT_BUDGET_MS = 250;
/** Sections a page is made of: some 430 words, as the labelled real websites have on average. */
const SECTIONS = 3;

export async function runBench({ sitesDir, fresh }: { sitesDir: string | null; fresh: boolean }): Promise<void> {
  const observed = sitesDir === null ? [] : await observeSites(sitesDir, readLabels(sitesDir), { fresh });
  const load = loadavg()
    .map((number) => number.toFixed(1))
    .join(' ');
  const worker = readBuiltWorker(await ensureBuilt());
  const { start, engine } = measureStart(worker);
  const lines = [
    'Starting the built Worker, each time in a process of its own: ms of CPU',
    row(['', 'budget', 'min', 'median', 'max', 'of budget']),
    row(['start-up of an isolate', START_BUDGET_MS.toFixed(0), ...columns(start, START_BUDGET_MS)]),
    row(['import of the engine', IMPORT_BUDGET_MS.toFixed(0), ...columns(engine, IMPORT_BUDGET_MS)]),
    '',
    `Judging pages already read: ms of CPU (user and system, all threads), ${new Date().toISOString()}, ${cpus().length} cores, load ${load}`,
    row(['', '', 'with import, cold', '', '', '', 'warm']),
    row(['', 'budget', 'min', 'median', 'max', 'of budget', 'min', 'median', 'max', 'of budget']),
    ...measureAll(worker, observed),
  ];
  print(lines.join('\n'));
  if (sitesDir === null) print('\nNo agreement with labels: SITES_DIR names no folder of labelled websites.');
  else print(`\n${agreementText(observed.map(agreeOn))}`);
}

export function readLabels(sitesDir: string): LabelledSite[] {
  return JSON.parse(readFileSync(join(sitesDir, 'sites.json'), 'utf8')).sites;
}

export function agreeOn({ site, withFallback, observations }: ObservedSite): AgreedSite {
  const name = withFallback ? `${site.name} (catch-all host)` : site.name;
  return { name, comparisons: compareLabels(site, judge(observations)) };
}

/** An invented website scaled to the sizes that have a budget, and the real ones as large as the smaller of them. */
function* measureAll(worker: BuiltWorker, observed: ObservedSite[]): Generator<string> {
  for (const count of Object.keys(BUDGETS_MS).map(Number)) {
    for (const [name, website] of Object.entries(WEBSITES)) {
      // A page without a main part cannot be made longer.
      if (!website.pages.every(({ html }) => html.includes('</main>'))) continue;
      const observations = scaleWebsite(website, count, SECTIONS);
      yield line(`${name}, ${count} pages`, measureEngine(worker, `${name}-${count}`, observations), count);
    }
  }
  for (const { site, observations } of observed) {
    const count = observations.pages.length;
    if (count in BUDGETS_MS)
      yield line(`${site.name}, ${count} pages`, measureEngine(worker, site.name, observations), count);
  }
}

function line(name: string, { cold, warm }: EngineCpu, count: number): string {
  const budget = BUDGETS_MS[count] ?? Number.NaN;
  return row([name, budget.toFixed(0), ...columns(cold, budget), ...columns(warm, budget)]);
}

const columns = ({ min, median, max }: CpuTimes, budget: number): string[] => [
  ...[min, median, max].map((time) => time.toFixed(0)),
  (median / budget).toFixed(2),
];

const row = ([name = '', ...numbers]: string[]): string =>
  name.padEnd(30) + numbers.map((number) => number.padStart(10)).join('');

const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};
