import { factKey } from '../../contract/fact-key.ts';
import type { FactSource, ListedFact, OpeningHours, Rated, RatedFacts } from '../facts/facts.ts';
import { emptyWeek } from '../facts/hours/hours-week.ts';
import type { AnsweredQuestion, QuestionCoverage } from '../questions/answered-question.ts';
import type { Website } from '../website/website.ts';
import type { Reading } from './reading.ts';
import { type Verified, type VerifiedAnswer, verifyReading } from './verify-reading.ts';

/** The lists a reading may add to. */
type ListKind = 'services' | 'prices' | 'people' | 'phones' | 'emails' | 'addresses';

/** Rules and a model that read the same letters in two places agree; about words a model may err the same way twice. */
const TOLD_BY_LETTERS: readonly string[] = ['phones', 'emails', 'addresses'];

const NO_HOURS: OpeningHours = { ...emptyWeek(), byAppointment: false };

/**
 * What rules read, and what a language model found and the pages bear out. What is certain stays as it is. Otherwise a model makes a
 * fact `likely`, and certain only one that rules read as likely on another page, in other words, and whose value is letters or digits.
 */
export function withReading(facts: RatedFacts, website: Website, reading: Reading | null | undefined): RatedFacts {
  if (!reading || reading.by === null) return facts;
  const found = verifyReading(website, reading).facts;
  if (found.length === 0) return facts;
  return {
    ...facts,
    businessName: single(facts.businessName, of(found, 'businessName'), sameText),
    trade: single(facts.trade, of(found, 'trade'), (one, other) => one.id === other.id),
    openingHours: facts.openingHours ?? hoursOf(of(found, 'openingHours')),
    services: list('services', facts.services, of(found, 'services'), ({ value }) => ({ value })),
    prices: list('prices', facts.prices, of(found, 'prices'), ({ value }) => ({ value })),
    people: list('people', facts.people, of(found, 'people'), ({ value }) => ({ value })),
    emails: list('emails', facts.emails, of(found, 'emails').filter(isNew(facts.otherEmails)), ({ value }) => ({
      value,
    })),
    phones: list('phones', facts.phones, of(found, 'phones').filter(isNew(facts.otherPhones)), (phone) => ({
      value: phone.value,
      asShown: phone.asShown,
      kind: phone.phoneKind,
    })),
    addresses: list('addresses', facts.addresses, of(found, 'addresses'), ({ value }) => ({ value })),
  };
}

/** So many of twelve questions answered are enough to judge by, as many as `unanswered-questions` asks for at least. */
const ENOUGH_ANSWERED = 5 / 12;

/**
 * Questions that rules could not judge, with the passage a model found for them: part of an answer, never a whole one. Those it found none
 * for stay undecided, and where they are most, so does the whole.
 */
export function withAnswers(
  coverage: QuestionCoverage,
  website: Website,
  reading: Reading | null | undefined,
): QuestionCoverage {
  if (!reading || reading.by === null) return coverage;
  const { answers } = verifyReading(website, reading);
  if (answers.length === 0) return coverage;
  const answered = coverage.questions.map((question) => answeredBy(question, answers));
  const count = answered.filter(({ answered: how }) => how !== 'inconclusive').length;
  const isEnough = count >= coverage.questions.length * ENOUGH_ANSWERED;
  return { ...coverage, because: isEnough ? null : coverage.because, questions: answered };
}

function answeredBy(question: AnsweredQuestion, answers: readonly VerifiedAnswer[]): AnsweredQuestion {
  const found = answers.find((one) => one.question === question.id);
  if (!found || question.answered !== 'inconclusive') return question;
  const { seen, pageUrl, view } = found.source;
  return {
    ...question,
    answered: 'partial',
    passage: seen,
    pageUrl,
    jsOnly: view === 'rendered',
    why: 'A language model found this passage; our rules could not judge whether it answers the whole question.',
  };
}

type Of<K extends Verified['kind']> = Extract<Verified, { kind: K }>;

const of = <K extends Verified['kind']>(found: readonly Verified[], kind: K): Of<K>[] =>
  found.filter((one): one is Of<K> => one.kind === kind);

const plain = (text: string) => text.normalize('NFKC').toLocaleLowerCase('und').trim();
const sameText = (one: string, other: string) => plain(one) === plain(other);

/** What rules took for somebody else's stays somebody else's. */
const isNew =
  (others: readonly { value: string }[]) =>
  ({ value }: { value: string }) =>
    !others.some((other) => other.value === value);

/** A fact there is one of: what rules read stands, what they saw and did not understand a model may read. */
function single<F extends Rated & { value: T; sources: FactSource[] }, T>(
  fact: F | null,
  found: readonly { value: T; source: FactSource }[],
  isSame: (one: T, other: T) => boolean,
): F | null {
  const [first] = found;
  if (!first || fact?.certainty === 'certain') return fact;
  if (!fact) return { value: first.value, sources: [first.source], certainty: 'likely' } as F;
  if (fact.certainty === 'likely') return fact;
  const agreeing = found.some(({ value }) => isSame(value, fact.value));
  return agreeing
    ? { ...fact, sources: [...fact.sources, first.source], certainty: 'likely' }
    : ({ value: first.value, sources: [first.source], certainty: 'likely' } as F);
}

type Entry = Rated & ListedFact<unknown>;

function list<K extends ListKind, V extends { kind: K; value: unknown; source: FactSource }>(
  kind: K,
  read: RatedFacts[K],
  found: readonly V[],
  make: (one: V) => Omit<Entry, 'sources' | 'certainty'>,
): RatedFacts[K] {
  const entries: Entry[] = [...(read as Entry[])];
  // Where rules are sure of the offer, a model has not been asked, and what it says all the same is not needed.
  if (entries.some(({ certainty }) => certainty === 'certain')) return read;
  for (const one of found) {
    const key = plain(factKey(kind, one.value));
    const at = entries.findIndex((entry) => plain(factKey(kind, entry.value)) === key);
    const known = entries[at];
    if (known) entries[at] = raised(kind, known, one.source);
    else entries.push({ ...make(one), sources: [one.source], certainty: 'likely' });
  }
  return entries as RatedFacts[K];
}

function raised(kind: ListKind, entry: Entry, source: FactSource): Entry {
  const isElsewhere = entry.sources.every(
    ({ pageUrl, seen }) => pageUrl !== source.pageUrl && !sameText(seen, source.seen),
  );
  const sources = [...entry.sources, source];
  if (entry.certainty === 'seen') return { ...entry, sources, certainty: 'likely' };
  const isByRules = !entry.sources.some(({ place }) => place.includes('language model'));
  const isSure = isByRules && isElsewhere && TOLD_BY_LETTERS.includes(kind) && !entry.conflictsWith;
  return isSure ? { ...entry, sources, certainty: 'certain' } : entry;
}

/** A day that is given twice is in doubt and left out. */
function hoursOf(days: readonly Of<'openingHours'>[]): RatedFacts['openingHours'] {
  const once = days.filter(({ day }) => days.filter((other) => other.day === day).length === 1);
  if (once.length === 0) return null;
  const value = { ...NO_HOURS, ...Object.fromEntries(once.map((one) => [one.day, one.value])) };
  const sources = [...new Map(once.map(({ source }) => [source.seen, source])).values()];
  return { value, sources, certainty: 'likely' };
}
