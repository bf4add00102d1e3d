import type { Observations } from '../../observations.ts';
import { allText } from '../../website/page/page-text.ts';
import type { PageView } from '../../website/page/page-view.ts';
import { countWords } from '../../website/page/words.ts';
import { urlParts } from '../../website/parsed-url.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { businessNodes } from '../../website/structured-data/business-nodes.ts';
import { nodesOf } from '../../website/structured-data/nodes.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { contentView, isKnownLanguage, isUnseen } from '../../website/text/page-prose.ts';
import { plainWords } from '../../website/text/plain-words.ts';
import { isUnwritten } from '../../website/text/template-words.ts';
import { saysTrade } from '../../words/trade-words.ts';
import type { RatedFacts } from '../facts.ts';
import { nameKey } from '../name/name-key.ts';
import { placeTrace } from '../traces/place-trace.ts';
import { wayElsewhere } from '../traces/way-elsewhere.ts';
import { stateOf } from './claims.ts';
import { type Coverage, isBlind } from './coverage.ts';
import { hasReachingForm, isTemplateAlone } from './written-text.ts';

/** What a business cannot be recommended without: whose it is, what it offers, how to reach it or where it works. */
export type Statement = 'name' | 'offer' | 'contact';

interface Asked {
  pages: ReadPage[] | null;
  facts: RatedFacts;
  attempts: Observations['pages'];
  notRead: Observations['notRead'];
  coverage: Coverage;
}

/** Pages on which a name or an address stands when it stands nowhere else. */
const TELLING_ROLES = new Set(['home', 'contact', 'about', 'legal', 'locations', 'services', 'products']);
/** Fewer words are a card, which may have been drawn as a picture; where there is none, still fewer are nobody's text. */
const MIN_WORDS = 40;
const MIN_WORDS_ALONE = 12;
/** Who writes more says somewhere what he does, in words we may not know. */
const MAX_WORDS = 800;
/** A form, a map or a film of somebody else says things we cannot read. */
const hasFrames = ({ plain }: ReadPage): boolean => plain.view.frames.some(({ src }) => src !== null);

/**
 * Which of the three stand nowhere on the website, for certain: nothing was read, nothing looks like it, all pages that could hold it
 * were read, and they are few enough to be known whole.
 */
export function absentStatements(asked: Asked): Statement[] {
  const { pages, facts } = asked;
  if (pages === null || !isReadWhole(asked, pages)) return [];
  const isOutOfReach = isUnreachable(pages, facts);
  const absent: Statement[] = [];
  if (isNameless(pages, facts)) absent.push('name');
  // What is offered is told in words, and no list knows them all. Where a website names whose it is and how to reach him, they stand there.
  const isOfferSought = (isOutOfReach || absent.length > 0) && wordsOf(pages) >= MIN_WORDS;
  if (isOfferSought && isWithoutOffer(pages, facts) && !saysMoreThanItsName(pages, facts)) absent.push('offer');
  if (isOutOfReach) absent.push('contact');
  return absent;
}

function isReadWhole({ facts, attempts, notRead, coverage }: Asked, pages: readonly ReadPage[]): boolean {
  if (isBlind(coverage)) return false;
  const [language] = facts.languages;
  if (language === undefined || !isKnownLanguage(language.value)) return false;
  if (pages.some((page) => isUnseen(page) || contentView(page).capped.length > 0)) return false;
  const read = new Set(pages.map(({ url }) => url));
  if (attempts.some(({ url, role, plain }) => TELLING_ROLES.has(role) && !read.has(url) && !isGone(plain.status)))
    return false;
  if (notRead.some(({ role }) => role !== undefined && TELLING_ROLES.has(role))) return false;
  const words = wordsOf(pages);
  return words >= (isAlone(coverage, pages) ? MIN_WORDS_ALONE : MIN_WORDS) && words <= MAX_WORDS;
}

/** Nothing stands at an address whose server says so. */
const isGone = (status: number): boolean => status === 404 || status === 410;

const wordsOf = (pages: readonly ReadPage[]): number =>
  pages.reduce((sum, page) => sum + contentView(page).textWords, 0);

/** Words are all there is, and no link leads on to where more may be said. */
const isAlone = ({ isTextAlone }: Coverage, pages: readonly ReadPage[]): boolean =>
  isTextAlone === true &&
  pages.every(({ url, plain, rendered }) =>
    [plain.view, ...(rendered ? [rendered.view] : [])].every(({ links }) =>
      links.every((link) => staysOn(link.url, url)),
    ),
  );

const staysOn = (to: string | null, url: string): boolean => to !== null && urlParts(to).host === urlParts(url).host;

/** A line of rights with a word behind its year may hold the name, and so may a title. */
const RIGHTS_WITH_NAME = lightLetters(/(?:©|\(c\)|copyright)[^\p{Lu}]*(?:\p{Lu}\p{L}+)/iu);
/** A title of a word or two, such as "Home", names nobody where nothing else does. */
const MAX_TITLE_WORDS = 2;

function isNameless(pages: readonly ReadPage[], { businessName }: RatedFacts): boolean {
  if (businessName !== null) return false;
  return !pages.some((page) => {
    const view = contentView(page);
    return (
      businessNodes(page.structured).length > 0 ||
      view.metas.some(({ name, content }) => name === 'og:site_name' && content.trim() !== '') ||
      view.titles.some((title) => countWords(title) > MAX_TITLE_WORDS) ||
      view.images.some(({ alt }) => (alt ?? '').trim() !== '') ||
      RIGHTS_WITH_NAME.test(allText(view))
    );
  });
}

/** Shorter words are "our", "and" and "to", in most languages. */
const MIN_TELLING_CHARS = 4;
/** "Welcome to us", "Simply the best": so many words offer nothing. */
const MAX_GREETING_WORDS = 3;

/**
 * Titles, descriptions, headings of cards and names of pictures say what somebody does, in words we may not know: "Hand-poured
 * candles" needs no trade. Only where they hold the name, the place and a greeting is nothing said there.
 */
function saysMoreThanItsName(pages: readonly ReadPage[], { businessName, addresses }: RatedFacts): boolean {
  const known = [businessName?.value ?? '', ...addresses.map(({ value }) => value.locality ?? '')];
  const own = new Set(known.flatMap((text) => nameKey(text).split(' ')));
  const more = pages.flatMap(shownFirst).map((text) =>
    nameKey(text)
      .split(' ')
      .filter((word) => word !== '' && !own.has(word)),
  );
  if (more.some((words) => words.length > MAX_GREETING_WORDS)) return true;
  return new Set(more.flat().filter((word) => word.length >= MIN_TELLING_CHARS)).size > MAX_GREETING_WORDS;
}

/** What a page shows and tells first. Headings over running text are left out, as praise has them too: cards of what is offered are not. */
function shownFirst({ plain, rendered }: ReadPage): string[] {
  return [plain.view, ...(rendered ? [rendered.view] : [])].flatMap((view) =>
    [
      ...view.titles,
      ...view.metas
        .filter(({ name }) => name === 'description' || name === 'og:description')
        .map(({ content }) => content),
      ...view.headings.filter(({ level }) => level === 1).map(({ text }) => text),
      ...view.images.map(({ alt }) => alt ?? ''),
      ...cardHeadings(view),
    ].filter((text) => !isUnwritten(text)),
  );
}

/** Headings of boxes side by side, each with more in it than its heading. */
const cardHeadings = ({ rows, headings, blocks }: PageView): string[] =>
  (rows ?? []).flatMap(({ items }) => {
    const boxes = items.slice(0, -1).map((from, at) => ({ from, to: items[at + 1] ?? from }));
    const named = boxes.flatMap(({ from, to }) =>
      to - from < 2 || blocks.slice(from, to).some(({ text }) => isUnwritten(text))
        ? []
        : headings.filter(({ block }) => block >= from && block < to),
    );
    return named.length < 2 ? [] : named.map(({ text }) => text);
  });
/** So many show something, whatever it is called. */
const MIN_PICTURES = 3;

const OFFER_TYPES = ['Product', 'Service', 'Offer', 'OfferCatalog', 'Menu', 'Course', 'Event'] as const;

function isWithoutOffer(pages: readonly ReadPage[], facts: RatedFacts): boolean {
  const { services, trade } = facts;
  if (services.some(({ value }) => !isUnwritten(value)) || (trade !== null && trade.value.id !== 'other')) return false;
  if (stateOf('prices', { pages, facts }) !== 'absent') return false;
  return !pages.some(
    (page) =>
      ((page.role === 'services' || page.role === 'products') && !isTemplateAlone(page)) ||
      hasFrames(page) ||
      contentView(page).images.length >= MIN_PICTURES ||
      OFFER_TYPES.some((type) => nodesOf(page.structured, type).length > 0) ||
      namesTrade(page),
  );
}

function namesTrade(page: ReadPage): boolean {
  const view = contentView(page);
  const text = plainWords([...view.titles, ...view.metas.map(({ content }) => content), allText(view)].join('\n'));
  return saysTrade(text);
}

/** A link that leaves the page for a person: to dial, to write, to chat. */
const REACHES = /^(?:tel|mailto|sms|callto|whatsapp):|\/\/(?:wa\.me|api\.whatsapp\.com|m\.me|t\.me)\//i;

const CONTACT_KINDS = ['phones', 'emails', 'addresses', 'openingHours'] as const;

function isUnreachable(pages: readonly ReadPage[], facts: RatedFacts): boolean {
  const isAbsent = CONTACT_KINDS.every((kind) => stateOf(kind, { pages, facts }) === 'absent');
  const { otherPhones, otherEmails, socialProfiles } = facts;
  if (!isAbsent || otherPhones.length + otherEmails.length + socialProfiles.length > 0) return false;
  const canReach = pages.some(
    (page) =>
      (page.role === 'contact' && !isTemplateAlone(page)) ||
      hasFrames(page) ||
      hasReachingForm(page) ||
      wayElsewhere(page) !== null ||
      page.plain.view.links.some(({ href }) => REACHES.test(href)),
  );
  return !canReach && placeTrace(pages) === null;
}
