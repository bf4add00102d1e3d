import { describe, expect, it } from 'vitest';
import { sampleView } from '../../sample/sample-view.ts';
import { premiumInputOf } from '../../testing/premium-input.ts';
import { CHECKS, type CheckId } from '../checks/index.ts';
import { judge } from '../judge.ts';
import { type InventedWebsite, observeWebsite } from '../proof/fixtures/observe-website.ts';
import { WEBSITES } from '../proof/fixtures/websites.ts';
import { type FirstTask, type Headlined, headlineOf } from './headline.ts';

const OPEN: Headlined = {
  gate: undefined,
  state: 'open',
  confidence: 'full',
  unread: null,
  contested: { kinds: new Set(), isMadeUp: false, isMadeUpAsServed: false },
  first: [],
  missing: [],
  isEssentialUnsure: false,
  homeUrl: 'https://larch.example/',
  pagesRead: 3,
  isMarkedUp: true,
  isPartUnseen: false,
};
const task = (id: CheckId, urgency: FirstTask['urgency'], priority: FirstTask['priority'] = 'high'): FirstTask => ({
  checkIds: [id],
  urgency,
  priority,
  results: CHECKS.filter((check) => check.id === id).map((check) => ({
    check,
    outcome: { outcome: 'fail', evidence: [] },
  })),
});
const PRAISE = /find your name|names you|read what it says|part of what it says|can be read/;

describe('the headline', () => {
  it('takes no contradiction for its subject, which the tasks tell', () => {
    const contested = { kinds: new Set(['phones', 'openingHours'] as const), isMadeUp: false, isMadeUpAsServed: false };
    expect(headlineOf({ ...OPEN, contested })).toBe(headlineOf(OPEN));
    expect(headlineOf({ ...OPEN, first: [task('outdated-statements', 'misleads')] })).not.toMatch(PRAISE);
  });

  it('vouches for no more than was seen', () => {
    const first = [task('missing-identity-node', 'improves', 'medium')];
    expect(headlineOf({ ...OPEN, first })).toContain('find your name');
    expect(headlineOf({ ...OPEN, first, isPartUnseen: true })).not.toMatch(PRAISE);
    expect(headlineOf({ ...OPEN, isPartUnseen: true })).toContain('part of what it says could not be judged');
  });

  it('names what the first tasks mend, and nothing that is not among them', () => {
    const missing = [
      { checkId: 'few-customer-reviews', words: 'a customer’s review' },
      { checkId: 'missing-prices', words: 'a price in figures' },
    ];
    const prices = task('missing-prices', 'weakens');
    const logo = task('missing-logo', 'improves');
    expect(headlineOf({ ...OPEN, missing, first: [logo, prices] })).toContain(
      'on the pages we read we did not find a price in figures',
    );
    expect(headlineOf({ ...OPEN, missing, first: [logo] })).not.toMatch(/price in figures|review/);
  });

  it('speaks of a form that reaches nobody, and not of one that loses a part', () => {
    const form = task('forms-without-target', 'misleads');
    const markup = task('missing-identity-node', 'improves');
    expect(headlineOf({ ...OPEN, first: [form, markup] })).toBe(
      'What people write into a form on your website reaches nobody.',
    );
    const results = form.results.map(({ check }) => ({
      check,
      outcome: { outcome: 'fail' as const, evidence: [], cause: 'nameless-fields' },
    }));
    expect(headlineOf({ ...OPEN, first: [{ ...form, results }] })).not.toContain('reaches nobody');
  });

  it('says of a contact link what is wrong with it, and of one page no more than of one', () => {
    const link = task('unlinked-contact-data', 'misleads');
    const by = (cause: string) =>
      headlineOf({
        ...OPEN,
        first: [
          { ...link, results: link.results.map((one) => ({ ...one, outcome: { ...one.outcome, cause } as never })) },
        ],
      });
    expect(by('trunk-zero')).toBe('A link that calls or messages you holds no valid number.');
    expect(by('undecoded-mail')).toBe('An e-mail link on your website leads to no mailbox.');
    expect(headlineOf({ ...OPEN, first: [task('wrong-canonical', 'misleads')] })).toBe(
      'At least one of your pages names another address as its own.',
    );
    const missing = [{ checkId: 'missing-prices', words: 'a price in figures' }];
    const prices = task('missing-prices', 'weakens');
    expect(headlineOf({ ...OPEN, pagesRead: 1, missing, first: [prices] })).toContain('on the page we read');
  });

  it('is made of no trifle that a task tells', () => {
    const late = task('markup-only-after-javascript', 'improves');
    expect(headlineOf({ ...OPEN, first: [late] })).toContain('only JavaScript adds');
    const trifle = late.results.map(({ check }) => ({
      check,
      outcome: { outcome: 'partial' as const, evidence: [], credit: 0.9 },
    }));
    expect(headlineOf({ ...OPEN, first: [{ ...late, results: trifle }] })).not.toContain('only JavaScript adds');
  });

  it('praises only where no first task is urgent', () => {
    for (const confidence of ['full', 'partial'] as const) {
      for (const urgency of ['misleads', 'weakens'] as const) {
        for (const isEssentialUnsure of [true, false]) {
          const first = [task('unanswered-questions', urgency)];
          expect(headlineOf({ ...OPEN, confidence, first, isEssentialUnsure })).not.toMatch(PRAISE);
        }
      }
    }
    expect(headlineOf(OPEN)).toMatch(PRAISE);
    const thin = task('thin-pages', 'improves');
    const unnamed = headlineOf({
      ...OPEN,
      confidence: 'access_only',
      unread: 'the language of your pages',
      first: [thin],
    });
    expect(unnamed).toMatch(/\. What it says we could not judge\.$/);
    expect(headlineOf({ ...OPEN, confidence: 'access_only', unread: 'Turkish', first: [thin] })).toBe(
      'Assistants can open your website, but find little text on at least one of your pages. What it says in Turkish we could not judge.',
    );
  });

  it.each(Object.entries(WEBSITES))('of %s agrees with its first tasks', (_name, website) => {
    const { improvements, gates } = premiumInputOf(website);
    const isUrgent = improvements.slice(0, 3).some(({ urgency }) => /shuts out|misleads|weakens/.test(urgency));
    const headline = judge(observeWebsite(website)).summary?.headline ?? '';
    expect([isUrgent || gates.length > 0, PRAISE.test(headline)]).not.toEqual([true, true]);
  });

  it('of the sample speaks of what comes first', async () => {
    const { results } = await sampleView();
    const firstThings = results?.summary?.firstThings.join('+') ?? '';
    if (/missing-prices|unanswered-questions|contradictory/.test(firstThings))
      expect(results?.summary?.headline).not.toMatch(PRAISE);
  });

  it('tells nobody a number that its own link does not call', () => {
    const website = structuredClone(WEBSITES['german-dentist'] as InventedWebsite);
    for (const page of website.pages) page.html = page.html.replaceAll('tel:+493023125014', 'tel:+493023125099');
    const { summary } = judge(observeWebsite(website));
    expect(summary?.headline).toBe('A contact link on your website leads to another number or address than it shows.');
    expect(summary?.sentences[1]).not.toContain('your phone number');
  });
});
