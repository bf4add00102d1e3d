import { lightLetters } from '../../../website/text/light-letters.ts';
import { isFreeMail } from '../../emails/email-texts.ts';
import { isOnlyWrittenOtherwise } from '../../emails/writes-another.ts';
import type { Certainty, FactSource, ListedFact } from '../../facts.ts';
import { nameKey, squeeze } from '../../name/name-key.ts';
import { holdsMadeUpNumber } from '../../phones/made-up-number.ts';
import { isFrame, isShown } from '../places.ts';
import type { StatedWebsite } from '../stated-website.ts';
import { isDrawnOver } from './drawn-over.ts';
import { isOfOneOfSeveral } from './of-several-people.ts';

const IN_FORM = /\[action\^="mailto:"\]$/;
const WRITES = /\[href\^="mailto:"\]$/;

/**
 * A mailbox under the domain of the business or one that spells its name, or of a free host, that is a link with its address as text
 * or stands in two places. Under somebody else's domain (a designer's, a landlord's) markup or a legal notice must give it, too.
 */
export function certaintyOfEmail(email: ListedFact<string>, website: StatedWebsite): Certainty {
  const { value, sources: all, conflictsWith } = email;
  // Where a form sends its letters nobody reads.
  const sources = all.filter(({ place }) => !IN_FORM.test(place));
  if (conflictsWith || sources.length === 0 || mayBeOfOthers(email, website)) return 'likely';
  const agree = website.agree(sources);
  const isLink = sources.some(({ place }) => WRITES.test(place));
  const isText = sources.some((source) => isShown(source) && !WRITES.test(source.place));
  if (isOwn(value, website)) {
    if (isOfNotice(sources, website) && website.facts.emails.some((other) => isOfAllPages(other, value, website)))
      return 'likely';
    return isText || isLink || agree ? 'certain' : 'likely';
  }
  if (isOnlyOneAndNamed(value, sources, website)) return 'certain';
  const { markup, legal } = website.placesOf(sources);
  if (isFreeMail(value)) {
    // Of several a template may have left one: each needs a place beside the frame of the pages.
    const others = website.facts.emails.filter((other) => other.value !== value && isFreeMail(other.value));
    // What a privacy page alone gives is whom to ask about data, while the business has a mailbox of its own.
    if (
      isOfNotice(sources, website) &&
      website.facts.emails.some((other) => !isFreeMail(other.value) && isOwn(other.value, website))
    )
      return 'likely';
    return agree || legal || (isLink && isText && others.length === 0) ? 'certain' : 'likely';
  }
  // Of two houses' mailboxes one was left by a template, or is of somebody else: places do not tell which.
  const hasRival = housesOf(website.facts.emails).size > 1;
  return agree && (markup || legal) && !hasRival ? 'certain' : 'likely';
}

/** Whose mailboxes they are, of those that name a house. */
function housesOf(emails: readonly ListedFact<string>[]): ReadonlySet<string> {
  const known = houses.get(emails);
  if (known) return known;
  const own = emails.map(({ value }) => value).filter((value) => !isFreeMail(value));
  const found = new Set(own.map((value) => value.split('@')[1]?.toLowerCase() ?? ''));
  houses.set(emails, found);
  return found;
}
const houses = new WeakMap<readonly ListedFact<string>[], ReadonlySet<string>>();

/**
 * The only address of the website, in the frame of its pages or where people look for it, that bears the name: a free mailbox with a word
 * of it, or a domain that begins with all of it, apart from what follows ("larch-and-wool.com" of Larch).
 */
function isOnlyOneAndNamed(value: string, sources: readonly FactSource[], website: StatedWebsite): boolean {
  const { facts, pages } = website;
  if (facts.emails.length + facts.otherEmails.length !== 1) return false;
  const front = new Set(pages.flatMap(({ url, role }) => (role === 'home' || role === 'contact' ? [url] : [])));
  if (!sources.some((source) => isShown(source) && (isFrame(source) || front.has(source.pageUrl)))) return false;
  const [mailbox = '', host = ''] = value.split('@');
  const name = facts.businessName?.value ?? '';
  const key = lettersOf(name);
  const parts = (host.split('.')[0] ?? '').split('-').map(lettersOf);
  const isOfName = parts.some((_, at) => key.length >= MIN_WORD_CHARS && parts.slice(0, at + 1).join('') === key);
  if (!isFreeMail(value)) return isOfName;
  const words = nameKey(name).split(' ').map(lettersOf);
  return mailbox.split(/[^a-z]+/).some((word) => word.length >= MIN_WORD_CHARS && words.includes(lettersOf(word)));
}

/** Shorter words stand in mailboxes by chance. */
const MIN_WORD_CHARS = 5;

/** The mailbox of whoever made the website, of one of several people, one that a link contradicts, or that a template or an earlier text left. */
const mayBeOfOthers = (email: ListedFact<string>, website: StatedWebsite): boolean =>
  isCredited(email.value, website) ||
  isBesideMadeUp(email.value, website) ||
  isOfOneOfSeveral(email.value, website) ||
  hasTwin(email.value, website) ||
  isOnlyWrittenOtherwise(
    email.value,
    website.documents.flatMap(({ view }) => view.links),
  ) ||
  isDrawnOver(email, website.facts.emails);

/** "office@larch.de" and "office@larch.com": one of the two may be mistyped, or left from before. */
function hasTwin(value: string, { facts }: StatedWebsite): boolean {
  const stems =
    twins.get(facts.emails) ?? Map.groupBy([...facts.emails, ...facts.otherEmails], (one) => stemOf(one.value));
  twins.set(facts.emails, stems);
  return stems.get(stemOf(value))?.some((other) => other.value !== value) ?? false;
}

/** Of the mailboxes of one website: every mailbox asks. */
const twins = new WeakMap<object, Map<string, ListedFact<string>[]>>();

const stemOf = (address: string): string => address.replace(ENDING, '');
const ENDING = /\.[a-z]+$/;

/** Wherever the pages show it, a number that a template left stands in the same text or next to it: the mailbox may be the template's, too. */
function isBesideMadeUp(value: string, { documents }: StatedWebsite): boolean {
  const known = besideMadeUp.get(documents) ?? besideMadeUpIn(documents);
  besideMadeUp.set(documents, known);
  return known.has(value);
}

/** Of the pages of one website: every mailbox asks. */
const besideMadeUp = new WeakMap<StatedWebsite['documents'], ReadonlySet<string>>();

function besideMadeUpIn(documents: StatedWebsite['documents']): Set<string> {
  const beside = new Set<string>();
  const elsewhere = new Set<string>();
  for (const { view } of documents) {
    const madeUp = view.blocks.map(holdsMadeUpNumber);
    for (const [at, { hidden, text }] of view.blocks.entries()) {
      if (hidden || !text.includes('@')) continue;
      const isNear = madeUp[at - 1] || madeUp[at] || madeUp[at + 1];
      for (const [mailbox] of text.toLowerCase().matchAll(WRITTEN_MAILBOX)) (isNear ? beside : elsewhere).add(mailbox);
    }
  }
  return new Set([...beside].filter((mailbox) => !elsewhere.has(mailbox)));
}

const WRITTEN_MAILBOX = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** Given on legal pages alone: whom to ask about data, or who runs the website. */
const isOfNotice = (sources: readonly FactSource[], website: StatedWebsite): boolean =>
  sources.filter(isShown).every((source) => website.placesOf([source]).legal);

/** The mailbox that customers are given: another one of the business, that several pages beside the legal ones tell. */
function isOfAllPages({ value, sources }: ListedFact<string>, than: string, website: StatedWebsite): boolean {
  if (value === than || !isOwn(value, website)) return false;
  const told = sources.filter((source) => isShown(source) && !website.isLegal(source));
  return new Set(told.map(({ pageUrl }) => pageUrl)).size >= MIN_PAGES;
}

const MIN_PAGES = 2;

/** Under the domain of the business, or under one that spells its name, or a mailbox that does. */
function isOwn(value: string, website: StatedWebsite): boolean {
  const [mailbox = '', host = ''] = value.split('@');
  const name = website.facts.businessName?.value ?? '';
  return (
    [...website.domains].some((domain) => host === domain || host.endsWith(`.${domain}`)) ||
    isSpelled(host.split('.')[0] ?? '', name) ||
    spellsWhole(host.split('.')[0] ?? '', name) ||
    isOfBeginnings(host.split('.')[0] ?? '', name) ||
    (isSpelled(mailbox, name) && isOnlyMailbox(value, website))
  );
}

/** "© 2026 Larch Dental | With the help of Ben Oak": a name in that line which writes to a mailbox is that of who made the website. */
function isCredited(value: string, { documents }: StatedWebsite): boolean {
  const known = credited.get(documents) ?? creditedIn(documents);
  credited.set(documents, known);
  return known.has(value);
}

/** Of the pages of one website: every mailbox asks. */
const credited = new WeakMap<StatedWebsite['documents'], ReadonlySet<string>>();

const creditedIn = (documents: StatedWebsite['documents']): Set<string> =>
  new Set(
    documents.flatMap(({ view: { links, blocks } }) =>
      links.flatMap(({ href, text, block }) => {
        const isName = HAS_NAME.test(text) && !text.includes('@');
        const mailbox = MAILBOX.exec(href)?.[1]?.toLowerCase();
        return isName && mailbox !== undefined && blocks[block]?.text.includes('©') ? [mailbox] : [];
      }),
    ),
  );

const MAILBOX = /^mailto:([^?]+)/i;
const HAS_NAME = lightLetters(/^\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)+$/u);

/** "larchdental.com" is the domain of Larch Dental, "larchdental@" its mailbox, wherever its website lies. */
function isSpelled(part: string, name: string): boolean {
  const [label, key] = [lettersOf(part), lettersOf(name)];
  return label.length >= MIN_SPELLED_CHARS && key.startsWith(label);
}

/** "larchdentalleeds.com" holds all of Larch Dental, and "petitslarcheslea.com" the words of Petits Larches d'Léa. */
function spellsWhole(part: string, name: string): boolean {
  const words = nameKey(name).split(' ');
  const label = lettersOf(part);
  return [words, words.filter(({ length }) => length > 2)].some((some) => {
    const key = lettersOf(some.join(' '));
    return key.length >= MIN_WHOLE_CHARS && label.startsWith(key);
  });
}

/** "larchelecservices.com": every word of Larch Electrical Services, whole or by its beginning. */
function isOfBeginnings(part: string, name: string): boolean {
  const words = nameKey(name).split(' ');
  let rest = squeeze(nameKey(part));
  for (const word of words) {
    let length = 0;
    while (length < word.length && rest.charAt(length) === word.charAt(length)) length++;
    if (length < MIN_BEGINNING_CHARS) return false;
    rest = rest.slice(length);
  }
  return words.length > 1 && rest === '';
}

const MIN_BEGINNING_CHARS = 4;

/** Shorter names begin names of others. */
const MIN_WHOLE_CHARS = 10;

/** Of "larch@mail.example" and "larch@mail.exampl" one is mistyped. */
const isOnlyMailbox = (value: string, { facts }: StatedWebsite): boolean =>
  ![...facts.emails, ...facts.otherEmails].some(
    (other) => other.value !== value && other.value.split('@')[0] === value.split('@')[0],
  );

/** "ü" is written as "u" and as "ue". */
const lettersOf = (text: string): string => squeeze(nameKey(text)).replace(/([aou])e/g, '$1');

const MIN_SPELLED_CHARS = 6;
