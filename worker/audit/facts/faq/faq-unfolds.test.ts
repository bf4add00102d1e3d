import { expect, it } from 'vitest';
import { HOME, page, website } from '../../../testing/audit-builders.ts';
import { rateFacts } from '../certainty/rate-facts.ts';
import { readFacts } from '../read-facts.ts';

const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };

it('a question with its mark is certain in whatever unfolds, however that is called', () => {
  const item = (question: string) =>
    `<div class="item"><button class="item-head" id="q">${question}</button><div><p>Yes, on every day of the week.</p></div></div>`;
  const asked = ['Do you deliver?', 'Do you mend?', 'Do you lend?', 'Do you teach?'].map(item).join('');
  const seen = website({
    target,
    pages: [page(`<html lang="en"><main><section id="faq"><h2>FAQ</h2>${asked}</section></main>`)],
  });
  expect(rateFacts(readFacts(seen), seen).faq.map(({ certainty }) => certainty)).toEqual(Array(4).fill('certain'));
});
