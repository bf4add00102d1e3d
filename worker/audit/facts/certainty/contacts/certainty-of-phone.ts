import { countryOfOwnMarks } from '../../../countries/own-marks.ts';
import { lightLetters } from '../../../website/text/light-letters.ts';
import { isTurned } from '../../../website/unasked/turned.ts';
import type { Certainty, FactSource, PhoneFact } from '../../facts.ts';
import { isOnlyDialledOtherwise } from '../../phones/dials-another.ts';
import { phoneLabelOf } from '../../phones/label-of-phone.ts';
import { parsePhone } from '../../phones/phone-number.ts';
import { isFrame, isShown } from '../places.ts';
import type { StatedWebsite } from '../stated-website.ts';
import { countsUp } from './counts-up.ts';
import { isDrawnOver } from './drawn-over.ts';
import { CHATS, isLesserChat } from './lesser-chat.ts';

const DIALS = /\[href\^="(?:tel|sms):"\]$/;
const INTERNATIONAL = /(?:\+|(?<!\d)00)\s?\(?[1-9]/;
const digitsOf = (text: string): string => text.replace(/\D/g, '');
/** Digits that a national and an international spelling of one number share at least. */
const SHARED_DIGITS = 6;

/** A number whose country is stated, that stands where visitors look for it, and which two places give, a link both dials and shows, or a label names. */
export function certaintyOfPhone(phone: PhoneFact, website: StatedWebsite): Certainty {
  const country = parsePhone(phone.value, null);
  if (!phone.value.startsWith('+') || !country?.valid) return 'seen';
  if (isContested(phone, website.facts.phones) || !isCountryStated(phone, country.country, website)) return 'likely';
  if (isLeftOrReplaced(phone, website) || isBesideMarked(phone, website)) return 'likely';
  if (isOfNotice(phone, website) && website.facts.phones.some((other) => !isOfNotice(other, website))) return 'likely';
  const front = website.pages.filter(({ role }) => role === 'home' || role === 'contact').map(({ url }) => url);
  const { markup, frame, legal } = website.placesOf(phone.sources);
  // A page about the region has the numbers of its museums and inns.
  const isInFront = markup || frame || legal || phone.sources.some(({ pageUrl }) => front.includes(pageUrl));
  if (!isInFront) return isOnlyOnWay(phone, website) ? 'certain' : 'likely';
  if (website.agree(phone.sources) || isDialledAndShown(phone, website)) return 'certain';
  return isStated(phone, website, front) ? 'certain' : 'likely';
}

/** Legal pages alone give it: where other pages give one to call, it may be that of a host or of the authority to complain to. */
const isOfNotice = ({ sources }: PhoneFact, { pages }: StatedWebsite): boolean =>
  sources.every(({ pageUrl }) => pages.some(({ url, role }) => url === pageUrl && role === 'legal'));

/** It stands in the frame or on one of the pages in `front`, labelled or alone. */
function isStated(phone: PhoneFact, website: StatedWebsite, front: readonly string[]): boolean {
  // The one number of a website whose legal notice labels it: those of hosts and authorities were left out.
  const isAlone = website.facts.phones.length + website.facts.otherPhones.length === 1;
  const isOnlyOne = isAlone && website.placesOf(phone.sources).legal;
  return phone.sources.some(
    (source) =>
      isShown(source) &&
      !DIALS.test(source.place) &&
      (isFrame(source) || front.includes(source.pageUrl) || isOnlyOne) &&
      (phoneLabelOf(source.seen) !== null ||
        source.seen.replace(NO_DIGITS, '').length === 0 ||
        // "503-555-0142 — text preferred"
        (isAlone && source.seen.startsWith(phone.asShown)) ||
        CHATS.test(source.seen)),
  );
}

/** Only links call it, and no text says it: a theme or an earlier owner may have left them where another number is shown. */
const isDialledAlone = ({ sources }: PhoneFact): boolean => sources.every(({ place }) => DIALS.test(place));

/** Another number says so too, and not in links alone beside one that readers are shown. */
const isContested = ({ conflictsWith = [], sources }: PhoneFact, phones: readonly PhoneFact[]): boolean =>
  conflictsWith.some((at) => phones[at] === undefined || !isDialledAlone(phones[at])) ||
  (conflictsWith.length > 0 && !sources.some((source) => isShown(source) && !DIALS.test(source.place)));

/** Structured data name another number, and neither head, foot nor legal notice this one: that of a duty line, a colleague or a partner. */
function isBesideMarked(phone: PhoneFact, { facts, placesOf }: StatedWebsite): boolean {
  const { markup, legal } = placesOf(phone.sources);
  const isFramed = phone.sources.some((source) => isFrame(source) && !IN_MAIN.test(source.place));
  return !markup && !isFramed && !legal && facts.phones.some(({ sources }) => placesOf(sources).markup);
}
const IN_MAIN = /(?:^|[\s>])main(?=$|[\s>.#])/;

/** Made up by a template, dialled otherwise, shown in the place of another, or behind a chat beside the one people are meant to use. */
const isLeftOrReplaced = (phone: PhoneFact, { documents, facts }: StatedWebsite): boolean =>
  countsUp(phone.value) ||
  isMisspelt(phone) ||
  isDrawnOver(phone, facts.phones) ||
  isLesserChat(phone, facts.phones) ||
  (isDialledAlone(phone) && facts.phones.some((other) => !isDialledAlone(other) && other.sources.some(isShown))) ||
  isOnlyDialledOtherwise(
    phone.value,
    documents.flatMap(({ view }) => view.links),
  );

/** "+41 027 ...", with the zero that is dialled at home alone, or "020 7946 0123 ext. 12": dialled as it is written it reaches nobody, or somebody else. */
const isMisspelt = ({ value, sources }: PhoneFact): boolean =>
  sources.some(({ seen, place }) => {
    if (DIALS.test(place)) return false;
    const at = seen.search(/[+(\d]/);
    const digits = value.slice(1);
    const isTrunk = (seen.match(ABROAD) ?? []).some((one) => {
      const said = digitsOf(one).replace(/^00/, '');
      return said !== digits && HOME_ZERO.some((size) => said === `${digits.slice(0, size)}0${digits.slice(size)}`);
    });
    return isTrunk || (at >= 0 && EXTENSION.test(seen.slice(at)));
  });
const ABROAD = /(?:\+|(?<!\d)00)[\d\s./–-]{8,22}\d/g;
/** Digits of a calling code. */
const HOME_ZERO = [1, 2, 3] as const;
/** One word and up to four digits behind the number, and nothing more. */
const EXTENSION = lightLetters(/^[\d\s()+./–-]{6,}\s?\p{L}{1,10}\.?:?\s?\d{1,4}\s*$/u);

/** The one number of a website, alone under a label on the page that tells the way: "Phone:" over it, as "Address:" over the street. */
function isOnlyOnWay({ sources }: PhoneFact, { pages, documents, facts }: StatedWebsite): boolean {
  if (facts.phones.length + facts.otherPhones.length !== 1) return false;
  const ofWay = new Set(pages.flatMap(({ url, role }) => (role === 'locations' ? [url] : [])));
  return sources.some((source) => {
    if (!ofWay.has(source.pageUrl) || DIALS.test(source.place) || source.seen.replace(NO_DIGITS, '') !== '')
      return false;
    const document = documents.find(({ pageUrl, viewName }) => pageUrl === source.pageUrl && viewName === source.view);
    const at = document?.lines.findIndex(({ place, text }) => place === source.place && text === source.seen) ?? -1;
    const above = document?.lines[at - 1];
    return (
      above !== undefined &&
      above.place === source.place &&
      ENDS_LABEL.test(above.text) &&
      phoneLabelOf(above.text) !== null
    );
  });
}

const ENDS_LABEL = /:\s*$/;

/** What stands around numbers on a line of their own. */
const NO_DIGITS = /[\d\s()+./·|–-]/gu;
/** The link and a text on the same page: the number as the text of its link. */
function isDialledAndShown(phone: PhoneFact, website: StatedWebsite): boolean {
  const { sources, value } = phone;
  const end = value.slice(-SHARED_DIGITS);
  const shows = (pageUrl: string) =>
    sources.some(
      (other) =>
        other.pageUrl === pageUrl && isShown(other) && !DIALS.test(other.place) && digitsOf(other.seen).includes(end),
    );
  return (
    sources.some(({ place, seen, pageUrl }) => DIALS.test(place) && digitsOf(seen).endsWith(end) && shows(pageUrl)) ||
    isShownTurned(phone, website)
  );
}

/** The text of its link is the number backwards, which a style turns round for people. */
const isShownTurned = ({ value }: PhoneFact, { documents }: StatedWebsite): boolean =>
  documents.some(({ view: { links } }) =>
    links.some((link) => isTurned(link) && digitsOf(link.href).endsWith(value.slice(-SHARED_DIGITS))),
  );

/** "(503) 555-0142", "503-555-0142": one plan and one calling code write numbers so. */
const NORTH_AMERICAN = /^(?:\(\d{3}\)\s?|[2-9]\d{2}[.\p{Pd}])[2-9]\d{2}[\s.\p{Pd}]\d{4}$/u;

/** A link to a chat holds the whole number, with its country. https://faq.whatsapp.com/5913398998672934 */
const isOfChat = ({ place }: FactSource): boolean => place.includes('[href*="w');

/** The number is written with its country somewhere, or the domain, a mailbox, an address or a register mark of the business is of that country. */
function isCountryStated(
  { value, sources, asShown }: PhoneFact,
  country: string | null,
  website: StatedWebsite,
): boolean {
  if (value.startsWith('+1') && NORTH_AMERICAN.test(asShown)) return true;
  if (INTERNATIONAL.test(asShown) || sources.some(({ seen }) => INTERNATIONAL.test(seen))) return true;
  if (country === null) return false;
  if (sources.some(isOfChat)) return true;
  const suffix = country === 'GB' ? 'uk' : country.toLowerCase();
  return (
    countryOfOwnMarks(website.documents, website.facts.languages[0]?.value ?? null) === country ||
    [...website.domains, ...website.facts.emails.map(({ value }) => value)].some((one) => one.endsWith(`.${suffix}`)) ||
    // Another number of the business that a chat calls by its country: "031 944618" beside "wa.me/39375684...".
    website.facts.phones.some(
      (other) => other.sources.some(isOfChat) && parsePhone(other.value, null)?.country === country,
    ) ||
    website.facts.addresses.some(({ value }) => value.country === country && value.postalCode !== null)
  );
}
