import { describe, expect, it } from 'vitest';
import { type PremiumResults, premiumSchema } from '../../../contract/premium.ts';
import { premiumInputOf } from '../../../testing/premium-input.ts';
import { englishPlumber } from '../../proof/fixtures/english-plumber/website.ts';
import { frenchRestaurant } from '../../proof/fixtures/french-restaurant/website.ts';
import { germanDentist } from '../../proof/fixtures/german-dentist/website.ts';
import type { InventedWebsite } from '../../proof/fixtures/observe-website.ts';
import { WEBSITES } from '../../proof/fixtures/websites.ts';
import { groundOf, settle } from '../grounded.ts';
import { voiceSearchOptimization } from './voice-search-optimization.ts';

type Voice = PremiumResults['voiceSearchOptimization'];

const of = (website: InventedWebsite) =>
  settle<Voice>(voiceSearchOptimization(premiumInputOf(website)), '/voiceSearchOptimization');

describe.each(Object.entries(WEBSITES))('voice for %s', (_, website) => {
  const { said, grounds } = of(website);

  it('has the shape of the contract', () => {
    expect(premiumSchema.shape.voiceSearchOptimization.safeParse(said).error?.issues ?? []).toEqual([]);
    expect(JSON.stringify(said)).not.toMatch(/undefined|NaN|\[object/);
  });

  it('rests on something, line by line', () => {
    const lists = {
      voiceQueries: said.voiceQueries,
      'conversationalContent/faqOptimization': said.conversationalContent.faqOptimization,
      'conversationalContent/naturalLanguageContent': said.conversationalContent.naturalLanguageContent,
      'technicalImplementation/structuredData': said.technicalImplementation.structuredData,
      'technicalImplementation/mobileOptimizations': said.technicalImplementation.mobileOptimizations,
    };
    const pointers = Object.entries(lists).flatMap(([key, list]) =>
      list.map((_, at) => `/voiceSearchOptimization/${key}/${at}`),
    );
    expect(pointers.filter((pointer) => groundOf(grounds, pointer) === null)).toEqual([]);
    expect(groundOf(grounds, '/voiceSearchOptimization/currentReadiness/score')).toMatchObject({ kind: 'measured' });
  });

  it('takes its score from the voice checks', () => {
    const input = premiumInputOf(website);
    expect(said.currentReadiness.score).toBe(input.score.categories.find(({ id }) => id === 'voice')?.score);
  });
});

describe('what is said aloud', () => {
  it('is in the language of the website', () => {
    expect(of(germanDentist).said.voiceQueries.map(({ query }) => query)).toContain(
      'Zahnarztpraxis Hafenblick: jetzt geöffnet?',
    );
    expect(of(frenchRestaurant).said.conversationalContent.naturalLanguageContent[0]).toContain('du mardi au samedi');
  });

  it('tells the hours that would be read out, and nothing where there are none', () => {
    const query = (website: InventedWebsite) =>
      of(website).said.voiceQueries.find((one) => one.query === 'Is Tidewater Plumbing open now?')?.optimization;
    expect(query(englishPlumber)).toContain('Monday to Friday 08:00–18:00');
    const without = {
      ...englishPlumber,
      pages: englishPlumber.pages.map((page) => ({
        ...page,
        html: page.html.replace(/<h2>Opening hours<\/h2><p>.*?<\/p>/s, ''),
      })),
    };
    expect(query(without)).toBeUndefined();
  });

  it('says whom a tap calls only where every link dials a number the pages show', () => {
    const [, ...others] = englishPlumber.pages;
    const dialling = (html: string) => ({
      ...englishPlumber,
      pages: [{ ...englishPlumber.pages[0], html }, ...others] as typeof englishPlumber.pages,
    });
    const taps = (website: InventedWebsite) => of(website).said.technicalImplementation.mobileOptimizations.join();
    const html = englishPlumber.pages[0]?.html ?? '';
    expect(taps(englishPlumber)).toContain('A link that calls or messages you');
    expect(taps(englishPlumber)).not.toContain('a script writes it');
    const served = html.replaceAll('href="tel:', 'href="#" data-call="');
    const drawn = { ...dialling(served) };
    drawn.pages = [{ ...drawn.pages[0], rendered: html }, ...others] as typeof drawn.pages;
    expect(taps(drawn)).toContain('on 1 of them a script writes it');
    // Whether a script writes one on a page that no browser showed nobody saw.
    const partly = { ...drawn };
    partly.pages = [
      { ...drawn.pages[0] },
      ...others.map((one, at) =>
        at === 0 ? { ...one, html: one.html.replaceAll('href="tel:', 'href="#" data-call="') } : one,
      ),
    ] as typeof drawn.pages;
    expect(taps(partly)).toContain('The rest: ');
    const input = premiumInputOf(partly);
    for (const { rendered } of input.inputs.pages ?? []) if (rendered) rendered.missesCode = true;
    const { mobileOptimizations } = settle<Voice>(voiceSearchOptimization(input), '/voiceSearchOptimization').said
      .technicalImplementation;
    expect(mobileOptimizations.join()).toContain('Our browser did not see all of');
    expect(mobileOptimizations.join()).not.toContain('The rest');
    const hidden = html.replaceAll('<a href="tel:', '<a hidden href="tel:');
    expect(taps(dialling(hidden))).not.toContain('A link that calls');
    expect(taps(dialling(html.replace('tel:+441174960142', 'tel:+441174960777')))).not.toContain(
      'A link that calls or messages you',
    );
  });
});
