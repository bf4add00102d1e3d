import type { FactSource, OpeningHours, Rated } from '../../audit/facts/facts.ts';
import type { AnsweredQuestion } from '../../audit/questions/answered-question.ts';
import { weekWords } from '../../audit/week/week-words.ts';
import type { Results } from '../../contract/results.ts';
import type { Citations } from '../citations.ts';
import { servicesFirst } from './fact-rows.ts';
import { wordsOf } from './losses.ts';
import { pageName } from './places.ts';
import { areTold, toldOffers } from './told-offers.ts';
import { gateWord } from './verdict.ts';
import { townsOf } from './where-it-is.ts';

/** What a customer would hear: a question, and the answer that can be made of what the website says beyond doubt. */
export interface AnswerCard {
  question: string;
  /** When the question is in another language. */
  english: string | null;
  parts: AnswerPart[];
  /** Nothing of the website can be used, so the answer is one sentence. */
  isShut: boolean;
  pages: { name: string; state: 'read' | 'late' | 'unread'; words: string }[];
}

export interface AnswerPart {
  text: string;
  /** `known` is cited; `late` stands there only with JavaScript; `missing` was looked for and not found; `unsure` is neither. */
  kind: 'known' | 'late' | 'missing' | 'unsure';
  citations: number[];
}

/** Words of a quoted answer. */
const MAX_QUOTE_CHARS = 170;
const MAX_PAGES = 4;
const MAX_SERVICES = 3;
/** The preview shows as many. */
const HEAVIEST = 3;

/** null for reports from before facts said how sure they are: nothing could be vouched for. */
export function selectAnswerCard(results: Results, homeUrl: string, citations: Citations): AnswerCard | null {
  const { facts, score, questions = [] } = results;
  const shut = score.gates.find((gate) => gateWord(gate) !== 'understand');
  const asked =
    questions
      .slice(0, HEAVIEST)
      .filter(({ answered, passage, pageUrl }) => answered === 'full' && isSentence(passage) && pageUrl !== null)
      .toSorted((a, b) => Number(a.jsOnly) - Number(b.jsOnly))[0] ?? null;
  const name = facts.businessName && isSure(facts.businessName) ? facts.businessName.value : null;
  const isRated = facts.businessName?.certainty !== undefined || facts.businessName === null;
  if (!isRated && !shut) return null;
  return {
    question:
      asked?.question ??
      (name === null ? 'What can you tell me about this business?' : `What can you tell me about ${name}?`),
    english: asked?.questionEnglish ?? null,
    parts: shut
      ? [{ text: SHUT[gateWord(shut)] ?? '', kind: 'missing', citations: [] }]
      : compose(results, asked, citations),
    isShut: shut !== undefined,
    pages: pagesOf(results, homeUrl),
  };
}

/** A number, a list and hours are told by themselves. */
const isSentence = (passage: string | null): boolean =>
  passage !== null && /[.!?。！？]$/.test(passage.trim()) && !RUN_TOGETHER.test(passage);

/** "From $35.Desde $35.": sentences of several elements, often one in each language. */
const RUN_TOGETHER = /[\p{Ll}\d][.!?]\p{Lu}\p{Ll}/u;

const SHUT: Record<string, string> = {
  reach: 'I am not allowed to use this website.',
  read: 'I could not read this website.',
};

type Sourced = Partial<Rated> & { sources: FactSource[] };

/** What its pages say, beyond doubt: the word of the owner alone reaches no assistant. */
const isSure = (fact: Sourced): boolean =>
  fact.sources.length > 0 && (fact.certainty === 'certain' || fact.confirmed === 'yes');

/** Page and not markup alone names what the sum is for. */
const isNamedOnPage = ({ value, sources }: Results['facts']['prices'][number]): boolean =>
  sources.some(({ place, seen }) => !/^(?:JSON-LD|microdata|RDFa)\b/.test(place) && seen.includes(value.what));

const isLate = ({ sources }: Sourced): boolean => sources.every(({ view }) => view === 'rendered');

/** A page of prices or goods with several sums: what each is for its owner has to confirm. Elsewhere a sum may be anything. */
function hasPriceList({ facts: { prices }, pages }: Results): boolean {
  const selling = new Set(pages.filter(({ role }) => SELLING.has(role)).map(({ url }) => url));
  const urls = prices.flatMap(({ sources }) => [...new Set(sources.map(({ pageUrl }) => pageUrl))]);
  return [...Map.groupBy(urls, (url) => url)].some(([url, sums]) => selling.has(url) && sums.length >= MIN_SUMS);
}

/** A price that stands for the others: of a service, else the middle one, and none where nearly all are in doubt. "Bread 0.80 €" opens no menu. */
function exampleOf(sure: Results['facts']['prices'], { prices, services }: Results['facts']) {
  if (!areTold(sure, prices)) return undefined;
  const names = new Set(services.filter(isSure).map(({ value }) => value.toLowerCase()));
  const named = sure.some(isNamedOnPage) ? sure.filter(isNamedOnPage) : sure;
  const bySum = named.toSorted((a, b) => a.value.amount - b.value.amount);
  return named.find(({ value }) => names.has(value.what.toLowerCase())) ?? bySum[Math.floor((bySum.length - 1) / 2)];
}

const SELLING: ReadonlySet<string> = new Set(['prices', 'products', 'services']);
/** One or two may be anything. */
const MIN_SUMS = 3;

function compose(results: Results, asked: AnsweredQuestion | null, citations: Citations): AnswerPart[] {
  const { facts } = results;
  const part = (text: string, of: Sourced[]): AnswerPart => ({
    text: of.every(isLate) ? `${text.replace(/\.$/, '')}, but only with JavaScript.` : text,
    kind: of.every(isLate) ? 'late' : 'known',
    citations: citations.cite(of.slice(0, 3).flatMap(({ sources }) => sources.slice(0, 1))),
  });
  const email = facts.emails.find(isSure);
  const failed = (id: string) => results.checks.some((check) => check.id === id && check.outcome === 'fail');
  const missing = (checkId: string, text: string): AnswerPart[] =>
    failed(checkId) ? [{ text, kind: 'missing', citations: [] }] : [];

  const services = toldOffers(facts.services, isSure);
  const named = services.slice(0, MAX_SERVICES);
  const prices = servicesFirst(facts).filter((one) => isSure(one) && one.value.what !== '');
  const price = exampleOf(prices, facts);
  const phones = facts.phones.filter(isSure);
  const hours = facts.openingHours && isSure(facts.openingHours) ? facts.openingHours : null;
  return [
    ...whoParts(results, part, citations),
    ...(asked ? askedParts(asked, citations) : []),
    ...(services.length > 0 && asked?.kind !== 'list'
      ? [
          part(
            `Among what is on offer: ${listed([...named.map(({ value }) => value), ...moreThan(services.length)])}.`,
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
      : hasPriceList(results)
        ? [part('It lists prices.', facts.prices)]
        : facts.prices.length === 0 && asked?.kind !== 'price'
          ? missing('missing-prices', 'I could not find its prices.')
          : []),
    ...(hours && asked?.kind !== 'hours'
      ? [part(hoursText(hours.value), [hours])]
      : facts.openingHours === null
        ? missing('missing-opening-hours', 'I could not find when it is open.')
        : []),
    // Of two that stand there, both are told; of one against another in doubt, neither.
    ...(phones.length === 1 && isPhoneDisputed(results)
      ? [{ text: 'I am not sure of its phone number.', kind: 'unsure' as const, citations: [] }]
      : phones.length > 0
        ? [part(numbersText(phones.map(({ asShown, value }) => asShown || value)), phones)]
        : email
          ? [part(`Its e-mail address is ${email.value}.`, [email])]
          : facts.phones.length + facts.emails.length === 0 && results.notUnderstood?.phones === undefined
            ? missing('contact-data-not-in-text', 'I could not find how to call or write to it.')
            : []),
  ];
}

/** Where contact data contradict each other and the addresses do not, it is the number. */
export function isPhoneDisputed({ checks, facts }: Pick<Results, 'checks' | 'facts'>): boolean {
  const isContradicted =
    facts.phones.length > 0 &&
    checks.some(({ id, outcome }) => id === 'contradictory-contact-data' && outcome === 'fail');
  const inConflict = (list: readonly { conflictsWith?: number[] }[]) =>
    list.some(({ conflictsWith = [] }) => conflictsWith.length > 0);
  return inConflict(facts.phones) || (isContradicted && !inConflict(facts.addresses));
}

function whoParts(
  { facts, pages }: Results,
  part: (text: string, of: Sourced[]) => AnswerPart,
  citations: Citations,
): AnswerPart[] {
  const name = facts.businessName && isSure(facts.businessName) ? facts.businessName : null;
  const { names, isAll, addresses } = townsOf(facts.addresses, isSure);
  const trade = facts.trade && isSure(facts.trade) && facts.trade.value.id !== 'other' ? facts.trade : null;
  if (!name) {
    const home = pages.find(({ role }) => role === 'home');
    if (!home?.title?.trim()) return [{ text: 'I am not sure whose website this is.', kind: 'unsure', citations: [] }];
    const title = home.title.trim();
    const cited = citations.cite([{ pageUrl: home.url, place: 'title', seen: title, view: 'plain' }]);
    return [{ text: `Its title is “${clamped(title)}”.`, kind: 'known', citations: cited }];
  }
  const what = trade ? ` (${trade.value.label.toLowerCase()})` : '';
  return [
    names.length > 0
      ? part(`${name.value}${what} ${isAll ? 'is' : 'has an address'} in ${listed(names)}.`, [
          name,
          ...addresses.slice(0, 2),
        ])
      : part(`This is the website of ${name.value}${what}.`, [name]),
  ];
}

function askedParts(
  { passage, pageUrl, heading, jsOnly, place: stated }: AnsweredQuestion,
  citations: Citations,
): AnswerPart[] {
  if (passage === null || pageUrl === null) return [];
  const place = stated ?? (heading ? `text under “${heading}”` : 'running text');
  const cited = citations.cite([{ pageUrl, place, seen: passage, view: jsOnly ? 'rendered' : 'plain' }]);
  return [{ text: `Its page says: “${clamped(passage)}”`, kind: jsOnly ? 'late' : 'known', citations: cited }];
}

/** How many there are only its owner knows: not every page was read. */
const moreThan = (count: number): string[] => (count > MAX_SERVICES ? ['more'] : []);

const hoursText = (hours: OpeningHours): string => {
  const words = weekWords(hours);
  if (words === '') return 'It opens by appointment.';
  return `Its hours: ${words}${hours.byAppointment ? ', and by appointment' : ''}.`;
};

/** Of several, which is for what stands beside each of them and is not told here. */
const numbersText = (numbers: readonly string[]): string =>
  numbers.length === 1
    ? `The number is ${numbers[0]}.`
    : numbers.length > MAX_NUMBERS
      ? `Its pages give ${numbers.length} phone numbers.`
      : `The numbers on its pages are ${listed(numbers)}.`;

const MAX_NUMBERS = 2;

/** At a word, so that nothing is cut in the middle. */
function clamped(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= MAX_QUOTE_CHARS) return line;
  const cut = line.slice(0, MAX_QUOTE_CHARS);
  const at = cut.lastIndexOf(' ');
  return `${cut.slice(0, at > MAX_QUOTE_CHARS / 2 ? at : MAX_QUOTE_CHARS)} …`;
}

function pagesOf({ pages }: Results, homeUrl: string): AnswerCard['pages'] {
  const told = pages.map((page) => {
    const { url, status } = page;
    const { served, shown } = wordsOf(page);
    const name = pageName(url, homeUrl);
    if (served === null || status >= 400 || status === 0) return { name, state: 'unread' as const, words: 'not read' };
    // Half of the words or more: what is left is menu and footer as a rule.
    const isPageLate = shown !== null && shown >= 2 * Math.max(1, served);
    return {
      name,
      state: isPageLate ? ('late' as const) : ('read' as const),
      words: isPageLate ? `${served} of ${shown} words` : `${shown ?? served} words`,
    };
  });
  const worst = ['unread', 'late', 'read'];
  return told.toSorted((a, b) => worst.indexOf(a.state) - worst.indexOf(b.state)).slice(0, MAX_PAGES);
}

const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
