import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { AdviceByCause } from '../advice/advice.ts';
import { fitAdvice } from '../advice/fit-advice.ts';
import { ADVICE, adviceOfCheck, SHARED_ADVICE } from '../advice/index.ts';
import { CATALOGUE, type CatalogueId } from '../score/weights.ts';
import { readingGrade } from '../website/text/reading/reading-grade.ts';
import { sentencesOf } from '../website/text/sentences.ts';
import { type CauseOf, CHECKS, type CheckId, type CheckIdOf } from './index.ts';

const folder = import.meta.dirname;
const order = { A: 0, B: 1, C: 2, I: 3 };

/** The common wording of each check, those of its causes and the shared ones. */
const WORDINGS = [
  ...Object.entries<AdviceByCause>(ADVICE).flatMap(([id, { causes = {}, ...common }]) => [
    [id, common] as const,
    ...Object.entries(causes).map(([cause, own]) => [`${id} (${cause})`, { ...common, ...own }] as const),
  ]),
  ...Object.entries(SHARED_ADVICE),
];

/** As a website of several pages reads them, and one of a single page. */
const TOLD = WORDINGS.flatMap(([id, advice]) => [
  [`${id}, of several pages,`, fitAdvice(advice, { pages: 7, named: 3 })] as const,
  [`${id}, of one page,`, fitAdvice(advice, { pages: 1, named: 1 })] as const,
]);

describe('the registry of checks', () => {
  it('knows its ids: a misspelt one does not compile', () => {
    expectTypeOf<'refused'>().toExtend<CauseOf<'unreachable-robots-txt'>>();
    expectTypeOf<CauseOf<CheckId>>().not.toEqualTypeOf<string>();
    expectTypeOf<'missing-opening-hours'>().toExtend<CheckId>();
    expectTypeOf<'missing-openning-hours'>().not.toExtend<CheckId>();
    expectTypeOf<'hours-visible'>().toExtend<CatalogueId>();
    expectTypeOf<'hours-visibel'>().not.toExtend<CatalogueId>();
    expectTypeOf<'missing-opening-hours'>().toExtend<CheckIdOf<'local', 'A' | 'B' | 'C'>>();
    expectTypeOf<'missing-opening-hours'>().not.toExtend<CheckIdOf<'access'>>();
  });

  it('has unique ids', () => {
    const ids = CHECKS.map(({ id }) => id);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });

  it.each(CHECKS.map((check) => [check.id, check] as const))('%s is complete', (id, check) => {
    expect(readdirSync(join(folder, check.category))).toContain(`${id}.ts`);
    expect(check.sources.length, 'sources').toBeGreaterThan(0);
    expect(
      check.sources.every((source) => /^https:\/\//.test(source)),
      'sources are addresses',
    ).toBe(true);
    expect(check.why.length, 'why').toBeGreaterThan(20);
    expect(check.title.pass && check.title.fail, 'titles').toBeTruthy();
    expect(check.catalogue.length, 'catalogue').toBeGreaterThan(0);
    const implemented: readonly CatalogueId[] = check.catalogue;
    const entries = CATALOGUE.filter((entry) => implemented.includes(entry.id));
    const strongest = entries.map(({ strength }) => strength).sort((a, b) => order[a] - order[b])[0];
    expect(check.strength).toBe(strongest);
  });

  it('implements each catalogue id at most once', () => {
    const ids = CHECKS.flatMap(({ catalogue }) => catalogue);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });

  it.each(CHECKS.map((check) => [check.id, check] as const))('has a wording for each cause %s names', (id, check) => {
    const own = Object.keys(adviceOfCheck(id)?.causes ?? {});
    const named: readonly string[] = check.causes ?? [];
    expect(named.filter((cause) => !own.includes(cause) && !SHARED_ADVICE[cause])).toEqual([]);
    expect(own.filter((cause) => !named.includes(cause))).toEqual([]);
  });

  it('words each cause anew', () => {
    const titles = WORDINGS.map(([, { title }]) => title);
    expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([]);
  });

  it.each(TOLD)('says how to put right what %s finds, in plain words', (_, { how }) => {
    expect(how.length).toBeGreaterThanOrEqual(40);
    const sentences = sentencesOf(how, 'en');
    expect(sentences.length).toBeLessThanOrEqual(5);
    expect(readingGrade(sentences, 'en')?.value).toBeLessThanOrEqual(10);
  });

  it.each(TOLD)('leaves no choice of words open for %s', (_, { title, description, how }) => {
    expect(`${title} ${description} ${how}`).not.toMatch(/[[\]{}|]/);
  });

  it('weighs nothing twice', () => {
    expect(CATALOGUE.filter(({ strength, weight }) => strength === 'I' && weight !== 0)).toEqual([]);
  });
});
