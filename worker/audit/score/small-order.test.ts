import { describe, expect, it } from 'vitest';
import { CHECKS, type CheckId } from '../checks/index.ts';
import type { CheckResult } from '../checks/run-checks.ts';
import { improvements } from './improvements.ts';

function result(id: CheckId, cause?: string): CheckResult {
  const check = CHECKS.find((one) => one.id === id);
  if (!check) throw new Error(id);
  const outcome = { outcome: 'fail', evidence: [], ...(cause ? { cause } : {}) };
  return { check, outcome: outcome as unknown as CheckResult['outcome'] };
}
const ordered = (results: CheckResult[], hasNoContact = false) =>
  improvements({ results, gates: [], trade: null, hasNoContact }).map(({ checkIds }) => checkIds[0]);

describe('small things', () => {
  it('end with what changes nothing for anybody, whatever it gains', () => {
    const partial = result('outdated-statements', 'copyright-year');
    partial.outcome.outcome = 'partial';
    expect(
      ordered([
        partial,
        result('missing-feed'),
        result('missing-website-node'),
        result('few-review-profiles'),
        result('missing-policies', 'no-form-seen'),
      ]),
    ).toEqual([
      'few-review-profiles',
      // Of visitors who write nothing into the website: what the law may ask for comes before marks for machines.
      'missing-policies',
      'missing-website-node',
      'missing-feed',
      'outdated-statements',
    ]);
  });
});

describe('what costs nobody an answer', () => {
  it('comes behind entries elsewhere, and before tidying', () => {
    const [described, elsewhere, tidy] = [
      result('weak-meta-descriptions'),
      result('few-review-profiles'),
      result('heavy-pages'),
    ];
    expect(among([tidy, described, elsewhere])).toEqual([
      'few-review-profiles',
      'weak-meta-descriptions',
      'heavy-pages',
    ]);
  });
});

describe('small repairs in the code', () => {
  it('come behind what people miss and what a chat shows, and before dates of the last check, whatever they gain together', () => {
    expect(
      ordered([
        result('missing-preview-tags'),
        result('missing-sitemap'),
        result('unlabelled-form-fields'),
        result('missing-landmarks'),
        result('missing-recent-date'),
        result('unlinked-contact-data'),
        result('missing-viewport'),
      ]),
    ).toEqual([
      'missing-viewport',
      'unlinked-contact-data',
      'missing-preview-tags',
      'missing-sitemap',
      'unlabelled-form-fields',
      'missing-recent-date',
    ]);
  });
});

describe('a description for machines', () => {
  const all = [result('missing-identity-node'), result('thin-pages'), result('missing-feed')];

  it('comes where its gain puts it, and behind what it is to hold where no contact was read', () => {
    expect(ordered(all)).toEqual(['missing-identity-node', 'thin-pages', 'missing-feed']);
    expect(ordered(all, true)).toEqual(['thin-pages', 'missing-identity-node', 'missing-feed']);
  });
});

/** Where all else is in order. */
const among = (faults: CheckResult[]) =>
  ordered([
    ...faults,
    ...CHECKS.flatMap(({ id }): CheckResult[] => {
      if (faults.some(({ check }) => check.id === id)) return [];
      const { check } = result(id);
      return [{ check, outcome: { outcome: 'pass', evidence: [] } }];
    }),
  ]);

describe('what others have to say first', () => {
  it('comes behind what its owner can mend alone, and before lesser things', () => {
    const large = [result('few-customer-reviews'), result('weak-page-titles')];
    expect(ordered(large)).toEqual(['weak-page-titles', 'few-customer-reviews']);
    const lacks = [...large, result('missing-viewport')];
    expect(among(lacks)).toEqual(['weak-page-titles', 'few-customer-reviews', 'missing-viewport']);
  });
});

describe('a privacy page', () => {
  it('is owed to those who write into a form: before small things and what others say, behind the rest', () => {
    const policies = result('missing-policies');
    policies.outcome.evidence.push({
      pageUrl: 'https://larch.example/',
      place: 'links',
      seen: 'no link to a privacy page',
    });
    const lacks = [policies, result('few-customer-reviews'), result('missing-prices'), result('unlinked-contact-data')];
    expect(ordered(lacks)).toEqual([
      'missing-prices',
      'missing-policies',
      'few-customer-reviews',
      'unlinked-contact-data',
    ]);
  });
});

describe('an address to write to that is no link', () => {
  const contact = (seen: string) => {
    const one = result('unlinked-contact-data');
    const { outcome } = one;
    return {
      ...one,
      outcome: {
        ...outcome,
        outcome: 'partial' as const,
        evidence: [{ pageUrl: 'https://larch.example/', place: 'p', seen }],
      },
    };
  };
  it('comes behind a preview picture that is gone, and behind a logo', () => {
    const rest = [result('missing-logo'), result('dead-preview-image')];
    expect(ordered([contact('ada@larch.example'), ...rest])).toEqual([
      'dead-preview-image',
      'missing-logo',
      'unlinked-contact-data',
    ]);
    expect(ordered([contact('0113 496 0000'), ...rest])).toEqual([
      'dead-preview-image',
      'unlinked-contact-data',
      'missing-logo',
    ]);
  });
});

describe('a sitemap', () => {
  it('comes behind a home page to be made lighter', () => {
    const [heavy, sitemap] = [result('heavy-pages'), result('missing-sitemap')];
    expect(ordered([sitemap, heavy])).toEqual(['heavy-pages', 'missing-sitemap']);
  });
});

describe('links that do nothing', () => {
  const idle = (seen: string) => {
    const links = result('broken-internal-links', 'text-without-address');
    links.outcome.evidence.push({ pageUrl: 'https://larch.example/', place: 'links without an address', seen });
    return links;
  };
  const rest = [result('missing-prices'), result('few-customer-reviews')];

  it('come first where most of a menu is among them', () => {
    const found = improvements({
      results: [...rest, idle('no address behind these links: “Prices”, “Menu”, “News”, “Shop” and “About”')],
      gates: [],
      trade: null,
    });
    expect(found.map(({ checkIds }) => checkIds[0])).toEqual([
      'broken-internal-links',
      'missing-prices',
      'few-customer-reviews',
    ]);
    expect(found[0]?.urgency).toBe('misleads');
  });
});

describe('text that scripts alone write', () => {
  it('comes before a description of it for machines, whatever that gains', () => {
    const order = ordered([result('missing-identity-node'), result('text-lost-without-javascript')]);
    expect(order).toEqual(['text-lost-without-javascript', 'missing-identity-node']);
  });
});

describe('a town that stands in the text and not in the title', () => {
  it('weighs more than its points', () => {
    const town = result('place-missing-in-title');
    town.outcome.outcome = 'partial';
    const [found] = improvements({ results: [town, result('few-customer-reviews')], gates: [], trade: null });
    expect(found).toMatchObject({ checkIds: ['place-missing-in-title'], urgency: 'weakens' });
  });
});

describe('marks for machines', () => {
  it('come behind entries elsewhere; a feed, authors and joined nodes behind all', () => {
    expect(
      ordered([
        result('unlinked-authors'),
        result('missing-logo'),
        result('implausible-sitemap-dates'),
        result('few-review-profiles'),
      ]),
    ).toEqual(['few-review-profiles', 'missing-logo', 'implausible-sitemap-dates', 'unlinked-authors']);
  });
});

describe('what hardly anybody would begin with', () => {
  it('comes behind preview tags: one picture, the form of answers, and marks that nobody reads', () => {
    const picture = result('pictures-without-alt-text');
    picture.outcome.evidence.push({ pageUrl: 'https://larch.example/', place: 'img', seen: 'boat.jpg' });
    const order = ordered([
      result('retired-markup'),
      result('hard-spoken-answers'),
      picture,
      result('missing-preview-tags'),
      result('few-review-profiles'),
    ]);
    expect(order.slice(0, 3)).toEqual(['few-review-profiles', 'missing-preview-tags', 'pictures-without-alt-text']);
  });

  it('is no link to the front page of a network, which a template left', () => {
    const order = ordered([result('few-customer-reviews'), result('dead-profile-links', 'never-filled-in')]);
    expect(order).toEqual(['dead-profile-links', 'few-customer-reviews']);
  });
});

it('puts a host that one place names behind entries elsewhere', () => {
  expect(ordered([result('split-host-variants', 'one-names-another'), result('few-review-profiles')])).toEqual([
    'few-review-profiles',
    'split-host-variants',
  ]);
});
