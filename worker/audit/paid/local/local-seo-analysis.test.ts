import { describe, expect, it } from 'vitest';
import { page } from '../../../testing/audit-builders.ts';
import { readGroup, SLIPS } from '../../../testing/premium-group.ts';
import { premiumInputOf } from '../../../testing/premium-input.ts';
import { inconclusive } from '../../checks/check.ts';
import type { InventedWebsite } from '../../proof/fixtures/observe-website.ts';
import { WEBSITES } from '../../proof/fixtures/websites.ts';
import { type TradeId, tradeEntries } from '../../trades/index.ts';
import { directoriesFor, GENERAL_DIRECTORIES, MAPS } from '../directories.ts';
import { profileStatus } from './google-profile.ts';
import { localSeoAnalysis } from './local-seo-analysis.ts';

const inputOf = (name: string) => {
  const website: InventedWebsite | undefined = WEBSITES[name];
  if (!website) throw new Error(`no website ${name}`);
  return premiumInputOf(website);
};
const read = (name: string) => readGroup('localSeoAnalysis', localSeoAnalysis, inputOf(name));

describe('localSeoAnalysis', () => {
  it.each(Object.keys(WEBSITES))('grounds every line about %s and says none twice', (name) => {
    const { lines, ungrounded } = read(name);
    expect(ungrounded).toEqual([]);
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines.filter((line) => SLIPS.test(line))).toEqual([]);
  });

  it('tells a linked profile from one that is not', () => {
    expect(read('german-dentist').said.googleMyBusinessOptimization.currentStatus).toMatch(
      /^A link of your website leads to Google \(.*google\.com\/maps/,
    );
    expect(read('english-plumber').said.googleMyBusinessOptimization.currentStatus).toMatch(
      /^We found no link to an entry on Google Maps on the 3 pages read\.$/,
    );
  });

  it('says what is linked where it is open whether there is an entry, and of none that there is not', () => {
    const input = inputOf('english-plumber');
    const told = (html: string) => {
      const results = input.results.map((one) =>
        one.check.id === 'missing-google-profile-link' ? { ...one, outcome: inconclusive('Open.') } : one,
      );
      return JSON.stringify(profileStatus({ ...input, results, inputs: { ...input.inputs, pages: [page(html)] } }));
    };
    expect(told('<a href="/map">Map</a>')).toContain('Not measured: whether Google Maps has an entry');
    // What a link leads to nobody tried; of two that to the map is named.
    const search = '<a href="https://www.google.com/search?kgmid=/g/1abc">Us</a>';
    expect(told(search)).toContain('leads to Google (www.google.com/search…).');
    const both = `${search}<a href="https://www.google.com/maps?cid=617">Map</a>`;
    expect(told(both)).toContain('leads to Google (www.google.com/maps…).');
  });

  it('leaves a rating nobody stated open', () => {
    const { reviewStrategy } = read('english-plumber').said;
    expect(reviewStrategy).toMatchObject({
      currentRating: null,
      currentRatingBasis: { kind: 'not_measured' },
      reviewCount: null,
      reviewCountBasis: { kind: 'not_measured' },
    });
  });

  it('warns a profession whose advertising is limited of asking for reviews, and writes no message for anybody', () => {
    const told = (trade: 'plumber' | 'vet') => {
      const input = inputOf('english-plumber');
      input.words = { ...input.words, trade };
      return readGroup('localSeoAnalysis', localSeoAnalysis, input).said.reviewStrategy.recommendations;
    };
    expect(told('plumber')).toEqual([]);
    expect(told('vet').join()).toContain('may be limited for your profession');
  });

  it('quotes a rating that stands on a page', () => {
    const input = inputOf('english-plumber');
    input.inputs.facts.rating = {
      value: { value: 4.8, best: 5, count: null },
      certainty: 'certain',
      sources: [{ pageUrl: 'https://tidewater-plumbing.test/', view: 'plain', place: 'main > p', seen: '4.8 of 5' }],
    };
    expect(readGroup('localSeoAnalysis', localSeoAnalysis, input).said.reviewStrategy).toMatchObject({
      currentRating: 4.8,
      currentRatingBasis: { kind: 'measured', how: expect.stringContaining('the home page') },
      reviewCount: null,
      reviewCountBasis: { kind: 'not_measured' },
    });
  });

  it('says that a number of reviews stands in the markup alone', () => {
    const input = inputOf('english-plumber');
    const at = { pageUrl: 'https://tidewater-plumbing.test/', view: 'plain' as const };
    input.inputs.facts.rating = {
      value: { value: 4.8, best: 5, count: 13 },
      certainty: 'certain',
      sources: [
        { ...at, place: 'main > p', seen: '4.8 of 5' },
        { ...at, place: 'JSON-LD aggregateRating', seen: 'ratingValue 4.8 of 5, count 13' },
      ],
    };
    expect(readGroup('localSeoAnalysis', localSeoAnalysis, input).said.reviewStrategy).toMatchObject({
      currentRatingBasis: { how: expect.stringContaining('As stated on') },
      reviewCountBasis: { how: expect.stringContaining('In the markup of') },
    });
  });

  it('says nothing of places to a business without one', () => {
    const input = inputOf('english-plumber');
    input.inputs.isLocal = false;
    const { said } = readGroup('localSeoAnalysis', localSeoAnalysis, input);
    expect(said.googleMyBusinessOptimization).toMatchObject({ recommendations: [], localKeywords: [] });
    expect(said.citationOpportunities.join(' ')).not.toContain('Yell');
  });
});

describe('who has closed', () => {
  it('is sent to no customer and to no directory', () => {
    const said = (isClosed: boolean) =>
      readGroup('localSeoAnalysis', localSeoAnalysis, { ...inputOf('english-plumber'), isClosed }).said;
    expect(said(false).citationOpportunities).not.toEqual([]);
    expect(said(true).citationOpportunities).toEqual([]);
    expect(said(true).reviewStrategy.recommendations).toEqual([]);
  });
});

describe('directories', () => {
  it('are none where nobody is known to come to an address', () => {
    const input = inputOf('french-restaurant');
    input.facts.addresses = [];
    expect(readGroup('localSeoAnalysis', localSeoAnalysis, input).said.citationOpportunities).toEqual([]);
  });

  it('of a trade are for those who call themselves so', () => {
    const input = inputOf('french-restaurant');
    const names = () => readGroup('localSeoAnalysis', localSeoAnalysis, input).said.citationOpportunities.join(' ');
    const before = names();
    input.words = { ...input.words, noun: null };
    expect(before).toContain('Tripadvisor');
    expect(names()).not.toContain('Tripadvisor');
  });

  it('where customers book are for those with whom they can', () => {
    const names = (outcome: 'pass' | 'not_applicable') => {
      const input = inputOf('french-restaurant');
      input.results = input.results.map((one) =>
        one.check.id === 'missing-booking-path' ? ({ ...one, outcome: { outcome, evidence: [] } } as typeof one) : one,
      );
      return readGroup('localSeoAnalysis', localSeoAnalysis, input).said.citationOpportunities.join(' ');
    };
    expect(names('pass')).toContain('TheFork');
    expect(names('not_applicable')).not.toContain('TheFork');
  });

  it('are named once, with a secure address', () => {
    const ofTrades = tradeEntries().flatMap(([, { directories = [] }]) => directories);
    // What several trades share is one object.
    const all = [...new Set([...ofTrades, ...GENERAL_DIRECTORIES, ...MAPS])];
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    for (const { url } of all) expect(new URL(url).protocol).toBe('https:');
  });

  it('differ by country and trade', () => {
    const names = (trade: TradeId, country: string | null, isLocal = true) =>
      directoriesFor({ trade, country, isLocal }).map(({ name }) => name);
    expect(names('plumber', 'GB')).toContain('Gas Safe Register');
    expect(names('dentist', 'GB')).not.toContain('Gas Safe Register');
    expect(names('dentist', 'DE')).toContain('jameda');
    for (const [trade] of tradeEntries()) expect(names(trade, null)).toContain('Bing Places');
    expect(names('software', 'DE', false)).toEqual(['G2', 'Capterra', 'Clutch', 'Trustpilot']);
    expect(names('builder', 'AT')[0]).toBe('WKO Firmen A–Z');
  });
});
