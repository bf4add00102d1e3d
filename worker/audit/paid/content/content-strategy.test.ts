import { describe, expect, it } from 'vitest';
import { type PremiumResults, premiumSchema } from '../../../contract/premium.ts';
import { groundOf } from '../../../testing/premium-group.ts';
import { premiumInputOf } from '../../../testing/premium-input.ts';
import { englishPlumber } from '../../proof/fixtures/english-plumber/website.ts';
import { frenchRestaurant } from '../../proof/fixtures/french-restaurant/website.ts';
import { germanDentist } from '../../proof/fixtures/german-dentist/website.ts';
import type { InventedWebsite } from '../../proof/fixtures/observe-website.ts';
import { scriptOnlyBakery } from '../../proof/fixtures/script-only-bakery/website.ts';
import { settle } from '../grounded.ts';
import type { PremiumInput } from '../premium-input.ts';
import { contentStrategy } from './content-strategy.ts';

type Strategy = PremiumResults['contentStrategy'];

const built = (input: PremiumInput) => settle<Strategy>(contentStrategy(input), '/contentStrategy');
const of = (website: InventedWebsite) => built(premiumInputOf(website));
const sites = { germanDentist, englishPlumber, scriptOnlyBakery, frenchRestaurant };

/** Every text of a value. */
const texts = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value ? Object.values(value).flatMap(texts) : [];

describe.each(Object.entries(sites))('what to write: %s', (_, website) => {
  const input = premiumInputOf(website);
  const { said, grounds } = built(input);

  it('has the shape of the contract, and each entry a ground', () => {
    expect(premiumSchema.shape.contentStrategy.safeParse(said).error?.issues ?? []).toEqual([]);
    const pointers = Object.entries(said).flatMap(([key, list]) =>
      list.map((_, at) => `/contentStrategy/${key}/${at}`),
    );
    expect(pointers.filter((pointer) => groundOf(grounds, pointer) === null)).toEqual([]);
  });

  it('shows no trace of a missing value', () => {
    expect(texts(said).filter((text) => /\b(?:undefined|null|NaN)\b|\[object/.test(text))).toEqual([]);
  });

  it('asks for each answer of which nothing was found, and for no other', () => {
    const open = input.questions.filter(({ answered }) => answered === 'none').map(({ question }) => question);
    const asked = said.faqSuggestions.map(({ question }) => open.find((one) => question.startsWith(one)));
    expect(asked).toEqual(open.slice(0, 8));
  });

  it('writes only what the website says', () => {
    const seen = JSON.stringify(input.observations.pages);
    const figures = said.faqSuggestions.flatMap(({ answer }) => answer.match(/\d+/g) ?? []);
    expect(figures.filter((figure) => !seen.includes(figure))).toEqual([]);
  });
});

describe('what to write', () => {
  it('differs between a dentist and a plumber', () => {
    const dentist = new Set(texts(of(germanDentist).said));
    const shared = texts(of(englishPlumber).said).filter((text) => dentist.has(text) && text.split(' ').length > 8);
    // The steps every article has, and how its length was found.
    expect(shared.length).toBeLessThanOrEqual(6);
  });

  it('keeps to questions where the pages hold no text', () => {
    const html =
      '<html lang="de"><title>Zahnarztpraxis Muster</title><h1>Zahnarzt in Köln: Ihre Zähne sind bei uns gut aufgehoben</h1></html>';
    const { faqSuggestions, aiOptimizedContent } = of({
      ...germanDentist,
      sitemap: null,
      pages: germanDentist.pages.slice(0, 1).map((page) => ({ ...page, html, rendered: null })),
    }).said;
    expect(aiOptimizedContent).toEqual([]);
    expect(faqSuggestions.length).toBeGreaterThan(0);
    expect(new Set(faqSuggestions.map(({ answer }) => answer))).toEqual(
      new Set(['For you to answer: we found nothing on the pages read. If nobody asks you this, leave it out.']),
    );
    // "Gibt es Parkplätze? (Is there parking?)": the report is in English.
    expect(faqSuggestions.filter(({ question }) => !/\? \(.+\?\)$/.test(question))).toEqual([]);
  });

  it('judges no question of a website in another language', () => {
    const italian = {
      ...englishPlumber,
      pages: englishPlumber.pages.slice(0, 1).map((page) => ({
        ...page,
        html: '<html lang="it"><title>Idraulica Rossi</title><main><h1>Idraulico a Trieste</h1><p>Siamo una ditta di idraulici a Trieste e ripariamo perdite, caldaie e scarichi per le case e per le piccole imprese della città. Rispondiamo alle chiamate nello stesso giorno e lavoriamo anche il sabato mattina quando serve aiuto.</p><h2>Servizi</h2><ul><li>Riparazione perdite</li><li>Installazione caldaie</li></ul></main></html>',
      })),
    };
    const { said } = of(italian);
    expect(said.faqSuggestions).toEqual([]);
    expect(said.contentGaps).toEqual([]);
  });
});
