import type { FactSource, OpeningHours, Rated } from '../../audit/facts/facts.ts';
import { isCalled } from '../../audit/facts/phones/is-called.ts';
import { FEW_WORDS } from '../../audit/website/whole-share.ts';
import { weekWords } from '../../audit/week/week-words.ts';
import { MISSING_WORDS } from '../../audit/wording/missing-words.ts';
import { SAYS_CLOSED } from '../../audit/wording/says-closed.ts';
import { toldOffers } from '../../audit/wording/told-offers.ts';
import { toldPrice } from '../../audit/wording/told-price.ts';
import { withInnerMarks } from '../../audit/wording/words.ts';
import type { Results } from '../../contract/results.ts';
import type { Citations } from '../citations.ts';
import { callsItself, HOME_SHUT, headedParts, LEFT_OUT, SHUT, sentParts, titledParts } from './answer-title.ts';
import { servicesFirst } from './fact-rows.ts';
import { isNotCounted, shownWords, wordsInTable } from './losses.ts';
import { pageName } from './places.ts';
import { gateWord } from './verdict.ts';
import { isOfNotice, seatsOf, townsOf } from './where-it-is.ts';

/** What a customer would hear: a question, and the answer that can be made of what the website says beyond doubt. */
export interface AnswerCard {
  question: string;
  /** Whom it is about, where the question is told and not asked. */
  about: string;
  parts: AnswerPart[];
  /** Nothing of the website can be used, so the answer is one sentence. */
  isShut: boolean;
  pages: { name: string; state: 'read' | 'late' | 'bare' | 'unread'; words: string }[];
}

export interface AnswerPart {
  text: string;
  /** `known` is cited; `missing` was looked for and not found; `unsure` is neither. */
  kind: 'known' | 'missing' | 'unsure';
  citations: number[];
}

const MAX_PAGES = 4;
const MAX_SERVICES = 3;

/** null for reports from before facts said how sure they are: nothing could be vouched for. */
export function selectAnswerCard(results: Results, homeUrl: string, citations: Citations): AnswerCard | null {
  const { facts, score } = results;
  const shut = score.gates.find((gate) => gateWord(gate) !== 'understand');
  const name = facts.businessName && isSure(facts.businessName) ? facts.businessName.value : null;
  const isRated = facts.businessName?.certainty !== undefined || facts.businessName === null;
  if (!isRated && !shut) return null;
  const parts = shut ? shutParts(results, gateWord(shut), citations) : compose(results, citations);
  // A name, or a title, is no answer: that we are sure of no more says nothing of what an assistant would.
  if (!shut && parts.filter(({ kind }) => kind === 'known').length < 2) return null;
  return {
    question: `What can you tell me about ${name ?? 'this website'}?`,
    about: name ?? 'your website',
    parts,
    isShut: shut !== undefined,
    pages: pagesOf(results, homeUrl),
  };
}

/** What may not be used says nothing; where next to no text is served, its title and its markup may hold some facts. */
function shutParts(results: Results, word: string, citations: Citations): AnswerPart[] {
  const gates = new Set(results.score.gates.map(({ id }) => id));
  const isLeftOut = gates.has('noindex') && !gates.has('robots-refuses-search');
  const text = (isHomeAlone(results) && HOME_SHUT[word]) || (isLeftOut && LEFT_OUT[word]) || SHUT[word] || '';
  const left = word === 'read' ? compose(results, citations).filter(({ kind }) => kind === 'known') : [];
  const sent = word === 'read' && text === SHUT[word] ? sentParts(results, citations) : [];
  return [
    { text: sent.length > 0 ? text.replace('next to no', 'little') : text, kind: 'missing', citations: [] },
    ...left,
    ...sent,
  ];
}

/** Fewer words served on a page are its menu. */
const MIN_SERVED = 40;

/** Where its other pages say something, it is the home page that could not be read. */
const isHomeAlone = ({ pages }: Pick<Results, 'pages'>): boolean =>
  pages.some(({ role, wordsPlain }) => role !== 'home' && (wordsPlain ?? 0) >= MIN_SERVED);

type Sourced = Partial<Rated> & { sources: FactSource[] };

/** What its pages say, beyond doubt and as served: the word of the owner alone reaches no assistant, nor what only scripts write. */
const isSure = (fact: Sourced): boolean =>
  fact.sources.some(({ view }) => view !== 'rendered') && (fact.certainty === 'certain' || fact.confirmed === 'yes');

/** What scripts list, and of which one word stands in another line as served, no served page lists. */
function isListed({ value, sources }: Results['facts']['services'][number]): boolean {
  const isWord = !/\s/.test(value.trim());
  const isLate = sources[0]?.view === 'rendered';
  const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
  return !isWord || !isLate || sources.some(({ view, seen }) => view === 'plain' && bare(seen) === bare(value));
}

function compose(results: Results, citations: Citations): AnswerPart[] {
  const { facts } = results;
  const part = (text: string, of: Sourced[]): AnswerPart => ({
    text,
    kind: 'known',
    citations: citations.cite(of.slice(0, 3).flatMap(({ sources }) => sources.slice(0, 1))),
  });
  const [email, ...moreEmails] = facts.emails.filter(isSure);
  const failed = (id: string) => results.checks.some((check) => check.id === id && check.outcome === 'fail');
  // What the first line of the report says need not be said again beside it.
  const isHeadline = (checkId: string): boolean =>
    results.summary?.headline.includes(MISSING_WORDS[checkId] ?? '\n') === true;
  const missing = (checkId: string, text: string): AnswerPart[] =>
    failed(checkId) && !isHeadline(checkId) ? [{ text, kind: 'missing', citations: [] }] : [];

  // What a list in a language we do not read holds, nobody here can tell.
  const isRead = results.score.confidence !== 'access_only';
  const services = isRead ? toldOffers(facts.services, (one) => isSure(one) && isListed(one)) : [];
  const named = services.slice(0, MAX_SERVICES);
  const prices = servicesFirst(facts).filter((one) => isSure(one) && one.value.what !== '');
  const price = toldPrice(prices, facts.prices, facts.services.filter(isSure));
  const phones = facts.phones.filter(isSure);
  const called = phones.filter(isCalled);
  const others = isRead ? facts.services.length : 0;
  const hours = facts.openingHours && isSure(facts.openingHours) ? facts.openingHours : null;
  const described = describedParts(results, part);
  const name = facts.businessName && isSure(facts.businessName) ? facts.businessName.value : null;
  const isToldWhat = described.length > 0 || named.length > 1 || toldTrade(facts) !== null;
  const who = whoParts(results, part, citations);
  // What stands in every title is told as its own word for itself; what else the first one says is not.
  const known = name ?? (callsItself(who) ? (facts.businessName?.value ?? null) : null);
  return [
    ...who.slice(0, 1),
    ...closedParts(results, citations),
    ...who.slice(1),
    ...(isToldWhat || known === null ? described : headedParts(results, { name: known, citations })),
    // One of many says little of the whole.
    ...(named.length > 1
      ? [
          part(
            `Its pages list ${listed([...named.map(({ value }) => value), ...moreThan(Math.max(services.length, others), named.length)])}.`,
            named,
          ),
        ]
      : []),
    ...(price
      ? [
          part(`${facts.prices.length > 1 ? 'Its prices include ' : ''}${price.value.what}: ${price.value.asShown}.`, [
            price,
          ]),
        ]
      : facts.prices.length === 0
        ? missing('missing-prices', 'I could not find its prices.')
        : []),
    ...(hours
      ? [part(hoursText(hours.value), [hours])]
      : facts.openingHours === null
        ? missing('missing-opening-hours', 'I could not find when it is open.')
        : []),
    // Of two that stand there, both are told; of one against another in doubt, neither.
    ...(phones.length === 1 && isPhoneDisputed(results)
      ? []
      : phones.length > 0
        ? [part(numbersText(called.length > 0 ? called : phones), called.length > 0 ? called : phones)]
        : email
          ? [part(`Its e-mail address${moreEmails.length > 0 ? 'es include' : ' is'} ${email.value}.`, [email])]
          : facts.phones.length + facts.emails.length === 0 && results.notUnderstood?.phones === undefined
            ? missing('contact-data-not-in-text', 'I could not find a phone number or an e-mail address.')
            : []),
  ];
}

/** Before all else that it says: the rest may be of the time when it was open. */
function closedParts({ summary, checks }: Results, citations: Citations): AnswerPart[] {
  if (summary?.headline !== SAYS_CLOSED) return [];
  const { evidence = [] } = checks.find(({ id }) => id === 'outdated-statements') ?? {};
  return [
    { text: 'Its home page says that it is closed.', kind: 'known', citations: citations.cite(evidence.slice(0, 1)) },
  ];
}

const OF_PHONES = /^(?:phone:|a\[href="(?!mailto:))/;

/** Two numbers that stand there, or a link that calls another one than it shows: what a template made up beside them disputes none. */
export function isPhoneDisputed({ checks, facts }: Pick<Results, 'checks' | 'facts'>): boolean {
  const isContradicted =
    facts.phones.length > 0 &&
    checks.some(
      ({ id, outcome, evidence = [] }) =>
        id === 'contradictory-contact-data' &&
        outcome === 'fail' &&
        evidence.some(({ place }) => OF_PHONES.test(place)),
    );
  const inConflict = (list: readonly { conflictsWith?: number[] }[]) =>
    list.some(({ conflictsWith = [] }) => conflictsWith.length > 0);
  return inConflict(facts.phones) || (isContradicted && !inConflict(facts.addresses));
}

function whoParts(
  { facts, pages, checks }: Results,
  part: (text: string, of: Sourced[]) => AnswerPart,
  citations: Citations,
): AnswerPart[] {
  const name = facts.businessName && isSure(facts.businessName) ? facts.businessName : null;
  const { names, isAll, addresses } = townsOf(facts.addresses, isSure);
  const trade = toldTrade(facts);
  const towns = addresses.slice(0, 2);
  const isInName = trade !== null && (name?.value.toLowerCase().includes(trade.value.label.toLowerCase()) ?? false);
  const what = trade && !isInName ? trade.value.label.toLowerCase() : null;
  if (name) {
    const called = what === null ? name.value : `${name.value} (${what})`;
    return [
      isAll && names.length > 0
        ? part(`${called} is in ${listed(names)}.`, [name, ...towns])
        : part(`This is the website of ${called.replace(/\.$/, '')}.`, [name]),
      ...seatParts({ facts, pages }, part),
    ];
  }
  return [
    ...titledParts({ facts, pages, checks }, citations),
    ...(trade && what !== null ? [part(`Its trade: ${what}.`, [trade])] : []),
    ...(isAll && names.length > 0 ? [part(`You find them in ${listed(names)}.`, towns)] : []),
    ...seatParts({ facts, pages }, part),
  ];
}

const toldTrade = ({ trade }: Results['facts']) =>
  trade && isSure(trade) && trade.value.id !== 'other' ? trade : null;

/** An address that nothing says customers come to is told as what it is. */
function seatParts(
  { facts: { addresses: read }, pages }: Pick<Results, 'facts' | 'pages'>,
  part: (text: string, of: Sourced[]) => AnswerPart,
): AnswerPart[] {
  const { names, isAll, addresses } = seatsOf(read, isSure);
  if (!isAll || names.length !== 1) return [];
  const giver = addresses.every((one) => isOfNotice(one, pages)) ? 'legal pages' : 'pages';
  return [part(`Its ${giver} give an address in ${names[0]}.`, addresses.slice(0, 2))];
}

/** What the website is to say of itself in search results, in its own words and whole: quoted, they are true in any language. */
function describedParts(
  { facts: { description } }: Results,
  part: (text: string, of: Sourced[]) => AnswerPart,
): AnswerPart[] {
  const said = description?.value.replace(/\s+/g, ' ').trim() ?? '';
  const isWhole = said.length <= MAX_QUOTE_CHARS && !/(?:…|\.\.\.)$/.test(said);
  return description && isSure(description) && isWhole
    ? [part(`The website says of itself: “${withInnerMarks(said)}”`, [description])]
    : [];
}

/** A longer one is a text. */
const MAX_QUOTE_CHARS = 260;

/** How many there are only its owner knows: not every page was read. */
const moreThan = (count: number, named: number): string[] => (count > named ? ['more'] : []);

const hoursText = (hours: OpeningHours): string => {
  const words = weekWords(hours);
  if (words === '') return 'It opens by appointment.';
  return `Its opening hours: ${words}.`;
};

/** Of several, which is for what stands beside each of them and is not told here. */
function numbersText(phones: readonly Results['facts']['phones'][number][]): string {
  const numbers = phones.map(({ asShown, value }) => asShown || value);
  if (phones.every(({ kind }) => kind === 'whatsapp')) return `Its pages give ${listed(numbers)} for WhatsApp.`;
  if (!phones.some(isCalled)) return `Messages go to ${listed(numbers)}.`;
  return numbers.length === 1
    ? `Its pages give the number ${numbers[0]}.`
    : numbers.length > MAX_NUMBERS
      ? `Its pages give ${numbers.length} phone numbers.`
      : `Its pages give the numbers ${listed(numbers)}.`;
}

const MAX_NUMBERS = 2;

function pagesOf({ pages }: Results, homeUrl: string): AnswerCard['pages'] {
  const wordsOn = wordsInTable(pages);
  const told = pages.flatMap((page) => {
    const { url, status } = page;
    if (isNotCounted(page)) return [];
    const { served, shown } = shownWords(page);
    const name = pageName(url, homeUrl);
    const counted = wordsOn(page).shown ?? wordsOn(page).served;
    if (served === null || status >= 400 || status === 0) return { name, state: 'unread' as const, words: 'not read' };
    if (Math.max(served, shown ?? 0) < FEW_WORDS) return { name, state: 'bare' as const, words: '' };
    // Half of the words or more: what is left is menu and footer as a rule.
    const isPageLate = shown !== null && shown >= 2 * Math.max(1, served);
    return {
      name,
      state: isPageLate ? ('late' as const) : ('read' as const),
      words: isPageLate ? `${served} of ${shown} words` : counted === null ? '' : `${counted} words`,
    };
  });
  const worst = ['unread', 'bare', 'late', 'read'];
  return told.toSorted((a, b) => worst.indexOf(a.state) - worst.indexOf(b.state)).slice(0, MAX_PAGES);
}

const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
