import { expect, it } from 'vitest';
import { facts, page } from '../../../testing/audit-builders.ts';
import { answer, ask, FILLER } from '../../../testing/question-cases.ts';
import { textDocuments } from '../../website/text/text-sources.ts';
import { answerQuestions } from '../answer-questions.ts';
import { asSureAsShown } from '../as-sure-as-shown.ts';

const HOME = 'https://example.test/';
const seen = (text: string) => [{ pageUrl: HOME, place: 'p', seen: text, view: 'plain' as const }];

/** Dishes with prices, each of them read with doubt. */
const dishes = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    value: { what: `Dish ${at}`, asShown: `${at} €`, amount: at, currency: 'EUR' },
    sources: seen(`Dish ${at} ${at} €`),
    certainty: 'likely' as const,
  }));

it.each([
  ['price', 4, 'inconclusive'],
  ['price', 5, 'full'],
  ['menu', 9, 'inconclusive'],
  ['menu', 10, 'full'],
])('%s is with %i doubtful rows %s, and none of them is quoted', (id, count, answered) => {
  const prices = dishes(count);
  const read = ask('en', 'restaurant', '<h2>Menu</h2><p>Soup, salad and pasta</p>', { prices });
  const told = asSureAsShown(read, { pages: [], facts: facts({ prices }) });
  const found = answer(told, id);
  expect(found).toMatchObject({ answered, passage: null });
  if (answered === 'full') expect(found.place).toBe(`prices on the home page`);
});

/** What is told of a website by its parts. */
function onWebsite(html: string) {
  const pages = [page(`<html lang="en"><main><p>${FILLER.en}</p>${html}</main></html>`)];
  const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };
  const languages = [{ value: 'en', sources: [] }];
  return answerQuestions({ documents: textDocuments(pages), pages, target }, facts({ languages }));
}

it.each([
  ['a cart', '<a href="/cart">2 items</a>', 'full'],
  ['a form for a day and a time', '<form><input type=date><input type=time><input type=email></form>', 'full'],
  ['a form for a day', '<form><input type=date><input type=email></form>', 'none'],
])('%s tells whether one can order online', (_, html, answered) => {
  expect(answer(onWebsite(html), 'online-order').answered).toBe(answered);
});

it('a number beyond doubt answers in a language we do not read', () => {
  const phones = [{ value: '+48221234567', asShown: '22 123 45 67', kind: null, sources: seen('22 123 45 67') }];
  const coverage = ask('pl', 'other', '', { phones });
  expect(coverage.because).not.toBeNull();
  expect(answer(coverage, 'contact')).toMatchObject({ answered: 'full', passage: '22 123 45 67' });
  expect(answer(coverage, 'what-you-do').answered).toBe('inconclusive');
});

it('whoever has two doors is at both, and a line on more is cut to the address', () => {
  const address = (street: string, seenAs: string) => ({
    value: { street, postalCode: 'LS1 4AP', locality: 'Leeds', region: null, country: null, text: street },
    sources: seen(seenAs),
  });
  const addresses = [
    address('8 Mill Street', '8 Mill Street, Leeds LS1 4AP. Open from Monday to Saturday, 7am to 3pm'),
    address('3 Lake Road', '3 Lake Road, Leeds LS1 4AP'),
  ];
  const { passage } = answer(ask('en', 'other', '', { addresses }), 'location');
  expect(passage).toBe('8 Mill Street, Leeds LS1 4AP\n3 Lake Road, Leeds LS1 4AP');
});

it('a call at any hour is no missing answer', () => {
  expect(answer(ask('en', 'other', '<p>Call us 24/7.</p>'), 'opening-hours').answered).toBe('none');
  const told = asSureAsShown(ask('en', 'other', '<p>Call us 24/7.</p>'), { pages: [], facts: facts() });
  expect(answer(told, 'opening-hours').answered).toBe('inconclusive');
});
