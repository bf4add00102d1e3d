import { describe, expect, it } from 'vitest';
import { facts, HOME, inputs, page } from '../../../testing/audit-builders.ts';
import type { Certainty } from '../../facts/facts.ts';
import { wrongPageLanguage } from './wrong-page-language.ts';

const GERMAN =
  'Wir sind eine Familienbäckerei in Leipzig und backen jeden Morgen frisches Brot für Sie. Unsere Brote reifen über Nacht, und unsere Kuchen sind nach den Rezepten der Großmutter gemacht. Kommen Sie vorbei, wir freuen uns auf Ihren Besuch und beraten Sie gern bei der Auswahl.';
const run = (attribute: string, text = GERMAN) =>
  wrongPageLanguage.run(inputs({ pages: [page(`<html ${attribute}><body><main><p>${text}</p></main>`)] }));

describe('wrong-page-language', () => {
  it('passes the stated language, region and script included', () => {
    expect(run('lang=de')).toMatchObject({ outcome: 'pass', evidence: [{ seen: 'lang="de"' }] });
    expect(run('lang="de-AT"')).toMatchObject({ outcome: 'pass' });
  });

  it('is partial when it is missing or no language', () => {
    expect(run('')).toMatchObject({ outcome: 'partial', evidence: [{ seen: 'no lang attribute' }] });
    expect(run('lang="german!"')).toMatchObject({ outcome: 'partial' });
  });

  it('fails another language than the text is in', () => {
    expect(run('lang=en')).toMatchObject({ outcome: 'fail', evidence: [{ seen: 'lang="en", the text is in German' }] });
  });

  it('tells pages of another language from pages of none', () => {
    const of = (...attributes: string[]) =>
      wrongPageLanguage.run(
        inputs({
          pages: attributes.map((one, at) =>
            page(`<html ${one}><body><main><p>${GERMAN}</p></main>`, { url: `${HOME}${at}` }),
          ),
        }),
      );
    expect(of('lang=en', '')).toMatchObject({ cause: 'wrong-or-not-stated' });
    expect(of('', '')).toMatchObject({ cause: 'not-stated' });
    expect(of('lang=en', 'lang=de')).not.toHaveProperty('cause');
  });

  it('says that there may be more beside a page whose language it cannot tell', () => {
    const at = (path: string, text: string) =>
      page(`<html lang=en><body><main><p>${text}</p></main>`, { url: `${HOME}${path}` });
    const odd = 'Zemi olo varu tepa nilo. '.repeat(10);
    const of = (...pages: ReturnType<typeof page>[]) => wrongPageLanguage.run(inputs({ pages }));
    expect(of(at('', GERMAN), at('b', odd))).toMatchObject({ found: 'uncounted' });
    expect(of(at('', GERMAN), at('b', GERMAN))).not.toHaveProperty('found');
  });

  it('does not judge a text too short to tell', () => {
    expect(run('lang=en', 'Brot und Kuchen')).toMatchObject({ outcome: 'inconclusive' });
  });

  it('praises no page that states a language nothing else of the website is in', () => {
    const read = (value: string, certainty: Certainty = 'certain') => ({ value, certainty, sources: [] });
    const of = (...languages: ReturnType<typeof read>[]) =>
      wrongPageLanguage.run(
        inputs({
          pages: [page('<html lang=en><body><main><p>Chléb a koláče</p></main>')],
          facts: { ...facts({}), languages },
        }),
      ).outcome;
    expect([of(read('cs')), of(read('cs'), read('en')), of()]).toEqual(['inconclusive', 'pass', 'inconclusive']);
    expect([of(read('en', 'likely')), of(read('en', 'seen'))]).toEqual(['inconclusive', 'inconclusive']);
  });

  it('lists every page with the value that one page proves wrong, on a website of one language', () => {
    const read = (value: string, certainty: 'certain' | 'likely') => ({ value, certainty, sources: [] });
    const at = (path: string, lang: string, text: string) =>
      page(`<html lang="${lang}"><body><main><p>${text}</p></main>`, { url: `${HOME}${path}` });
    const english =
      'We are a bakery in the middle of the town and we bake bread every morning for you and for all who come to us. ' +
      'You can order a cake by phone, and it will be ready for you on the next day when you come to the shop.';
    const pages = [
      at('', 'en', 'Brot und Kuchen'),
      at('b', 'en', GERMAN),
      at('c', 'en', english),
      at('d', 'de', 'Brot'),
    ];
    const listed = (...languages: ReturnType<typeof read>[]) =>
      wrongPageLanguage.run(inputs({ pages, facts: { ...facts({}), languages } }));
    expect(listed(read('de', 'certain'))).toMatchObject({ outcome: 'fail' });
    expect(listed(read('de', 'certain')).evidence.map(({ pageUrl }) => pageUrl)).toEqual([`${HOME}b`, HOME]);
    // One list of names taken for another language changes nothing.
    expect(listed(read('de', 'certain'), read('nl', 'likely')).evidence).toHaveLength(2);
    for (const unsure of [
      listed(read('de', 'likely')),
      listed(read('de', 'certain'), read('en', 'likely')),
      listed(read('de', 'certain'), read('fr', 'certain')),
    ])
      expect(unsure.evidence.map(({ pageUrl }) => pageUrl)).toEqual([`${HOME}b`]);
  });
});
