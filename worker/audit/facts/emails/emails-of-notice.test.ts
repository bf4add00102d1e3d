import { expect, it } from 'vitest';
import { page, website } from '../../../testing/audit-builders.ts';
import { rateFacts } from '../certainty/rate-facts.ts';
import { readFacts } from '../read-facts.ts';

const HOME = 'https://larch-signs.test/';
const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };

function emailsOf(shown: string) {
  const html = (main: string) => `<html lang="en"><body><main>${main}</main><footer>${shown}</footer></body></html>`;
  const seen = website({
    target,
    pages: [
      page(html('<h1>Larch Signs</h1><p>Signs of larch for every door in town.</p>'), { url: HOME }),
      page(html('<h1>Contact</h1><p>We are glad to hear of you.</p>'), { url: `${HOME}contact`, role: 'contact' }),
      page(html('<h1>Legal notice</h1><ul><li><b>Internal mail, server:</b> oak@larch-signs.test</li></ul>'), {
        url: `${HOME}legal-notice`,
        role: 'legal',
      }),
    ],
  });
  return rateFacts(readFacts(seen), seen).emails.map(({ value, certainty }) => `${value} ${certainty}`);
}

it('a mailbox of the legal notice alone is not told beside the one of all pages', () => {
  expect(emailsOf('Write to hello@larch-signs.test')).toEqual([
    'hello@larch-signs.test certain',
    'oak@larch-signs.test likely',
  ]);
});

it('is told where there is no other', () => {
  expect(emailsOf('')).toEqual(['oak@larch-signs.test certain']);
});

it('a mailbox under a domain of others is in doubt, though two pages show and link it', () => {
  const shown = '<a href="mailto:hello@oak-template.com">hello@oak-template.com</a>';
  expect(emailsOf(shown)).toContain('hello@oak-template.com likely');
});
