import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Fix } from '../../../contract/fix.ts';
import { applyToPage, headersOf } from '../../../testing/apply-fix.ts';
import { harmDone } from '../../../testing/harm.ts';
import { observeWebsite } from '../../../testing/observe.ts';
import { type FolderSite, serveFolder } from '../../../testing/serve-folder.ts';
import type { CheckResult } from '../../checks/run-checks.ts';
import { fixInput, type WrittenFix } from '../../fixes/fix-input.ts';
import { FIX_BUILDERS } from '../../fixes/index.ts';
import { prepare } from '../../judge.ts';
import { rawScore } from '../../score/scoring.ts';
import { pastedBack, pasteFaults } from '../paste-faults.ts';

/**
 * What fixes do to real websites: each is read, every fix is applied to a copy, and the copy is read
 * again. The folder lies outside the repository: SITES_DIR names it, with a `sites.json`; READ_WEBSITES=1 asks for all of
 * them, ONLY_SITES for some by name.
 */
const { SITES_DIR = '', READ_WEBSITES, ONLY_SITES } = process.env;
const LABELS = join(SITES_DIR, 'sites.json');
/** One without anything, one with a lot, one in another script, one that needs JavaScript. */
const FEW = ['ltb-avocat', 'elgorriaga', 'sakai-dental', 'zahnarzt-single'];
/** How busy this machine is, not what the website is like. */
const TIMED = ['slow-first-byte'];
/**
 * What was not there before can be judged for the first time: a sitemap whose dates nobody states, the few words of a page that had none,
 * markup of a business whose trade nobody may state for it.
 */
const MAY_BE_FOUND = ['implausible-sitemap-dates', 'thin-pages', 'generic-business-type'];

const all: { name: string; subfolder: string }[] =
  SITES_DIR !== '' && existsSync(LABELS) ? JSON.parse(readFileSync(LABELS, 'utf8')).sites : [];
const wanted = ONLY_SITES?.split(',') ?? (READ_WEBSITES === '1' ? all.map(({ name }) => name) : FEW);
const sites = all.filter(({ name }) => wanted.includes(name));

async function judged({ server }: FolderSite) {
  const observations = await observeWebsite(`${server.origin}/`, { render: false });
  const { inputs, results } = prepare(observations);
  return { observations, inputs, results };
}

/** Does what an owner would do. Says which fixes found nothing to be applied to. */
function apply(site: FolderSite, fixes: readonly Fix[], pageUrls: readonly string[]): string[] {
  return fixes.flatMap((fix) => {
    const failed: string[] = [];
    if (fix.action === 'response-headers') Object.assign(site.headers, headersOf(fix));
    else if (fix.action === 'file') site.write(fix.replaces ?? '', fix.content);
    else {
      const urls = fix.pageUrl === null ? pageUrls : [fix.pageUrl];
      const isDone = urls.map((url) => {
        const path = new URL(url).pathname;
        try {
          site.write(path, applyToPage(site.read(path) ?? '', fix));
          return true;
        } catch (error) {
          failed.push(`${fix.kind} on ${path}: ${error instanceof Error ? error.message : error}`);
          return false;
        }
      });
      // A fix of the template need not fit every page.
      if (fix.pageUrl === null && isDone.includes(true)) return [];
    }
    return failed;
  });
}

/** Counted per hundred words: what the website says itself is all a fix may say, and it may hold no figure. */
const PER_WORDS = ['few-figures'];

const RANK = { fail: 0, partial: 1, pass: 2, info: 2, not_applicable: 2, inconclusive: 2 } as const;

function changes(before: readonly CheckResult[], after: readonly CheckResult[], written: readonly WrittenFix[]) {
  const then = new Map<string, CheckResult['outcome']>(before.map(({ check, outcome }) => [check.id, outcome]));
  const now = new Map<string, CheckResult['outcome']>(after.map(({ check, outcome }) => [check.id, outcome]));
  const told = (id: string) => `${id}: ${JSON.stringify(now.get(id)).slice(0, 600)}`;
  const promised = [...new Set(written.flatMap(({ passes }) => passes))];
  const judgedIds = [...now.keys()].filter((id) => !TIMED.includes(id));
  const rankOf = (id: string, of: typeof now) => RANK[of.get(id)?.outcome ?? 'fail'];
  return {
    promised,
    broken: promised
      .filter((id) => !['pass', 'info', 'not_applicable'].includes(now.get(id)?.outcome ?? 'fail'))
      .map(told),
    worse: judgedIds
      .filter((id) => rankOf(id, now) < rankOf(id, then))
      .filter((id) => !(then.get(id)?.outcome === 'not_applicable' && MAY_BE_FOUND.includes(id)))
      .filter((id) => !PER_WORDS.includes(id))
      .map(told),
    better: judgedIds.filter((id) => rankOf(id, now) > rankOf(id, then)),
  };
}

describe.skipIf(sites.length === 0)('fixes on real websites', () => {
  it.each(sites)('make $name better, as promised', { timeout: 180_000 }, async ({ name, subfolder }) => {
    const site = await serveFolder(join(SITES_DIR, name, subfolder));
    try {
      const before = await judged(site);
      const input = fixInput(before.observations, before.inputs, before.results);
      const written = FIX_BUILDERS.flatMap((builder) => builder.build(input));
      const failed = apply(
        site,
        written.map(({ fix }) => fix),
        before.inputs.pages?.map(({ url }) => url) ?? [],
      );
      const after = await judged(site);
      const { promised, broken, worse, better } = changes(before.results, after.results, written);
      const [from, to] = [rawScore(before.results) ?? 0, rawScore(after.results) ?? 0];
      console.info(
        `${name}: ${written.length} fixes; ${promised.length} checks promised, ${better.length} better (${better.join(', ')}); score ${from.toFixed(1)} → ${to.toFixed(1)}`,
      );
      expect(
        pasteFaults(
          before.inputs,
          written.map(({ fix }) => fix),
        ),
      ).toEqual([]);
      expect(
        pastedBack(
          before.results,
          written.map(({ fix }) => fix),
        ),
      ).toEqual([]);
      expect(failed).toEqual([]);
      expect(broken).toEqual([]);
      expect(worse).toEqual([]);
      expect(harmDone(before, after)).toEqual([]);
      if (promised.length > 0) expect(to).toBeGreaterThan(from);
    } finally {
      await site.server.close();
    }
  });
});
