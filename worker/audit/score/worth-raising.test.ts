import { describe, expect, it } from 'vitest';
import type { Evidence, Outcome } from '../checks/check.ts';
import { CHECKS, type CheckId } from '../checks/index.ts';
import type { CheckResult } from '../checks/run-checks.ts';
import type { PageRole } from '../observations.ts';
import { urgencyOf } from './urgency.ts';
import { isWorthRaising, leadsNowhere } from './worth-raising.ts';

const HOME = 'https://larch.example/';
const at = (path: string) => new URL(path, HOME).href;
const seenAt = (path: string, seen = 'no such element'): Evidence => ({ pageUrl: at(path), place: 'head', seen });
const page = (path: string, role: PageRole) => ({ url: at(path), role });
const PAGES = [page('/', 'home'), page('/oak', 'services'), page('/imprint', 'legal'), page('/news', 'article')];

function result(id: CheckId, evidence: Evidence[], outcome: Partial<Outcome> = {}): CheckResult {
  const check = CHECKS.find((one) => one.id === id);
  if (!check) throw new Error(id);
  return { check, outcome: { outcome: 'fail', evidence, ...outcome } as Outcome };
}
const isRaised = (one: CheckResult, gain: number, all = [one]) => isWorthRaising([one], gain, all, PAGES);

describe('what one begins with', () => {
  it('is what large parts of a website lack, and not a page or two', () => {
    expect(isRaised(result('weak-meta-descriptions', [seenAt('/'), seenAt('/oak')]), 0.9)).toBe(true);
    expect(isRaised(result('weak-meta-descriptions', [seenAt('/oak')]), 0.9)).toBe(false);
    expect(isRaised(result('missing-main-heading', [seenAt('/imprint'), seenAt('/news')]), 1.5)).toBe(false);
  });

  it('is no description where pages share their titles: both are written in one go', () => {
    const descriptions = result('weak-meta-descriptions', [seenAt('/'), seenAt('/oak')]);
    expect(isRaised(descriptions, 0.9, [descriptions, result('weak-page-titles', [seenAt('/')])])).toBe(false);
  });

  it('is a link that leads nowhere however little it gains, unless legal pages alone have it', () => {
    expect(isRaised(result('broken-internal-links', [seenAt('/oak', 'status 404')]), 0.1)).toBe(true);
    expect(isRaised(result('broken-internal-links', [seenAt('/imprint', 'status 404')]), 0.1)).toBe(false);
  });

  it('is no picture without words, and no number that is not a link: answers hardly change by them', () => {
    const pictures = Array.from({ length: 12 }, (_, at) => seenAt('/', `no text for oak-${at}.jpg`));
    expect(isRaised(result('pictures-without-alt-text', pictures), 1)).toBe(false);
    expect(isRaised(result('unlinked-contact-data', [seenAt('/', '+44 20 7946 0000')]), 0.8)).toBe(false);
  });

  it('is no heading that legal pages alone lack, however few pages there are', () => {
    const headings = result('missing-main-heading', [seenAt('/imprint')]);
    expect(isWorthRaising([headings], 1.5, [headings], [page('/imprint', 'legal')])).toBe(false);
    expect(isWorthRaising([headings], 1.5, [headings], [page('/imprint', 'services')])).toBe(true);
  });

  it('is no change of a tag where a second heading says what the page is about', () => {
    const headedBy = (path: string, seen: string) =>
      result('missing-main-heading', [{ pageUrl: at(path), place: 'no h1', seen }]);
    const [oak] = PAGES.filter(({ role }) => role === 'services');
    const isRaisedAlone = (one: CheckResult) => isWorthRaising([one], 1.5, [one], oak ? [oak] : []);
    expect(isRaisedAlone(headedBy('/oak', 'the first heading is h2: Oak floors'))).toBe(false);
    expect(isRaisedAlone(headedBy('/oak', 'no heading at all'))).toBe(true);
    expect(isRaised(headedBy('/', 'the first heading is h2: News'), 1.5)).toBe(true);
  });

  it('is a home page that people leave before it shows, and no heavy one that shows in time', () => {
    const heavy = result('heavy-pages', [seenAt('/', '12.00 MB')]);
    const paint = (seconds: string) =>
      result('slow-largest-paint', [{ pageUrl: HOME, place: 'largest paint on a phone', seen: seconds }]);
    const isRaisedTogether = (...group: CheckResult[]) => isWorthRaising(group, 0.4, group, PAGES);
    expect(isRaisedTogether(heavy, paint('14.0 s'))).toBe(true);
    expect(isRaisedTogether(heavy, paint('4.5 s'))).toBe(false);
    expect(isRaisedTogether(heavy)).toBe(true);
    expect(isRaisedTogether(result('heavy-pages', [seenAt('/', '2.20 MB')]))).toBe(false);
  });

  it('is no part of a valid description that hardly counts, and none that says who it is and how to reach it', () => {
    const lacks = (id: CheckId, what: string) => result(id, [seenAt('/', `missing: ${what}`)]);
    expect(isRaised(lacks('sparse-organization-markup', 'logo, contact'), 0.7)).toBe(false);
    expect(isRaised(lacks('sparse-organization-markup', 'logo, contact'), 1.4)).toBe(true);
    expect(isRaised(lacks('sparse-organization-markup', 'logo, description'), 1.4)).toBe(false);
    expect(isRaised(lacks('sparse-local-markup', 'phone'), 1.4)).toBe(true);
    const finish = [lacks('sparse-local-markup', 'picture'), result('missing-website-node', [seenAt('/')])];
    expect(isWorthRaising(finish, 2, finish, PAGES)).toBe(false);
    const typed = [...finish, result('generic-business-type', [seenAt('/')])];
    expect(isWorthRaising(typed, 2, typed, PAGES)).toBe(true);
  });

  it('is no word of customers before a page says what it sells and how to reach anybody', () => {
    const [voices, contact] = [result('few-customer-reviews', []), result('contact-data-not-in-text', [])];
    const brief = result('thin-pages', [seenAt('/', '10 words')]);
    expect(isRaised(voices, 5, [voices, contact, brief])).toBe(false);
    expect(isRaised(voices, 5, [voices, contact])).toBe(true);
    expect(isRaised(voices, 5, [voices, brief])).toBe(true);
    expect(isRaised(voices, 5, [voices, contact, result('thin-pages', [seenAt('/oak', '10 words')])])).toBe(true);
  });
});

it('what is wrong of legal pages alone misleads no one', () => {
  const canonical = (cause: string | null) =>
    result('wrong-canonical', [seenAt('/imprint')], { outcome: 'fail', cause } as Partial<Outcome>);
  expect(urgencyOf([canonical(null)], false, null)).toBe('misleads');
  expect(urgencyOf([canonical('by-script')], false, null)).toBe('misleads');
  for (const cause of ['legal-pages', 'legal-pages-by-script'])
    expect(urgencyOf([canonical(cause)], false, null)).toBe('polishes');
});

describe('a list of prices that stands in a picture', () => {
  it('weakens what assistants can say, other words in pictures are small', () => {
    const picture = (cause: string | null) =>
      result('text-in-pictures', [seenAt('/prices', 'price-list.jpg')], {
        outcome: 'partial',
        cause,
      } as Partial<Outcome>);
    expect(urgencyOf([picture('price-list')], false, 'hotel')).toBe('weakens');
    expect(urgencyOf([picture(null)], false, 'hotel')).not.toBe('weakens');
  });
});

it('people meet a home page without its style sheet or its pictures', () => {
  const gone = (cause: string, path: string) =>
    leadsNowhere([result('pages-without-success', [seenAt(path)], { cause } as Partial<Outcome>)], PAGES);
  expect(gone('style-gone', '/')).toBe(true);
  expect(gone('picture-gone', '/')).toBe(true);
  expect(gone('picture-gone', '/oak')).toBe(false);
  expect(gone('script-gone', '/')).toBe(false);
});

describe('a contact page that is linked and gone', () => {
  const gone = result('missing-contact-page', [seenAt('/contact', 'status 404')], {
    outcome: 'partial',
    cause: 'page-gone',
  } as Partial<Outcome>);
  it('comes first, as do links that mostly lead nowhere', () => {
    expect(urgencyOf([gone], false, null)).toBe('misleads');
    const dead = (all: number) =>
      result('broken-internal-links', [
        ...['/a', '/b', '/c'].map((path) => ({
          ...seenAt('/', 'status 404'),
          place: `link to https://x.example${path}`,
        })),
        { ...seenAt('/', `${all} tried, ${all - 3} open`), place: 'links' },
      ]);
    expect(urgencyOf([dead(4)], false, null)).toBe('misleads');
    expect(urgencyOf([dead(9)], false, null)).not.toBe('misleads');
  });
});

describe('the terms of a shop', () => {
  it('are never a small thing', () => {
    const terms = result(
      'missing-policies',
      [seenAt('/', 'no link to a terms or cancellation page on the page read')],
      { outcome: 'partial', cause: 'no-terms' } as Partial<Outcome>,
    );
    expect(urgencyOf([terms], false, 'restaurant')).toBe('weakens');
  });
});

it('a description or a language that is not stated is nothing to begin with; a wrong language is', () => {
  const language = (cause: string | null) =>
    result('wrong-page-language', [seenAt('/')], { cause } as Partial<Outcome>);
  expect(urgencyOf([result('weak-meta-descriptions', [seenAt('/')])], false, null)).toBe('polishes');
  expect(urgencyOf([language('not-stated')], false, null)).toBe('polishes');
  expect(urgencyOf([language(null)], false, null)).toBe('weakens');
});
