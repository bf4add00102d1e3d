import { ownHosts } from '../../website/own-hosts.ts';
import type { PageLink } from '../../website/page/page-view.ts';
import { urlParts } from '../../website/parsed-url.ts';
import { TWO_LETTERS } from '../../website/text/letters.ts';
import { lightLetters, type Pattern } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { placeInBody, sourceAt, type TextDocument } from '../../website/text/text-sources.ts';
import type { Website } from '../../website/website.ts';
import { FactCollector } from '../collector.ts';
import type { FactSource, ListedFact } from '../facts.ts';
import { POLICY_KINDS, type PolicyKind, policyKindOfName } from './policy-names.ts';

const PATHS: [PolicyKind, Pattern][] = [
  ['cookies', /(?:^|[/_-])cookies?(?:[/_.-]|$)/i],
  [
    'accessibility',
    /accessibility|barrierefrei|accessibilite|accesibilidad|accessibilita|toegankelijkheid|acessibilidade/i,
  ],
  [
    'cancellation',
    /widerruf|stornierung|cancellation|refund|returns?-policy|retractation|desistimiento|devolucion|recesso|herroeping|annulering/i,
  ],
  [
    'privacy',
    /datenschutz|privac|confidentialit|donnees-personnelles|proteccion-de-datos|(?:^|[/_-])(?:rgpd|gdpr|dsgvo)(?:[/_.-]|$)/i,
  ],
  [
    'imprint',
    /impressum|imprint|mentions?-?_?legales?|legal-notice|aviso-?legal|note-legali|colofon|informations-legales|tokushoho/i,
  ],
  [
    'terms',
    lightLetters(
      regexSource`
        (?:^|[/_-])(?:agb|cg[vu]|tos|terms|terminos|termini|termos|voorwaarden|algemene-voorwaarden
        |nutzungsbedingungen|conditions-generales|condiciones|condizioni|terms-\p{L}+)(?:[/_.-]|$)
      `,
      'iu',
    ),
  ],
];

/** Services that host a policy for others: their address is the business's own policy. */
const POLICY_HOSTS = lightLetters(
  regexSource`
    (?:^|\.)(?:
      iubenda\.com
      |termsfeed\.com
      |termly\.io
      |adsimple\.(?:at|de)
      |e-recht24\.de
      |cookiebot\.com
      |privacypolicies\.com
      |freeprivacypolicy\.com
      |getterms\.io
      |shopify\.com
      |datenschutz-generator\.de
    )$
  `,
);

/** Longer link texts are sentences or article titles. */
const MAX_NAME_CHARS = 70;

/** A place within a page; "#/imprint" and "#!/imprint" are pages of a script. */
const IN_PAGE_FRAGMENT = /#(?!!?\/).*$/;

type Policy = ListedFact<{ kind: string; url: string }>;

/** The business's own legal pages, by what links to them calls them; rules of cancellation also as a section of another page. */
export const readPolicies = (website: Website): Policy[] => {
  const answers = answeredAddresses(website);
  return linkedPolicies(website).filter(({ value }) => !isGone(answers.get(policyPage(value.url))));
};

/** Links that promise such a page and lead to none. */
export const readDeadPolicies = (website: Website): Policy[] => {
  const answers = answeredAddresses(website);
  return linkedPolicies(website).filter(({ value }) => isGone(answers.get(policyPage(value.url))));
};

/** Whoever turns a visitor away, asks him to wait or is out of order may have the page. */
const MAY_BE_THERE = [401, 403, 408, 425, 429];
const isGone = (status = 0): boolean => status >= 400 && status < 500 && !MAY_BE_THERE.includes(status);

/** What addresses that were asked for answered, pages and links alike, by `policyPage`: the status. */
export function answeredAddresses({ observations: { pages, linkChecks } }: Website): ReadonlyMap<string, number> {
  const asked = [...linkChecks, ...pages.map(({ url, plain }) => ({ url, status: plain.status }))];
  return new Map(asked.filter(({ status }) => status > 0).map(({ url, status }) => [policyPage(url), status]));
}

function linkedPolicies(website: Website): Policy[] {
  const hosts = ownHosts(website);
  const policies = new FactCollector<{ kind: string; url: string }>();
  const add = (kind: PolicyKind, url: string, source: FactSource) =>
    policies.add(`${kind} ${policyPage(url)}`, { kind, url }, source);
  for (const document of website.documents) {
    for (const link of document.view.links) {
      const url = policyUrl(document, link, hosts);
      if (url === null) continue;
      const kind = kindOfLink(link, url);
      if (kind === 'cookies' && !isOnConsent(document, link, url)) continue;
      if (kind) add(kind, url, sourceAt(document, placeInBody(document.view, link.path), link.text || link.href));
    }
  }
  addServedLinks(website, hosts, policies);
  addCancellationSections(website, (kind) => policies.inOrder().some(({ value }) => value.kind === kind), add);
  const order = (kind: string) => POLICY_KINDS.findIndex((known) => known === kind);
  return withoutRepeats(policies.inOrder())
    .sort((a, b) => order(a.value.kind) - order(b.value.kind) || b.sources.length - a.sources.length)
    .map(({ value, sources }) => ({ value, sources }));
}

/** A page with fewer is one that scripts write. */
const SERVED_WORDS = 50;

/**
 * Where only links that scripts bring call an address a policy, a link as served leads there as well, whatever it calls itself; and of a page
 * that is served whole the link alone is late.
 */
function addServedLinks({ documents }: Website, hosts: Set<string>, policies: FactCollector<Policy['value']>): void {
  const late = policies.inOrder().filter(({ sources }) => sources.every(({ view }) => view === 'rendered'));
  if (late.length === 0) return;
  for (const document of documents.filter(({ viewName }) => viewName === 'plain')) {
    const { textWords, titles } = document.view;
    const own = textWords < SERVED_WORDS ? [] : late.filter(({ value }) => value.url === policyPage(document.pageUrl));
    for (const { key, value } of own)
      policies.add(key, value, sourceAt(document, 'title', titles[0] ?? document.pageUrl));
    for (const link of document.view.links) {
      const url = policyUrl(document, link, hosts);
      const led = url === null ? [] : late.filter(({ key, value }) => key === `${value.kind} ${policyPage(url)}`);
      for (const { key, value } of led)
        policies.add(key, value, sourceAt(document, placeInBody(document.view, link.path), link.text || link.href));
    }
  }
}

/** The address of the page a policy stands on. */
export const policyPage = (url: string): string => url.replace(IN_PAGE_FRAGMENT, '').replace(/\/$/, '');

/** A section that every page carries along, as "#imprint" of a window that opens over it, is one policy. */
function withoutRepeats<T extends { value: { kind: string; url: string } }>(policies: T[]): T[] {
  const sections = new Set<string>();
  return policies.filter(({ value: { kind, url } }) => {
    const { hash } = urlParts(url);
    if (!IN_PAGE_FRAGMENT.test(hash)) return true;
    const isNew = !sections.has(kind + hash);
    sections.add(kind + hash);
    return isNew;
  });
}

/** Taking back a consent cancels no order. */
const OF_CONSENT = /einwilligung|consent|consentimi?ento|consenso|toestemming|datenverarbeitung|daten\b/i;

/** Of a page on data the right to withdraw is that of a consent. */
const isOnPrivacy = ({ view, pageUrl }: TextDocument): boolean =>
  [view.headings.find(({ level }) => level === 1)?.text, view.titles[0]].some(
    (name) => name !== undefined && policyKindOfName(name) === 'privacy',
  ) || PATHS.some(([kind, path]) => kind === 'privacy' && path.test(pageUrl));

function addCancellationSections(
  website: Website,
  isKnown: (kind: PolicyKind) => boolean,
  add: (kind: PolicyKind, url: string, source: FactSource) => void,
): void {
  if (isKnown('cancellation')) return;
  for (const document of website.documents) {
    if (!document.isLegal || isOnPrivacy(document)) continue;
    for (const heading of document.view.headings) {
      if (heading.text.length > MAX_NAME_CHARS || OF_CONSENT.test(heading.text)) continue;
      if (policyKindOfName(heading.text) === 'cancellation') {
        const url = heading.id === null ? document.pageUrl : `${document.pageUrl}#${heading.id}`;
        add('cancellation', url, sourceAt(document, `h${heading.level}`, heading.text));
      }
    }
  }
}

/** Leads to no document, on a page with a base address neither to the one it is resolved against. */
const NO_ADDRESS = new Set(['', '#', '#!']);

/** Address of a link that may be a policy; null for other people's pages and for anchors that lead nowhere. */
function policyUrl(document: TextDocument, link: PageLink, hosts: Set<string>): string | null {
  if (link.url === null || !/^https?:/i.test(link.url) || NO_ADDRESS.has(link.href.trim())) return null;
  const url = urlParts(link.url);
  const host = url.hostname.toLowerCase().replace(/^www\./, '');
  if (!hosts.has(host) && (!POLICY_HOSTS.test(host) || isBesideText(document, link))) return null;
  const fragment = link.href.match(/#(.*)$/)?.[1];
  if (fragment === undefined) return link.url;
  const samePage = link.url.replace(/\/$/, '') === document.view.url.replace(/[#].*$/, '').replace(/\/$/, '');
  if (!samePage) return link.url;
  // "#!/imprint" and "#/imprint" are pages of a script; "#imprint" must exist; "#" alone opens nothing that can be read.
  return /^!?\//.test(fragment) || document.view.ids.includes(fragment) ? `${link.url}#${fragment}` : null;
}

/** In the text of a legal page a service is named that wrote it, or one whose rules hold as well: the policy stands on the page itself. */
const isBesideText = ({ isLegal }: TextDocument, { landmark }: PageLink): boolean =>
  isLegal && landmark !== 'footer' && landmark !== 'header' && landmark !== 'nav';

/** What is called after baked goods alone is a policy in the footer, or right beside a link that is one. */
function isOnConsent({ view: { links } }: TextDocument, link: PageLink, url: string): boolean {
  const file =
    urlParts(url)
      .pathname.replace(/\.[a-z]{3,5}$|\/$/i, '')
      .split('/')
      .at(-1) ?? '';
  const names = [link.text, file.replace(/[-_]/g, ' ')];
  if (names.some((name) => !BARE.test(name) && policyKindOfName(name) === 'cookies')) return true;
  if (link.landmark === 'footer' && names.some((name) => BARE.test(name))) return true;
  const at = links.indexOf(link);
  return [links[at - 1], links[at + 1]].some((other) => {
    const kind = other === undefined ? null : policyKindOfName(other.text);
    return kind !== null && kind !== 'cookies';
  });
}

const BARE = /^\s*cookies?\s*$/i;

function kindOfLink(link: PageLink, url: string): PolicyKind | null {
  const text = link.text.replace(/\s+/g, ' ').trim();
  if (text.length > MAX_NAME_CHARS) return null;
  const byName = policyKindOfName(text);
  if (byName) return byName;
  // A link that calls itself something else is only believed by its address when its text says nothing.
  const { pathname, hash } = urlParts(url);
  if (text.length > 30 || link.landmark === 'main') return null;
  // "Skip to content" on the page itself leads nowhere else, and a part of it may hold more than it is called after.
  const isPart = IN_PAGE_FRAGMENT.test(hash);
  if (isPart && TWO_LETTERS.test(text)) return null;
  const named = isPart ? hash : pathname + hash;
  return PATHS.find(([, pattern]) => pattern.test(named))?.[0] ?? null;
}
