import { expect, it } from 'vitest';
import { facts, HOME, inputs, page } from '../../../testing/audit-builders.ts';
import { runCheck } from '../../../testing/run-check.ts';
import { contradictoryContactData } from './contradictory-contact-data.ts';

it('names what was made up once each before it says where else that stands', () => {
  const footer = '<footer><p>+39 070 9316XX</p></footer>';
  const pages = [
    page(footer),
    page(footer, { url: `${HOME}a` }),
    page(`<p>06 XX XX XX XX</p>${footer}`, { url: `${HOME}b` }),
  ];
  const { seen } = runCheck(contradictoryContactData, inputs({ pages, facts: facts({}) }));
  expect(seen.slice(0, 2)).toEqual(['+39 070 9316XX', '06 XX XX XX XX']);
  expect(seen).toHaveLength(4);
});
