import { expect, it } from 'vitest';
import { readBuiltWorker, sourcesOf } from '../tools/bench/built-worker.ts';
import { ensureBuilt } from '../tools/project/build.mjs';

const ENGINE = 'worker/audit/';
/** What reading a website needs: pages, robots.txt and markup made readable, deciding nothing. */
const READING = 'worker/audit/website/';
/** Small, pure, and taken by what is there for a static file already. */
const SMALL = [
  'worker/audit/advice/doer.ts',
  'worker/audit/checks/axe-rules.ts',
  'worker/audit/checks/shared/preview-tags.ts',
  'worker/audit/facts/addresses/visited.ts',
  'worker/audit/facts/hours/states-days.ts',
  'worker/audit/facts/phones/is-called.ts',
  'worker/audit/facts/phones/kind-as-seen.ts',
  'worker/audit/facts/profiles/policy-names.ts',
  'worker/audit/facts/profiles/social-networks.ts',
  'worker/audit/report/check-subjects.ts',
  'worker/audit/report/praised.ts',
  'worker/audit/score/area-number.ts',
  'worker/audit/week/day-runs.ts',
  'worker/audit/week/times-text.ts',
  'worker/audit/week/week-words.ts',
  'worker/audit/week/week.ts',
  'worker/audit/wording/cut-text.ts',
  'worker/audit/wording/missing-words.ts',
  'worker/audit/wording/says-closed.ts',
  'worker/audit/wording/told-offers.ts',
  'worker/audit/wording/told-price.ts',
  'worker/audit/wording/words.ts',
];

it('starts without the engine and without what speaks to a model: a static file, a sign-in or a list loads none of it', async () => {
  const { start, engine } = readBuiltWorker(await ensureBuilt());
  expect(start).not.toContain(engine);
  const sources = start.flatMap(sourcesOf);
  expect(sources).toContain('worker/analysis/analysis-object.ts');
  expect(sources).toContain('worker/models/model-settings.ts');
  expect(
    sources.filter((source) =>
      /^(?:node_modules\/)?(?:ai|@ai-sdk|workers-ai-provider)\/|models\/ask-by-sdk/.test(source),
    ),
  ).toEqual([]);
  const judging = sources.filter((source) => source.startsWith(ENGINE) && !source.startsWith(READING));
  expect(judging.sort()).toEqual(SMALL);
  expect(sourcesOf(engine)).toContain('worker/audit/judge.ts');
});
