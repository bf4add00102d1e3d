import { describe, expect, it } from 'vitest';
import { facts, inputs, page } from '../../testing/audit-builders.ts';
import type { Facts } from '../facts/facts.ts';
import { freeResults } from './free-results.ts';

const source = (seen: string, place = 'p', view: 'plain' | 'rendered' = 'plain') => [
  { pageUrl: 'https://example.test/', view, place, seen },
];
const listed = (value: string, place?: string, view?: 'plain' | 'rendered') => ({
  value,
  sources: source(value, place, view),
});
const phone = {
  value: '+49301234567',
  asShown: '030 1234567',
  kind: 'landline' as const,
  sources: source('030 1234567'),
};
const address = {
  value: {
    street: 'Kai 1',
    postalCode: '10115',
    locality: 'Berlin',
    region: null,
    country: 'DE',
    text: 'Kai 1, 10115 Berlin',
  },
  sources: source('Kai 1, 10115 Berlin'),
};
const review = (text: string) => ({ value: { text, author: null, date: null }, sources: source(text) });

type Areas = Parameters<typeof freeResults>[1];
const areas = (score: number | null): Areas =>
  (['structured-data', 'semantics', 'content', 'authority', 'local'] as const).map((id) => ({
    id,
    title: id,
    score,
    group: 'understanding',
  }));

const rated = (found: Partial<Facts>, isLocal: boolean | null = true, html = '<p>Hi</p>', score: number | null = 0) => {
  const result = freeResults(inputs({ facts: facts(found), isLocal, pages: [page(html)] }), areas(score));
  return {
    details: {
      ...result.contentStructure.details,
      ...result.businessVisibility.details,
      ...result.aiRecommendationPotential.details,
    },
    seen: {
      ...result.contentStructure.seen,
      ...result.businessVisibility.seen,
      ...result.aiRecommendationPotential.seen,
    },
  };
};

describe('free results', () => {
  it('finds nothing on an empty page, and says so', () => {
    const { details, seen } = rated({});
    expect(details).toEqual({
      schemaMarkup: 'missing',
      semanticHtml: 'poor',
      contentClarity: 'unclear',
      businessName: 'not measured',
      servicesListed: 'not measured',
      contactInfo: 'missing',
      authorityScore: 'weak',
      localSignals: 'weak',
      reviewIntegration: 'missing',
    });
    for (const sentence of Object.values(seen)) expect(sentence).toMatch(/\.$/);
  });

  it('rates markup by what a machine can use', () => {
    const website = { schemaTypes: [listed('WebSite', 'JSON-LD')] };
    expect(rated(website).details.schemaMarkup).toBe('partial');
    expect(rated(website, true, '<p>a</p>', 90).details.schemaMarkup).toBe('present');
    expect(rated(website, true, '<p>a</p>', null).details.schemaMarkup).toBe('present');
    expect(rated({ schemaTypes: [listed('Dentist', 'JSON-LD', 'rendered')] }).seen.schemaMarkup).toContain(
      'only after JavaScript',
    );
    expect(rated({}, true, '<script type="application/ld+json">{broken</script>').details.schemaMarkup).toBe('partial');
  });

  it('says the score of an area in a word, and nothing where there is none', () => {
    const words = (score: number | null) => {
      const { semanticHtml, contentClarity, authorityScore, localSignals } = rated({}, true, '<p>a</p>', score).details;
      return [semanticHtml, contentClarity, authorityScore, localSignals];
    };
    expect(words(80)).toEqual(['good', 'clear', 'strong', 'strong']);
    expect(words(60)).toEqual(['fair', 'moderate', 'moderate', 'moderate']);
    expect(words(59)).toEqual(['poor', 'unclear', 'weak', 'weak']);
    expect(words(null)).toEqual(Array(4).fill('not measured'));
    const seen = rated({}, true, '<h1>Joinery in Leeds</h1>').seen.semanticHtml;
    expect(seen).toContain('“Joinery in Leeds”');
    expect(seen).toMatch(/^As sent, before scripts run, /);
  });

  it('says of a name where it stands', () => {
    const sources = ['title', 'JSON-LD Dentist.name'].flatMap((place) => source('Kai Zahn', place));
    expect(rated({ businessName: { value: 'Kai Zahn', sources } }).seen.businessName).toBe(
      '“Kai Zahn” stands in the title and the structured data.',
    );
  });

  it('counts services', () => {
    expect(rated({ services: ['A', 'B', 'C'].map((name) => listed(name)) }).details.servicesListed).toBe('complete');
    expect(rated({ services: [listed('A')] }).details.servicesListed).toBe('partial');
  });

  it('wants phone and address of a local business, two of three ways of any other', () => {
    expect(rated({ phones: [phone], addresses: [address] }).details.contactInfo).toBe('complete');
    expect(rated({ phones: [phone], emails: [listed('a@b.test')] }).details.contactInfo).toBe('partial');
    expect(rated({ phones: [phone], emails: [listed('a@b.test')] }, false).details.contactInfo).toBe('complete');
    expect(rated({ phones: [phone] }).seen.contactInfo).toBe('Found: “030 1234567”. Not found: e-mail, address.');
  });

  it('has no local rating for a business that is not local', () => {
    expect(rated({}, false).details.localSignals).toBe('not applicable');
  });

  it('rates reviews by texts, not by stars alone', () => {
    const rating = { value: { value: 4.8, best: 5, count: 31 }, sources: source('4.8') };
    expect(rated({ rating }).details.reviewIntegration).toBe('partial');
    expect(rated({ rating, reviews: [review('Great')] }).details.reviewIntegration).toBe('present');
    expect(rated({ reviews: [review('Great')] }).details.reviewIntegration).toBe('partial');
    expect(rated({ reviews: [review('Great'), review('Good')] }).details.reviewIntegration).toBe('present');
  });

  it('calls nothing missing that data which did not arrive may bring', () => {
    const coverage = { unread: [], unreadKinds: [], hasUnreadTerms: false, known: 1, missesData: true as const };
    const { businessVisibility, aiRecommendationPotential } = freeResults(
      { ...inputs({ facts: facts({}), pages: [page('<p>Hi</p>')] }), coverage },
      areas(0),
    );
    expect(businessVisibility.details).toMatchObject({ servicesListed: 'not measured', contactInfo: 'not measured' });
    expect(aiRecommendationPotential.details.reviewIntegration).toBe('not measured');
  });
});
