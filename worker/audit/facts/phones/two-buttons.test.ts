import { describe, expect, it } from 'vitest';
import { HOME, page, website } from '../../../testing/audit-builders.ts';
import { readPhones } from './phones.ts';

const TARGET = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };

const read = (html: string) =>
  readPhones(website({ target: TARGET, pages: [page(html)], language: 'de', country: 'DE' })).phones;

describe('a button for a chat beside one that calls', () => {
  const chat = '<a href="https://wa.me/492217902595">WhatsApp</a>';
  const call = '<a href="tel:+492217902595">0221 7902595</a>';

  it('leaves the number one to call', () => {
    expect(read(`<div>${chat} ${call}</div>`)[0]?.kind).not.toBe('whatsapp');
    expect(read(`<div>${chat}</div>`)[0]?.kind).toBe('whatsapp');
  });

  it('is quoted without the words of the other', () => {
    const seen = (html: string) => read(html)[0]?.sources.map((one) => one.seen) ?? [];
    expect(seen(`<div>${chat} ${call}</div>`)).toContain('0221 7902595');
    expect(seen(`<div>${chat} ${call}</div>`)).not.toContain('WhatsApp 0221 7902595');
    // Scripts that fill in both addresses later leave them alike in what is sent.
    expect(seen('<div><a href="#">WhatsApp</a> <a href="#">0221 7902595</a></div>')).toEqual(['0221 7902595']);
    expect(seen('<p>WhatsApp: <a href="tel:+492217902595">0221 7902595</a></p>').join()).toContain('WhatsApp: 0221');
  });
});
