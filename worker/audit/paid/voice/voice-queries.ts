import type { PremiumResults } from '../../../contract/premium.ts';
import type { AnsweredQuestion } from '../../questions/answered-question.ts';
import { countWords } from '../../website/page/words.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { endsAsSentence, sentencesOf } from '../../website/text/sentences.ts';
import { variant } from '../../wording/variants.ts';
import { capital, counted, pageWords, quoted } from '../../wording/words.ts';
import { type Draft, say } from '../grounded.ts';
import type { PremiumInput } from '../premium-input.ts';
import type { BusinessWords } from '../shared/business-words.ts';
import { derived, homeEvidence, passageOf, quoteOf, seenAs } from '../shared/premium-grounds.ts';
import { mentions } from '../shared/same-words.ts';
import { oneLine } from './one-line.ts';
import { isInText } from './spoken-fact-places.ts';

type Query = PremiumResults['voiceSearchOptimization']['voiceQueries'][number];

const MAX_ANSWERED = 4;
const MIN_WEIGHT = 3;
/** A question longer than this is typed, not spoken. */
const MAX_QUERY_WORDS = 16;
/** Answers of voice assistants averaged 29 words; longer ones are cut or reworded. Source: the check `few-short-answers`. */
export const MAX_SPOKEN_WORDS = 40;
const MIN_SPOKEN_WORDS = 4;

/** A quotation that ends a sentence. */
const closed = (quotation: string): string => (/[.!?…]”$/.test(quotation) ? quotation : `${quotation}.`);

/** Answered in running text under a heading that asks nothing: a matter for headings, not for the ear. */
const lacksItsQuestion = ({ answered, heading, passage, kind }: AnsweredQuestion): boolean =>
  answered === 'full' &&
  passage !== null &&
  heading !== undefined &&
  !heading.trim().endsWith('?') &&
  !['price', 'contact', 'list', 'place', 'hours'].includes(kind);

/** What people say to a speaker or a phone, and what it can answer from the website today. */
export function voiceQueries(input: PremiumInput, words: BusinessWords): Draft<Query>[] {
  return [...ownQueries(input, words), ...tradeQueries(input)];
}

/** About this very business: found, open, reached, paid. */
function ownQueries(input: PremiumInput, { name, noun, place, phrases, offers }: BusinessWords): Draft<Query>[] {
  if (!name || !phrases) return [];
  const { facts, home, target, isLocal } = input.inputs;
  const where = (pageUrl: string) => pageWords(pageUrl, target.homeUrl);
  const queries: Draft<Query>[] = [];
  const title = home?.plain.view.titles[0];
  if (noun && place && home && title && isLocal === true) {
    const named = mentions(title, place);
    queries.push(
      say(
        {
          query: capital(phrases.recommend(noun, place)),
          priority: 'high',
          intent: 'Looks for somebody, knows no name yet',
          optimization: named
            ? `Your title names ${place}, so the page can match. Which names are said is decided by reviews and listings as well.`
            : `Your title does not name ${place}; nothing in ${quoted(title, 70)} matches the words spoken.`,
        },
        derived('Trade and town as spoken, against the title of the home page.', [quoteOf(home.url, 'title', title)]),
      ),
    );
  }
  if (isLocal === true) {
    const hours = facts.openingHours?.sources.find(isInText);
    queries.push(
      say(
        {
          query: phrases.openNow(name),
          priority: 'high',
          intent: 'Stands at the door or is about to leave',
          optimization: hours
            ? `Answered today from ${quoted(hours.seen, 110)} on ${where(hours.pageUrl)}. Keep holidays up to date there.`
            : 'Today it can only be guessed: no line of your text tells when you are open.',
        },
        derived('Opening hours in the text of the pages read.', [hours ? seenAs(hours) : homeEvidence(input)]),
      ),
    );
    const address = facts.addresses.find(({ value }) => value.street !== null)?.sources.find(isInText);
    if (address)
      queries.push(
        say(
          {
            query: phrases.route(name),
            priority: 'medium',
            intent: 'Is on the way',
            optimization: `${capital(where(address.pageUrl))} gives the address, ${closed(quoted(address.seen, 90))} What one sees on arrival would make it easier to find.`,
          },
          derived('The address in the text of the pages read.', [seenAs(address)]),
        ),
      );
  }
  const priced = offers.find(({ price, amount }) => price ?? amount);
  const seen = priced?.price?.sources[0]?.seen ?? priced?.amount?.text;
  const pageUrl = priced?.price?.sources[0]?.pageUrl ?? priced?.amount?.pageUrl;
  if (priced && seen && pageUrl)
    queries.push(
      say(
        {
          query: phrases.priceOf(priced.name, name),
          priority: 'medium',
          intent: 'Compares before deciding',
          optimization: `${capital(where(pageUrl))} has it: ${closed(quoted(seen, 120))} Spoken, a whole sentence with the amount works better than a line of a table.`,
        },
        derived('An offer with an amount in the text.', [quoteOf(pageUrl, 'text', seen)]),
      ),
    );
  return queries;
}

/** Questions of the trade the pages answer: is the answer fit to be heard? */
function tradeQueries(input: PremiumInput): Draft<Query>[] {
  const { homeUrl } = input.inputs.target;
  return input.questions
    .filter(
      (question) =>
        question.answered === 'full' &&
        question.weight >= MIN_WEIGHT &&
        question.passage !== null &&
        !['hours', 'place', 'price', 'contact'].includes(question.kind) &&
        !lacksItsQuestion(question),
    )
    .flatMap((question) => {
      const query = spoken(question.question);
      return countWords(query) <= MAX_QUERY_WORDS ? [{ question, query }] : [];
    })
    .slice(0, MAX_ANSWERED)
    .map(({ question, query }, index) =>
      say(
        {
          query,
          priority: question.weight >= 5 ? 'high' : 'medium',
          intent: intentOf(question.kind, index),
          optimization: heard(input, question, pageWords(question.pageUrl ?? '', homeUrl), index),
        },
        derived('A question of the trade that the pages answer, and the words read out for it.', [passageOf(question)]),
      ),
    );
}

const INTENT: Partial<Record<AnsweredQuestion['kind'], string>> = {
  list: 'Wants to hear whether you do it',
  explanation: 'Wants to understand before calling',
  proof: 'Wants a reason to trust you',
  person: 'Wants to know who will be there',
  duration: 'Plans a day around it',
  number: 'Plans with a figure',
  date: 'Plans with a date',
};

function intentOf(kind: AnsweredQuestion['kind'], index: number): string {
  if (kind !== 'yes-no') return INTENT[kind] ?? 'Wants to know before calling';
  return variant(index, [
    'Wants a yes or a no',
    'Asks before coming whether it is so',
    'Calls only after a yes',
    'Looks elsewhere after a no',
  ]);
}

function heard(input: PremiumInput, { passage, jsOnly, kind }: AnsweredQuestion, page: string, index: number): string {
  const text = oneLine(passage ?? '');
  const [first = text] = sentencesOf(text, input.language);
  const words = countWords(text);
  const firstWords = countWords(first);
  if (jsOnly) return `The answer on ${page} appears only after scripts have run, so a plain reader hears nothing.`;
  const isLabel = kind !== 'list' && !endsAsSentence(text);
  if (words < MIN_SPOKEN_WORDS || isLabel)
    return `${capital(page)} answers with ${counted(words, 'word')} that ${words === 1 ? 'is' : 'are'} no sentence: ${closed(quoted(text, 60))} To be heard it takes one.`;
  if (words <= MAX_SPOKEN_WORDS)
    return variant(index, [
      `Short enough as it is (${counted(words, 'word')}, on ${page}): ${quoted(text, 200)}`,
      `${capital(page)} can be read out whole, ${counted(words, 'word')}: ${quoted(text, 200)}`,
      `${counted(words, 'word')} on ${page}, fit for the ear: ${quoted(text, 200)}`,
    ]);
  return firstWords <= MAX_SPOKEN_WORDS
    ? `The passage on ${page} has ${words} words; only its first sentence would be heard: ${quoted(first, 200)}`
    : `The passage on ${page} begins with ${firstWords} words without a stop. Break it after the fact that answers.`;
}

const SECOND_QUESTION = lightLetters(
  regexSource`
    ,? (?:and|und|et|y|e) (?:
      how
      |what
      |who
      |when
      |where
      |can
      |do
      |is
      |are
      |which
      |was
      |wer
      |wie
      |wann
      |wo
      |gibt
      |kann
      |que
      |quel\S*
      |comment
      |combien
      |cuánt\S*
      |cómo
      |qué
      |quién\S*
      |desde
      |ab
      |from
      |à partir
      |à qui
      |depuis
      |seit
    )(?!\p{L}).*$
  `,
  'iu',
);

/** The first question of several, as somebody would say it: "When are you open, and ...?" ends at the comma. */
function spoken(question: string): string {
  const spaced = / \?$/.test(question) ? ' ?' : '?';
  const cut = question
    .replace(/\s*\?$/, '')
    .replace(SECOND_QUESTION, '')
    .replace(/: [^:?,]+, [^:?,]+, [^:?]*$/, '');
  return cut.length < question.length - 3 ? `${cut.trimEnd()}${spaced}` : question;
}
