import { describe, expect, it } from 'vitest';
import { facts, inputs, page } from '../../testing/audit-builders.ts';
import { missingLogo } from '../checks/identity/missing-logo.ts';
import { missingOpeningHours } from '../checks/local/missing-opening-hours.ts';
import { type CheckResult, runChecks } from '../checks/run-checks.ts';
import { missingIdentityNode } from '../checks/structured-data/missing-identity-node.ts';
import { missingWebsiteNode } from '../checks/structured-data/missing-website-node.ts';
import { withOneLack } from './one-lack.ts';
import { weightOf } from './weights.ts';

const CHECKS = [missingIdentityNode, missingWebsiteNode, missingLogo, missingOpeningHours];
const NAMED = facts({ businessName: { value: 'Larch', sources: [] } });
const judged = (html: string): CheckResult[] => runChecks(CHECKS, inputs({ pages: [page(html)], facts: NAMED }));
const outcomes = (results: readonly CheckResult[]) => results.map(({ outcome }) => outcome.outcome);

const LOGO = '<header><a href="/"><img src="/logo.png" alt="Larch"></a></header><p>We bake bread.</p>';

describe('one thing that is missing', () => {
  it('is one finding, which weighs for all of its area', () => {
    const results = judged(LOGO);
    const told = withOneLack(results);
    expect(outcomes(results).slice(0, 3)).toEqual(['fail', 'fail', 'partial']);
    expect(outcomes(told).slice(0, 3)).toEqual(['fail', 'not_applicable', 'not_applicable']);
    expect(told[1]?.outcome).toMatchObject({
      because: 'One line says it all: “No schema.org data on your home page says who you are”.',
    });
    expect(told[0]?.weight).toBeCloseTo(weightOf(missingIdentityNode) + weightOf(missingWebsiteNode));
  });

  it('is left as found where there is markup of the business', () => {
    const markup = '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Bakery"}</script>';
    const results = judged(`${markup}${LOGO}`);
    expect(withOneLack(results)).toEqual(results);
  });
});
