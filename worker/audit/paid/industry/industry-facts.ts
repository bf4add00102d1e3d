import type { Source } from '../../../contract/grounds.ts';
import { TRADES, type TradeId } from '../../trades/index.ts';
import type { LineOfBusiness } from '../../trades/trade.ts';

/** A published finding about how people look for businesses, or how assistants choose them. */
export interface IndustryFact {
  id: string;
  /** The finding in one or two sentences, with its figures. */
  text: string;
  source: Source;
  /** For trades of this line only. */
  line?: LineOfBusiness;
  /** For these countries only, ISO 3166-1 alpha-2. */
  countries?: readonly string[];
  localOnly?: true;
}

const EUROSTAT: Source = {
  title: 'Eurostat: use of generative AI tools in 2025',
  url: 'https://ec.europa.eu/eurostat/product?code=ddn-20251216-3',
  date: '2025-12-16',
  strength: 'strong: official survey of people aged 16 to 74; it asks about any use, not about looking for businesses',
};

const inEurope = (country: string, name: string, share: string): IndustryFact => ({
  id: `ai-use-${country.toLowerCase()}`,
  text: `${share} of people in ${name} used a generative AI tool in 2025; in the EU as a whole it was 32.7%.`,
  source: EUROSTAT,
  countries: [country],
});

/** How many people use assistants, for countries whose own figure the source states. */
export const AI_USE: readonly IndustryFact[] = [
  inEurope('DK', 'Denmark', '48.4%'),
  inEurope('EE', 'Estonia', '46.6%'),
  inEurope('MT', 'Malta', '46.5%'),
  inEurope('RO', 'Romania', '17.8%'),
  inEurope('IT', 'Italy', '19.9%'),
  inEurope('BG', 'Bulgaria', '22.5%'),
  {
    id: 'ai-use-us',
    text: '34% of adults in the United States have used ChatGPT: 58% of those under 30, 10% of those of 65 and older.',
    source: {
      title: 'Pew Research Center: 34% of U.S. adults have used ChatGPT',
      url: 'https://www.pewresearch.org/short-reads/2025/06/25/34-of-us-adults-have-used-chatgpt-about-double-the-share-in-2023/',
      date: '2025-06-25',
      strength: 'strong: 5,123 adults, representative; the figures are from early 2025',
    },
    countries: ['US'],
  },
  {
    id: 'ai-use-gb',
    text: 'About 30% of searches in the United Kingdom show an AI overview, and 53% of adults say they see them often.',
    source: {
      title: 'Ofcom, Online Nation 2025, as reported by Advanced Television',
      url: 'https://www.advanced-television.com/2025/12/10/ofcom-half-of-uk-online-time-spent-on-alphabet-meta-services/',
      date: '2025-12-10',
      strength: 'strong: the regulator’s own measurement and survey, quoted at second hand',
    },
    countries: ['GB'],
  },
];

/** What changes from year to year. */
export const TRENDS: readonly IndustryFact[] = [
  {
    id: 'fewer-bans',
    text: 'Of the websites behind Cloudflare in a sample of 10,894, those that ban ChatGPT’s training crawler fell from 17.1% to 9.9% after 15 September 2026.',
    source: {
      title: 'HasData: AI crawler access in practice, 2026 (data set)',
      url: 'https://doi.org/10.5281/zenodo.23101648',
      date: '2026',
      strength: 'strong data; crawlers were imitated, so verified ones may fare better',
    },
  },
];

const YEXT: Source = {
  title: 'Yext: 86% of AI citations come from brand-managed sources',
  url: 'https://investors.yext.com/news-events/press-releases/detail/376/yext-research-86-of-ai-citations-come-from-brand-managed',
  date: '2025-10-09',
  strength: 'medium: 6.8 million citations with the place of the asker, by a seller of listings management',
};

/** What assistants cite, by line of business: the first that fits the trade. */
export const CITED_SOURCES: readonly IndustryFact[] = [
  {
    id: 'cited-food',
    text: 'For food and drink, 41.6% of what assistants cite are listings, and 13.3% reviews and social media, more than in any other line of business.',
    source: YEXT,
    line: 'food',
  },
  {
    id: 'cited-health',
    text: 'In health care, 52.6% of what assistants cite are listings and portals: more than all other sources together.',
    source: YEXT,
    line: 'health',
  },
];

/** How choices are made: by people, and by assistants for them. */
export const CHOICES: readonly IndustryFact[] = [
  {
    id: 'few-are-named',
    text:
      'Of some 350,000 places studied, Gemini recommended 11% when asked, while 36% stood in Google’s map ' +
      'results. Those ChatGPT named had 4.3 stars on average.',
    source: {
      title: 'SOCi: 2026 Local Visibility Index',
      url: 'https://www.soci.ai/blog/the-challenge-of-ai-visibility-for-brands-part-1/',
      date: '2026',
      strength: 'medium: chains with several locations; small businesses were named more often',
    },
    localOnly: true,
  },
];

/** How often a name goes with being named: for the strategy of mentions. */
export const MENTIONS: IndustryFact = {
  id: 'mentions',
  text: 'Over 75,000 brands, being mentioned on other websites went along with being named in AI Overviews (0.66 of 1) far more than links did (0.22).',
  source: {
    title: 'Ahrefs: AI Overview brand correlation',
    url: 'https://ahrefs.com/blog/ai-overview-brand-correlation/',
    date: '2025-05',
    strength: 'medium: correlation, large brands; mentions may follow from being known',
  },
};

export interface Whom {
  trade: TradeId;
  country: string | null;
  isLocal: boolean;
}

/** Those of the findings that hold for such a business. */
export const factsFor = (facts: readonly IndustryFact[], { trade, country, isLocal }: Whom): IndustryFact[] =>
  facts.filter(
    (fact) =>
      (!fact.line || fact.line === TRADES[trade].line) &&
      (!fact.countries || (country !== null && fact.countries.includes(country))) &&
      (!fact.localOnly || isLocal),
  );
