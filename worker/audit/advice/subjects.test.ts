import { describe, expect, it } from 'vitest';
import { CHECKS } from '../checks/index.ts';
import type { CheckResult } from '../checks/run-checks.ts';
import { improvements } from '../score/improvements.ts';
import { adviceFor } from './index.ts';
import { subjectKey } from './subjects.ts';

function failing(id: string, cause?: string): CheckResult {
  const check = CHECKS.find((one) => one.id === id);
  if (!check) throw new Error(`no check ${id}`);
  return { check, outcome: { outcome: 'fail', evidence: [], ...(cause ? { cause } : {}) } };
}

describe('checks about one subject', () => {
  it('are one thing to do', () => {
    const results = [failing('broken-internal-links'), failing('broken-external-links'), failing('missing-prices')];
    const found = improvements({ results, gates: [], trade: null }).map(({ checkIds }) => [...checkIds].sort());
    expect(found).toContainEqual(['broken-external-links', 'broken-internal-links']);
    expect(found).toContainEqual(['missing-prices']);
    const slow = [failing('heavy-pages', 'scripts'), failing('slow-largest-paint', 'largest-is-text')];
    expect(improvements({ results: slow, gates: [], trade: null })).toHaveLength(1);
  });

  it('are apart where nobody asked for what a link leads to', () => {
    const dead = subjectKey(failing('dead-sitemap-addresses'));
    expect(subjectKey(failing('dead-profile-links'))).toBe(dead);
    for (const cause of ['never-filled-in', 'address-not-filled-in', 'without-address'])
      expect(subjectKey(failing('dead-profile-links', cause))).toBeNull();
  });

  it('are told once where main headings alone leave none for the topics', () => {
    const at = (path: string, place: string) => ({ pageUrl: `https://elm.test/${path}`, place, seen: 'Wood' });
    const of = (id: string, cause: string | undefined, ...evidence: ReturnType<typeof at>[]): CheckResult => ({
      ...failing(id),
      outcome: { outcome: 'partial', evidence, ...(cause ? { cause } : {}) },
    });
    const level = (...paths: string[]) =>
      of('skipped-heading-levels', 'all-main', ...paths.map((path) => at(path, '4 headings, all h1')));
    const main = of('missing-main-heading', undefined, at('', 'no h1'), at('a', '4 h1'));
    const found = (...results: CheckResult[]) =>
      improvements({ results, gates: [], trade: null }).map(({ checkIds }) => checkIds);
    expect(found(main, level('a'))).toEqual([['missing-main-heading']]);
    expect(found(main, level('a', 'b')).flat()).toContain('skipped-heading-levels');
    expect(found(level('a')).flat()).toContain('skipped-heading-levels');
    const skips = of('skipped-heading-levels', 'all-main', at('a', '4 headings, all h1'), at('a', 'h1 to h3'));
    expect(found(main, skips).flat()).toContain('skipped-heading-levels');
  });

  it('are told once where one line of robots.txt keeps all of them out', () => {
    const kept = (id: string, line: number): CheckResult => ({
      ...failing(id),
      outcome: {
        outcome: 'fail',
        evidence: [{ pageUrl: 'https://elm.test/', place: `robots.txt line ${line}`, seen: 'Disallow: /' }],
      },
    });
    const found = (other: number) =>
      improvements({ results: [kept('blocked-google', 3), kept('blocked-user-fetch', other)], gates: [], trade: null });
    expect(found(3).map(({ checkIds }) => checkIds)).toEqual([['blocked-google']]);
    expect(found(7)).toHaveLength(2);
  });

  it('take longer than minutes where many passages want words of their own', () => {
    const passages = (count: number): CheckResult => ({
      ...failing('outdated-statements', 'never-filled-in'),
      outcome: {
        outcome: 'fail',
        cause: 'never-filled-in',
        evidence: Array.from({ length: count }, (_, at) => ({
          pageUrl: 'https://elm.test/',
          place: 'p',
          seen: `Latin ${at}`,
        })),
      },
    });
    const effort = (count: number) =>
      improvements({ results: [passages(count)], gates: [], trade: null })[0]?.advice.effort;
    expect([effort(1), effort(9)]).toEqual(['hours', 'hours']);
  });

  it('keep their own wording where only one fails', () => {
    const alone = adviceFor([failing('broken-internal-links')]);
    const joined = adviceFor([failing('broken-internal-links'), failing('broken-external-links')]);
    expect(alone?.title).not.toBe(joined?.title);
  });

  it('are joined for one of their causes only, where that alone is the same work', () => {
    const logo = failing('missing-logo');
    expect(subjectKey(failing('missing-opening-hours', 'text-only'))).toBe(subjectKey(logo));
    expect(subjectKey(failing('missing-opening-hours', 'contradiction'))).toBeNull();
    expect(subjectKey(failing('few-linked-profiles', 'not-marked-up'))).toBe(subjectKey(logo));
    expect(subjectKey(failing('missing-identity-node', 'nameless'))).toBe(subjectKey(logo));
    expect(subjectKey(failing('missing-identity-node', 'name-only'))).toBeNull();
    // The same block is open before whoever fills it in.
    expect(subjectKey(failing('unconnected-nodes', 'business-not-named'))).toBe(subjectKey(logo));
    expect(subjectKey(failing('unconnected-nodes'))).toBe(subjectKey(logo));
    expect(subjectKey(failing('unconnected-nodes', 'same-id-twice'))).toBeNull();
    expect(subjectKey(failing('few-linked-profiles'))).toBe(subjectKey(failing('few-review-profiles')));
    // One page about the author is what both are to lead to.
    const byName = failing('unlinked-authors', 'name-only');
    expect(subjectKey(byName)).toBe(subjectKey(failing('unlinked-author-pages')));
    expect(subjectKey(failing('unlinked-authors'))).not.toBe(subjectKey(byName));
    // What opens is no dead address.
    expect(subjectKey(failing('pages-without-success', 'without-a-word'))).toBeNull();
    expect(subjectKey(failing('dead-sitemap-addresses', 'withheld'))).toBeNull();
  });

  it('ask for ratings alone where other profiles are linked', () => {
    const title = (...ids: string[]) => adviceFor(ids.map((id) => failing(id)))?.title;
    expect(title('few-review-profiles', 'missing-google-profile-link')).toBe(
      'Link to the places where people rate you',
    );
    expect(title('few-review-profiles', 'few-linked-profiles')).toBe('Link to your entries on other websites');
  });

  it('ask for a node of the website only where it lacks', () => {
    const how = (...results: CheckResult[]) => adviceFor(results)?.how;
    const [address, organization] = [failing('incomplete-local-address'), failing('sparse-organization-markup')];
    expect(how(address, organization)).not.toContain('WebSite');
    expect(how(address, failing('missing-website-node'))).toContain('A WebSite node should hold');
    expect(how(address, failing('missing-website-node', 'incomplete'))).toContain('The WebSite node should hold both');
  });

  it('are not joined where a script brings what is asked for', () => {
    expect(subjectKey(failing('few-visible-questions', 'only-after-javascript'))).toBeNull();
    expect(subjectKey(failing('few-visible-questions'))).not.toBeNull();
  });

  it('name in their title what the small repairs are made to, and repair no sitemap that is not there', () => {
    const title = (...results: CheckResult[]) => adviceFor(results)?.title;
    const headers = failing('missing-security-headers');
    expect(title(headers, failing('invalid-sitemap'))).toBe(
      'Make the small repairs to your sitemap and server settings',
    );
    expect(title(headers, failing('missing-sitemap'))).toBe(
      'Offer a sitemap, and make the small repairs to your server settings',
    );
    expect(title(headers, failing('missing-sitemap', 'not-named'))).toBe(
      'Make the small repairs to your robots.txt and server settings',
    );
    expect(title(headers, failing('missing-sitemap', 'no-robots-txt'))).toBe(
      'Put up a robots.txt, and make the small repairs to your server settings',
    );
  });
});
