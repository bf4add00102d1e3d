import type { PremiumResults } from '../../../contract/premium.ts';
import type { AnsweredQuestion } from '../../questions/answered-question.ts';
import type { AnswerKind, QuestionLanguage } from '../../questions/question-data.ts';
import { endsAsSentence, sentencesOf } from '../../website/text/sentences.ts';
import { hoursSentence } from '../../week/spoken-week.ts';
import { variant } from '../../wording/variants.ts';
import { listed, pageWords, quoted } from '../../wording/words.ts';
import { type Draft, say } from '../grounded.ts';
import type { PremiumInput } from '../premium-input.ts';
import { type BusinessWords, NAME_ONLY_WORDS, type Offer, sellsNothing, sellsWork } from '../shared/business-words.ts';
import { derived, homeEvidence, passageOf, quoteOf } from '../shared/premium-grounds.ts';
import { isWeak, subjectsOf, WANTED, wordsAround } from './question-words.ts';

type Article = PremiumResults['contentStrategy']['articleRecommendations'][number];

/** An article a month, and one in reserve. */
const MAX_GUIDES = 3;
/** Asked often or decisively; what is lighter fits into a list of questions. */
const HEAVY = 4;
/** What takes more than a sentence to answer. */
const LONG_ANSWERS: readonly AnswerKind[] = ['explanation', 'price', 'list', 'proof', 'duration'];
const MAX_PHRASES = 5;
/** Fewer words about a service are no page. */
const THIN_SERVICE_WORDS = 40;
/** An opening that can be quoted, and a paragraph for each point: our own measure of a page that answers and stops. */
const OPENING_WORDS = 40;
const POINT_WORDS = 60;

/** The heavy questions an article answers: the others are for the list of questions. */
export function articleQuestions(input: PremiumInput): AnsweredQuestion[] {
  return input.questions
    .filter((question) => isWeak(question) && question.weight >= HEAVY && LONG_ANSWERS.includes(question.kind))
    .slice(0, MAX_GUIDES);
}

export function articleRecommendations(input: PremiumInput): Draft<Article>[] {
  const { language } = input.inputs.questions;
  const guides =
    language === null ? [] : articleQuestions(input).map((one, index) => guide(input, one, language, index));
  return [...guides, ...servicePage(input)];
}

function guide(
  input: PremiumInput,
  question: AnsweredQuestion,
  language: QuestionLanguage,
  index: number,
): Draft<Article> {
  const words = input.words;
  const { about, terms } = wordsAround(question, language);
  const outline = outlineOf({ input, question, about, terms, index });
  const page = question.pageUrl === null ? null : pageWords(question.pageUrl, input.inputs.target.homeUrl);
  return say(
    {
      title: words.phrases && words.name ? words.phrases.guide(question.question, words.name) : question.question,
      ...lengthOf(outline),
      purpose: variant(index, [
        `Customers ask this often: weight ${question.weight} of 5. ${page ? `Your words on ${page} only touch it.` : 'Your pages do not answer it.'}`,
        `Weight ${question.weight} of 5 among the questions we asked. ${page ? `Half an answer stands on ${page}.` : 'We found no answer on the pages we read.'}`,
        `${page ? `What ${page} says stops short of an answer.` : 'Nothing on your website settles it today.'} Among the questions we asked it has weight ${question.weight} of 5.`,
      ]),
      outline,
      keyPhrases: phrasesOf(about, words),
      contentExample: exampleFor({ input, question, index }),
    },
    derived('A heavy question of the trade that the pages do not answer in full.', [
      passageOf(question) ?? homeEvidence(input),
    ]),
  );
}

/** The words of the subject beside trade and town, as people type them. */
const phrasesOf = (about: readonly string[], { typedNoun: noun, place }: BusinessWords): string[] =>
  subjectsOf(about)
    .slice(0, MAX_PHRASES)
    .map((word, at) =>
      [word, at % 2 === 0 ? (noun ?? place) : (place ?? noun)]
        .filter((part) => part !== null)
        .join(' ')
        .toLowerCase(),
    );

function lengthOf(outline: readonly string[]): Pick<Article, 'wordCount' | 'wordCountBasis'> {
  return {
    wordCount: OPENING_WORDS + outline.length * POINT_WORDS,
    wordCountBasis: {
      kind: 'derived',
      how: `${OPENING_WORDS} words to open with the answer and about ${POINT_WORDS} for each of the ${outline.length} points. No study finds an ideal length, so stop when they are told.`,
    },
  };
}

type Steps = readonly [first: string, second: string];

/** What an article of this kind tells after its opening; by its place in the report, so that no two read alike. */
const STEPS: Partial<Record<AnswerKind, readonly [Steps, Steps, Steps]>> = {
  price: [
    ['What the price holds and what comes on top', 'Two worked examples with their totals'],
    ['A table: what, how much, from when on', 'What makes it dearer, what makes it cheaper'],
    ['The smallest and the largest bill of this year', 'When and how the customer pays'],
  ],
  list: [
    ['A line for each: what it is and for whom', 'What you do not offer, so that nobody asks in vain'],
    ['The three that are asked for most, with a sentence each', 'What can be had on request, and how far ahead'],
    ['Each entry with its price or its season', 'How to choose between two that look alike'],
  ],
  proof: [
    ['Each proof with the place where anybody can check it', 'One customer by name, and what was done'],
    ['Numbers you have counted yourself, with the year', 'The register or body that lists you, as a link'],
    ['What the licence or training allows you to do', 'A job with a date, a place and its result'],
  ],
  duration: [
    ['The usual case in days, and the longest one', 'What the customer can do to make it quicker'],
    ['Each stage with its own time', 'What happens when it takes longer than said'],
    ['How soon you can begin', 'How the customer hears of the progress'],
  ],
  explanation: [
    ['How it goes with you from the first call on, step by step', 'What people fear or get wrong about it'],
    ['Who with you takes care of it, and when', 'What the customer brings or prepares'],
    ['The two ways it usually goes, and how they differ', 'What it costs the customer in time and money'],
  ],
};

/** Instructions in English around words in the website's language. */
function outlineOf({
  input: {
    facts,
    words: { offers, place, noun },
  },
  question: { kind },
  about,
  terms,
  index,
}: {
  input: PremiumInput;
  question: AnsweredQuestion;
  about: readonly string[];
  terms: readonly string[];
  index: number;
}): string[] {
  const subject = quoted(subjectsOf(about)[0] ?? noun ?? 'the question');
  const services = offers.filter(({ from }) => from === 'services');
  const offer = services[index % Math.max(1, services.length)];
  const phone = facts.phones.length === 1 ? facts.phones[0]?.asShown : undefined;
  const hints = terms.filter((term) => !about.includes(term)).slice(0, MAX_PHRASES);
  return [
    variant(index, [
      `The answer before anything else, with ${subject} in it: ${WANTED[kind]}`,
      `First sentence: ${WANTED[kind]}. It names ${subject}`,
      `Begin with ${subject} and what is asked: ${WANTED[kind]}`,
    ]),
    ...(STEPS[kind] ? variant(index, STEPS[kind]) : []),
    ...(offer
      ? [`A case${place ? ` from ${place}` : ' of your own'}: ${quoted(offer.name)}, what was asked and how it ended`]
      : []),
    ...(hints.length > 0 ? [`Words readers look for, where they are true of you: ${listed(hints)}`] : []),
    ...(phone && index === 0 ? [`The next step, with ${phone} in the text`] : []),
  ];
}

/** How to begin: what only the owner can say, then a fact of the website that is sure. */
function exampleFor({
  input,
  question,
  index,
}: {
  input: PremiumInput;
  question: AnsweredQuestion;
  index: number;
}): string {
  const {
    facts,
    words: { name, phrases },
  } = input;
  const description = sentencesOf(facts.description?.value ?? '', input.language).find(endsAsSentence);
  const phone = facts.phones.length === 1 ? facts.phones[0]?.asShown : undefined;
  const hours = name && phrases && facts.openingHours ? hoursSentence(name, facts.openingHours.value, phrases) : null;
  const reach = name && phrases && phone ? phrases.phone(name, phone) : null;
  // Each opening leans on another fact, so that no two articles share their words.
  const support = [description, reach, hours].filter((text) => text !== undefined && text !== null)[index];
  const opening = variant(index, [
    'For you to write first',
    'Its first sentence, yours to write',
    'What you open with',
  ]);
  return [`${opening}: ${WANTED[question.kind]}.`, ...(support ? [support] : [])].join(' ');
}

/** A page for the service the website says least about. */
function servicePage(input: PremiumInput): Draft<Article>[] {
  const words = input.words;
  const { phrases, name, place, placeBeside, offers } = words;
  const thin = offers
    .filter(({ from, words: count }) => from === 'services' && count < THIN_SERVICE_WORDS)
    .sort((a, b) => a.words - b.words)[0];
  if (!thin || !phrases || !name || !sellsWork(words.trade)) return [];
  const title = phrases.at(thin.name, name, placeBeside);
  const outline = serviceOutline(thin, words);
  return [
    say(
      {
        title,
        ...lengthOf(outline),
        purpose:
          thin.words < NAME_ONLY_WORDS
            ? `You list ${quoted(thin.name)} and tell hardly more of it than its name. Who asks for it finds somebody else’s words.`
            : `All your pages hold ${thin.words} words on ${quoted(thin.name)}. A page of its own can be found and quoted for it.`,
        outline,
        keyPhrases: [
          sellsNothing(words.trade) ? thin.name.toLowerCase() : phrases.cost(thin.name).toLowerCase(),
          ...(place ? [phrases.inPlace(thin.name, place)] : []),
        ],
        contentExample: [
          `${title}${phrases.colon}what you do, for whom, how long it takes.`,
          ...(thin.price ? [`${thin.price.value.what}${phrases.colon}${thin.price.value.asShown}.`] : []),
        ].join(' '),
      },
      derived('The service listed on the website about which its pages say least, by counting words.', [
        quoteOf(thin.pageUrl, 'list of services', thin.seen),
        thin.sentence && quoteOf(thin.sentence.pageUrl, 'text', thin.sentence.text),
      ]),
    ),
  ];
}

function serviceOutline(thin: Offer, { phrases, place, offers, trade }: BusinessWords): string[] {
  const other = offers.find((offer) => offer.from === 'services' && offer.name !== thin.name);
  return [
    `${thin.name}: what it is and who needs it, in two sentences`,
    ...(sellsNothing(trade) ? [`${thin.name}: who may take part, and how`] : []),
    // Where its price is told already, the article need not ask for it.
    ...(sellsNothing(trade) || thin.amount ? [] : [phrases?.howMuch(thin.name) ?? `What ${thin.name} costs`]),
    `How the work goes and how long each part takes`,
    ...(place ? [`One job in or near ${place}, with date and result`] : []),
    ...(other ? [`Where it ends and ${quoted(other.name)} begins`] : []),
  ];
}
