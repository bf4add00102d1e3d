import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Observations } from '../../worker/audit/observations.ts';
import { observeWebsite } from '../../worker/testing/observe.ts';
import { cacheDir, notice, projectDir } from '../project/project.mjs';
import type { LabelledSite } from './labels.ts';
import { serveSites } from './serve-sites.ts';

/** Whatever decides what a reading of a website looks like. Facts and checks are made later, from what was read. */
const READERS = [
  'worker/adapters',
  'worker/analysis/open-shell.ts',
  'worker/contract/target-guard.ts',
  'worker/crawl',
  'worker/testing/node-browser.ts',
  'worker/testing/observe.ts',
  'worker/audit/observations.ts',
  'worker/audit/website/page',
  'worker/audit/website/robots',
];

export interface ObservedSite {
  site: LabelledSite;
  /** The host answers a client-side route with the entry page. */
  withFallback: boolean;
  observations: Observations;
}

/**
 * Every labelled website of the folder, read once by the crawler and a browser. Kept until the website or the code that reads it
 * changes: a second run takes seconds. Script-built websites are read twice, on a host without and with a catch-all rewrite.
 */
export async function observeSites(
  sitesDir: string,
  sites: LabelledSite[],
  { fresh = false }: { fresh?: boolean } = {},
): Promise<ObservedSite[]> {
  const observed: ObservedSite[] = [];
  for (const withFallback of [false, true]) {
    const wanted = sites.filter(({ renderMode }) => !withFallback || renderMode === 'spa');
    const missing = wanted.filter((site) => fresh || !existsSync(cacheFile(sitesDir, site, withFallback)));
    if (missing.length > 0) await readAndKeep(sitesDir, missing, withFallback);
    for (const site of wanted) {
      const text = readFileSync(cacheFile(sitesDir, site, withFallback), 'utf8');
      observed.push({ site, withFallback, observations: JSON.parse(text) });
    }
  }
  return observed;
}

/** Most of a reading is waiting for the page to settle, so two share the time. */
const AT_ONCE = 2;

async function readAndKeep(sitesDir: string, sites: LabelledSite[], withFallback: boolean): Promise<void> {
  const server = await serveSites(sitesDir, withFallback);
  const left = [...sites];
  const work = async (): Promise<void> => {
    for (let site = left.shift(); site; site = left.shift()) {
      const url = server.urls[site.name];
      if (!url) throw new Error(`${site.name} is not served`);
      const startedAt = Date.now();
      const observations = await observeWebsite(url, { render: true });
      const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
      notice(`read ${site.name}: ${observations.pages.length} pages in ${seconds} s`);
      keep(cacheFile(sitesDir, site, withFallback), observations);
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } finally {
    await server.stop();
  }
}

/** In the place of earlier readings of the same website. */
function keep(file: string, observations: Observations): void {
  const folder = dirname(file);
  mkdirSync(folder, { recursive: true });
  const prefix = basename(file).replace(HASH, '');
  for (const name of readdirSync(folder))
    if (name.replace(HASH, '') === prefix) rmSync(join(folder, name), { force: true });
  writeFileSync(file, JSON.stringify(observations));
}

const HASH = /\.[0-9a-f]{16}\.json$/;

function cacheFile(sitesDir: string, site: LabelledSite, withFallback: boolean): string {
  const hash = createHash('sha256').update(readersHash());
  hashFiles(hash, join(sitesDir, site.name), (path) => `${statSync(path).size} ${statSync(path).mtimeMs}`);
  const name = withFallback ? `${site.name}-fallback` : site.name;
  return join(cacheDir, 'bench', `${name}.${hash.digest('hex').slice(0, 16)}.json`);
}

let knownReadersHash: string | null = null;
function readersHash(): string {
  if (knownReadersHash !== null) return knownReadersHash;
  const hash = createHash('sha256');
  for (const path of READERS)
    hashFiles(hash, join(projectDir, path), (file) => (file.includes('.test.') ? '' : readFileSync(file, 'utf8')));
  knownReadersHash = hash.digest('hex');
  return knownReadersHash;
}

/** By name and content, so that the folder may lie anywhere. */
function hashFiles(hash: ReturnType<typeof createHash>, path: string, content: (file: string) => string): void {
  if (statSync(path).isFile()) {
    hash.update(basename(path)).update(content(path));
    return;
  }
  for (const name of readdirSync(path).sort()) hashFiles(hash, join(path, name), content);
}
