import { expect, it } from 'vitest';
import { HOME, page, website } from '../../../testing/audit-builders.ts';
import { readServices } from '../offers/services.ts';
import { readTrade } from '../trade/trade.ts';
import { readSocialProfiles } from './social-profiles.ts';

const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };
const site = (html: string) => website({ target, pages: [page(`<main>${html}</main>`)] });

it('accounts on the cards of a team are those of its members', () => {
  const card = (name: string) =>
    `<div class="one"><h3>${name}</h3><a href="https://www.instagram.com/${name.toLowerCase()}"><svg></svg>Instagram</a></div>`;
  const own = '<p><a href="https://www.instagram.com/larchcamp">Instagram</a></p>';
  expect(readSocialProfiles(site(card('Jessroads') + card('Mohills'))).map(({ value }) => value)).toEqual([]);
  expect(readSocialProfiles(site(`${card('Jessroads')}${card('Mohills')}${own}`)).map(({ value }) => value)).toEqual([
    'https://www.instagram.com/larchcamp',
  ]);
});

it('an account beside the profile of a person by name is that person’s, in the footer too', () => {
  const facebook = '<a href="https://www.facebook.com/kfern"><svg></svg></a>';
  const card = `<div class="card"><p>Kim Fern</p><div><a href="https://www.linkedin.com/in/kimfern"></a>${facebook}</div></div>`;
  const footer = `<footer>${facebook}</footer>`;
  const read = (team: string) =>
    readSocialProfiles(
      website({
        target,
        pages: [page(footer), page(`<main>${team}</main>${footer}`, { url: `${HOME}team`, role: 'about' })],
      }),
    ).map(({ value }) => value);
  expect(read('<p>Kim Fern</p>')).toEqual(['https://www.facebook.com/kfern']);
  expect(read(card)).toEqual([]);
});

it('headings that lead to websites of others tell neither the trade nor the services', () => {
  const inn = (name: string, host: string) => `<h4><a href="https://${host}/">${name}</a></h4><p>A quiet place.</p>`;
  const around = (name: string, host: string) => `<a href="https://${host}/"><h4>${name}</h4><span>Cabins</span></a>`;
  expect(
    readTrade(site(`<h1>Larch Ski Camp</h1>${around('Hotel Fern', 'fern.com')}${around('Hotel Mill', 'mill.com')}`))
      ?.value.id,
  ).toBe('other');
  const html = `<h1>Larch Ski Camp</h1><h2>Our services</h2>${inn('Hotel Fern', 'fern-inn.com')}${inn('Hotel Mill', 'old-mill.com')}${inn('Hotel Lake', 'lake.org')}`;
  expect(readServices(site(html)).map(({ value }) => value)).toEqual([]);
  expect(readTrade(site(html))?.value.id).toBe('other');
});
