import { expect, it } from 'vitest';
import { deadSitemapAddresses } from '../checks/discoverability/dead-sitemap-addresses.ts';
import type { CheckResult } from '../checks/run-checks.ts';
import { brokenInternalLinks } from '../checks/technical/broken-internal-links.ts';
import { pagesWithoutSuccess } from '../checks/technical/pages-without-success.ts';
import { deadAddresses, deadSentence } from './dead-addresses.ts';

const HOME = 'https://example.test/';
const saw = (
  check: CheckResult['check'],
  ...evidence: [path: string, place: string, seen?: string][]
): CheckResult => ({
  check,
  outcome: {
    outcome: 'fail',
    evidence: evidence.map(([path, place, seen = 'status 404']) => ({ pageUrl: `${HOME}${path}`, place, seen })),
  },
});
const links = saw(
  brokenInternalLinks,
  ['', `link to ${HOME}help`],
  ['', `link to ${HOME}old%20news`],
  ['team', `link to ${HOME}help`],
  ['', 'links', '9 tried, 9 answered'],
);

it('names each address once, by a link to it where there is one', () => {
  const results = [
    saw(deadSitemapAddresses, ['help', 'listed in the sitemap'], ['fees', 'listed in the sitemap']),
    links,
  ];
  expect(deadAddresses(results).map(({ url, evidence }) => [url, evidence.place])).toEqual([
    [`${HOME}help`, `link to ${HOME}help`],
    [`${HOME}old%20news`, `link to ${HOME}old%20news`],
    [`${HOME}fees`, 'listed in the sitemap'],
  ]);
  expect(deadSentence(results, HOME)).toBe(
    'We asked for /help, /old news and /fees, among others, and got status 404.',
  );
});

it('says of a sitemap that all that was tried of it is dead', () => {
  const listed = ['rooms', 'fees'].map((path): [string, string] => [
    path,
    'listed in the sitemap, where none of the 11 addresses we tried opened',
  ]);
  expect(deadSentence([saw(deadSitemapAddresses, ...listed)], HOME)).toBe(
    'We asked for /rooms and /fees, among others, and got status 404. None of the 11 addresses of your sitemap that we tried opened.',
  );
});

it('names an address as well whose part stands elsewhere', () => {
  const part = 'status 404; the part that the link names stands at /#reach';
  const results = [saw(brokenInternalLinks, ['', `link to ${HOME}old`, part], ['', `link to ${HOME}help`])];
  expect(deadSentence(results, HOME)).toBe(`We asked for /old and got ${part}. We asked for /help and got status 404.`);
});

it('leaves one of them to the sentence about what was seen', () => {
  const results = [
    saw(pagesWithoutSuccess, ['help', 'response']),
    saw(brokenInternalLinks, ['', `link to ${HOME}help`]),
  ];
  expect(deadSentence(results, HOME)).toBeNull();
});

it('says what the address of another website lacks', () => {
  const results = [saw(brokenInternalLinks, ['', `link to ${HOME}p`], ['', `link to ${HOME}news/www.studio.example`])];
  expect(deadSentence(results, HOME)).toBe(
    'We asked for /p and /news/www.studio.example, and got status 404. A link names www.studio.example, and leads to an address of your own website.',
  );
});

it('says that there are others where it does not name all', () => {
  const many = Array.from({ length: 8 }, (_, at): [string, string] => ['', `link to ${HOME}p${at}`]);
  expect(deadSentence([saw(brokenInternalLinks, ...many)], HOME)).toBe(
    'We asked for /p0, /p1, /p2, /p3 and /p4, among others, and got status 404.',
  );
});
