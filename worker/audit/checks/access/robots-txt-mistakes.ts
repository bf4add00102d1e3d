import { getDomain } from 'tldts';
import { ownHosts } from '../../website/own-hosts.ts';
import type { RobotsReading } from '../../website/robots/robots-txt.ts';
import { defineCheck, dueTo, type Evidence, fail, notApplicable, partial, pass } from '../check.ts';

/** Misspellings of rule names seen in the wild. Google forgives them, the standard does not, so agents disagree. */
export const MISSPELT_RULE =
  /^\s*(dissallow|dissalow|disalow|diasllow|disallaw|dis-?allows?|alow|allows|useragent|user agent|user-agents)\s*:/i;

/** Lines of robots.txt that do not do what they seem to. Half a fault when harmless, a fault when a rule means something else. */
export const robotsTxtMistakes = defineCheck({
  id: 'robots-txt-mistakes',
  revision: 3,
  category: 'access',
  strength: 'B',
  catalogue: ['robots-syntax'],
  title: {
    pass: 'robots.txt is written correctly',
    partial: 'robots.txt has lines that do nothing',
    fail: 'robots.txt has a rule that does not mean what it says',
  },
  why: 'A mistake in robots.txt makes no sound: the rule is simply not there, or holds for other agents than intended.',
  sources: ['https://www.rfc-editor.org/rfc/rfc9309.html#section-2.2'],
  needs: ['robots', 'target', 'pages', 'sitemaps'],
  causes: ['foreign-sitemap'],
  run({ robots, target, pages, sitemaps }) {
    if (robots.lines.length === 0) return notApplicable('There is no robots.txt with rules.');
    const cite = (line: number, seen: string): Evidence => ({
      pageUrl: robots.url,
      place: `robots.txt line ${line}`,
      seen,
    });
    const serious: Evidence[] = joinedGroups(robots).map(({ line, seen }) => cite(line, seen));
    serious.push(...undoneBans(robots).map(({ line, seen }) => cite(line, seen)));
    const answering = new Set(sitemaps.filter(({ kind }) => kind !== 'absent').map(({ url }) => url));
    const foreign = foreignSitemaps(robots, ownHosts({ target, pages }))
      .filter(({ url }) => !answering.has(url))
      .map(({ line, url }) => cite(line, `Sitemap: ${url}`));
    const harmless = [...foreign];
    for (const { line, text, kind } of robots.problems) {
      switch (kind) {
        case 'rule_before_group':
          serious.push(cite(line, `${text} (stands before any user-agent line, so it holds for nobody)`));
          break;
        case 'wildcard':
          serious.push(cite(line, `${text} (can never match: a path begins with "/", a name has no star inside)`));
          break;
        case 'unknown_key':
          if (MISSPELT_RULE.test(text)) serious.push(cite(line, `${text} (misspelt)`));
          else harmless.push(cite(line, text));
          break;
        case 'no_colon':
          harmless.push(cite(line, `${text} (no colon)`));
          break;
        case 'bom':
          harmless.push(cite(line, text));
          break;
        case 'html':
        case 'too_large':
          break;
      }
    }
    if (serious.length > 0) return fail([...serious, ...harmless]);
    if (harmless.length === 0) return pass();
    return dueTo(foreign.length === harmless.length ? 'foreign-sitemap' : null, partial(harmless));
  },
});

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
