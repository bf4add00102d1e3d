import { expect, it } from 'vitest';
import { facts, HOME, inputs, page } from '../../../testing/audit-builders.ts';
import { runCheck } from '../../../testing/run-check.ts';
import { fewLinkedProfiles } from './few-linked-profiles.ts';

it('praises no markup beside a link that a network hands out, or one to its start page', () => {
  const source = (place: string) => ({ pageUrl: HOME, view: 'plain' as const, place, seen: 'x' });
  const socialProfiles = [
    { value: 'https://www.instagram.com/larch', sources: [source('JSON-LD Bakery.sameAs'), source('footer > a')] },
  ];
  const beside = (href: string) =>
    runCheck(fewLinkedProfiles, inputs({ pages: [page(`<a href="${href}">f</a>`)], facts: facts({ socialProfiles }) }))
      .outcome;
  expect(beside('https://www.facebook.com/share/18xpaKLapX/')).toBe('inconclusive');
  expect(beside('https://www.facebook.com/')).toBe('inconclusive');
  expect(beside('/about')).toBe('pass');
});
