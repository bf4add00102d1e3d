import type { ListedFact, Price } from '../../facts/facts.ts';
import { isQuestion } from '../../facts/faq/faq-words.ts';
import { tellsSurePrices } from '../../fixes/sure-offers.ts';
import type { AnsweredQuestion } from '../../questions/answered-question.ts';
import { hasAmount } from '../../questions/signs/has-price.ts';
import { hasNumber } from '../../questions/signs/has-proof.ts';
import { countWords } from '../../website/page/words.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { plainWords, textKey } from '../../website/text/plain-words.ts';
import { endsAsSentence, sentencesOf } from '../../website/text/sentences.ts';
import { variant } from '../../wording/variants.ts';
import { pageWords, quoted, sentence } from '../../wording/words.ts';
import { type Grounded, say } from '../grounded.ts';
import type { PremiumInput } from '../premium-input.ts';
import { type BusinessWords, type Offer, sellsServices } from '../shared/business-words.ts';
import { speaksForItself } from '../shared/own-passages.ts';
import type { Phrases } from '../shared/phrases.ts';
import { derived, passageOf, quoteOf } from '../shared/premium-grounds.ts';
import { mentions } from '../shared/same-words.ts';
import { TELLS, wordsAround } from './question-words.ts';

const MAX_LINES = 6;
/** A passage that is quoted whole is short. */
const MAX_WORDS = 60;
const MAX_HEADING_WORDS = 5;
const MAX_QUOTE = 420;

/** Passages of the website put the other way round: the answer first, with its subject and the name of the business in it. No word is new but those of the name, place and heading. */
export function aiOptimizedContent(input: PremiumInput): Grounded<string>[] {
  const words = input.words;
  const done = new Set<string>();
  const lines: Grounded<string>[] = [];
  for (const question of input.questions) {
    if (lines.length >= MAX_LINES) break;
    const { passage, pageUrl, answered } = question;
    if (answered !== 'full' || passage === null || pageUrl === null || done.has(textKey(passage))) continue;
    const sentences = sentencesOf(passage, input.language).filter((text) => !text.endsWith('…'));
    const page = pageWords(pageUrl, input.inputs.target.homeUrl);
    const text = sentences.join(' ');
    if (!speaksForItself(input, question, text) || !tellsSurePrices(input, pageUrl, text)) continue;
    const line =
      reordered({ input, question, sentences, page, index: lines.length }) ??
      named({ words, question, sentences, page, index: lines.length });
    if (line === null) continue;
    done.add(textKey(passage));
    lines.push(
      say(
        line,
        derived('The website’s own sentences: the one that answers first, its subject named.', [passageOf(question)]),
      ),
    );
  }
  return [...lines, ...lists(input, words)];
}

/** From so many entries on a list is worth a sentence. */
const MIN_ENTRIES = 3;
const MAX_ENTRIES = 5;
/** "From", "starting at" before an amount, as `plainWords` leaves them. */
const LEAST = /(?:from|starts? at|starting at|ab|a partir de?|des|desde|da|vanaf|より)\W{0,2}$/;

/** A list of services or prices as the one sentence an assistant can quote. */
function lists(input: PremiumInput, { name, placeBeside, phrases, offers, trade }: BusinessWords): Grounded<string>[] {
  if (!name || !phrases) return [];
  const { homeUrl } = input.inputs.target;
  const lines: Grounded<string>[] = [];
  const add = ({
    label,
    entries,
    pageUrl,
    seen,
    how,
  }: {
    label: string;
    entries: string[];
    pageUrl: string;
    seen: readonly Offer[];
    how: (page: string, text: string) => string;
  }) => {
    if (entries.length < MIN_ENTRIES) return;
    const text = `${phrases.at(label, name, placeBeside)}${phrases.colon}${listedIn(phrases, entries.slice(0, MAX_ENTRIES))}.`;
    lines.push(
      say(
        how(pageWords(pageUrl, homeUrl), quoted(text, MAX_QUOTE)),
        derived(
          'Entries of a list on the website, as one sentence with the name and the town.',
          seen.map((one) => quoteOf(one.pageUrl, 'list', one.seen)),
        ),
      ),
    );
  };
  // Goods are no services: what is sold must be beyond doubt.
  const listed = sellsServices(trade) ? offers.filter(({ from }) => from === 'services') : [];
  // A list that lacks some says that the others are not to be had.
  const services = listed.every(({ isCertain }) => isCertain) ? listed : [];
  add({
    label: phrases.services,
    entries: services.map((one) => phrases.small(one.name)),
    pageUrl: services[0]?.pageUrl ?? homeUrl,
    seen: services,
    how: (page, text) => `Above the list of services on ${page}, one sentence that names them: ${text}`,
  });
  const priced = offers.flatMap((offer) =>
    offer.price && !isLeast(offer.price) ? [{ offer, price: offer.price }] : [],
  );
  const pricePage = priced[0]?.price.sources[0]?.pageUrl ?? homeUrl;
  const together = priced.filter(({ price }) => price.sources.some(({ pageUrl }) => pageUrl === pricePage));
  add({
    label: phrases.prices,
    entries: together.every(({ offer }) => offer.isPriceCertain)
      ? together.map(({ offer, price }) => `${offer.name} ${price.value.asShown}`)
      : [],
    pageUrl: pricePage,
    seen: together.map(({ offer }) => offer),
    how: (page, text) => `A table of prices is seldom quoted whole. On ${page}, let a sentence open it: ${text}`,
  });
  return lines;
}

/** An amount that is only where prices begin must not be told as the price. */
function isLeast({ value: { asShown }, sources }: ListedFact<Price>): boolean {
  const seen = plainWords(sources[0]?.seen ?? '');
  const at = seen.indexOf(plainWords(asShown));
  return at > 0 && LEAST.test(seen.slice(0, at));
}

const listedIn = ({ and }: Phrases, entries: readonly string[]): string =>
  `${entries.slice(0, -1).join(', ')} ${and === 'y' && /^h?i(?!a|e)/i.test(entries.at(-1) ?? '') ? 'e' : and} ${entries.at(-1)}`;

function reordered({
  input,
  question,
  sentences,
  page,
  index,
}: {
  input: PremiumInput;
  question: AnsweredQuestion;
  sentences: readonly string[];
  page: string;
  index: number;
}): string | null {
  const { language } = input.inputs.questions;
  const tells = TELLS[question.kind];
  if (language === null || !tells || sentences.length < 2) return null;
  const { about, terms } = wordsAround(question, language);
  const at = sentences.findIndex((text) => tells(text) && [...about, ...terms].some((word) => mentions(text, word)));
  const [answer, before] = [sentences[at], sentences[0]];
  // What says who the business is, or gives a figure, stands well where it is.
  if (at <= 0 || answer === undefined || before === undefined || hasNumber(before)) return null;
  if (input.inputs.facts.businessName && mentions(before, input.inputs.facts.businessName.value)) return null;
  const turned = [answer, ...sentences.filter((_, other) => other !== at)].join(' ');
  if (countWords(turned) > MAX_WORDS) return null;
  return variant(index, [
    `Answer first on ${page}: ${quoted(turned, MAX_QUOTE)} ${sentence(`Today the passage opens with ${quoted(before, 60)}`)}`,
    `Turn the passage on ${page} round: ${quoted(turned, MAX_QUOTE)} ${sentence(`The answer now waits behind ${quoted(before, 60)}`)}`,
    `For ${quoted(question.question, 90)}, begin on ${page} with the sentence that settles it: ${quoted(turned, MAX_QUOTE)}`,
  ]);
}

/** "We": the heading speaks of the business, not of a subject. */
const ABOUT_US = lightLetters(
  /(?<!\p{L})(?:us|we|our|you|your|uns|wir|unsere?|sie|ihre?|nous|notre|nos|vous|nosotros|nuestr[oa]s?|usted|noi|nostr[oaie]|wij|ons|onze|nós|nosso|nossa)(?!\p{L})/iu,
);

function named({
  words: { name, place, placeBeside, phrases, offers },
  question: { heading },
  sentences,
  page,
  index,
}: {
  words: BusinessWords;
  question: AnsweredQuestion;
  sentences: readonly string[];
  page: string;
  index: number;
}): string | null {
  const [first] = sentences;
  if (!name || !phrases || heading === undefined || first === undefined) return null;
  if (
    !endsAsSentence(first) ||
    hasAmount(heading) ||
    /^[•·]/.test(first) ||
    isQuestion(heading) ||
    ABOUT_US.test(heading) ||
    countWords(heading) > MAX_HEADING_WORDS
  )
    return null;
  if (
    !offers.some((offer) => offer.isCertain && mentions(heading, offer.name)) ||
    sentences.some((text) => mentions(text, name))
  )
    return null;
  const town = place !== null && (mentions(heading, place) || mentions(first, place)) ? null : placeBeside;
  const passage = `${phrases.at(heading, name, town)}${phrases.colon}${[first, ...sentences.slice(1, 2)].join(' ')}`;
  if (countWords(passage) > MAX_WORDS) return null;
  return variant(index, [
    `Let the passage on ${page} stand by itself: ${quoted(passage, MAX_QUOTE)} Taken from the page today, it names neither you nor its subject.`,
    `On ${page}, under ${quoted(heading)}, say whose answer it is: ${quoted(passage, MAX_QUOTE)}`,
    `Quoted alone, the text under ${quoted(heading)} loses its subject. With it: ${quoted(passage, MAX_QUOTE)}`,
  ]);
}
