import { describe, expect, it } from 'vitest';
import { type PremiumResults, premiumSchema } from '../../../contract/premium.ts';
import { premiumInputOf } from '../../../testing/premium-input.ts';
import { englishPlumber } from '../../proof/fixtures/english-plumber/website.ts';
import { frenchRestaurant } from '../../proof/fixtures/french-restaurant/website.ts';
import { germanDentist } from '../../proof/fixtures/german-dentist/website.ts';
import type { InventedWebsite } from '../../proof/fixtures/observe-website.ts';
import { scriptOnlyBakery } from '../../proof/fixtures/script-only-bakery/website.ts';
import { groundOf, settle } from '../grounded.ts';
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

  it('offers every open question once, as article or in the list', () => {
    const open = input.questions.filter(({ answered }) => answered === 'none' || answered === 'partial');
    const inArticles = open.filter(({ question }) =>
      said.articleRecommendations.some(({ title }) => title.startsWith(question)),
    );
    const inList = said.faqSuggestions.map(({ question }) => question);
    expect(inArticles.filter(({ question }) => inList.includes(question))).toEqual([]);
    expect(new Set([...inArticles.map(({ question }) => question), ...inList]).size).toBe(open.length);
  });

  it('writes only what the website says, or TODO', () => {
    const seen = JSON.stringify(input.observations.pages);
    const figures = said.faqSuggestions
      .flatMap(({ answer }) => [answer.replace(/^TODO[^)]*\)?\.?/, '')])
      .flatMap((text) => text.match(/\d+/g) ?? []);
    expect(figures.filter((figure) => !seen.includes(figure))).toEqual([]);
    const answers = said.faqSuggestions.map(({ answer }) => answer);
    expect(new Set(answers).size).toBe(answers.length);
  });
});

describe('what to write', () => {
  it('differs between a dentist and a plumber', () => {
    const dentist = new Set(texts(of(germanDentist).said));
    const shared = texts(of(englishPlumber).said).filter((text) => dentist.has(text) && text.split(' ').length > 8);
    // The steps every article has, and how its length was found.
    expect(shared.length).toBeLessThanOrEqual(6);
  });

  it('puts the answer first with the name, in the words of the page', () => {
    const input = premiumInputOf(englishPlumber);
    const offers = input.words.offers.map((offer) => ({ ...offer, isCertain: true }));
    const questions = input.questions.map((one) =>
      one.passage === null ? one : { ...one, answered: 'full' as const },
    );
    const sure = { ...input, questions, facts: input.inputs.facts, words: { ...input.words, offers } };
    const passage =
      'Boiler installation at Tidewater Plumbing in Bristol: A new combi boiler costs from £2,100 fitted, with a 7-year guarantee.';
    expect(built(sure).said.aiOptimizedContent.join('\n')).toContain(passage);
    // As it was read the price is likely.
    expect(built(input).said.aiOptimizedContent.join('\n')).not.toContain('£2,100');
  });

  it('does not tell where prices begin as the price', () => {
    const html =
      '<title>Lantern Bakery</title><main><h1>Lantern Bakery in Portland</h1><h2>Order a cake</h2><p>Celebration cakes start at $48 and need three days of notice.</p><ul><li>Wedding cakes $120</li><li>Rye loaves $6</li><li>Oat buns $2</li></ul></main>';
    const pages = scriptOnlyBakery.pages.map((page) => ({ ...page, html, rendered: null }));
    const passages = of({ ...scriptOnlyBakery, pages }).said.aiOptimizedContent.join('\n');
    expect(passages).toContain('Wedding cakes $120, Rye loaves $6 and Oat buns $2.');
    expect(passages).not.toContain('Celebration cakes $48');
  });

  it('keeps to questions and TODO where the pages hold no text', () => {
    const html =
      '<html lang="de"><title>Zahnarztpraxis Muster</title><h1>Zahnarzt in Köln: Ihre Zähne sind bei uns gut aufgehoben</h1></html>';
    const { faqSuggestions, aiOptimizedContent } = of({
      ...germanDentist,
      pages: germanDentist.pages.slice(0, 1).map((page) => ({ ...page, html, rendered: null })),
    }).said;
    expect(aiOptimizedContent).toEqual([]);
    expect(faqSuggestions.length).toBeGreaterThan(0);
    expect(faqSuggestions.filter(({ answer }) => !answer.startsWith('TODO'))).toEqual([]);
  });

  it('names what is listed for certain and not told, and nothing that is merely likely', () => {
    const { contentGaps, articleRecommendations } = of(germanDentist).said;
    expect(contentGaps.join('\n')).toContain('“Bleaching”');
    expect(articleRecommendations.map(({ title }) => title).join('\n')).toContain('Bleaching');
    expect(JSON.stringify(of(englishPlumber).said)).not.toContain('Bathroom fitting');
  });

  it('judges no question of a website in another language, and says so', () => {
    const italian = {
      ...englishPlumber,
      pages: englishPlumber.pages.slice(0, 1).map((page) => ({
        ...page,
        html: '<html lang="it"><title>Idraulica Rossi</title><main><h1>Idraulico a Trieste</h1><p>Siamo una ditta di idraulici a Trieste e ripariamo perdite, caldaie e scarichi per le case e per le piccole imprese della città. Rispondiamo alle chiamate nello stesso giorno e lavoriamo anche il sabato mattina quando serve aiuto.</p><h2>Servizi</h2><ul><li>Riparazione perdite</li><li>Installazione caldaie</li></ul></main></html>',
      })),
    };
    const { said, grounds } = of(italian);
    expect(said.faqSuggestions).toEqual([]);
    const at = said.contentGaps.findIndex((text) => text.includes('could not be told'));
    expect(grounds[`/contentStrategy/contentGaps/${at}`]?.kind).toBe('not_measured');
  });
});
