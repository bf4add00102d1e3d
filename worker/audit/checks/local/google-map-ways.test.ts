import { expect, it } from 'vitest';
import { facts, HOME, inputs, page } from '../../../testing/audit-builders.ts';
import { address, source } from '../../../testing/found-contacts.ts';
import { runCheck } from '../../../testing/run-check.ts';
import { missingGoogleProfileLink } from './missing-google-profile-link.ts';

it('takes the way, or a search for a street, for no entry', () => {
  const found = facts({
    trade: { value: { id: 'bakery', label: 'Bakery', confidence: 0.9 }, sources: [] },
    addresses: [address('Leeds')],
    businessName: { value: 'Ida’s Bakery — Bread and cakes', sources: [source('Ida’s Bakery — Bread and cakes')] },
  });
  const told = (path: string) => {
    const pages = [page(`<a href="https://www.google.com/maps${path}">Map</a>`)];
    return runCheck(missingGoogleProfileLink, inputs({ pages, isLocal: true, facts: found })).outcome;
  };
  expect(told('/search/?api=1&query=Ida%27s+Bakery+Leeds')).toBe('inconclusive');
  const ways = ['/search/?api=1&query=1+High+Street', '?q=1+High+Street', '/dir/?api=1&destination=45.7,11.5'];
  expect(ways.map(told)).toEqual(['fail', 'fail', 'fail']);
});

it('says what an embedded map shows, though a link beside it searches', () => {
  const found = facts({ addresses: [address('Leeds')] });
  const frame = (pb: string) =>
    `<a href="https://www.google.com/maps/search/?api=1&query=Ida">Map</a><iframe src="https://www.google.com/maps/embed?pb=${pb}"></iframe>`;
  const told = (pb: string) =>
    runCheck(missingGoogleProfileLink, inputs({ pages: [page(frame(pb))], isLocal: true, facts: found })).because;
  expect(told('!1m2!1s0x478af4b905f39023%3A0xbd1b0f754d2bb1f2!2sIda%20Larch!5e0')).toContain('called “Ida Larch”');
  expect(told('!1m2!2d5.72!3d45.16')).toMatch(/not by the link of an entry/);
});

it('takes a search on Google for the name and its reviews for no lack of a link', () => {
  const found = facts({
    trade: { value: { id: 'bakery', label: 'Bakery', confidence: 0.9 }, sources: [] },
    addresses: [address('Leeds')],
  });
  const pages = [page('<a href="https://www.google.com/search?q=Ida+Bakery+Reviews&si=abc">Review us</a>')];
  expect(runCheck(missingGoogleProfileLink, inputs({ pages, isLocal: true, facts: found })).outcome).toBe(
    'inconclusive',
  );
});

it('tells of a short link that nobody followed not what it leads to', () => {
  const found = facts({ addresses: [address('Leeds')] });
  const pages = [
    page(''),
    page('<a href="https://share.google/R8Sp">Where</a>', { url: `${HOME}yoga`, role: 'other' }),
  ];
  const told = runCheck(missingGoogleProfileLink, inputs({ pages, isLocal: true, facts: found }));
  expect(told).toMatchObject({ outcome: 'inconclusive', because: expect.stringMatching(/could not be told/) });
});
