import { expect, it } from 'vitest';
import { inputs, page } from '../../testing/audit-builders.ts';
import { runChecks } from './run-checks.ts';
import { missingIdentityNode } from './structured-data/missing-identity-node.ts';
import { missingWebsiteNode } from './structured-data/missing-website-node.ts';

const outcomes = (...htmls: string[]) => {
  const pages = htmls.map((html, at) =>
    page(html, at === 0 ? {} : { role: 'about', url: `https://example.com/${at}` }),
  );
  const [home] = pages;
  const supplied = inputs({ pages, ...(home ? { home } : {}) });
  return runChecks([missingIdentityNode, missingWebsiteNode], supplied).map(({ outcome }) => outcome.outcome);
};
const BROKEN = '<script type="application/ld+json">{"@type": "Bakery", "name": "Ada",}</script>';

it('misses nothing that may stand in a block nobody can read', () => {
  expect(outcomes('<p>x</p>')).toEqual(['fail', 'fail']);
  expect(outcomes(BROKEN)).toEqual(['fail', 'not_applicable']);
});

it('still misses on the home page what is looked for there, where only another page has such a block', () => {
  const named =
    '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Bakery","name":"Ada","telephone":"1"}</script>';
  expect(outcomes(named, BROKEN)).toEqual(['pass', 'fail']);
});
