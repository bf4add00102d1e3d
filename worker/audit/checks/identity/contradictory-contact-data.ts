import { rivalsOfNotice } from '../../facts/addresses/notice/address-of-notice.ts';
import { normalStreet } from '../../facts/addresses/same-address.ts';
import type { Facts, ListedFact } from '../../facts/facts.ts';
import { numbersOfNotice } from '../../facts/phones/number-of-notice.ts';
import { defineCheck, dueTo, type Evidence, fail, inconclusive, notApplicable, pass } from '../check.ts';
import { contradictoryLinks } from '../shared/links/contradictory-links.ts';
import { nobodysMails } from '../shared/links/nobodys-mail.ts';
import { placeholderLinks } from '../shared/links/placeholder-links.ts';
import { unfinishedPhones } from '../shared/markup-claims.ts';
import { placeholderContacts } from '../shared/placeholder-contacts.ts';
import { isBeforeScripts } from '../shared/placeholder-phones.ts';
import { isVisibleText } from '../shared/shown/visible-sources.ts';
import { phoneUnlikeLlmsTxt } from '../shared/unlike-llms-txt.ts';

/** Two addresses are an old one and a new one; more are branches, each perhaps in several spellings. */
const SEVERAL = 3;
const SEVERAL_PLACES =
  'Several addresses are given. Whether they are a seat and a place to visit, or one of them is wrong, is for you to check.';
const NUMBER_OF_NOTICE =
  'Your legal notice gives a phone number that none of the other pages we read gives. Whether both reach you is for you to check.';
const BRANCHES = 'Several addresses are given. They may be those of branches, written in more than one way.';

/**
 * Phones and addresses that contradict each other, or a number that a template left beside the real one, in text and structured data
 * alike. Branches in other towns and a second number beside the first are no contradiction, nor are two streets: one may be the seat. The
 * same number grouped in two ways is none.
 */
export const contradictoryContactData = defineCheck({
  id: 'contradictory-contact-data',
  revision: 22,
  category: 'identity',
  strength: 'B',
  catalogue: ['nap-consistent'],
  title: {
    pass: 'The phone numbers and addresses we read do not contradict each other',
    fail: 'Phone numbers or addresses on your website differ, for what may be one and the same',
    causes: {
      'link-unlike-its-text': 'A link calls another number than it shows',
      'made-up-number': 'What looks like the sample of a template stands on your website',
      'made-up-until-scripts': 'Your HTML holds what looks like the sample of a template until scripts have run',
      'exchanged-by-scripts': 'A script puts another phone number in the place of the one you send',
      'unlike-llms-txt': 'Your llms.txt gives another phone number than your pages',
      'mail-of-nobody': 'Nobody can write to an e-mail address as its words stand on your website',
    },
  },
  why: 'Assistants pass on contact details as they read them.',
  sources: ['https://support.google.com/business/answer/3038177'],
  needs: ['facts', 'pages', 'notes'],
  causes: [
    'link-unlike-its-text',
    'made-up-number',
    'made-up-until-scripts',
    'exchanged-by-scripts',
    'unlike-llms-txt',
    'mail-of-nobody',
  ],
  run({ facts, pages, notes }) {
    const left = notes.leftContacts ?? [];
    const madeUp = eachOnceFirst([
      ...placeholderContacts(pages),
      ...pages.flatMap(unfinishedPhones),
      ...placeholderLinks(pages),
      ...left,
    ]);
    const mails = pages.flatMap(nobodysMails);
    if (facts.phones.length + facts.addresses.length + madeUp.length + mails.length === 0)
      return notApplicable('We read no phone number and no address for certain.');
    const numbers = differentPhones(facts.phones);
    const [addresses, places] = conflictingAddresses(facts.addresses);
    const conflicts = [
      ...conflicting(addresses.map(shownWhole), 'address'),
      ...conflicting(numbers, 'phone', numbers.some(isDrawnAlone) ? 1 : 2),
    ];
    const isExchanged = madeUp.length === 0 && addresses.length === 0 && numbers.some(isDrawnAlone);
    const exchanged = isExchanged ? 'exchanged-by-scripts' : null;
    const streets = new Set(facts.addresses.map(({ value }) => normalStreet(value.street ?? '')));
    if (streets.size >= SEVERAL && !addresses.some(isSlip) && conflicts.length > 0 && madeUp.length === 0)
      return inconclusive(BRANCHES, conflicts);
    // Which of both numbers is right nobody can tell from outside; that they contradict each other is certain.
    const wrongLinks = pages.flatMap(contradictoryLinks).filter(({ place }) => !MAIL_LINK.test(place));
    // A number that only a link gives, and the one it stands behind, are one fault: the link's.
    const ofLinks = new Set(wrongLinks.flatMap(({ seen }) => seen.split(' → ').map(lastDigits)));
    const isOfLinks = addresses.length === 0 && numbers.every(({ value }) => ofLinks.has(lastDigits(value)));
    if (wrongLinks.length > 0 && madeUp.length === 0 && isOfLinks)
      return dueTo('link-unlike-its-text', fail(wrongLinks));
    if (conflicts.length + madeUp.length > 0)
      return dueTo(conflicts.length > 0 ? exchanged : causeOf(madeUp), fail([...conflicts, ...madeUp, ...wrongLinks]));
    if (mails.length > 0) return dueTo('mail-of-nobody', fail(mails));
    const unlike = phoneUnlikeLlmsTxt(notes.llmsTxt, facts);
    if (unlike.length > 0) return dueTo('unlike-llms-txt', fail(unlike));
    const [ofNotice] = numbersOfNotice(facts, pages);
    if (ofNotice) return inconclusive(NUMBER_OF_NOTICE, ofNotice.sources.slice(0, 2).map(toEvidence));
    if (places.length > 0) return inconclusive(SEVERAL_PLACES, conflicting(places, 'address'));
    const rivals = rivalsOfNotice(
      facts,
      pages.flatMap(({ documents }) => documents),
    ).flat();
    if (rivals.length > 0)
      return inconclusive(
        SEVERAL_PLACES,
        rivals.flatMap(({ sources }) => sources.slice(0, 1).map(toEvidence)),
      );
    return pass([...facts.phones, ...facts.addresses].flatMap(({ sources }) => sources.slice(0, 1).map(toEvidence)));
  },
});

/** A footer repeats one number on every page: before its repetitions, whatever else was made up. */
function eachOnceFirst(all: readonly Evidence[]): Evidence[] {
  const firsts = new Map(all.toReversed().map((one) => [one.seen.replace(/[^\p{L}\d@]/gu, '').toLowerCase(), one]));
  const isFirst = (one: Evidence): boolean => [...firsts.values()].includes(one);
  return [...all.filter(isFirst), ...all.filter((one) => !isFirst(one))];
}

const MAIL_LINK = /^a\[href="mailto:/i;

const isDrawnAlone = ({ sources }: Facts['phones'][number]): boolean =>
  sources.every(({ view }) => view === 'rendered');

const causeOf = (madeUp: readonly Evidence[]): 'made-up-number' | 'made-up-until-scripts' =>
  madeUp.every(isBeforeScripts) ? 'made-up-until-scripts' : 'made-up-number';

/** With and without the digit that marks a mobile abroad, or an area code, a number is the same from its last eight digits on. */
function differentPhones(phones: Facts['phones']): Facts['phones'] {
  const disputed = phones.filter(({ conflictsWith }) => conflictsWith?.length);
  const different = new Map(disputed.toReversed().map((phone) => [phone.value.slice(-SAME_DIGITS), phone]));
  return different.size > 1 ? [...different.values()].toReversed() : [];
}
const SAME_DIGITS = 8;

const lastDigits = (text: string): string => text.replace(/\D/g, '').slice(-SAME_DIGITS);

/** Addresses that contradict another of one street: in its number, code or town. Then those that contradict one of another street. */
function conflictingAddresses(all: Facts['addresses']): [Facts['addresses'], Facts['addresses']] {
  const disputed = all.filter(({ conflictsWith }) => conflictsWith?.length);
  const isOfOneStreet = (one: Facts['addresses'][number]): boolean =>
    one.conflictsWith?.some((at) => all[at] !== undefined && streetName(all[at]) === streetName(one)) ?? false;
  return [disputed.filter(isOfOneStreet), disputed.filter((one) => !isOfOneStreet(one))];
}

/** "Mill Lane 15" on one page of many that say "Mill Lane 5": a digit was added or lost. */
function isSlip(one: Facts['addresses'][number], _: number, all: Facts['addresses']): boolean {
  const [number, ...more] = houseNumbersOf(one);
  if (number === undefined || more.length > 0 || pagesOf(one) > 1) return false;
  return all.some((other) => {
    const [usual, ...rest] = houseNumbersOf(other);
    if (usual === undefined || rest.length > 0 || pagesOf(other) < SEVERAL) return false;
    return streetName(one) === streetName(other) && isOneDigitMore(number, usual);
  });
}

const houseNumbersOf = ({ value }: Facts['addresses'][number]): string[] =>
  normalStreet(value.street ?? '').match(/\d+/g) ?? [];
const pagesOf = ({ sources }: Facts['addresses'][number]): number =>
  new Set(sources.map(({ pageUrl }) => pageUrl)).size;

const isOneDigitMore = (a: string, b: string): boolean => {
  const [short = '', long = ''] = a.length < b.length ? [a, b] : [b, a];
  return long.length === short.length + 1 && (long.startsWith(short) || long.endsWith(short));
};

const streetName = ({ value }: Facts['addresses'][number]): string =>
  normalStreet(value.street ?? '').replace(/\d[\p{L}\d-]*/gu, '');

/** Places that give the code where the address has one: two addresses that differ in their codes are not told apart by places without any. */
function shownWhole(address: Facts['addresses'][number]): Facts['addresses'][number] {
  const code = bare(address.value.postalCode ?? '');
  const whole = code === '' ? [] : address.sources.filter(({ seen }) => bare(seen).includes(code));
  return whole.length > 0 ? { ...address, sources: whole } : address;
}

const bare = (text: string): string => text.replace(/\W/g, '').toUpperCase();

function conflicting<T>(entries: ListedFact<T>[], what: string, perEntry = 2): Evidence[] {
  return entries
    .filter(({ conflictsWith }) => conflictsWith && conflictsWith.length > 0)
    .flatMap(({ sources }) =>
      // Text shows it better than the address of a link.
      [...sources]
        .sort((a, b) => Number(isVisibleText(b)) - Number(isVisibleText(a)))
        .slice(0, perEntry)
        .map((source) => ({ ...toEvidence(source), place: `${what}: ${source.place}` })),
    );
}

const toEvidence = ({ pageUrl, place, seen }: Evidence): Evidence => ({ pageUrl, place, seen });
