import { lightLetters } from '../../website/text/light-letters.ts';
import { plainWords } from '../../website/text/plain-words.ts';
import { LEGAL_FORMS_OF_KEY } from '../../words/legal-form-words.ts';
import { isFreeMail } from '../emails/email-texts.ts';
import type { Certainty, FactSource, Facts } from '../facts.ts';
import { cleanName } from '../name/clean-name.ts';
import { nameKey, squeeze } from '../name/name-key.ts';
import { isBorne } from './borne-name.ts';
import { isSpelledAlike } from './exact-name.ts';
import { isHeadOfContacts, isNamedInMarkup, isSpelledByAccount, isSpelledByMailbox } from './named-elsewhere.ts';
import { isFrame } from './places.ts';
import type { StatedWebsite } from './stated-website.ts';

/** Elements that name the website and say nothing else; titles and headings also hold slogans. */
const NAMING = /og:site_name|application-name|apple-mobile-web-app-title|©|JSON-LD|microdata|RDFa/i;
/** "Copyright Ida Larch 2026" */
const COPYRIGHT_FIRST = /^copyright\s/i;
const isNaming = ({ place, seen }: FactSource): boolean =>
  NAMING.test(`${place} ${seen}`) || COPYRIGHT_FIRST.test(seen);
const isCopyright = ({ seen }: FactSource): boolean => seen.includes('©') || COPYRIGHT_FIRST.test(seen);

/**
 * Two of these agree, the home page among them, and a visitor sees one: an element that only names, the title, the frame of the pages, a legal notice. A domain
 * that spells the title's name is such a place, too. Headings are none: they hold slogans.
 */
export function certaintyOfName(name: NonNullable<Facts['businessName']>, website: StatedWebsite): Certainty {
  const { frame, legal, passages } = website.placesOf(name.sources);
  const isNamed =
    name.sources.some(isNaming) || isInCopyright(name.value, website) || isNamedInMarkup(name.value, website);
  const title = website.pages[0]?.plain.view.titles[0] ?? '';
  const isTitle =
    name.sources.some(({ place }) => place === 'title') ||
    title.split(BETWEEN_PARTS).some((part) => isFirstPart(part, name.value, website));
  const key = squeeze(nameKey(name.value));
  // A title that holds nothing else, and the page says it again.
  const isWholeTitle = squeeze(nameKey(cleanName(title))) === key;
  const isSpelled = isDomain(name.value, website, isWholeTitle);
  const isWhole = isWholeTitle && (passages > 0 || frame);
  const stated = [isNamed, isTitle, isWhole, isFramed(name), legal, isNamed && isInMainHeading(name.value, website)];
  const places = [...stated, isSpelled && key !== ''].filter(Boolean).length;
  if (isOtherWords(name, isNamed, website)) return 'likely';
  const isTold = [isNamed, legal, isSpelled].some(Boolean);
  if (!isTold && (isMenuEntry(name) || isTopic(name, frame))) return 'likely';
  // "larch-shop.example" is where it is found; who sells there, the legal notice says.
  if (!legal && IS_ADDRESS.test(name.value)) return 'likely';
  if (isCalledSo(name, isWholeTitle, website)) return 'certain';
  if (!isAtHome(name, website)) return 'likely';
  if (isWholeTitle && isRegistered(name.value, website)) return 'certain';
  if (isSaidAgain(name, website)) return 'certain';
  return places >= 2 && (frame || legal || passages > 0 || isSpelled) ? 'certain' : 'likely';
}

/** A word, or a part of a sentence or of a longer name. */
const isOtherWords = (name: NonNullable<Facts['businessName']>, isNamed: boolean, website: StatedWebsite): boolean =>
  !isBorne(name, website) ||
  isCommonWord(name, website) ||
  isCutShort(name.value, isNamed, website) ||
  isInvitation(name.value, website) ||
  !isSpelledAlike(name.value, website);

/** A domain of the business is the name, or that of its mailbox, where the title is the name and nothing else. */
function isDomain(name: string, { domains, facts }: StatedWebsite, isWholeTitle: boolean): boolean {
  // "V E L" is spelled with each of its letters.
  const keys = new Set([squeeze(nameKey(name)), squeeze(plainWords(name))]);
  const ofMail = facts.emails.flatMap(({ value }) => (isFreeMail(value) ? [] : [value.split('@')[1] ?? '']));
  return [...domains, ...(isWholeTitle ? ofMail : [])].some((domain) =>
    keys.has(squeeze(nameKey(domain.split('.')[0] ?? ''))),
  );
}

/** An element made for the name states it, and the title of the front page and a heading hold it, with other words around; or all titles are it. */
function isSaidAgain({ value, sources }: NonNullable<Facts['businessName']>, website: StatedWebsite): boolean {
  const [home] = website.pages;
  if (isTitleOfAll(value, website)) return true;
  const isIn = (text: string) => ` ${nameKey(text)} `.includes(` ${nameKey(value)} `);
  return (
    value.includes(' ') &&
    sources.some(({ place, pageUrl }) => pageUrl === home?.url && place.startsWith('meta')) &&
    isIn(home?.plain.view.titles[0] ?? '') &&
    (home?.plain.view.headings.some(({ text }) => isIn(text)) ?? false)
  );
}

/** The whole title of the home page and of all others that have one, which a text or the picture of a logo says as well, with its capitals. */
function isTitleOfAll(name: string, { pages }: StatedWebsite): boolean {
  const key = squeeze(nameKey(name));
  const titles = pages.flatMap(({ plain }) => plain.view.titles.slice(0, 1));
  if (titles.length < MIN_TITLES || !name.includes(' ') || titles.some((title) => squeeze(nameKey(title)) !== key))
    return false;
  const spelled = unmarked(name);
  return pages.some(({ plain: { view } }) =>
    [...view.blocks.map(({ text }) => text), ...view.images.map(({ alt }) => alt ?? '')].some((text) =>
      unmarked(text).includes(spelled),
    ),
  );
}

/** Fewer pages may share a title by chance. */
const MIN_TITLES = 3;

const unmarked = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '');

/** What a page is called in its title and in the list of the menu, and nowhere else: "Shop", "Start". */
const isMenuEntry = ({ sources }: NonNullable<Facts['businessName']>): boolean =>
  sources.every(({ place }) => place === 'title' || MENU_ENTRY.test(place)) &&
  sources.some(({ place }) => MENU_ENTRY.test(place));
const MENU_ENTRY = /(?:^|> )nav\b.*> li\b.*> a\b[^>]*$/;

/** "Joinery – Order form" in title and heading alone is what the page is for. */
const isTopic = ({ value }: NonNullable<Facts['businessName']>, frame: boolean): boolean =>
  !frame && BETWEEN_PARTS.test(value);

/** What the business calls its own account, and a visitor reads in the frame, over the contact data or alone in the title. */
function isCalledSo(name: NonNullable<Facts['businessName']>, isWholeTitle: boolean, website: StatedWebsite): boolean {
  const isShownAlone = isOfFrame(name, website) || isWholeTitle;
  if (isShownAlone && (isSpelledByAccount(name.value, website) || isSpelledByMailbox(name.value, website))) return true;
  return isHeadOfContacts(name.value, website) && isSpelledByAccount(name.value, website);
}

/** A copyright line in the footer is one place, not two. */
const isFramed = ({ sources }: NonNullable<Facts['businessName']>): boolean =>
  sources.some((source) => isFrame(source) && !isCopyright(source));

/** Several words that the main heading of the front page begins or ends with. */
function isInMainHeading(name: string, { pages: [home] }: StatedWebsite): boolean {
  const key = nameKey(name);
  const headings = home?.plain.view.headings.filter(({ level }) => level === 1).map(({ text }) => nameKey(text)) ?? [];
  return (
    key.includes(' ') && headings.some((text) => ` ${text}`.endsWith(` ${key}`) || `${text} `.startsWith(`${key} `))
  );
}

/** With its legal form, as in the main heading of the front page, a sentence around it or not, or in the legal notice. */
function isRegistered(name: string, { pages: [home], documents }: StatedWebsite): boolean {
  const small = name.toLowerCase();
  if (small.replace(LEGAL_FORMS_OF_KEY, '') === small) return false;
  const headings = home?.plain.view.headings.filter(({ level }) => level === 1) ?? [];
  const isIn = ({ text }: { text: string }) => text.includes(name);
  return (
    headings.some(isIn) ||
    documents.some(({ isLegal, lines }) => isLegal && lines.some((line) => line.foreign === null && isIn(line)))
  );
}

/** With the title of the front page among its places, where that is the name and nothing else. */
export function withTitle<T extends NonNullable<Facts['businessName']>>(name: T, { pages: [home] }: StatedWebsite): T {
  const title = home?.plain.view.titles[0] ?? '';
  const isTold = name.sources.some(({ place, view }) => place === 'title' && view === 'plain');
  if (!home || isTold || squeeze(nameKey(title)) !== squeeze(nameKey(name.value))) return name;
  return { ...name, sources: [...name.sources, { pageUrl: home.url, view: 'plain', place: 'title', seen: title }] };
}

/** In the frame of the front page, or of several others, or what a picture on several of them says it is the logo of. */
function isOfFrame({ sources }: NonNullable<Facts['businessName']>, { pages }: StatedWebsite): boolean {
  const framed = new Set(sources.filter(isFrame).map(({ pageUrl }) => pageUrl));
  const marked = new Set(sources.filter(isLogo).map(({ pageUrl }) => pageUrl));
  return framed.size > 1 || marked.size > 1 || framed.has(pages[0]?.url ?? '');
}

/** "Larch Joinery logo", "Logo-Larch". */
const isLogo = ({ place, seen }: FactSource): boolean =>
  place.endsWith('[alt]') && /(?<!\p{L})logo(?!\p{L})/iu.test(seen);

/** "© 2026 Larch Joinery. All rights reserved." */
const isInCopyright = (name: string, website: StatedWebsite): boolean =>
  website.documents.some(({ lines }) =>
    lines.some(
      ({ text }) =>
        text.includes('©') &&
        [text.replace(BEFORE_OWNER, ''), text.replace(SIGN_BEHIND, '')].some((part) =>
          isFirstPart(part, name, website),
        ),
    ),
  );
/** "Larch Flowers ©2026 - All rights reserved." */
const SIGN_BEHIND = /\s*©.*$/;

/** What stands in a copyright line before whose it is: the sign, the word for it, years. */
const BEFORE_OWNER = lightLetters(/^.*?©(?:\s*copyright)?[\s\d,.–-]*/iu);

/** Its first part is the name, or the name and the town: "Larch Joinery" of "Larch Joinery Agency" is another's. */
function isFirstPart(text: string, name: string, { facts }: StatedWebsite): boolean {
  const [part, own] = [nameKey(text.split(BETWEEN_PARTS)[0] ?? ''), nameKey(name)];
  const towns = facts.addresses.map(({ value }) => nameKey(value.locality ?? ''));
  return own !== '' && (part === own || towns.some((town) => town !== '' && part === `${own} ${town}`));
}

const BETWEEN_PARTS = /\s[–—-]\s|\s*[|·•:,]\s*|\.\s/u;

const IS_ADDRESS = lightLetters(/^\S+\.\p{L}{2,}$/u);

const ONE_SMALL_WORD = lightLetters(/^\p{Ll}+$/u);
/** "radiology" in the title and as the word for the subject: a template's name for it, as far as anybody can tell. */
function isCommonWord({ value }: NonNullable<Facts['businessName']>, { documents }: StatedWebsite): boolean {
  if (!ONE_SMALL_WORD.test(value)) return false;
  const word = new RegExp(`\\p{L}[ ,]+${value}(?:[ ,.]|$)`, 'u');
  return documents.some(({ lines }) => lines.some(({ text }) => word.test(text)));
}

/**
 * "Larch Joinery" of a logo where the copyright line says "Larch Joinery & Sons", or the title of the home page does and nothing that only
 * names says the shorter one, or its title and its main heading both do: which of them, the owner knows.
 */
function isCutShort(name: string, isNamed: boolean, { pages: [home], documents }: StatedWebsite): boolean {
  const goesOn = (text: string) => {
    const at = text.indexOf(name);
    return at >= 0 && GOES_ON.test(text.slice(at + name.length));
  };
  if (documents.some(({ lines }) => lines.some(({ text }) => text.includes('©') && goesOn(text)))) return true;
  const isTitledLonger = goesOn(home?.plain.view.titles[0] ?? '');
  const isHeadedLonger = home?.plain.view.headings.some(({ level, text }) => level === 1 && goesOn(text)) ?? false;
  return isTitledLonger && (!isNamed || isHeadedLonger);
}

const GOES_ON = lightLetters(/^\s?[&+]\s?\p{Lu}/u);

/** "Shop at Larch Farm" of titles and copyright lines, where every sentence says "Larch Farm" alone. */
function isInvitation(name: string, { documents }: StatedWebsite): boolean {
  const rest = BEHIND_SMALL_WORD.exec(name)?.[1];
  if (rest === undefined) return false;
  const sentences = documents.flatMap(({ lines }) =>
    lines.filter(({ text, inPlain }) => !inPlain && !text.includes('©') && text.split(' ').length >= SENTENCE_WORDS),
  );
  const alone = sentences.filter(({ text }) => text.includes(rest));
  return alone.length >= MIN_SENTENCES && alone.every(({ text }) => !text.includes(name));
}

/** The last words of a name, two at least, that a small one goes before. */
const BEHIND_SMALL_WORD = lightLetters(/^\p{Lu}\S*(?:\s\p{Ll}\S*)+\s(\p{Lu}\S*\s.*\p{L})$/u);
const SENTENCE_WORDS = 5;
const MIN_SENTENCES = 3;

/** What inner pages are called in their titles and in the menu is no name while the title of the home page says another. */
function isAtHome({ value, sources }: NonNullable<Facts['businessName']>, website: StatedWebsite): boolean {
  const home = website.pages[0];
  const title = nameKey(home?.plain.view.titles[0] ?? '');
  if (title === '' || squeeze(title).includes(squeeze(nameKey(value)))) return true;
  return isNamedInMarkup(value, website) || sources.some((source) => source.pageUrl === home?.url && isNaming(source));
}
