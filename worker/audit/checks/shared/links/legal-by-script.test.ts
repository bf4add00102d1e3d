import { describe, expect, it } from 'vitest';
import { HOME, page } from '../../../../testing/audit-builders.ts';
import { legalByScript } from './legal-by-script.ts';

const FOOTER = '<footer><a href="#">Impressum</a> <a href="/menu">Menu</a></footer>';

function tried(html: string, opens: boolean, isQuiet?: true) {
  const one = page(html, { rendered: html });
  for (const link of one.rendered?.view.links ?? [])
    if (link.href === '#') Object.assign(link, { opens, ...(isQuiet ? { isQuiet } : {}) });
  return one;
}

describe('legal pages that a script opens', () => {
  it('are those whose link has no address and opens something', () => {
    expect(legalByScript([tried(FOOTER, true)])).toEqual([
      { pageUrl: HOME, place: 'link "Impressum"', seen: 'no address behind “Impressum”, and a click opens something' },
    ]);
  });

  it('are told with the page that the click loads', () => {
    const one = tried(FOOTER, true);
    const entry = {
      name: 'Impressum',
      href: '#',
      opens: true,
      words: 9,
      text: 'Lime Café',
      servedAt: `${HOME}law.html`,
    };
    if (one.rendered) one.rendered.view.clicked = [entry];
    expect(legalByScript([one])[0]?.seen).toBe('no address behind “Impressum”, and a click loads /law.html');
  });

  it('are none where nothing was seen to open, an address leads there or the text stands on the page', () => {
    expect(legalByScript([tried(FOOTER, false)])).toEqual([]);
    expect(legalByScript([tried(FOOTER, true, true)])).toEqual([]);
    expect(legalByScript([page(FOOTER)])).toEqual([]);
    expect(legalByScript([tried(`${FOOTER}<a href="/legal">Impressum</a>`, true)])).toEqual([]);
    expect(legalByScript([tried(`${FOOTER}<h2>Impressum</h2><p>Lime Café</p>`, true)])).toEqual([]);
  });
});
