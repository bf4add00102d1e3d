import { expect, it } from 'vitest';
import { HOME, page, website } from '../../../../testing/audit-builders.ts';
import { textKey } from '../../../website/text/plain-words.ts';
import { readFacts } from '../../read-facts.ts';
import { rateFacts } from '../rate-facts.ts';

const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };
const certain = (cards: string) => {
  const menu = '<nav><a href="#m">Massage</a><a href="#p">Peeling</a><a href="#l">Lymph drainage</a></nav>';
  const html = `<html lang="en"><body>${menu}<main><h2>Our services</h2>${cards}</main></body></html>`;
  const names = [...cards.matchAll(/<h3>(.*?)<\/h3>/g)].map(([, name]) => name);
  const nodes = names.map((name) => ({ '@type': 'Service', name }));
  const markup = JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes });
  const marked = html.replace('<body>', `<body><script type="application/ld+json">${markup}</script>`);
  const seen = website({ target, pages: [page(marked)] });
  return rateFacts(readFacts(seen), seen).services.flatMap(({ value, certainty }) =>
    certainty === 'certain' ? [value] : [],
  );
};
const card = (name: string, below: string) => `<div class="card"><h3>${name}</h3>${below}</div>`;

it('headings over lists of sums are captions', () => {
  const words = '<p>We take our time for you.</p>';
  const services = ['Massage', 'Peeling', 'Lymph drainage'];
  expect(certain(services.map((name) => card(name, words)).join(''))).toEqual(services);
  const list = '<ul><li>Back 40 €</li><li>Legs 50 €</li><li>Whole 90 €</li></ul>';
  expect(certain(services.map((name, at) => card(name, at === 1 ? list : words)).join(''))).toEqual([]);
});

it('a heading that stands over several sums names a kind', () => {
  const services = ['Massage', 'Peeling', 'Lymph drainage'];
  const dish = (name: string, sum: number) => card(name, `<span class="name">Larch ${sum}</span><span>${sum} €</span>`);
  const cards = services.map((name, at) => dish(name, 40 + at)).join('');
  expect(certain(cards)).toEqual(services);
  expect(certain(cards + dish('Massage', 60))).toEqual([]);
  // A carousel shows the card twice.
  expect(certain(cards + dish('Massage', 40))).toEqual(services);
});

it('a list of sums with the title of its part once more makes captions as well', () => {
  const words = '<p>We take our time for you.</p>';
  const services = ['Massage', 'Peeling', 'Lymph drainage'];
  const list = '<h4>Peeling</h4><ul><li>Back 40 €</li><li>Legs 50 €</li><li>Whole 90 €</li></ul>';
  expect(certain(services.map((name, at) => card(name, at === 1 ? words + list : words)).join(''))).toEqual([]);
});

it('what unfolds below a label ends with what unfolds', () => {
  const group = (label: string, ...entries: string[]) =>
    `<details><summary>${label}</summary>${entries.map((one) => `<a href="/${textKey(one)}.html">${one}</a>`).join('')}</details>`;
  const menu = `<div>${group('Treatments', 'Massage', 'Peeling')}${group('For patients', 'Costs and rates', 'First visit')}</div>`;
  const seen = website({
    target,
    pages: [page(`<html lang="en"><body>${menu}<main><h1>Larch</h1></main></body></html>`)],
  });
  expect(readFacts(seen).services.map(({ value }) => value)).toEqual(['Massage', 'Peeling']);
});
