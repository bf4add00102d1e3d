import { expect, it } from 'vitest';
import { HOME, page, website } from '../../../testing/audit-builders.ts';
import { run } from '../../../testing/unseen-website.ts';
import { rateFacts } from '../../facts/certainty/rate-facts.ts';
import { readFacts } from '../../facts/read-facts.ts';
import type { PageRole } from '../../observations.ts';
import type { ReadPage } from '../../website/read-pages.ts';

const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };
const START = page('<h1>Lerchentanz</h1><footer>© Ida Lerche</footer>');

function factsOf(pages: ReadPage[]) {
  const seen = website({ target, pages, language: 'de' });
  return rateFacts(readFacts(seen), seen);
}

it('the way to a hall on the page of a course is no address of who teaches there', () => {
  const map = '<a href="https://maps.app.goo.gl/x1">Lerchenstraße 12, 83209 Prien am Chiemsee</a>';
  const way = `<main><h2>Termine</h2><p>Ort: Physiopraxis Fink</p><p>Anfahrt: ${map}</p></main>`;
  const certainty = (role: PageRole) =>
    factsOf([START, page(way, { url: `${HOME}tango`, role }), page(way, { url: `${HOME}walzer`, role })]).addresses.map(
      (one) => one.certainty,
    );
  expect(certainty('services')).toEqual(['likely']);
  expect(certainty('contact')).toEqual(['certain']);
});

it('a place on a map, linked from the page of a course alone, is not told as an entry of the business', () => {
  const linked = (role: PageRole, html = '<main><a href="https://share.google/x1">Anfahrt</a></main>') =>
    ['missing-google-profile-link', 'few-review-profiles'].map(
      (id) => run(id, [START, page(html, { url: `${HOME}tango`, role })]).outcome,
    );
  expect(linked('services')).toEqual(['inconclusive', 'inconclusive']);
  // Nobody followed the short link.
  expect(linked('contact')).toEqual(['inconclusive', 'pass']);
  expect(linked('services', '<footer><a href="https://share.google/x1">Anfahrt</a></footer>')).toEqual([
    'inconclusive',
    'pass',
  ]);
});

it('a number that its link does not call is for the owner to settle, and no text to paste gives it', () => {
  const certainty = (...links: [string, string][]) =>
    factsOf([
      page(
        `<h1>Larch Strings</h1><footer><p>Lerchenstraße 12, 83209 Prien am Chiemsee</p>${links.map(([text, href]) => `<p>Telefon: <a href="tel:${href}">${text}</a></p>`).join('')}</footer>`,
      ),
    ]).phones.find(({ value }) => value.endsWith('4527890'))?.certainty;
  expect(certainty(['08051 4527890', '+4980514527890'])).toBe('certain');
  expect(certainty(['08051 4527890', '+49805145278900'])).toBe('likely');
  expect(certainty(['08051 4527890', '+49805145278900'], ['08051 4527890', '+4980514527890'])).toBe('certain');
});

it('what terms leave to an agreement says nothing of visits', () => {
  const text = '<p>Die Vermietung des Bootes erfolgt nach gesonderter Vereinbarung.</p>';
  const hours = (role: PageRole, path: string) => factsOf([START, page(text, { url: HOME + path, role })]).openingHours;
  expect(hours('legal', 'agb')).toBeNull();
  expect(hours('contact', 'kontakt')?.value.byAppointment).toBe(true);
});

it('a clause on what is hired is no policy on returns, a chapter of the terms is', () => {
  const certainty = (headings: string) => {
    const terms = page(`<h1>AGB</h1>${headings}`, { url: `${HOME}agb`, role: 'legal' });
    return factsOf([START, terms]).policies.map(({ value, certainty: one }) => `${value.kind} ${one}`);
  };
  expect(certainty('<h2>Vermietung</h2><h3>Kaution</h3><h3>Rückgabe</h3>')).toEqual(['cancellation likely']);
  expect(certainty('<h2>Widerrufsbelehrung</h2>')).toEqual(['cancellation certain']);
});
