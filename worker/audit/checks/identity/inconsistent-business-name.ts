import { nameKey, squeeze } from '../../facts/name/name-key.ts';
import { isNameLike } from '../../facts/name/name-like.ts';
import { placeOf } from '../../website/page/page-text.ts';
import type { PageView } from '../../website/page/page-view.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { hasBracketGap } from '../../website/text/brackets/bracketed.ts';
import { isLegalPage } from '../../website/text/foreign-passages.ts';
import { defineCheck, dueTo, fail, inconclusive, partial, pass } from '../check.ts';
import { brandLink, COPYRIGHT_LINE, matchName, type NameStatement, nameStatements } from '../shared/name-statements.ts';

const WHICH = 'Places made for the name state different ones; which of them is yours is for you to confirm.';
const PROVIDER = 'A legal page names you with other words than your home page. Are both your names?';
const SPELLINGS =
  'The places we compare write your name in more than one way; which of them is right is for you to say.';
const TOO_FEW = 'Too few of the places we compare state your name to tell whether they agree.';

/** Fewer places that hold the name cannot show that they agree. */
const MIN_PLACES = 2;

/**
 * The name as title, main heading, og:site_name, structured data and copyright line of the home page state it. Headings and
 * titles that speak of something else do not contradict; a place made for the name that states another one does, on the home page
 * and, as half a fault, on others.
 */
export const inconsistentBusinessName = defineCheck({
  id: 'inconsistent-business-name',
  revision: 17,
  category: 'identity',
  strength: 'B',
  catalogue: ['name-consistency'],
  title: {
    pass: 'The places we compared state the same name',
    partial: 'Your name is written in different ways',
    fail: 'Places that state your business name name different businesses',
    causes: {
      'another-on-inner-page': 'Inner pages state another name',
      'only-after-javascript': 'Your name can be read only after JavaScript has run',
    },
  },
  why: 'What is said of a business elsewhere is found by its name. No engine says how it joins spellings.',
  sources: [
    'https://developers.google.com/search/docs/appearance/site-names',
    'https://developers.google.com/search/docs/appearance/structured-data/organization',
  ],
  needs: ['home', 'pages', 'facts'],
  causes: ['another-on-inner-page', 'variants', 'sentence-for-name', 'only-after-javascript'],
  run({ home, pages, facts }) {
    const name = facts.businessName?.value;
    if (!name) return inconclusive('We could not make out the name of the business.');
    const plain = nameStatements(home, home.plain.view, home.structured, name);
    const rendered =
      home.rendered && home.renderedStructured
        ? nameStatements(home, home.rendered.view, home.renderedStructured, name)
        : [];
    const contradicting = plain.filter(({ match, dedicated }) => match === 'other' && dedicated);
    // Against a name that is only likely nothing speaks: it may be the one that is wrong.
    const isSure = facts.businessName?.certainty === 'certain';
    if (contradicting.length > 0 && !isSure) return inconclusive(WHICH, contradicting.map(quoted));
    if (contradicting.length > 0)
      return fail([...contradicting, ...plain.filter(({ match }) => match === 'same')].map(quoted));
    const same = plain.filter(({ match }) => match === 'same');
    // A name with a slogan or a town behind it, or without the town, is that name.
    const longer = plain.filter(
      ({ match, dedicated, seen }) =>
        match === 'variant' && dedicated && !isPartOf(name, seen) && !isPartOf(seen, name),
    );
    const variants = longer.filter(({ seen }) => isNameLike(seen) && isOneName(seen, name));
    const sentences = longer.filter(({ seen }) => !isNameLike(seen));
    const elsewhere = [...otherNames(pages, plain, name), ...otherBrands(pages, home, name)];
    if (elsewhere.length > 0 && isSure) return dueTo('another-on-inner-page', partial(elsewhere.map(quoted)));
    if (same.length >= MIN_PLACES && longer.length === 0) return agreed(same, pages, name, isSure);
    // Two spellings are shown, or nothing is said.
    const [one] = same;
    // Which of them is the name nobody knows of one that is only likely.
    if (variants.length > 0 && one)
      return isSure
        ? dueTo('variants', partial([...variants, one, ...furtherPlaces(home, [...variants, one])].map(quoted)))
        : inconclusive(WHICH, [...variants, one].map(quoted));
    if (sentences.length > 0 && one && isSure)
      return dueTo('sentence-for-name', partial([...sentences, one].map(quoted)));
    const seen = [...same, ...plain.filter(({ match }) => match === 'variant')].map(quoted);
    // A name that one place states is stated; in how many more nobody can say.
    if (seen.length > 0) return inconclusive(TOO_FEW, seen);
    const late = rendered.filter(({ match }) => match !== 'other').map(quoted);
    if (late.length >= MIN_PLACES)
      return dueTo(
        'only-after-javascript',
        partial(late.map((one) => ({ ...one, place: `${one.place}, only after JavaScript` }))),
      );
    return inconclusive(TOO_FEW);
  },
});

/** Where else the home page writes one of these and nothing else: data for previews, what a picture is said to show. */
function furtherPlaces({ url: pageUrl, plain: { view } }: ReadPage, told: readonly NameStatement[]) {
  const spellings = new Set(told.map(({ seen }) => seen.trim()));
  return [
    ...view.metas.map(({ name, content }) => ({ place: `meta[property="${name}"]`, seen: content })),
    ...view.images.map(({ alt, path }) => ({ place: `${view.paths[path] ?? 'img'}[alt]`, seen: alt })),
  ].flatMap(({ place, seen }) =>
    seen !== null && spellings.has(seen.trim()) && !told.some((one) => one.place === place)
      ? [{ pageUrl, place, seen }]
      : [],
  );
}

const isPartOf = (part: string, whole: string): boolean => squeeze(nameKey(whole)).includes(squeeze(nameKey(part)));

/** One and the same name in other words: the shorter holds nothing that the longer does not, or they share two words. */
function isOneName(one: string, other: string): boolean {
  const [ofOne, ofOther] = [wordsOf(one), wordsOf(other)];
  const shared = [...ofOne].filter((word) => ofOther.has(word)).length;
  return shared >= 2 || shared === Math.min(ofOne.size, ofOther.size);
}

/** Without "of" and "dr". */
const wordsOf = (text: string): Set<string> =>
  new Set(
    nameKey(text)
      .split(' ')
      .filter((word) => word.length >= 4),
  );

/** Pages that may speak of another business by name. */
const ABOUT_OTHERS = new Set(['article', 'legal', 'locations']);

/** Another name where an inner page states its own: in a place made for it, or in the copyright line that on the home page has the name. */
function otherNames(pages: readonly ReadPage[], onHome: readonly NameStatement[], name: string): NameStatement[] {
  const isNamed = onHome.some(({ place, match }) => place === COPYRIGHT_LINE && match === 'same');
  return pages
    .filter(({ role }) => role !== 'home' && !ABOUT_OTHERS.has(role))
    .flatMap((page) => nameStatements(page, page.plain.view, page.structured, name))
    .filter(({ match, dedicated, place }) => match === 'other' && (dedicated || (isNamed && place === COPYRIGHT_LINE)));
}

/** What the home page agrees on, where no legal page says otherwise. */
function agreed(same: readonly NameStatement[], pages: readonly ReadPage[], name: string, isSure: boolean) {
  const others = otherProviders(pages, name);
  if (others.length > 0) return inconclusive(PROVIDER, [...others, ...same].map(quoted));
  const other = same.filter(({ seen }) => !asWritten(seen).includes(asWritten(name)));
  if (other.length === 0) return pass(same.map(quoted));
  // With or without a legal form or a blank is no other spelling.
  const isOther = other.some(
    ({ seen }) =>
      withoutMarks(seen).includes(withoutMarks(name)) && !squeeze(asWritten(seen)).includes(squeeze(asWritten(name))),
  );
  const told = [...other, ...same.filter((one) => !other.includes(one))].map(quoted);
  return isOther && isSure ? dueTo('variants', partial(told)) : inconclusive(SPELLINGS, told);
}

/** Capitals are no other spelling; accents and hyphens are. */
const asWritten = (text: string): string => text.normalize().replace(/\s+/g, ' ').trim().toLowerCase();
const withoutMarks = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** A line of its own on a legal page that shares two words with the name, and has another word in the place of one of its others. */
const otherProviders = (pages: readonly ReadPage[], name: string): NameStatement[] =>
  pages
    .filter((page) => isLegalPage(page, page.plain.view))
    .flatMap(({ url: pageUrl, plain: { view } }) =>
      view.blocks.flatMap(({ text, path }) =>
        text
          .split('\n')
          .filter((line) => isAnotherName(line, name))
          .map((seen) => ({ pageUrl, place: placeOf(view, path), seen, match: 'variant' as const, dedicated: true })),
      ),
    )
    .slice(0, 1);

function isAnotherName(line: string, name: string): boolean {
  if (line.length > name.length * 2 || /[:@\d]/.test(line) || matchName(line, name) !== 'variant') return false;
  const [said, own] = [wordsOf(line), wordsOf(name)];
  const shared = [...said].filter((word) => own.has(word)).length;
  return shared >= 2 && said.size > shared && own.size > shared;
}

/** Shorter parts of a title are words of any page. */
const MIN_BRAND_CHARS = 6;

/** Inner pages whose first link home says another name, which their title says too, where that of the home page says the name. */
function otherBrands(pages: readonly ReadPage[], home: ReadPage, name: string): NameStatement[] {
  if (!linksHome(home, home.url).some(({ text }) => matchName(text, name) === 'same')) return [];
  return pages
    .filter(({ role }) => role !== 'home' && !ABOUT_OTHERS.has(role))
    .flatMap((page): NameStatement[] => {
      const brand = brandLink(page.plain.view, home.url) ?? linksHome(page, home.url)[0];
      const title = page.plain.view.titles[0] ?? '';
      if (!brand || hasBracketGap(brand.text) || [brand.text, title].some((text) => matchName(text, name) !== 'other'))
        return [];
      const said = squeeze(nameKey(brand.text));
      const isTitled = title
        .split(TITLE_PARTS)
        .map((part) => squeeze(nameKey(part)))
        .some((part) => part.length >= MIN_BRAND_CHARS && said.includes(part));
      if (!isTitled) return [];
      return [{ pageUrl: page.url, place: 'link home', seen: brand.text, match: 'other', dedicated: true }];
    });
}

const linksHome = ({ plain: { view } }: ReadPage, homeUrl: string): PageView['links'] =>
  view.links.filter(
    ({ url, text, landmark }) =>
      text !== '' && landmark !== 'footer' && url?.replace(INDEX_FILE, '') === homeUrl.replace(INDEX_FILE, ''),
  );

const INDEX_FILE = /index\.html?$/;
const TITLE_PARTS = /\s+[|–—·:-]\s+|\s*\|\s*/;

const quoted = ({ pageUrl, place, seen }: { pageUrl: string; place: string; seen: string }) => ({
  pageUrl,
  place,
  seen,
});
