import { describe, expect, it } from 'vitest';
import { HOME, page } from '../../../testing/audit-builders.ts';
import { run } from '../../../testing/unseen-website.ts';
import { misspeltAddress } from './misspelt-address.ts';

it.each([
  ['hhttps://www.larch.example/a', 'hhttps:', 'https://www.larch.example/a'],
  ['htps://larch.example', 'htps:', 'https://larch.example'],
  ['ttp://larch.example', 'ttp:', 'https://larch.example'],
  ['https://https://larch.example', 'https://https:', 'https://larch.example'],
  ['http://http//larch.example', 'http://http', 'https://larch.example'],
])('%s is misspelt', (href, beginning, meant) => expect(misspeltAddress({ href })).toEqual({ beginning, meant }));

it.each([
  'https://larch.example',
  'HTTP://larch.example',
  'ftp://larch.example',
  'tel:+44 20',
  '/https://',
  'sms:12',
  'tg://larch.example',
])('%s is not', (href) => expect(misspeltAddress({ href })).toBeNull());

describe('a link with a misspelt address', () => {
  const link = '<a href="hhttps://www.instagram.com/bluelarch"><i class="icon"></i></a>';
  it('is told as such, beside links that are gone too', () => {
    const alone = run('broken-internal-links', `<p>We carve oars.</p>${link}`, {}, { linkChecks: [] });
    expect(alone).toMatchObject({
      outcome: 'partial',
      cause: 'misspelt-address',
      evidence: [{ place: 'link to hhttps://www.instagram.com/bluelarch', seen: 'no address begins with “hhttps:”' }],
    });
    const gone = {
      url: `${HOME}x`,
      foundOn: HOME,
      kind: 'internal' as const,
      status: 404,
      failure: null,
      finalUrl: '',
      checkedAt: 0,
    };
    const both = run('broken-internal-links', link, {}, { linkChecks: [gone] });
    expect(both.evidence.map(({ seen }) => seen)).toContain('no address begins with “hhttps:”');
  });
  it('may be the profile or the way to get in touch that was not found', () => {
    for (const id of ['few-linked-profiles', 'missing-contact-page']) {
      expect(run(id, [page('<h1>Oars</h1>')]).outcome).toBe('fail');
      expect(run(id, [page(`<h1>Oars</h1>${link}`)]).outcome).toBe('inconclusive');
    }
  });
});
