import { describe, expect, it } from 'vitest';
import { fail, inconclusive, pass } from '../checks/check.ts';
import type { RatedFacts } from '../facts/facts.ts';
import type { Observations } from '../observations.ts';
import { fitToShow } from './fit-to-show.ts';
import { inSentences } from './language-in-sentences.ts';

const HOME = 'https://example.test/';
const block = (text: string, hidden = false) => ({ text, hidden });
const observed = {
  pages: [
    {
      url: HOME,
      rendered: {
        view: { blocks: [block('Open since 1998.'), block('2,000 happy customers', true), block('A', true)] },
      },
    },
  ],
} as unknown as Pick<Observations, 'pages'>;
const at = (seen: string, place = 'body > p') => ({ pageUrl: HOME, place, seen });
const FILLER = 'Lorem ipsum dolor sit amet, consectetur adipisicing elit. Rem ad, mollitia cupiditate?';

describe('what is fit to be shown', () => {
  it('is each thing once, and nothing that fills a template', () => {
    const seen = [at('Open since 1998.'), at('Open since 1998.'), at(FILLER)];
    expect(fitToShow(pass(seen), observed).evidence).toEqual([at('Open since 1998.')]);
    expect(fitToShow(inconclusive('For you to confirm.', [at(FILLER)]), observed).evidence).toEqual([]);
  });

  it('is what a browser showed, where it showed some of it', () => {
    const hidden = at('2,000 happy customers');
    expect(fitToShow(pass([hidden, at('Open since 1998.')]), observed).evidence).toEqual([at('Open since 1998.')]);
    expect(fitToShow(pass([hidden]), observed).evidence).toEqual([hidden]);
    const part = at('2,000 happy customers', 'customers: body > p');
    expect(fitToShow(pass([part, at('Open since 1998.')]), observed).evidence).toHaveLength(2);
  });

  it('is of a fault every place that is to be mended', () => {
    const seen = [at(FILLER), at(FILLER), at('2,000 happy customers'), at('Open since 1998.')];
    expect(fitToShow(fail(seen), observed).evidence).toEqual(seen);
  });
});

describe('the proof of a language', () => {
  const source = (seen: string) => ({ ...at(seen), view: 'plain' });
  const prove = (...seen: string[]) =>
    inSentences({
      languages: [{ value: 'it', sources: seen.map(source) }],
    } as unknown as RatedFacts).languages[0]?.sources.map((one) => one.seen);

  it('is a sentence where there is one', () => {
    const sentence = 'Il negozio nasce dall’idea di creare borse versatili per ogni giorno.';
    expect(
      prove('© 2026 Ada & Ida. All rights reserved.', sentence, 'Via Torino 43 | Tel: 031 944618 | Cell: 375 6848302.'),
    ).toEqual([sentence]);
    expect(prove('© Ada & Ida.')).toEqual(['© Ada & Ida.']);
  });
});
