import { expect, it } from 'vitest';
import { HOME, page, website } from '../../../testing/audit-builders.ts';
import { run } from '../../../testing/unseen-website.ts';
import { readFacts } from '../../facts/read-facts.ts';
import { isTurned } from './turned.ts';

it.each([
  [true, 'tel:+33680329632', '23 69 23 08 60'],
  [false, 'tel:+33680329632', '06 80 32 96 32'],
  [false, 'tel:+33680329632', 'Call us'],
  [true, 'mailto:ida@larch-cakes.fr?subject=Hi', 'rf.sekac-hcral@adi'],
  [false, 'mailto:ida@larch-cakes.fr', 'ida@larch-cakes.fr'],
  [false, 'mailto:ida@larch-cakes.fr', 'Write to us'],
])('%s: %s over %s', (expected, href, text) => expect(isTurned({ href, text })).toBe(expected));

const BACKWARDS =
  '<html lang="fr"><h1>Larch Cakes</h1><p>Larch Cakes, 4 rue du Moulin, 19350 Chabrignac</p>' +
  '<p><a href="tel:+33680329632">23 69 23 08 60</a> <a href="mailto:ida.larch@larch-cakes.fr">rf.sekac-hcral@hcral.adi</a></p>';

const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };

it('what stands backwards is no number and no address of its own, and its link is', () => {
  const { phones, emails, otherEmails } = readFacts(website({ target, pages: [page(BACKWARDS)] }));
  expect(phones.map(({ value }) => value)).toEqual(['+33680329632']);
  expect([...emails, ...otherEmails].map(({ value }) => value)).toEqual(['ida.larch@larch-cakes.fr']);
});

it('is told as it is shown', () => {
  const source = { pageUrl: HOME, view: 'plain' as const, seen: 'tel:+33680329632' };
  const found = run('contact-data-not-in-text', [page(BACKWARDS)], {
    businessName: { value: 'Larch Cakes', sources: [{ ...source, place: 'h1', seen: 'Larch Cakes' }] },
    phones: [
      {
        value: '+33680329632',
        asShown: '+33680329632',
        kind: null,
        sources: [{ ...source, place: 'p > a[href^="tel:"]' }],
      },
    ],
  });
  expect(found).toMatchObject({ outcome: 'partial', cause: 'backwards', evidence: [{ seen: '23 69 23 08 60' }, {}] });
});
