import { expect, it } from 'vitest';
import { facts, HOME, inputs, page } from '../../../testing/audit-builders.ts';
import { runCheck } from '../../../testing/run-check.ts';
import { deadProfileLinks } from './dead-profile-links.ts';
import { fewLinkedProfiles } from './few-linked-profiles.ts';

it('calls no profile missing beside a link to a website we do not know, and to the start page of a network', () => {
  const beside = (html: string) => runCheck(fewLinkedProfiles, inputs({ pages: [page(html)] })).outcome;
  expect(beside('<a href="https://t.snapchat.com/8vogd9h2"><img src="/s.svg" alt="our snapchat account"></a>')).toBe(
    'inconclusive',
  );
  expect(beside('<a href="https://larches.example.net/">Larches</a>')).toBe('inconclusive');
  expect(beside('<a href="https://studio.example.net/">Website by Studio Alder</a>')).toBe('fail');
  expect(beside('<a href="https://www.openstreetmap.org/#map=1/2/3">OpenStreetMap</a>')).toBe('fail');
  expect(beside('<a href="https://www.facebook.com">Facebook</a>')).toBe('not_applicable');
});

it('tells of links to start pages wherever they stand in a row', () => {
  const row = (html: string) =>
    runCheck(deadProfileLinks, inputs({ pages: [page(`<main><div>${html}</div></main>`)] })).outcome;
  const [one, other] = ['facebook', 'instagram'].map((name) => `<a href="https://www.${name}.com">${name}</a>`);
  expect(row(`${one}${other}`)).toBe('fail');
  expect(row(`${one}</div><section>${other}`)).toBe('not_applicable');
});

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
