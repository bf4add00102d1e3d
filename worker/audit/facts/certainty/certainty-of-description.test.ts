import { expect, it } from 'vitest';
import { HOME, page, website } from '../../../testing/audit-builders.ts';
import { readFacts } from '../read-facts.ts';
import { rateFacts } from './rate-facts.ts';

const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };
const TEXT = 'We are here for you and all of your family from Monday to Friday. Come in and see what we have for you.';

function certaintyOf(description: string, body = `<p>${TEXT}</p>`, title = 'Larch Atelier', shown = description) {
  const head = `<title>${title}</title><meta name="description" content="${description}">`;
  const seen = website({
    target,
    pages: [
      page(`<html lang="en"><head>${head}</head><body>${body}<p>${shown}</p></body></html>`, {
        url: HOME,
        role: 'home',
      }),
    ],
  });
  return rateFacts(readFacts(seen), seen).description?.certainty;
}

it('a description says more than who it is and where', () => {
  expect(certaintyOf('Larch Atelier sews wedding dresses and suits to measure.')).toBe('certain');
  const address = '<address>Larch Atelier, 4 Mill Lane, Larchford, LN4 2AB</address>';
  expect(certaintyOf('Larch Atelier, 4 Mill Lane, Larchford', `<p>${TEXT}</p>${address}`)).toBe('likely');
});

it('what no page shows is nobody’s word, or no longer', () => {
  const text = 'Larch Atelier sews wedding dresses and suits to measure. It has done so for ten years.';
  expect(certaintyOf(text)).toBe('certain');
  expect(certaintyOf(text, undefined, undefined, 'Larch Atelier sews wedding dresses and suits to measure.')).toBe(
    'likely',
  );
});

it('half a sentence is not quoted', () => {
  expect(certaintyOf('Larch Atelier sews wedding dresses, mends coats and')).toBe('likely');
  expect(certaintyOf('Larch Atelier sews wedding dresses, mends coats...')).toBe('likely');
  const whole = 'Larch Atelier sews wedding dresses, mends old coats of wool for grown people and children.';
  expect(certaintyOf('Larch Atelier sews wedding dresses, mends old coats of wool', `<p>${whole} ${TEXT}</p>`)).toBe(
    'likely',
  );
});

it('nor one in a language that no page is written in', () => {
  expect(certaintyOf('Larch Atelier näht Kleider und Anzüge nach Maß für die Hochzeit und auch für den Alltag.')).toBe(
    'likely',
  );
});

it('nor one that leads to another place than the title does', () => {
  const title = 'Larch Atelier - dresses for hire in West Sussex';
  const of = (description: string) => certaintyOf(description, undefined, title);
  expect(of('Larch Atelier has dresses and suits for hire in Cardiff for all of the family.')).toBe('likely');
  expect(of('Larch Atelier has dresses and suits for hire in West Sussex and in Cardiff.')).toBe('certain');
  expect(of('Larch Atelier has dresses and suits for hire, seen in Vogue and on stage.')).toBe('certain');
});

it('nor one with a number that a template left', () => {
  const text = 'Larch Atelier sews wedding dresses and mends coats. Call us on';
  expect(certaintyOf(`${text} 09366 224551.`)).toBe('certain');
  expect(certaintyOf(`${text} 09366 1234556.`)).toBe('likely');
});

it('nor words for search engines alone', () => {
  expect(certaintyOf('Home larchcakes Larch Cakes bakery cakes Cakes tarts biscuits bakery')).toBe('likely');
  expect(certaintyOf('Larch Cakes, bakery, cakes, tarts, bakery Larchford, wedding cakes')).toBe('likely');
  expect(certaintyOf('Larch Atelier: wedding dresses, suits, coats, hats')).toBe('certain');
  expect(certaintyOf('Larch Atelier sews wedding dresses and suits to measure')).toBe('certain');
});

it('nor one that begins with the name of the page', () => {
  expect(certaintyOf('Home - Larch Atelier, dresses and suits sewn to measure.')).toBe('likely');
  expect(certaintyOf('Larch Atelier - dresses and suits sewn to measure.')).toBe('certain');
});

it('nor one that opens with a telephone number', () => {
  expect(certaintyOf('☎ Tel.: 09366 224551 - dresses and suits sewn to measure.')).toBe('likely');
  expect(certaintyOf('300 dresses and suits sewn to measure. Call 09366 224551.')).toBe('certain');
});
