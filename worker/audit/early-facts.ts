import type { ProgressFact } from '../contract/progress.ts';
import { readAddresses } from './facts/addresses/addresses.ts';
import { readEmails } from './facts/emails/emails.ts';
import type { FactSource } from './facts/facts.ts';
import { readBusinessName } from './facts/name/business-name.ts';
import { readPhones } from './facts/phones/phones.ts';
import { readSchemaTypes } from './facts/schema-types.ts';
import type { Observations, ReadAttempt } from './observations.ts';
import { MAIN_SEARCH_TOKENS } from './website/robots/agents.ts';
import { robotsFact } from './website/robots/robots-fact.ts';
import { Website } from './website/website.ts';

export interface OpenedHome {
  target: Observations['target'];
  robots: Observations['robots'];
  /** The home page, plain. */
  home: ReadAttempt;
}

/** What the home page and robots.txt alone tell, for the person who watches the analysis run. Free facts only. */
export function earlyFacts({ target, robots, home }: OpenedHome): ProgressFact[] {
  const website = new Website({
    version: 1,
    target,
    robots,
    control: null,
    sitemaps: [],
    llmsTxt: null,
    pages: [{ url: target.homeUrl, role: 'home', foundBy: 'typed', depth: 0, plain: home, rendered: null }],
    edge: [],
    hostVariants: [],
    linkChecks: [],
    notRead: [],
    browser: { state: 'none', reason: null, version: null },
    startedAt: home.fetchedAt,
  });
  return website.reading(() => factsOf(website));
}

function factsOf(website: Website): ProgressFact[] {
  const { observations, target } = website;
  const businessName = readBusinessName(website);
  const { phones } = readPhones(website);
  const { emails } = readEmails(website);
  const markup = readSchemaTypes(website);
  const robots = robotsFact(website.robots, target.homeUrl);
  const found: ProgressFact[] = [];
  const add = (kind: string, label: string, value: string, sources: readonly FactSource[]) =>
    found.push({ kind, label, value, pageUrl: sources[0]?.pageUrl ?? target.homeUrl, seen: sources[0]?.seen ?? value });

  if (businessName) add('businessName', 'Name', businessName.value, businessName.sources);
  for (const phone of phones.slice(0, 1)) add('phone', 'Phone', phone.asShown, phone.sources);
  for (const email of emails.slice(0, 1)) add('email', 'E-mail', email.value, email.sources);
  for (const address of readAddresses(website).slice(0, 1))
    add('address', 'Address', address.value.text, address.sources);
  const types = markup.map((type) => type.value).slice(0, 5);
  if (types.length > 0) {
    add(
      'schemaTypes',
      'Structured data',
      types.join(', '),
      markup.flatMap((type) => type.sources),
    );
  }
  for (const agent of robots.agents) {
    if (!MAIN_SEARCH_TOKENS.some((token) => token === agent.token)) continue;
    found.push({
      kind: 'robots',
      label: `${agent.operator}: ${agent.token}`,
      value: agent.verdict,
      pageUrl: observations.robots.finalUrl,
      seen: agent.rule === null ? seenWithoutRule(robots.status) : `robots.txt line ${agent.line}: ${agent.rule}`,
    });
  }
  return found;
}

function seenWithoutRule(status: number): string {
  if (status === 0) return 'robots.txt did not answer';
  return status === 200 ? 'no rule in robots.txt names the home page' : `robots.txt answered ${status}`;
}
