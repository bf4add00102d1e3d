import { expect, it } from 'vitest';
import { HOME, page, website } from '../../testing/audit-builders.ts';
import { rateFacts } from './certainty/rate-facts.ts';
import { readFacts } from './read-facts.ts';

const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };

/** The views a name was read in that scripts draw, beside this title. */
function viewsOfName(title: string, more = '') {
  const head = `<html lang="en"><head><title>${title}</title></head><body>`;
  const drawn = `${head}<header><img src="/logo.png" alt="Larch Ice Service"></header><h1>Larch Ice Service</h1>
    <p>Ice for every bar in town.</p><footer>© 2026 Larch Ice Service</footer>`;
  const seen = website({ target, pages: [page(`${head}<div id="root"></div>${more}`, { rendered: drawn })] });
  const { businessName } = rateFacts(readFacts(seen), seen);
  return businessName && [businessName.value, [...new Set(businessName.sources.map(({ view }) => view))].sort()];
}

it('a name that the served title holds is not told by scripts only', () => {
  expect(viewsOfName('Larch ice service landing page')).toEqual(['Larch Ice Service', ['plain', 'rendered']]);
  expect(viewsOfName('Start')).toEqual(['Larch Ice Service', ['rendered']]);
});

it('nor is one that stands among other words as served', () => {
  const line = '<p>Whoever orders from Larch Ice Service by six has it by noon.</p>';
  expect(viewsOfName('Start', line)).toEqual(['Larch Ice Service', ['plain', 'rendered']]);
});

it('what scripts list as offers is not told by scripts only where the served page holds it in its head or as a line', () => {
  const html = (cards: string) => `<html lang="en"><head><title>Larch Cakes</title>
    <meta name="description" content="Honey cakes, plum tarts and more."></head><body><nav>
    <a href="/rye">Rye loaves</a></nav><main><h1>Larch Cakes</h1>${cards}</main></body></html>`;
  const card = (name: string) =>
    `<article class="card"><h2 class="name">${name}</h2><p>Baked by hand for two.</p></article>`;
  const cards = ['Honey cakes', 'Plum tarts', 'Rye loaves', 'Oat slices'].map(card).join('');
  const seen = website({
    target,
    pages: [page(html(''), { rendered: html(`<h2>Our services</h2><div>${cards}</div>`) })],
  });
  const { services } = rateFacts(readFacts(seen), seen);
  const late = services.filter(({ sources }) => sources.every(({ view }) => view === 'rendered'));
  expect(services.map(({ value }) => value)).toContain('Honey cakes');
  expect(late.map(({ value }) => value)).toEqual(['Oat slices']);
});

it('hours that a browser only sets in lines of their own are served', () => {
  const html = (line: string) =>
    `<html lang="en"><title>Larch Locks</title><main><h1>Larch Locks</h1><div>${line}</div></main></html>`;
  const views = (served: string) => {
    const shown = html('<strong>We are open 24/7</strong><br><small>Always there for you</small>');
    const seen = website({ target, pages: [page(html(served), { rendered: shown })] });
    const { openingHours } = rateFacts(readFacts(seen), seen);
    return [...new Set(openingHours?.sources.map(({ view }) => view))].sort();
  };
  expect(views('<strong>We are open 24/7</strong> <small>Always there for you</small>')).toEqual(['plain', 'rendered']);
  expect(views('<small>Always there for you</small>')).toEqual(['rendered']);
});

it('what only a file is named after is listed by scripts alone', () => {
  const html = (image: string, cards: string) => `<html lang="en"><head><title>Larch Castles</title>
    <meta property="og:image" content="${image}"></head><body><main><h1>Larch Castles</h1>${cards}</main></body></html>`;
  const card = (name: string) =>
    `<article class="card"><h2 class="name">${name}</h2><p>Fun for ten children.</p></article>`;
  const cards = ['Biting Shark', 'Crocodile Park', 'Monkey Slide'].map(card).join('');
  const views = (image: string) => {
    const drawn = html(image, `<h2>Our services</h2><div>${cards}</div>`);
    const seen = website({ target, pages: [page(html(image, ''), { rendered: drawn })] });
    const shark = rateFacts(readFacts(seen), seen).services.find(({ value }) => value === 'Biting Shark');
    return [...new Set(shark?.sources.map(({ view }) => view))].sort();
  };
  expect(views('https://larch.example/img/biting-shark.jpg')).toEqual(['rendered']);
  expect(views('Biting Shark and more')).toEqual(['plain', 'rendered']);
});

it('a line into which a script writes the year of its copyright alone is served', () => {
  const html = (year: string) => `<html lang="en"><title>Larch Dental</title><main><h1>Larch Dental</h1></main>
    <footer><p>&copy; <span id="y">${year}</span> Larch Dental, 14 Rowan Street, Thornby NN6 8AB</p></footer></html>`;
  const views = (served: string) => {
    const seen = website({ target, pages: [page(served, { rendered: html('2026') })] });
    const { addresses } = rateFacts(readFacts(seen), seen);
    return addresses.map(({ sources }) => sources.some(({ view }) => view === 'plain'));
  };
  expect(views(html('')).length).toBeGreaterThan(0);
  expect(views(html(''))).not.toContain(false);
  expect(views('<title>Larch Dental</title><h1>Larch Dental</h1>')).toContain(false);
});
