import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { applyToWebsite } from '../../testing/apply-fix.ts';
import { websiteOf } from '../../testing/fixes-of.ts';
import { harmDone } from '../../testing/harm.ts';
import { newFaults } from '../../testing/new-faults.ts';
import { fixInput } from '../fixes/fix-input.ts';
import { FIX_BUILDERS } from '../fixes/index.ts';
import { prepare } from '../judge.ts';
import { remembering, TextMemory } from '../website/text/remembered.ts';
import { type InventedWebsite, observeWebsite } from './fixtures/observe-website.ts';
import { WEBSITES } from './fixtures/websites.ts';
import { roleOfPath } from './invented-sites/compare-site.ts';
import { INVENTED_SITES } from './invented-sites/invented-sites.ts';
import { pastedBack, pasteFaults } from './paste-faults.ts';

/**
 * First, do no harm: every fix of every stored website is applied, and the copy is compared with what was there.
 * Real websites are compared the same way in `real-websites/fixes.test.ts`.
 */
const SAMPLE = join(import.meta.dirname, '../../sample/website');
const SAMPLE_HOME = 'https://sample.test/';

const sample = (): InventedWebsite =>
  websiteOf(
    SAMPLE_HOME,
    readdirSync(SAMPLE)
      .filter((file) => file.endsWith('.html') && file !== '404.html')
      .sort((a, b) => Number(b === 'index.html') - Number(a === 'index.html'))
      .map((file) => {
        const path = file === 'index.html' ? '/' : `/${file}`;
        return { path, role: roleOfPath(path, path === '/'), html: readFileSync(join(SAMPLE, file), 'utf8') };
      }),
  );

const invented = INVENTED_SITES.map(({ name, url, pages }): [string, () => InventedWebsite] => {
  const paths = Object.keys(pages);
  const home = new URL('/', url).href;
  return [
    name,
    () =>
      websiteOf(
        home,
        paths.map((path, at) => ({
          path: at === 0 ? '/' : path,
          role: roleOfPath(path, at === 0),
          html: pages[path] ?? '',
        })),
      ),
  ];
});

const websites: [string, () => InventedWebsite][] = [
  ...Object.entries(WEBSITES).map(([name, website]): [string, () => InventedWebsite] => [name, () => website]),
  ['the sample', sample],
  ...invented,
];

describe('fixes take nothing away, and make nothing that another task lists', () => {
  it.each(websites)('from %s', (_, website) => {
    const then = website();
    const observations = observeWebsite(then);
    const memory = new TextMemory();
    const { inputs, results } = remembering(memory, () => prepare(observations));
    const written = FIX_BUILDERS.flatMap((builder) => builder.build(fixInput(observations, inputs, results)));
    const fixes = written.map(({ fix }) => fix);
    expect(pasteFaults(inputs, fixes)).toEqual([]);
    expect(pastedBack(results, fixes)).toEqual([]);
    const repaired = observeWebsite(applyToWebsite(then, fixes));
    const now = remembering(memory, () => prepare(repaired));
    expect(harmDone({ inputs, results }, { inputs: now.inputs })).toEqual([]);
    expect(newFaults(results, now.results)).toEqual([]);
  });
});
