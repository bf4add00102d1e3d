import { describe, expect, it } from 'vitest';
import { HOME, type PageOptions, page, website } from '../../../testing/audit-builders.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import type { RatedFacts } from '../facts.ts';
import { readFacts } from '../read-facts.ts';
import { rateFacts } from './rate-facts.ts';

const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };

function factsOf(pages: ReadPage[], at = target): RatedFacts {
  const seen = website({ target: at, pages });
  return rateFacts(readFacts(seen), seen);
}

const read = (html: string, options: PageOptions = {}): RatedFacts => factsOf([page(html, options)]);

describe('how sure a street is that words stand before', () => {
  const addressIn = (written: string) => {
    const [found] = read(`<h1>Lerchenhof</h1><p>Adresse: ${written}</p><footer><p>${written}</p></footer>`).addresses;
    return [found?.value.street, found?.value.region, found?.certainty];
  };

  it.each([
    [
      'its adjectives are part of it',
      'Neue Kölner Landstr. 203a, 50667 Köln (Nippes)',
      'Neue Kölner Landstr. 203a',
      'certain',
    ],
    ['behind a mark', 'Lerchenhof · Tilda Larch · Kölner Landstr. 7, 50667 Köln', 'Kölner Landstr. 7', 'certain'],
    ['behind the town', '50667 Köln, Kölner Landstr. 7', 'Kölner Landstr. 7', 'certain'],
    [
      'words that may be of its name or not',
      'Tilda Larch Kölner Landstr. 7, 50667 Köln',
      'Kölner Landstr. 7',
      'likely',
    ],
  ])('%s', (_, written, street, certainty) => {
    expect(addressIn(written)).toEqual([street, null, certainty]);
  });
});

it('a language is certain that the text itself is in, not one that the frame of an application declares', () => {
  const frame = '<html lang="en"><body><noscript>You need to enable JavaScript to run this app.</noscript>';
  const languages = (drawn: string) =>
    read(frame, { rendered: `<html lang="en"><body><main>${drawn}</main></body></html>` }).languages.map(
      ({ value, certainty }) => `${value} ${certainty}`,
    );
  expect(languages('<p>We bake bread for the whole village and you can buy it from us in the morning.</p>')).toEqual([
    'en certain',
  ]);
  expect(languages('<p>Inicio</p><p>Clases</p><p>Horario</p>')).not.toContain('en certain');
});
