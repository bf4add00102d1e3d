import type { CheckId } from '../../checks/index.ts';
import { type CheckResult, runChecks } from '../../checks/run-checks.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { isWrittenAnew } from '../../website/structured-data/written-anew.ts';
import { listed } from '../../wording/words.ts';
import { type FixBuilder, type FixInput, isOpen, type WrittenFix } from '../fix-input.ts';
import { isHomeInDoubt } from '../home-in-doubt.ts';
import { evidenceOf, languageOfPage } from '../page-fix.ts';
import { headPlacement } from '../placement.ts';
import { secondAddresses } from '../second-address.ts';
import { isServedAlike } from '../shared-file.ts';
import { knownBusiness } from './business.ts';
import { deadInText } from './dead-in-text.ts';
import { doubtIn, isDisputed } from './disputed-markup.ts';
import { isBlank } from './filled.ts';
import type { JsonNode } from './json-node.ts';
import { notInText, vagueType } from './not-in-text.ts';
import { typesOf } from './own-markup.ts';
import { asScript, type PageMarkup, type Part, pageMarkup, scriptsOf, scriptTag, withJsonLd } from './page-markup.ts';

const LATE = 'markup-only-after-javascript';
const UNKNOWN_TYPES = 'unknown-schema-types';
const HOME_CHECKS: readonly CheckId[] = [
  'missing-identity-node',
  'generic-business-type',
  'incomplete-local-address',
  'sparse-local-markup',
  'sparse-organization-markup',
  'missing-website-node',
  'few-linked-profiles',
  'missing-logo',
];
const PAGE_CHECKS: readonly CheckId[] = [
  'missing-breadcrumbs',
  'broken-json-ld',
  'unconnected-nodes',
  UNKNOWN_TYPES,
  LATE,
];

/** Checks that want one thing, which the website may not say. */
const PARTS: Partial<Record<CheckId, Part>> = {
  'missing-breadcrumbs': 'breadcrumbs',
  'unconnected-nodes': 'joints',
  [UNKNOWN_TYPES]: 'types',
};

/** What can be said in nodes of its own, beside blocks that are not to be written anew. */
const BESIDE: Partial<Record<CheckId, Part>> = {
  'missing-breadcrumbs': 'breadcrumbs',
  'missing-website-node': 'website',
  'missing-identity-node': 'business',
};

/** Structured data for each page that needs some: what its own blocks say, untouched, with what they leave blank. */
export const jsonLdFixes: FixBuilder = {
  checkIds: [...HOME_CHECKS, ...PAGE_CHECKS],
  build(input) {
    const known = knownBusiness(input);
    if (!known || isHomeInDoubt(input)) return [];
    const pages = input.inputs.pages ?? [];
    const second = secondAddresses(pages);
    const written = pages.flatMap((page) => (second.has(page) ? [] : (markupFor(input, page, known) ?? [])));
    const { passing, moved } = checksAfter(input, written);
    return written.flatMap(({ page, markup, checkIds: all }): WrittenFix[] => {
      // A text that brings nothing of what a check asks for is no text for it.
      const checkIds = all.filter((id) => moved.has(id));
      if (checkIds.length === 0) return [];
      const lacking = leftOut(input, markup, checkIds);
      return [
        {
          fix: fixOf(input, page, markup, lacking),
          checkIds,
          // What it names as left out is left to do, even where a check lets it go.
          passes: checkIds.filter((id) => passing.has(id) && (lacking === null || !HOME_CHECKS.includes(id))),
        },
      ];
    });
  },
};

interface PageFix {
  page: ReadPage;
  markup: PageMarkup;
  checkIds: CheckId[];
}

function markupFor(input: FixInput, page: ReadPage, known: JsonNode): PageFix | null {
  const isHome = page.role === 'home';
  // What one file says of the business is true at each of its addresses, what it says of a page is not.
  if (!isHome && isServedAlike(page, input.inputs.pages ?? [])) return null;
  // Written anew, its blocks would bring back what another task takes out of them.
  const isBeside = isDisputed(input, page) || isWrittenAnew(page);
  const checkIds = [...PAGE_CHECKS, ...(isHome ? HOME_CHECKS : [])].filter(
    (id) => concerns(input, id, page) && hasSomethingFor(id, known) && (!isBeside || id in BESIDE),
  );
  if (checkIds.length === 0) return null;
  const markup = pageMarkup(input, page, known, {
    isHome,
    isBeside,
    fromScripts: checkIds.includes(LATE),
    breadcrumbs: checkIds.includes('missing-breadcrumbs'),
    joints: checkIds.includes('unconnected-nodes'),
    type: checkIds.includes('generic-business-type'),
    types: checkIds.includes(UNKNOWN_TYPES),
  });
  // What its recommendation names must be in it: a path of breadcrumbs joins nothing.
  const held = checkIds.filter((id) => {
    const part = (isBeside ? BESIDE : PARTS)[id];
    return part === undefined || markup.holds.has(part);
  });
  const isEmpty = markup.blocks === null && markup.added.every(isNameAlone);
  return isEmpty || held.length === 0 ? null : { page, markup, checkIds: held };
}

/** A website's name without its address tells no machine which website is meant. */
const isNameAlone = (one: JsonNode): boolean => typesOf(one).includes('WebSite') && isBlank(one['url']);

/** Nothing says for certain what kind of business it is: the owner knows. */
function typeToChoose(markup: PageMarkup): string | null {
  const type = vagueType(markup);
  return type && `If schema.org has a type that says what you are, write it in place of “${type}”.`;
}

/** Of what the tasks about the business ask for: a text for another page or another task is not asked for it. */
function leftOut(input: FixInput, markup: PageMarkup, checkIds: readonly CheckId[]): string | null {
  if (!checkIds.some((id) => HOME_CHECKS.includes(id))) return null;
  const open = input.results.filter(({ check: { id } }) => HOME_CHECKS.includes(id) && isOpen(input, id));
  return notInText(markup, {
    seen: open.flatMap(({ outcome }) => outcome.evidence.map(({ seen }) => seen)),
    profiles: markup.holds.has('business') ? input.inputs.facts.socialProfiles.map(({ value }) => value) : [],
    website: open.some(({ check }) => check.id === 'missing-website-node'),
  });
}

/** Scripts may look for it, and write a second block where they do not find it. */
const KEEP_ID = ' Where a script tag of yours has an id, keep it.';

const BY_SCRIPT = ' A script of your website writes them anew.';

function fixOf(input: FixInput, page: ReadPage, markup: PageMarkup, lacking: string | null): WrittenFix['fix'] {
  const { jsonLd } = page.plain.view;
  // Whole elements, as what takes their place: what stands inside one is no place for another.
  const before = jsonLd.map(({ text, attributes }) => `${scriptTag(attributes)}${text}</script>`).join('\n');
  const isInPlace = markup.blocks !== null && jsonLd.length > 0;
  const content = scriptsOf(markup)
    .map((json, at) => asScript(json, markup.blocks?.[at]?.attributes))
    .join('\n');
  const hasUnread = jsonLd.some(({ attributes }) => attributes === undefined);
  const withTypes = markup.holds.has('types') ? ', with names of schema.org put in' : '';
  const note = isInPlace
    ? `This takes the place of the JSON-LD blocks the page has now, and holds what they say${withTypes}.${hasUnread ? KEEP_ID : ''}`
    : jsonLd.length > 0
      ? `The JSON-LD blocks it has now stay.${isWrittenAnew(page) ? BY_SCRIPT : ''}`
      : null;
  const doubt = isInPlace || jsonLd.length === 0 ? null : doubtIn(input, page);
  const sentences = [
    doubt,
    addressToDecide(input, content),
    lacking,
    deadInText(input, page, content),
    typeToChoose(markup),
  ];
  return {
    kind: 'json-ld',
    language: languageOfPage(input, page),
    syntax: 'html',
    placement: [headPlacement(input, page, note), ...sentences].filter((one) => one !== null).join(' '),
    content,
    before: isInPlace ? before : null,
    certainty: 'certain',
    pageUrl: page.url,
    action: 'head',
    replaces: isInPlace ? 'script[type="application/ld+json"]' : null,
  };
}

/** Of several hosts that the website names as its own, a text must not settle on one without a word. */
function addressToDecide({ inputs: { hosts } }: FixInput, content: string): string | null {
  const held = hosts.filter(({ host }) => content.includes(`//${host}`)).map(({ host }) => host);
  if (held.length === 0) return null;
  const others = hosts.filter(({ host }) => !held.includes(host)).map(({ host }) => host);
  const beside = others.length === 0 ? '' : `, and your website names ${listed(others)} as well`;
  return `Its addresses are at ${listed(held)}${beside}. Decide first which of them counts.`;
}

/** What a check asks for by name, as properties of the business: nothing to paste is no fix. */
const ASKED: Partial<Record<CheckId, readonly string[]>> = {
  'few-linked-profiles': ['sameAs'],
  'missing-logo': ['logo'],
  'incomplete-local-address': ['address', 'location'],
};

const hasSomethingFor = (checkId: CheckId, known: JsonNode): boolean =>
  ASKED[checkId]?.some((name) => name in known) ?? true;

/** The checks that find nothing more to say once everything stands on its page, and those that find something else than before. */
function checksAfter(
  input: FixInput,
  written: readonly PageFix[],
): { passing: ReadonlySet<string>; moved: ReadonlySet<string> } {
  const mended = new Map(written.map((one) => [one.page, one.markup]));
  const pages = (input.inputs.pages ?? []).map((page) => withMarkup(page, mended.get(page)));
  const home = pages.find(({ role }) => role === 'home') ?? null;
  const ids = new Set(written.flatMap(({ checkIds }) => checkIds));
  const checks = input.results.map(({ check }) => check).filter(({ id }) => ids.has(id));
  const results = runChecks(checks, { ...input.inputs, pages, home });
  const before = new Map(input.results.map(({ check, outcome }) => [check.id, seenBy(outcome)]));
  const idsOf = (some: typeof results): Set<string> => new Set(some.map(({ check }) => check.id));
  return {
    passing: idsOf(results.filter(({ outcome }) => DONE.includes(outcome.outcome))),
    moved: idsOf(results.filter(({ check, outcome }) => seenBy(outcome) !== before.get(check.id))),
  };
}

const seenBy = ({ outcome, evidence }: CheckResult['outcome']): string =>
  JSON.stringify([outcome, evidence.map(({ pageUrl, seen }) => [pageUrl, seen])]);

const DONE = ['pass', 'info', 'not_applicable'];

function withMarkup(page: ReadPage, markup: PageMarkup | undefined): ReadPage {
  if (!markup) return page;
  const beside = markup.blocks === null ? page.plain.view.jsonLd.map(({ text }) => text) : [];
  return withJsonLd(page, [...beside, ...scriptsOf(markup)]);
}

/** Checks of single pages concern the pages their evidence names. */
const concerns = (input: FixInput, checkId: CheckId, page: ReadPage): boolean =>
  HOME_CHECKS.includes(checkId)
    ? isOpen(input, checkId)
    : evidenceOf(input, checkId).some(({ pageUrl }) => pageUrl === page.url);
