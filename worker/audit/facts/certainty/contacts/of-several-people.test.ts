import { expect, it } from 'vitest';
import { HOME, page, website } from '../../../../testing/audit-builders.ts';
import { readFacts } from '../../read-facts.ts';
import { rateFacts } from '../rate-facts.ts';

const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };
const site = { ...target, homeUrl: 'https://larch-dental.test/', scopeUrl: 'https://larch-dental.test/' };

const sure = (...contents: string[]) => {
  const pages = contents.map((html, at) => page(html, { url: `${site.homeUrl}${at === 0 ? '' : `page-${at}`}` }));
  const seen = website({ target: site, pages, language: 'en', country: 'DE' });
  const facts = rateFacts(readFacts(seen), seen);
  return [...facts.emails, ...facts.phones].flatMap(({ value, certainty }) => (certainty === 'certain' ? [value] : []));
};
const mail = (box: string) => `<a href="mailto:${box}">${box}</a>`;

it('mailboxes beside the names of several people that they spell are those of people', () => {
  const row = (role: string, name: string, box: string) =>
    `<tr><td>${role}</td><td>${name}</td><td>${mail(box)}</td></tr>`;
  const table = (...rows: string[]) => `<main><h1>Contact</h1><table>${rows.join('')}</table></main>`;
  const ours = row('General questions', '-', 'office@larch-dental.test');
  const ida = row('Treasurer', 'Ida Larch', 'ida.larch@larch-dental.test');
  const ben = row('Secretary', 'Ben Oakham', 'oakham7@larch-dental.test');
  expect(sure(table(ours, ida, ben))).toEqual(['office@larch-dental.test']);
  expect(sure(table(ours, ida))).toEqual(['office@larch-dental.test', 'ida.larch@larch-dental.test']);
});

it('one mailbox under two endings, and numbers that count up, are no more than likely', () => {
  expect(sure(`<p>${mail('office@larch-dental.test')}</p>`)).toEqual(['office@larch-dental.test']);
  expect(sure(`<p>${mail('office@larch-dental.test')}</p>`, `<p>${mail('office@larch-dental.example')}</p>`)).toEqual(
    [],
  );
  const number = (shown: string) => `<p>Phone: <a href="tel:${shown.replaceAll(' ', '')}">${shown}</a></p>`;
  expect(sure(number('+49 9366 122 4556'))).toEqual(['+4993661224556']);
  expect(sure(number('+49 9366 1234556'))).toEqual([]);
});

it('what a script puts into the place of what was served, and what was served, are no more than likely', () => {
  const shown = (number: string) =>
    `<html lang="en"><p class="call">Phone: <a href="tel:${number.replaceAll(' ', '')}">${number}</a></p></html>`;
  const sureOf = (rendered: string) => {
    const pages = [page(shown('+49 9366 224455'), { url: site.homeUrl, rendered: shown(rendered) })];
    const seen = website({ target: site, pages, language: 'en', country: 'DE' });
    return rateFacts(readFacts(seen), seen).phones.map(({ value, certainty }) => `${value} ${certainty}`);
  };
  expect(sureOf('+49 9366 224455')).toEqual(['+499366224455 certain']);
  expect(sureOf('+49 9366 667788')).toEqual(['+499366224455 likely', '+499366667788 likely']);
});
