import { describe, expect, it } from 'vitest';
import { HOME, page, website } from '../../../../testing/audit-builders.ts';
import { textKey } from '../../../website/text/plain-words.ts';
import { readFacts } from '../../read-facts.ts';
import { rateFacts } from '../rate-facts.ts';

const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };
const certain = (cards: string) => {
  const menu = '<nav><a href="#m">Massage</a><a href="#p">Peeling</a><a href="#l">Lymph drainage</a></nav>';
  const html = `<html lang="en"><body>${menu}<main><h2>Our services</h2>${cards}</main></body></html>`;
  const names = [...cards.matchAll(/<h3>(.*?)<\/h3>/g)].map(([, name]) => name);
  const again = `<main><h2>Our services</h2>${names.map((name) => `<section><h4>${name}</h4><p>Ask us.</p></section>`).join('')}</main>`;
  const seen = website({ target, pages: [page(html), page(again, { url: `${HOME}services`, role: 'services' })] });
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

it('names that begin with a number of one thing are sizes', () => {
  const words = '<p>We take our time for you.</p>';
  const names = ['3-bed semi', '4-bed detached', 'Massage', 'Peeling', 'Lymph drainage'];
  expect(certain(names.map((name) => card(name, `${words}<p>£20</p>`)).join(''))).toEqual(names.slice(2));
});

it('a list of sums with the title of its part once more makes captions as well', () => {
  const words = '<p>We take our time for you.</p>';
  const services = ['Massage', 'Peeling', 'Lymph drainage'];
  const list = '<h4>Peeling</h4><ul><li>Back 40 €</li><li>Legs 50 €</li><li>Whole 90 €</li></ul>';
  expect(certain(services.map((name, at) => card(name, at === 1 ? words + list : words)).join(''))).toEqual([]);
});

describe('names that stand in menus alone', () => {
  const words = '<p>We take our time for you.</p>';
  const names = ['Massage', 'Peeling', 'Lymph drainage'];
  const menu = (...entries: string[]) =>
    `<nav><ul><li>Treatments<ul>${entries.map((one) => `<li><a href="/treatments/${textKey(one)}.html">${one}</a></li>`).join('')}</ul></li></ul></nav>`;
  const offered = (body: string, ...further: string[]) => {
    const seen = website({
      target,
      pages: [
        page(`<html lang="en"><body>${body}</body></html>`),
        ...further.map((name) =>
          page(`<html lang="en"><body><main><h1>${name}</h1>${words}</main></body></html>`, {
            url: `${HOME}treatments/${textKey(name)}.html`,
          }),
        ),
      ],
    });
    return rateFacts(readFacts(seen), seen).services.flatMap(({ value, certainty }) =>
      certainty === 'certain' ? [value] : [],
    );
  };

  it('are no offers for sure where the menu is the footer', () => {
    const column =
      '<footer><div><h4>Service</h4><ul><li><a href="/treatments/delivery.html">Delivery</a></li><li><a href="/treatments/payment.html">Payment</a></li></ul></div></footer>';
    expect(offered(`<main><h1>Larch</h1></main>${column}`, 'Delivery', 'Payment')).toEqual([]);
  });

  it('are in doubt beside others that have cards', () => {
    const cards = names.map((name) => card(name, words)).join('');
    const body = `${menu(...names, 'Hygiene')}<main><h2>Our services</h2>${cards}</main>`;
    expect(offered(body, 'Hygiene').toSorted()).toEqual(names.toSorted());
  });

  it('are in doubt beside as many that markup names', () => {
    const marked = names.map((name) => ({ '@type': 'Service', name }));
    const markup = `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': marked })}</script>`;
    const parts = ['Neck', 'Knee', 'Shoulder'];
    expect(offered(`${markup}${menu(...names, ...parts)}<main><h1>Larch</h1></main>`, ...parts).toSorted()).toEqual(
      names.toSorted(),
    );
  });

  it('are offers where the menu is all there is', () => {
    expect(offered(`${menu(...names)}<main><h1>Larch</h1></main>`, ...names).toSorted()).toEqual(names.toSorted());
  });
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
