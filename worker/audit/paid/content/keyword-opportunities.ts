import { stateOf as claimStateOf } from '../../facts/claims/claims.ts';
import type { AnswerKind } from '../../questions/question-data.ts';
import { textKey } from '../../website/text/plain-words.ts';
import { variant } from '../../wording/variants.ts';
import { pageWords } from '../../wording/words.ts';
import { type Grounded, say } from '../grounded.ts';
import type { PremiumInput } from '../premium-input.ts';
import {
  type BusinessWords,
  NAME_ONLY_WORDS,
  type Offer,
  sellsDishes,
  sellsNothing,
} from '../shared/business-words.ts';
import { derived, passageOf, quoteOf, seenAs } from '../shared/premium-grounds.ts';
import { mentions } from '../shared/same-words.ts';
import { isWeak, subjectsOf, wordsAround } from './question-words.ts';

/** More of one sort are the same hint again. */
const MAX_OFFERS = 3;
/** A name used once may be a slogan; nobody types it. */
const MIN_NAMED = 2;
const MAX_OPEN_QUESTIONS = 3;
const MAX_ANSWERED = 2;
/** Of the dishes on a card a few show the idea. */
const MAX_DISHES = 2;
/** A shop that closes at seven is open when people leave work. */
const LATE_CLOSE = '19:00';
/** Questions about one business, which nobody asks of a trade at large. */
const OWN_BUSINESS: readonly AnswerKind[] = ['contact', 'hours', 'place', 'person'];

/** What people type who are ready to buy, and how the website meets it. */
export function keywordOpportunities(input: PremiumInput): Grounded<string>[] {
  const words = input.words;
  const found = [...offerPhrases(input, words), ...openingPhrases(input, words), ...questionPhrases(input, words)];
  const keys = found.map(({ said }) => textKey(said.split(':')[0] ?? ''));
  return found.filter((_, at) => keys.indexOf(keys[at] ?? '') === at);
}

function offerPhrases(input: PremiumInput, { name, offers, phrases, place, trade }: BusinessWords): Grounded<string>[] {
  if (!phrases || sellsNothing(trade)) return [];
  const { homeUrl } = input.inputs.target;
  const priceState = claimStateOf('prices', input.inputs);
  // Where sums were seen and not read, or not read for sure, one of them may be this offer's.
  const isUnread = priceState !== 'stated' && priceState !== 'absent';
  const unpriced = isUnread
    ? []
    : offers.filter(({ price, amount, named, mayBePriced }) => !price && !amount && !mayBePriced && named >= MIN_NAMED);
  const priced = offers.filter(({ price, amount }) => price ?? amount);
  // "Starter" is the plan of somebody: who sells to everywhere is looked for by name.
  const searchName = ({ name: what, from }: Offer) =>
    from === 'prices' && place === null && name !== null ? `${name} ${what}` : what;
  return [...priced, ...unpriced].slice(0, sellsDishes(trade) ? MAX_DISHES : MAX_OFFERS).map((offer, index) => {
    const phrase = typed(sellsDishes(trade) ? offer.name : phrases.cost(searchName(offer)), place);
    return say(
      `“${phrase}”: ${stateOf(offer, homeUrl, index)}`,
      derived('An offer named on the website, with the words people add who ask for its price.', [
        quoteOf(offer.pageUrl, offer.from === 'services' ? 'list of services' : 'price', offer.seen),
        offer.amount && quoteOf(offer.amount.pageUrl, 'text', offer.amount.text),
      ]),
    );
  });
}

function stateOf({ price, amount, words, sentence, pageUrl }: Offer, homeUrl: string, index: number): string {
  if (price || amount) {
    const page = pageWords(price?.sources[0]?.pageUrl ?? amount?.pageUrl ?? pageUrl, homeUrl);
    const shown = price ? `${price.value.asShown} stands on ${page}` : `an amount stands on ${page}`;
    return variant(index, [
      `${shown}; use these words in the heading above it.`,
      `${shown}, so it can answer whoever asks.`,
      `${shown}. Name the service and the price in one sentence there.`,
    ]);
  }
  if (words < NAME_ONLY_WORDS) return 'you name it and tell hardly more. Who asks this finds somebody else’s words.';
  const page = pageWords(sentence?.pageUrl ?? pageUrl, homeUrl);
  return variant(index, [
    `${page} speaks of it, and no amount stands in that text.`,
    `it is on ${page}, without an amount beside it.`,
    `${page} explains it. Say there what it costs, or what that depends on.`,
  ]);
}

function openingPhrases(input: PremiumInput, { typedNoun: noun, place, phrases }: BusinessWords): Grounded<string>[] {
  const { openingHours } = input.inputs.facts;
  const source = openingHours?.sources[0];
  if (!openingHours || !source || !phrases || noun === null || input.inputs.isLocal !== true) return [];
  const week = openingHours.value;
  const late = [
    ...(week.mo ?? []),
    ...(week.tu ?? []),
    ...(week.we ?? []),
    ...(week.th ?? []),
    ...(week.fr ?? []),
  ].some(([, close]) => close !== null && (close >= LATE_CLOSE || close < '06:00'));
  const when = week.su?.length ? phrases.open.su : week.sa?.length ? phrases.open.sa : late ? phrases.open.late : null;
  if (when === null) return [];
  return [
    say(
      `“${typed(noun, place)} ${when.toLowerCase()}”: your hours say yes. Put these very words into the sentence about your hours.`,
      derived('Open at a time when many are shut, by the opening hours on the website.', [seenAs(source)]),
    ),
  ];
}

function questionPhrases(input: PremiumInput, { typedNoun: noun, place }: BusinessWords): Grounded<string>[] {
  const { language } = input.inputs.questions;
  // Without the trade beside them the words are anybody's.
  if (language === null || noun === null) return [];
  const asked = input.questions.filter(({ kind }) => !OWN_BUSINESS.includes(kind));
  const lines: Grounded<string>[] = [];
  const add = (question: (typeof asked)[number], how: (page: string) => string) => {
    const about = subjectsOf(wordsAround(question, language).about);
    const word = about.find((one) => !mentions(noun, one));
    if (word === undefined) return;
    // "emporter" is said "à emporter".
    const whole = about.find((one) => one.endsWith(` ${word}`)) ?? word;
    const phrase = [whole, noun, place]
      .filter((part) => part !== null)
      .join(' ')
      .toLowerCase();
    const page = question.pageUrl === null ? '' : pageWords(question.pageUrl, input.inputs.target.homeUrl);
    lines.push(
      say(
        `“${phrase}”: ${how(page)}`,
        derived(`Words customers of the trade use when they ask “${question.question}”`, [passageOf(question)]),
      ),
    );
  };
  for (const [index, question] of asked.filter(isWeak).slice(0, MAX_OPEN_QUESTIONS).entries()) {
    add(question, (page) =>
      question.answered === 'partial'
        ? `${page} touches it without an answer.`
        : variant(index, [
            'people ask this, and none of the pages we read answers.',
            'no page has an answer, so nothing of yours can be found for it.',
            'an open field: we found no passage that speaks of it.',
          ]),
    );
  }
  const answered = asked.filter((question) => {
    const [word] = subjectsOf(wordsAround(question, language).about);
    return question.answered === 'full' && question.heading && word && !mentions(question.heading, word);
  });
  for (const question of answered.slice(0, MAX_ANSWERED)) {
    add(question, (page) => `answered on ${page}, under “${question.heading}”. These words are not in that heading.`);
  }
  return lines;
}

/** As typed into a field: the words, then the town, all small. */
const typed = (words: string, place: string | null): string =>
  (place === null || mentions(words, place) ? words : `${words} ${place}`).toLowerCase();
