import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PREMIUM_GROUPS } from '../contract/premium.ts';
import type { Results } from '../contract/results.ts';
import { sampleView } from '../sample/sample-view.ts';
import { contractFields, valuesAt } from '../testing/contract-fields.ts';
import { sectionTexts } from '../testing/document-sections.ts';
import { groundsFixture, premiumFixture } from '../testing/premium-fixture.ts';
import { planFixture } from '../testing/recommendations-fixture.ts';
import { reportOutline } from './report-outline.ts';
import { DOCUMENT, PLACED_GROUPS } from './sections.ts';
import { COVERS } from './view/covers.ts';

const doc = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'report.md'), 'utf8');
const rows = [...doc.matchAll(/^\| `(\w+(?:\[\]|\.)[^`]*)`\s+\| ([^|]+?)\s+\| ([^|]+?)\s+\|$/gm)].map(
  ([, field = '', place = '', as = '']) => ({ field, place, as }),
);

const sample = await sampleView();
const results: Results = {
  ...(sample.results as Results),
  premiumResults: premiumFixture(),
  plan: planFixture(),
  grounds: groundsFixture(),
};
const texts = sectionTexts(reportOutline(sample, results));

/** Shorter ones are found anywhere. */
const MIN_CHARS = 12;

describe('the table of fields in docs/report.md', () => {
  it('names every field of the contract once', () => {
    expect(rows.map(({ field }) => field)).toEqual(contractFields());
  });

  it('places all but what only machines use in a section of the document', () => {
    const titles = new Set(DOCUMENT.map(({ title }) => title));
    expect(rows.filter(({ place }) => place !== 'not shown' && !titles.has(place))).toEqual([]);
    expect(rows.filter(({ place }) => place === 'not shown').length).toBeLessThan(16);
  });

  it('is right about each text: it stands where the table says', () => {
    const said = rows
      .filter(({ as }) => as === 'text')
      .flatMap(({ field, place }) =>
        valuesAt(results.premiumResults, field)
          .filter((value) => typeof value === 'string' && value.length >= MIN_CHARS && !/^Not measured/.test(value))
          .map((value) => ({ field, place, value: value as string })),
      );
    expect(said.length).toBeGreaterThan(90);
    expect(said.filter(({ place, value }) => !texts.get(place)?.includes(value))).toEqual([]);
  });
});

it('every paid group has one place', () => {
  const placed = [...Object.keys(PLACED_GROUPS), ...Object.values(COVERS).flatMap(({ groups }) => groups)];
  expect(placed.toSorted()).toEqual(PREMIUM_GROUPS.toSorted());
});
