import { expect, it } from 'vitest';
import { HOME, page, website } from '../../../testing/audit-builders.ts';
import { rateFacts } from '../certainty/rate-facts.ts';
import { readFacts } from '../read-facts.ts';

const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };
const sure = (line: string, footer: string) => {
  const html = `<html lang="de"><body><main><h1>Schmuck</h1><p>${line}</p></main><footer><h2>${footer}</h2></footer></body></html>`;
  const seen = website({ target, pages: [page(html)] });
  return rateFacts(readFacts(seen), seen).people.flatMap(({ value, certainty }) =>
    certainty === 'certain' ? [value.name] : [],
  );
};

it('what somebody owns, named in brackets behind the owner and alone in the frame, is no person for certain', () => {
  expect(sure('Ida Lind (Ihre Inhaberin Goldhaus Lerche)', 'Goldhaus Lerche')).toEqual([]);
});
