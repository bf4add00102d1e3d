import { expect, it } from 'vitest';
import { facts } from '../../../testing/audit-builders.ts';
import { answer, ask } from '../../../testing/question-cases.ts';
import { asSureAsShown } from '../as-sure-as-shown.ts';

const HOME = 'https://example.test/';
const seen = (text: string) => [{ pageUrl: HOME, place: 'p', seen: text, view: 'plain' as const }];

const price = (certainty: 'certain' | 'likely') => ({
  value: { what: 'Soup', asShown: '5 €', amount: 5, currency: 'EUR' },
  sources: seen('Soup 5 €'),
  certainty,
});

it.each([
  ['likely', 'inconclusive'],
  ['certain', 'full'],
] as const)('a price that is %s leaves the question %s, and is not quoted twice', (certainty, answered) => {
  const prices = [price(certainty)];
  const read = ask('en', 'restaurant', '<h2>Menu</h2><p>Soup, salad and pasta</p>', { prices });
  const told = asSureAsShown(read, { pages: [], facts: facts({ prices }) });
  expect(answer(told, 'price')).toMatchObject({ answered, passage: null });
});

it('a number beyond doubt answers in a language we do not read', () => {
  const phones = [{ value: '+48221234567', asShown: '22 123 45 67', kind: null, sources: seen('22 123 45 67') }];
  const coverage = ask('pl', 'other', '', { phones });
  expect(coverage.because).not.toBeNull();
  expect(answer(coverage, 'contact')).toMatchObject({ answered: 'full', by: 'phones' });
  expect(answer(coverage, 'what-you-do').answered).toBe('inconclusive');
});

it('a call at any hour is no missing answer', () => {
  expect(answer(ask('en', 'other', '<p>Call us 24/7.</p>'), 'opening-hours').answered).toBe('none');
  const told = asSureAsShown(ask('en', 'other', '<p>Call us 24/7.</p>'), { pages: [], facts: facts() });
  expect(answer(told, 'opening-hours').answered).toBe('inconclusive');
});
