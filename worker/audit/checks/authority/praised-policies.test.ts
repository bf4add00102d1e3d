import { expect, it } from 'vitest';
import { facts, HOME, inputs, page } from '../../../testing/audit-builders.ts';
import { source } from '../../../testing/found-contacts.ts';
import { runCheck } from '../../../testing/run-check.ts';
import { missingPolicies } from './missing-policies.ts';

it('praises no terms alone, and where the law asks for an imprint no privacy page alone', () => {
  const policy = (kind: 'privacy' | 'terms' | 'imprint') => ({
    value: { kind, url: `${HOME}${kind}` },
    sources: [source('Legal')],
  });
  const terms = runCheck(missingPolicies, inputs({ pages: [page('')], facts: facts({ policies: [policy('terms')] }) }));
  expect(terms).toMatchObject({ outcome: 'inconclusive', evidence: [{ seen: `${HOME}terms` }] });
  const phones = [{ value: '+4930123456', asShown: '030 123456', kind: null, sources: [source('Legal')] }];
  const found = (...policies: ReturnType<typeof policy>[]) =>
    runCheck(missingPolicies, inputs({ pages: [page('')], facts: facts({ policies, phones }) }));
  expect(found(policy('privacy')).outcome).toBe('inconclusive');
  // An imprint proves no privacy page.
  expect(found(policy('imprint'), policy('privacy'))).toMatchObject({ outcome: 'pass', seen: [`${HOME}privacy`] });
});
