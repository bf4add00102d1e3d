import { expect, it } from 'vitest';
import { answer, ask } from '../../testing/question-cases.ts';
import type { Facts } from '../facts/facts.ts';

const PAGE_URL = 'https://larch.test/';
const phones = (...seen: string[]): Pick<Facts, 'phones'> => ({
  phones: [
    {
      value: '+493099482100',
      asShown: '+49 30 99 48 21 00',
      kind: 'landline',
      sources: seen.map((words) => ({ pageUrl: PAGE_URL, view: 'plain', place: 'p', seen: words })),
    },
  ],
});

it('quotes a number as it stands on the page, and tells one of a link alone as a link', () => {
  const reached = (...seen: string[]) => answer(ask('en', 'other', '', phones(...seen)), 'contact');
  expect(reached('tel:+493099482100', 'Call us: 030 / 99 48 21 00WhatsApp')).toMatchObject({
    passage: '030 / 99 48 21 00',
  });
  expect(reached('https://wa.me/493099482100')).toMatchObject({
    answered: 'full',
    passage: null,
    place: 'messenger link on the home page',
  });
});
