import type { ProgressFact } from '../contract/progress.ts';
import { readInputs } from './checks/read-inputs.ts';
import { readAddresses } from './facts/addresses/addresses.ts';
import { readEmails } from './facts/emails/emails.ts';
import type { FactSource } from './facts/facts.ts';
import { readBusinessName } from './facts/name/business-name.ts';
import { readPrices } from './facts/offers/prices.ts';
import { readServices } from './facts/offers/services.ts';
import { readPhones } from './facts/phones/phones.ts';
import { readSchemaTypes } from './facts/schema-types.ts';
import type { Observations, PageObservation, ReadAttempt } from './observations.ts';
import { gatesOf } from './score/gates.ts';
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
export function earlyFacts(opened: OpenedHome): ProgressFact[] {
  const website = websiteOf(opened, []);
  return website.reading(() => [...capsOn(website), ...factsOf(website)]);
}

/** What one more page tells. */
export function earlyFactsOf(opened: OpenedHome, page: PageObservation): ProgressFact[] {
  const website = websiteOf(opened, [page]);
  return website.reading(() => offersOf(website).filter(({ pageUrl }) => pageUrl === page.url));
}

function websiteOf({ target, robots, home }: OpenedHome, others: readonly PageObservation[]): Website {
  return new Website({
    version: 1,
    target,
    robots,
    control: null,
    sitemaps: [],
    llmsTxt: null,
    pages: [{ url: target.homeUrl, role: 'home', foundBy: 'typed', depth: 0, plain: home, rendered: null }, ...others],
    edge: [],
    hostVariants: [],
    linkChecks: [],
    notRead: [],
    browser: { state: 'none', reason: null, version: null },
    startedAt: home.fetchedAt,
  });
}

/** Gates that robots.txt and the tags of the home page decide: nothing read later opens them. */
const DECIDED_EARLY = new Set(['robots-refuses-search', 'google-shut-out', 'bing-shut-out', 'noindex', 'nosnippet']);

function capsOn(website: Website): ProgressFact[] {
  const gates = gatesOf(readInputs(website)).filter(({ id }) => DECIDED_EARLY.has(id));
  return gates.map(({ cap, reason }) => ({
    kind: 'cap',
    label: `At most ${cap} of 100`,
    value: reason,
    pageUrl: website.target.homeUrl,
    seen: reason,
  }));
}

/** Up to so many of a kind: who watches wants to see that something is found, not all of it. */
const MANY = 3;

function offersOf(website: Website): ProgressFact[] {
  const fact = (kind: string, label: string) => (value: string, sources: readonly FactSource[]) => ({
    kind,
    label,
    value,
    pageUrl: sources[0]?.pageUrl ?? '',
    seen: sources[0]?.seen ?? value,
  });
  const { phones } = readPhones(website);
  const { emails } = readEmails(website);
  return [
    ...phones.slice(0, MANY).map(({ asShown, sources }) => fact('phone', 'Phone')(asShown, sources)),
    ...emails.slice(0, MANY).map(({ value, sources }) => fact('email', 'E-mail')(value, sources)),
    ...readAddresses(website)
      .slice(0, MANY)
      .map(({ value, sources }) => fact('address', 'Address')(value.text, sources)),
    ...readServices(website)
      .slice(0, MANY)
      .map(({ value, sources }) => fact('service', 'Offers')(value, sources)),
    ...readPrices(website)
      .slice(0, MANY)
      .map(({ value, sources }) => fact('price', 'Price')(`${value.what}: ${value.asShown}`, sources)),
  ];
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
