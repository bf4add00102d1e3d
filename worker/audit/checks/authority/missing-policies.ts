import { type Coverage, isBlind } from '../../facts/claims/coverage.ts';
import type { Facts } from '../../facts/facts.ts';
import { policyKindOfName } from '../../facts/profiles/policy-names.ts';
import { siteParts } from '../../facts/trade/site-parts.ts';
import { sureTrade } from '../../facts/trade/sure-trade.ts';
import type { Target } from '../../observations.ts';
import { asksForData, hasFormToFill } from '../../website/asks-for-data.ts';
import { ownHosts } from '../../website/own-hosts.ts';
import { placeOf } from '../../website/page/page-text.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { pageKey } from '../../website/site-address.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { isUnseen } from '../../website/text/page-prose.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { defineCheck, dueTo, type Evidence, fail, inconclusive, notApplicable, partial, pass } from '../check.ts';
import type { CheckInputs } from '../inputs.ts';
import { shownInApp } from '../shared/links/shown-in-app.ts';
import { evidenceOf, nothingOn } from '../shared/plain-facts.ts';
import { unreadLegalPage } from '../shared/unread-legal-page.ts';

/**
 * Who sells at a distance owes terms and a way back: a shop by its trade, or prices beside a cart or a page on delivery and returns. Who lists
 * goods and asks people to call sells nothing here.
 */
function sellsOnline(facts: Facts, pages: readonly ReadPage[], target: Target): boolean {
  if (sureTrade(facts)?.sellsOnline === true) return true;
  // What is cooked to order goes back nowhere, however it was ordered.
  if (facts.prices.length === 0 || sureTrade(facts)?.line === 'food') return false;
  if (facts.schemaTypes.some(({ value }) => /^(?:OnlineStore|SoftwareApplication)$/.test(value))) return true;
  const parts = siteParts(
    pages.flatMap(({ documents }) => documents),
    ownHosts({ target, pages: [...pages] }),
  );
  return parts.has('cart') || parts.has('returns');
}

/** Privacy for whoever takes data; terms or cancellation rules where something is sold on the website. */
export const missingPolicies = defineCheck({
  id: 'missing-policies',
  revision: 17,
  category: 'authority',
  strength: 'C',
  catalogue: ['policies'],
  title: {
    pass: 'We found a privacy page or section',
    partial: 'We did not find all the policies we looked for',
    fail: 'We found no link to a policy that opens',
  },
  why: 'What becomes of data, or how to return and cancel, an assistant can only tell from a page that says it.',
  sources: ['https://gdpr.eu/privacy-notice/', 'https://schema.org/publishingPrinciples'],
  needs: ['target', 'pages', 'facts', 'attempts', 'notRead', 'sitemaps', 'deadPolicies', 'coverage'],
  readsWords: true,
  causes: ['dead-link', 'no-terms', 'no-form-seen'],
  run({ target, pages, facts, attempts, notRead, sitemaps, deadPolicies, coverage }) {
    const linked = [...facts.policies.filter((policy) => !isOwnContents(policy, pages)), ...deadPolicies];
    const isDead = deadAmong(attempts, deadPolicies);
    const live = linked.filter((policy) => !isDead(policy));
    const has = (...kinds: string[]) => live.some(({ value }) => kinds.includes(value.kind));
    const section = privacySection(pages);
    const inPages = [...sectionsOfLegal(pages), ...sectionsOfOthers(pages)];
    const stands = (...kinds: string[]) => has(...kinds) || inPages.some(({ kind }) => kinds.includes(kind));
    // A link that leads nowhere promises one.
    const isPromised = linked.some(({ value }) => value.kind === 'privacy');
    const missing = [
      ...(has('privacy') || section || !(asksForData(pages) || isPromised) ? [] : ['privacy']),
      ...(!sellsOnline(facts, pages, target) || stands('terms', 'cancellation') ? [] : ['terms or cancellation']),
    ];
    const found = [
      ...live.map((policy) => evidenceOf(policy, policy.value.url)),
      ...(section ? [section] : []),
      ...inPages.map(({ evidence }) => evidence),
    ];
    const dead = linked.filter(isDead).map((policy) => evidenceOf(policy, `does not open: ${policy.value.url}`));
    const kinds = [...live.map(({ value }) => value.kind), ...(section ? ['privacy'] : [])];
    if (missing.length === 0) return foundAll(found, kinds, { pages, facts, coverage });
    // A link that leads nowhere is told as such.
    const isLinked = (kind: string) => linked.some(({ value }) => kind.includes(value.kind));
    const gaps = missing.filter((kind) => !isLinked(kind)).map((kind) => nothingOn(pages, `link to a ${kind} page`));
    if (gaps.length > 0 && isBlind(coverage))
      return inconclusive(
        'Part of what scripts write into your pages was out of our sight, so links to policies may be missing here alone.',
      );
    if (gaps.length > 0 && unreadLegalPage({ pages, attempts, notRead }) !== null)
      return inconclusive('A legal page of yours could not be read, and may hold what was not found.');
    if (gaps.length > 0 && namesPolicy(sitemaps, missing))
      return inconclusive('Your sitemap names a page that may hold what no page we read links to.');
    const trace = gaps.length > 0 && missing.includes('privacy') ? privacyTrace(pages) : null;
    if (trace)
      return inconclusive('Your pages speak of personal data; whether as a policy is for you to check.', [trace]);
    const isForOthers = missing.length === 1 && !hasFormToFill(pages);
    const ofPrivacy = isForOthers ? 'no-form-seen' : null;
    const cause = gaps.length === 0 ? 'dead-link' : missing.includes('privacy') ? ofPrivacy : 'no-terms';
    return dueTo(cause, found.length > 0 ? partial([...gaps, ...dead, ...found]) : fail([...gaps, ...dead]));
  },
});

const NOT_ALL =
  'We list the legal pages we found a link to. An imprint and a page on privacy are not both among them; whether your website needs them is for you to check.';

/** Nothing that was looked for is missing, `kinds` of the first ones found in their order: praised only with all that anybody would ask for. */
function foundAll(
  found: Evidence[],
  kinds: readonly string[],
  { pages, facts, coverage }: { pages: readonly ReadPage[]; facts: Facts; coverage: Coverage },
) {
  if (found.length === 0) return notAsked(pages, coverage);
  const isAll = kinds.includes('privacy') && (kinds.includes('imprint') || !owesImprint(facts, pages));
  return isAll ? pass(found.filter((_, at) => kinds[at] === 'privacy')) : inconclusive(NOT_ALL, found);
}

/** Where the law asks each business for an imprint. One page may hold both, under any name. */
function owesImprint({ addresses, phones }: Facts, pages: readonly ReadPage[]): boolean {
  if (pages.some(({ role }) => role === 'legal')) return false;
  return (
    addresses.some(({ value: { country } }) => country !== null && WITH_IMPRINT.has(country)) ||
    phones.some(({ value }) => /^\+4[139]/.test(value))
  );
}
const WITH_IMPRINT: ReadonlySet<string> = new Set(['DE', 'AT', 'CH']);

type Policy = CheckInputs['deadPolicies'][number];

/** Linked by its own list of contents alone: nobody comes to the page by that. */
function isOwnContents({ value: { url }, sources }: Policy, pages: readonly ReadPage[]): boolean {
  const own = pageKey(url.replace(/#.*$/, ''));
  const [on, others] = [
    pages.filter((page) => pageKey(page.url) === own),
    pages.filter((page) => pageKey(page.url) !== own),
  ];
  const isMark = url.includes('#') && on.some(({ role }) => role === 'legal');
  return (
    isMark &&
    sources.every(({ pageUrl }) => pageKey(pageUrl) === own) &&
    !others.some(({ plain, rendered }) =>
      [plain.view, ...(rendered ? [rendered.view] : [])].some(({ links }) =>
        links.some((link) => link.url !== null && pageKey(link.url) === own),
      ),
    )
  );
}

/** Whether a link to a policy leads nowhere; a page that a click shows opens for whoever follows it. */
function deadAmong(attempts: CheckInputs['attempts'], deadPolicies: readonly Policy[]): (policy: Policy) => boolean {
  const inApp = new Set(shownInApp(attempts).map(({ url }) => url));
  const broken = new Set(attempts.filter(({ plain }) => plain.status >= 400).map(({ url }) => url));
  return (policy) => !inApp.has(policy.value.url) && (deadPolicies.includes(policy) || broken.has(policy.value.url));
}

/** Nothing takes data, as far as was seen. */
const notAsked = (pages: readonly ReadPage[], coverage: Coverage) =>
  isBlind(coverage) || pages.some(isUnseen)
    ? inconclusive('What scripts write into your pages was not seen, and a form may be among it.')
    : notApplicable('We saw nothing that surely calls for a privacy page or terms.');

/** Whether the sitemap names a page that is called like a policy that was not found. */
const namesPolicy = (sitemaps: CheckInputs['sitemaps'], missing: readonly string[]): boolean =>
  sitemaps.some(({ entries }) =>
    entries.some(({ loc }) => {
      const name = URL.canParse(loc) ? (new URL(loc).pathname.split('/').filter(Boolean).at(-1) ?? '') : '';
      const kind = policyKindOfName(name.replace(/\.\w{2,5}$/, '').replace(/[-_]+/g, ' '));
      return kind !== null && missing.some((one) => one.includes(kind));
    }),
  );

const PRIVACY = lightLetters(
  regexSource`
    privacy|data protection|datenschutz|confidentialit[ée]|donn[ée]es personnelles|RGPD|GDPR|DSGVO|privacidad
    |protecci[óo]n de datos|dati personali|persoonsgegevens|prote[çc][ãa]o de dados|個人情報
  `,
  'i',
);

/** A part of a page about data serves as a page of its own. */
function privacySection(pages: readonly ReadPage[]): Evidence | null {
  for (const { url, plain } of pages) {
    const heading = plain.view.headings.find(({ text }) => PRIVACY.test(text));
    if (heading) return { pageUrl: url, place: `h${heading.level}`, seen: heading.text };
  }
  return null;
}

/** Rules that stand inside a legal page: one of its headings names them, or what it says of itself. */
function sectionsOfLegal(pages: readonly ReadPage[]): { kind: string; evidence: Evidence }[] {
  return pages
    .filter(({ role }) => role === 'legal')
    .flatMap(({ url, plain: { view } }) => [
      ...view.headings.map(({ level, text }) => ({ pageUrl: url, place: `h${level}`, seen: text })),
      ...view.metas
        .filter(({ name }) => name === 'description')
        .flatMap(({ content }) => content.split(/[,;.:|·–—]/))
        .map((seen) => ({ pageUrl: url, place: 'meta[name=description]', seen: seen.trim() })),
    ])
    .flatMap((evidence) => {
      const kind = policyKindOfName(evidence.seen);
      return kind === 'terms' || kind === 'cancellation' ? [{ kind, evidence }] : [];
    });
}

/** Rules of cancellation in a section of a page of its own subject: its heading calls them a policy, in no more than the name of one. */
function sectionsOfOthers(pages: readonly ReadPage[]): { kind: string; evidence: Evidence }[] {
  return pages
    .filter(({ role }) => role !== 'legal' && role !== 'article')
    .flatMap(({ url, plain: { view } }) =>
      view.headings
        .filter(({ text }) => text.length <= MAX_NAME_CHARS && policyKindOfName(text) === 'cancellation')
        .map(({ level, text }) => ({
          kind: 'cancellation',
          evidence: { pageUrl: url, place: `h${level}`, seen: text },
        })),
    );
}

/** Longer headings are sentences. */
const MAX_NAME_CHARS = 70;

/** Any line or link that speaks of it: a banner, a box beside a form, a page that opens in a window. */
function privacyTrace(pages: readonly ReadPage[]): Evidence | null {
  for (const { url, role, plain, rendered } of pages)
    for (const view of [plain.view, ...(rendered ? [rendered.view] : [])]) {
      // A legal notice may say what others learn of visitors under any heading.
      const block = view.blocks.find(({ text }) => PRIVACY.test(text) || (role === 'legal' && /cookie/i.test(text)));
      if (block) return { pageUrl: url, place: placeOf(view, block.path), seen: block.text.slice(0, 300) };
      const link = view.links.find(({ href, text }) => PRIVACY.test(`${text} ${href}`));
      if (link) return { pageUrl: url, place: placeOf(view, link.path), seen: link.href };
    }
  return null;
}
