import { expect, it } from 'vitest';
import { HOME, page, website } from '../../../testing/audit-builders.ts';
import { readFacts } from '../read-facts.ts';
import { rateFacts } from './rate-facts.ts';

const certainName = (html: string) => {
  const seen = website({
    target: { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null },
    pages: [page(html)],
  });
  const { businessName } = rateFacts(readFacts(seen), seen);
  return businessName?.certainty === 'certain' ? businessName.value : null;
};

it('is certain where title and copyright line begin with it', () => {
  const copyright = '<footer><p>© 2026 Ida Larch - Dentist. All rights reserved.</p></footer>';
  expect(certainName(`<title>Ida Larch - Dentist | Leeds</title><h1>Ida Larch</h1>${copyright}`)).toBe('Ida Larch');
});

it('is no part of what the title goes on to say', () => {
  const html =
    '<title>Leeds Larches Felled &amp; Sold</title><h1>Leeds Larches</h1><footer><p>© 2026 Ida Oak</p></footer>';
  expect(certainName(html)).not.toBe('Leeds Larches');
});
