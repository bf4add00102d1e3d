import { expect, it } from 'vitest';
import { HOME, page, website } from '../../../../testing/audit-builders.ts';
import { readFacts } from '../../read-facts.ts';
import { rateFacts } from '../rate-facts.ts';

it('a town with a part of it glued in front is not certain', () => {
  const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };
  const rated = (town: string) => {
    const html = `<html lang="nl"><body><h1>Larix</h1><p>Wij maken brood en koek voor u.</p>
      <footer><p>Adres</p><p>Molenlaan 20, 3061 GE ${town}</p></footer></body></html>`;
    const seen = website({ target, pages: [page(html)] });
    return rateFacts(readFacts(seen), seen).addresses.map(({ certainty }) => certainty);
  };
  expect([rated('Rotterdam'), rated('Lariksend Rotterdam')]).toEqual([['certain'], ['likely']]);
});
