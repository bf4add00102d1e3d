import { getDomain } from 'tldts';
import type { Observations } from '../../observations.ts';
import { ownHosts } from '../../website/own-hosts.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import type { RobotsReading } from '../../website/robots/robots-txt.ts';
import { ownAddress } from '../../website/site-address.ts';
import { defineCheck, dueTo, type Evidence, fail, notApplicable, partial, pass } from '../check.ts';
import { refusal } from '../shared/search-access.ts';

/** Misspellings of rule names seen in the wild. Google forgives them, the standard does not, so agents disagree. */
export const MISSPELT_RULE =
  /^\s*(dissallow|dissalow|disalow|diasllow|disallaw|dis-?allows?|alow|allows|useragent|user agent|user-agents)\s*:/i;

/** Lines of robots.txt that do not do what they seem to. Half a fault when harmless, a fault when a rule means something else. */
export const robotsTxtMistakes = defineCheck({
  id: 'robots-txt-mistakes',
  revision: 6,
  category: 'access',
  strength: 'B',
  catalogue: ['robots-syntax'],
  title: {
    pass: 'We saw no mistake in how robots.txt is written',
    partial: 'robots.txt has lines that agents may not read as meant',
    fail: 'robots.txt has a rule that does not mean what it says',
    causes: {
      'path-without-slash': 'A rule of robots.txt names a path without “/” at its beginning',
      'star-in-name': 'A name of an agent in robots.txt holds a star',
      'misspelt-rule': 'A rule of robots.txt is misspelt',
      'rule-for-nobody': 'A rule of robots.txt stands before any user-agent line',
      'page-files': 'robots.txt keeps Google off the style sheets of your home page',
      'foreign-sitemap': 'robots.txt names a sitemap on a domain that your pages do not name',
    },
  },
  why: 'Agents take robots.txt as it is written, whatever was meant.',
  sources: [
    'https://www.rfc-editor.org/rfc/rfc9309.html#section-2.2',
    'https://developers.google.com/search/docs/crawling-indexing/robots/intro',
  ],
  needs: ['robots', 'target', 'pages', 'sitemaps', 'home', 'hosts'],
  causes: ['foreign-sitemap', 'page-files', 'path-without-slash', 'star-in-name', 'misspelt-rule', 'rule-for-nobody'],
  run({ robots, target, pages, sitemaps, home, hosts }) {
    if (robots.lines.length === 0) return notApplicable('There is no robots.txt with rules.');
    const cite = (line: number, seen: string): Evidence => ({
      pageUrl: robots.url,
      place: `robots.txt line ${line}`,
      seen,
    });
    const others = [...joinedGroups(robots), ...undoneBans(robots)].map(({ line, seen }) => cite(line, seen));
    const { written, unknown } = writtenWrongly(robots, cite);
    const answering = new Set(sitemaps.filter(({ kind }) => kind !== 'absent').map(({ url }) => url));
    const foreign = foreignSitemaps(robots, new Set([...ownHosts({ target, pages }), ...hosts.map(({ host }) => host)]))
      .filter(({ url }) => !answering.has(url))
      .map(({ line, url }) => cite(line, `Sitemap: ${url}`));
    const harmless = [...foreign, ...unknown];
    const [first, ...more] = new Set([...written.map(({ cause }) => cause), ...(others.length > 0 ? [null] : [])]);
    const serious = [...others, ...written.map(({ evidence }) => evidence)];
    if (first !== undefined)
      return dueTo(more.length + harmless.length > 0 ? null : first, fail([...serious, ...harmless]));
    const withheld = withheldFiles(robots, home, target);
    if (withheld.length > 0) return dueTo('page-files', partial(withheld));
    if (harmless.length === 0) return pass();
    return dueTo(foreign.length === harmless.length ? 'foreign-sitemap' : null, partial(harmless));
  },
});

/** By what is wrong with it: what is to be done differs. `unknown` lines do no harm. */
function writtenWrongly({ problems }: RobotsReading, cite: (line: number, seen: string) => Evidence) {
  const written: { cause: WrittenCause; evidence: Evidence }[] = [];
  const unknown: Evidence[] = [];
  for (const { line, text, kind } of problems) {
    const add = (cause: WrittenCause, why: string) => written.push({ cause, evidence: cite(line, `${text} (${why})`) });
    switch (kind) {
      case 'rule_before_group':
        add('rule-for-nobody', 'stands before any user-agent line, so it holds for nobody');
        break;
      case 'wildcard':
        if (/^\s*user-agent/i.test(text))
          add('star-in-name', 'holds for nobody: no name of an agent has a star inside');
        else add('path-without-slash', 'can never match: a path begins with "/"');
        break;
      case 'unknown_key':
        if (MISSPELT_RULE.test(text)) add('misspelt-rule', 'misspelt');
        else unknown.push(cite(line, text));
        break;
      case 'no_colon':
        unknown.push(cite(line, `${text} (no colon)`));
        break;
      case 'bom':
        unknown.push(cite(line, text));
        break;
      case 'html':
      case 'too_large':
        break;
    }
  }
  return { written, unknown };
}

type WrittenCause = 'path-without-slash' | 'star-in-name' | 'misspelt-rule' | 'rule-for-nobody';

/**
 * Google draws a page before it judges it. What the home page is drawn with, where robots.txt keeps Google off all of its own style sheets;
 * a single file more or less changes little. A page that is closed itself is told elsewhere.
 */
function withheldFiles(robots: RobotsReading, home: ReadPage, target: Observations['target']): Evidence[] {
  const { view } = home.plain;
  if (refusal(robots, GOOGLE, target.homeUrl) !== null) return [];
  const own = (addresses: readonly string[]): string[] => [
    ...new Set(addresses.flatMap((one) => ownAddress(one, view.baseUrl, target) ?? [])),
  ];
  const sheets = own(view.headLinks.flatMap(({ rel, url }) => (/\bstylesheet\b/.test(rel) && url ? [url] : [])));
  const closed = (urls: readonly string[]): Evidence[] => urls.flatMap((url) => refusal(robots, GOOGLE, url) ?? []);
  const first = closed(sheets);
  return first.length === 0 || first.length < sheets.length ? [] : [...first, ...closed(own(view.scripts.external))];
}

const GOOGLE = 'Googlebot';

/** Sitemaps at a host that is none of the website's, as templates leave them. Of a website at a private address nobody knows its hosts. */
function foreignSitemaps({ sitemaps }: RobotsReading, hosts: ReadonlySet<string>): RobotsReading['sitemaps'] {
  const known = new Set([...hosts].flatMap((host) => getDomain(host) ?? []));
  return sitemaps.filter(({ url }) => {
    const domain = getDomain(url);
    return known.size > 0 && (domain === null || !known.has(domain));
  });
}

/**
 * "Disallow: /" for a name that another line allows everything: groups of one name are joined, and of rules of equal length the
 * allowing one holds. https://www.rfc-editor.org/rfc/rfc9309.html#section-2.2.2
 */
function undoneBans({ groups }: RobotsReading): { line: number; seen: string }[] {
  const tokens = new Map(groups.flatMap(({ agents }) => agents.map(({ token }) => [token.toLowerCase(), token])));
  const found = new Map<number, { line: number; seen: string }>();
  for (const [key, token] of tokens) {
    const rules = groups.flatMap((group) =>
      group.agents.some((agent) => agent.token.toLowerCase() === key)
        ? group.rules.filter(({ path }) => path === '/')
        : [],
    );
    const ban = rules.find(({ type }) => type === 'disallow');
    const leave = rules.find(({ type }) => type === 'allow');
    if (ban && leave)
      found.set(ban.line, {
        line: ban.line,
        seen: `${ban.text} (undone for ${token} by line ${leave.line}: ${leave.text})`,
      });
  }
  return [...found.values()];
}

/**
 * "User-agent: A / Crawl-delay: 5 / User-agent: B / Disallow: /" is one group: only allow and disallow end a list of names, so
 * the rules meant for B hold for A as well.
 */
export function joinedGroups({ groups, lines }: RobotsReading): { line: number; seen: string }[] {
  return groups.flatMap(({ agents, rules }) =>
    agents.flatMap((agent, index) => {
      const next = agents[index + 1];
      if (!next || !rules.some(({ type, path }) => type === 'disallow' && path !== '')) return [];
      const between = lines.slice(agent.line, next.line - 1).find((text) => /^\s*crawl-delay\s*:/i.test(text));
      return between === undefined
        ? []
        : [
            {
              line: next.line,
              seen: `${(lines[next.line - 1] ?? '').trim()} (its rules also hold for ${agent.token}: "${between.trim()}" does not end a group)`,
            },
          ];
    }),
  );
}
