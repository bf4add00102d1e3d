import { expect, it } from 'vitest';
import { HOME, page, website } from '../../../../testing/audit-builders.ts';
import { readFacts } from '../../read-facts.ts';
import { rateFacts } from '../rate-facts.ts';

const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };

function phones(html: string) {
  const seen = website({ target, pages: [page(`<html lang="en"><h1>Elm Kayaks</h1>${html}</html>`)] });
  return rateFacts(readFacts(seen), seen).phones.map(({ value, certainty }) => `${value} ${certainty}`);
}

const chat = (number: string, text: string) => `<p><a href="https://wa.me/${number}">${text}</a></p>`;

it('of chats that no number is shown of, the one that most links lead to is certain', () => {
  const ours = chat('5584988124473', 'Write to us');
  const other = chat('5512991773382', 'Contact');
  expect(phones(`<header>${ours}</header><main>${ours}</main><footer>${other}</footer>`)).toEqual([
    '+5584988124473 certain',
    '+5512991773382 likely',
  ]);
  expect(phones(`${ours}${other}`)).toEqual(['+5584988124473 certain', '+5512991773382 certain']);
});

it('a chat tells the country of its number, and of one beside it that is written without', () => {
  const written = '<footer><p>Tel: 031 944618 | Cell: 375 6848302</p></footer>';
  const italian = (html: string) => {
    const seen = website({
      target,
      pages: [page(`<html lang="it"><h1>Officina Larice</h1>${html}</html>`)],
      country: 'IT',
    });
    return rateFacts(readFacts(seen), seen).phones.map(({ value, certainty }) => `${value} ${certainty}`);
  };
  expect(italian(`${chat('393756848302', 'WhatsApp')}${written}`)).toEqual([
    '+393756848302 certain',
    '+39031944618 certain',
  ]);
  expect(italian(written).every((one) => one.endsWith(' likely'))).toBe(true);
});
