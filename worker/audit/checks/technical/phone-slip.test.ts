import { describe, expect, it } from 'vitest';
import { inputs, page } from '../../../testing/audit-builders.ts';
import { runCheck } from '../../../testing/run-check.ts';
import { phone, run } from '../../../testing/unseen-website.ts';
import { isMistypedCall, leadsToMistypedCall } from '../../website/unasked/phone-slip.ts';
import { brokenInternalLinks } from './broken-internal-links.ts';

it.each([
  ['tel. : +44 20 7946 0123', true],
  ['tel.%20:%20+44%20(20)%207946%200123', true],
  ['telefon 020 7946 0123', true],
  ['+44 20 7946 0123', true],
  ['tel:+442079460123', false],
  ['2079460123', true],
  ['(207) 946-0123', true],
  ['2026-11-28', false],
  ['telescopes-1234567', false],
  ['https://wa.me/+442079460123', false],
])('%s: %s', (href, isMistyped) => expect(isMistypedCall(href)).toBe(isMistyped));

it('digits right behind the host are a number, and pages of a shop may be numbered', () => {
  expect(leadsToMistypedCall('https://example.test/2079460123')).toBe(true);
  expect(leadsToMistypedCall('https://example.test/goods/2079460123')).toBe(false);
});

describe('a phone link with a slip', () => {
  const NUMBER = '+44 20 7946 0123';
  const found = { phones: [phone(NUMBER)] };
  const footer = (href: string, text = NUMBER) => page(`<p>Hi</p><footer><a href="${href}">${text}</a></footer>`);
  const links = (one: ReturnType<typeof page>, gone: string[] = []) =>
    runCheck(
      brokenInternalLinks,
      inputs({
        pages: [one],
        linkChecks: ['https://example.test/menu', ...gone].map((url) => ({
          url,
          foundOn: one.url,
          kind: 'internal' as const,
          status: url.endsWith('menu') ? 200 : 404,
          failure: null,
          finalUrl: url,
          checkedAt: 0,
        })),
      }),
    );

  it('is told with the contact data alone', () => {
    expect(links(footer('tel:')).outcome).toBe('pass');
    expect(run('unlinked-contact-data', [footer('tel:')], found)).toMatchObject({ cause: 'undialable' });
    const url = 'https://example.test/tel.%20:%20+44%2020%207946%200123';
    expect(leadsToMistypedCall(url)).toBe(true);
    expect(links(footer('tel. : +44 20 7946 0123'), [url]).outcome).toBe('pass');
    expect(run('unlinked-contact-data', [footer('tel. : +44 20 7946 0123')], found)).toMatchObject({
      cause: 'undialable',
    });
  });

  it('without a number anywhere leads nowhere', () => {
    expect(links(footer('tel:', 'Call')).cause).toBe('names-nobody');
    expect(run('unlinked-contact-data', [footer('tel:', 'Call')], found).cause).not.toBe('undialable');
  });
});
