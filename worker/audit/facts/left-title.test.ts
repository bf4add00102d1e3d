import { describe, expect, it } from 'vitest';
import { facts, page } from '../../testing/audit-builders.ts';
import { hasTitleGap, isPlaceholderTitle, leftTitles } from './left-title.ts';

const VARIABLE = ['$', '{pageTitle} | Larch'].join('');

describe('a title that nobody wrote', () => {
  it.each(['%News - %sitename%%', 'Contact — [Company name]', VARIABLE, '<%= title %>', '{{ title }}'])(
    'is %s',
    (title) => {
      expect(isPlaceholderTitle(title)).toBe(true);
    },
  );
  it.each(['20% off 30% larch', 'Larch Inn [official website]', 'Bike[s] of Leeds', '100 % larch | 50% oak'])(
    'is not %s',
    (title) => {
      expect(hasTitleGap(title)).toBe(false);
    },
  );
});

describe('a title that names the tool', () => {
  const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');
  const words = letters.flatMap((one) => letters.slice(0, 6).map((two) => `${one}${two}${one}${two}zo`)).join(' ');
  const isLeft = (title: string, body: string, picture = 'https://cdn.aspenly.com/card.png') => {
    const seen = page(`<title>${title}</title><meta property="og:image" content="${picture}"><p>${words}</p>${body}`);
    return leftTitles([seen], facts({ businessName: null }))(title);
  };

  it('is the name of the host of the picture it left for link previews', () => {
    expect(isLeft('Aspenly App', '')).toBe(true);
    expect(isLeft('Aspenly Clocks', '<p>Clocks of all kinds.</p>')).toBe(false);
    expect(isLeft('Larch App', '')).toBe(false);
  });

  it('is none where the pages bear that name, lead to that host or have a mailbox there', () => {
    for (const body of [
      '<p>Welcome to Aspenly.</p>',
      '<a href="https://www.aspenly.com/shop">Shop</a>',
      '<a href="mailto:ida@aspenly.com">Write</a>',
      '<img src="a.png" alt="Aspenly">',
    ])
      expect(isLeft('Aspenly App', body)).toBe(false);
    expect(isLeft('Aspenly App', '', 'card.png')).toBe(false);
  });
});
