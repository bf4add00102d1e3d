import { expect, it } from 'vitest';
import { HOME, page, website } from '../../../testing/audit-builders.ts';
import { readFacts } from '../read-facts.ts';
import { rateFacts } from './rate-facts.ts';

const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };
const FRAME = '<html lang="en"><body><noscript>You need to enable JavaScript to run this app.</noscript>';

function languages(drawn: string): string[] {
  const rendered = `<html lang="en"><body><main>${drawn}</main></body></html>`;
  const seen = website({ target, pages: [page(FRAME, { rendered })] });
  return rateFacts(readFacts(seen), seen).languages.map(({ value, certainty }) => `${value} ${certainty}`);
}

it('a language is certain that the text itself is in, not one that the frame of an application declares', () => {
  expect(languages('<p>We bake bread for the whole village and you can buy it from us in the morning.</p>')).toEqual([
    'en certain',
  ]);
  expect(languages('<p>Inicio</p><p>Clases</p><p>Horario</p>')).not.toContain('en certain');
});
