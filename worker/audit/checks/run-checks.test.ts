import { describe, expect, it } from 'vitest';
import { HOME, inputs, page } from '../../testing/audit-builders.ts';
import { missingPreviewTags } from './accessibility/missing-preview-tags.ts';
import {
  type CategoryId,
  type CheckDefinition,
  defineCheck,
  dueTo,
  fail,
  inconclusive,
  pass,
  type Strength,
} from './check.ts';
import type { CheckInputs } from './inputs.ts';
import { cutEvidence, runChecks } from './run-checks.ts';
import { weakPageTitles } from './semantics/weak-page-titles.ts';

const check = <Need extends keyof CheckInputs>(
  needs: readonly Need[],
  run: CheckDefinition<string, CategoryId, Strength, Need, never>['run'],
) =>
  defineCheck({
    id: 'test',
    revision: 1,
    category: 'access',
    strength: 'C',
    catalogue: [],
    title: { pass: '', fail: '' },
    why: '',
    sources: [],
    needs,
    run,
  });
const outcome = (one: ReturnType<typeof check>, given = inputs()) => runChecks([one], given)[0]?.outcome;

describe('runChecks', () => {
  it('supplies what was declared and nothing else', () => {
    let keys: string[] = [];
    outcome(
      check(['target', 'facts'], (given) => {
        keys = Object.keys(given);
        return pass();
      }),
    );
    expect(keys).toEqual(['target', 'facts']);
  });

  it('answers inconclusive when something was not observed', () => {
    expect(
      outcome(
        check(['robots'], () => pass()),
        inputs({ robots: null }),
      ),
    ).toEqual({
      outcome: 'inconclusive',
      because: 'robots.txt could not be asked for.',
      evidence: [],
    });
  });

  it('leaves open whether a link is missing where one has no address', () => {
    const links = { ...check(['pages'], () => fail([])), looksForLinks: true as const, claimsAbsence: ['fail'] };
    const on = (html: string) => outcome(links, inputs({ pages: [page(html)] }))?.outcome;
    expect(on('<p><a href="">12 Mill Lane</a></p>')).toBe('inconclusive');
    expect(on('<p><a href="#">Find us on Facebook</a></p>')).toBe('inconclusive');
    expect(on('<p><a href="#">Up</a><a href="/oak">Oak</a></p>')).toBe('fail');
  });

  it('holds what scripts bring late as part of one fault where they bring much', () => {
    const late = check(['pages'], () => dueTo('late-and-not-marked', fail([])) as never);
    const words = (count: number) => `<p>${Array.from({ length: count }, (_, at) => `word${at}`).join(' ')}</p>`;
    const causeOf = (served: number) =>
      outcome(late, inputs({ pages: [page(words(served), { rendered: words(100) })] }));
    expect(causeOf(95)).toMatchObject({ cause: 'late-and-not-marked' });
    expect(causeOf(60)).toMatchObject({ cause: 'only-after-javascript' });
  });

  it('tells of pages that scripts write what is wrong once they are drawn, and leaves the rest to that one fault', () => {
    const text = '<p>Miller bakes bread of rye and spelt in Leeds every night.</p>'.repeat(40);
    const titled = (title: string) => `<title>${title}</title>${text}`;
    const site = (served: string, drawn: string, inner: string) =>
      inputs({
        pages: [
          page(served, { rendered: drawn }),
          page(served, { url: `${HOME}prices`, role: 'prices', rendered: inner }),
        ],
      });
    const frame = '<title>App</title><div id=root></div>';
    const titles = (given: CheckInputs) => runChecks([weakPageTitles], given)[0]?.outcome;
    expect(titles(site(frame, titled('Miller, bakery in Leeds'), titled('Prices of Miller in Leeds')))).toMatchObject({
      outcome: 'fail',
      cause: 'only-after-javascript',
    });
    const left = titles(site(frame, titled('Miller, bakery in Leeds'), `<html lang="en">${text}`));
    expect(left?.evidence).toEqual([{ pageUrl: `${HOME}prices`, place: 'no title', seen: 'no title' }]);
    expect(left).not.toHaveProperty('cause');
    // A title that is served is judged as it is, whatever a script makes of it.
    const short = titles(
      site(titled('Miller'), titled('Miller, bakery in Leeds'), titled('Prices of Miller in Leeds')),
    );
    expect(short).toMatchObject({ outcome: 'fail', evidence: [{ seen: 'Miller' }, { seen: 'Miller' }] });
    expect(short).toHaveProperty('cause', 'repeated');
    // What is served with its text lacks the head alone.
    expect(titles(site(text, titled('Miller, bakery in Leeds'), titled('Prices of Miller in Leeds')))).toMatchObject({
      cause: 'only-the-frame',
    });
  });

  it('tells of previews what is sent, as their programs run no scripts', () => {
    const text = '<p>Miller bakes bread of rye and spelt in Leeds every night.</p>'.repeat(40);
    const titled = '<meta property="og:title" content="Miller"><meta property="og:image" content="/a.jpg">';
    const given = inputs({ pages: [page('<div id=root></div>', { rendered: `${titled}${text}` })] });
    expect(runChecks([missingPreviewTags], given)[0]?.outcome).toMatchObject({
      outcome: 'fail',
      evidence: [{ seen: 'no tags for previews' }],
    });
  });

  it('promises nothing of what the pages leave open once they are drawn', () => {
    const text = '<p>Bread of rye and spelt, baked every night.</p>'.repeat(40);
    const sitemap = check(['home'], ({ home }) =>
      (home?.plain.view.textWords ?? 0) > 9 ? inconclusive('It may be above.') : fail([]),
    );
    const given = inputs({ pages: [page('<div id=root></div>', { rendered: text })] });
    expect(outcome({ ...sitemap, category: 'discoverability' as never }, given)).toEqual(
      inconclusive('It may be above.'),
    );
  });

  it('misses no link where scripts write the home page and not one link, so that a button may lead there', () => {
    const linked = { ...check(['pages'], () => fail([])), looksForLinks: true as const };
    const words = '<p>Bread of rye and spelt, baked every night.</p>'.repeat(40);
    const outcomeOf = (served: string, rendered: string) =>
      outcome(linked, inputs({ pages: [page(served, { rendered })] }))?.outcome;
    expect(outcomeOf('<p>Bread', `${words}<div>Prices</div><a href="tel:+4930123">Call</a>`)).toBe('inconclusive');
    expect(outcomeOf('<p>Bread', `${words}<a href="/prices">Prices</a>`)).toBe('fail');
    expect(outcomeOf(words, words)).toBe('fail');
  });

  it('survives a check that breaks', () => {
    const broken = check([], () => {
      throw new Error('boom');
    });
    expect(outcome(broken)).toMatchObject({ outcome: 'inconclusive', because: 'This check could not finish: boom' });
  });

  it('shows examples of a long list and says how many more there are', () => {
    const many = check([], () => pass(Array.from({ length: 1000 }, () => ({ pageUrl: 'u', place: '', seen: '' }))));
    const evidence = outcome(many)?.evidence ?? [];
    expect(evidence).toHaveLength(61);
    expect(evidence.at(-1)).toEqual({ pageUrl: 'u', place: 'and more', seen: '940 more of the same kind' });
    const shorter = cutEvidence(evidence, 15);
    expect(shorter).toHaveLength(16);
    expect(shorter.at(-1)?.seen).toBe('985 more of the same kind');
  });

  it('cuts long quotes', () => {
    const long = check([], () => pass([{ pageUrl: '', place: '', seen: 'x'.repeat(1000) }]));
    expect(outcome(long)?.evidence[0]?.seen).toHaveLength(300);
  });
});
