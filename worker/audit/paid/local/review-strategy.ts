import type { Basis } from '../../../contract/grounds.ts';
import type { PremiumResults } from '../../../contract/premium.ts';
import { findListings } from '../../checks/shared/listing-platforms.ts';
import { isShown } from '../../facts/certainty/places.ts';
import { mayClaimMissing } from '../../facts/claims/claims.ts';
import { TRADES } from '../../trades/index.ts';
import { LETTER_RUNS } from '../../website/text/letters.ts';
import { plainWords } from '../../website/text/plain-words.ts';
import { capital, listed, listedUpTo, pageWords, quoted, sentence } from '../../wording/words.ts';
import { recommendationNumber, resultOf } from '../findings.ts';
import { type Draft, type Grounded, say } from '../grounded.ts';
import { basis, derived, measured, seenAt } from '../grounds.ts';
import type { PremiumInput } from '../premium-input.ts';
import type { BusinessWords } from '../shared/business-words.ts';
import { mentions } from '../shared/same-words.ts';
import { reviewRequest } from './review-request.ts';

/** Short words are parts of many others. */
const MIN_PART = 5;

/** Whether a text names the offer, or a part of it: "implant" for "dental implants", also inside compounds. */
function touches(text: string, offer: string): boolean {
  if (mentions(text, offer)) return true;
  const parts = (of: string) => (plainWords(of).match(LETTER_RUNS) ?? []).filter((word) => word.length >= MIN_PART);
  const stem = (word: string) => word.slice(0, Math.max(MIN_PART, word.length - 2));
  const said = parts(text);
  return parts(offer).some((word) => said.some((other) => word.includes(stem(other)) || other.includes(stem(word))));
}

type Strategy = PremiumResults['localSeoAnalysis']['reviewStrategy'];
type Ratings = Pick<Strategy, 'currentRating' | 'currentRatingBasis' | 'reviewCount' | 'reviewCountBasis'>;

export function reviewStrategy(input: PremiumInput, words: BusinessWords): Draft<Strategy> {
  return { ...ratingSeen(input), recommendations: reviewSteps(input, words) };
}

function ratingSeen({ inputs }: PremiumInput): Ratings {
  const { facts, target } = inputs;
  const { rating } = facts;
  const elsewhere = 'Your entries on Google and on review sites show it; they were not read.';
  if (!rating) {
    const isMissing = mayClaimMissing('rating', inputs);
    const none: Basis = basis(
      'not_measured',
      `${isMissing ? 'No rating stands on the pages read.' : 'A rating that a widget shows could not be read.'} ${elsewhere}`,
    );
    return {
      currentRating: null,
      currentRatingBasis: none,
      reviewCount: null,
      reviewCountBasis: isMissing
        ? basis('not_measured', `No number of reviews stands on the pages read. ${elsewhere}`)
        : none,
    };
  }
  const page = pageWords(rating.sources[0]?.pageUrl ?? target.homeUrl, target.homeUrl);
  const isHidden = !rating.sources.some(isShown);
  const stated = isHidden ? `In the markup of ${page}, and in none of the text read` : `As stated on ${page}`;
  const { value, best, count } = rating.value;
  return {
    currentRating: value,
    currentRatingBasis: basis('measured', `${stated}: ${value} of ${best}. Whether it is still true was not checked.`),
    reviewCount: count,
    reviewCountBasis:
      count === null
        ? basis('not_measured', `${capital(page)} gives a rating without a number of reviews.`)
        : basis('measured', `${stated}.`),
  };
}

function reviewSteps(input: PremiumInput, { name, offers }: BusinessWords): Grounded<string>[] {
  const { facts, questions } = input.inputs;
  const trade = TRADES[questions.trade];
  const lines: Grounded<string>[] = [];
  const texts = facts.reviews.map(({ value }) => value.text);
  const unspoken = offers.filter((offer) => !texts.some((text) => touches(text, offer.name)));
  const reviewSources = facts.reviews.flatMap(({ sources }) => sources.slice(0, 1));
  if (texts.length > 0 && unspoken.length > 0) {
    const who =
      texts.length === 1
        ? 'The customer text on your pages does not name'
        : `None of the ${texts.length} customer texts on your pages names`;
    const names = listedUpTo(
      unspoken.map((offer) => offer.name),
      3,
    );
    lines.push(
      say(
        `${who} ${names}. Ask the next customer who had ${unspoken.length === 1 ? 'it' : 'one of these'} to name it.`,
        derived('Services and goods whose names occur in no customer text.', reviewSources),
      ),
    );
  }
  const undated = facts.reviews.filter(({ value }) => value.date === null);
  if (undated.length > 0) {
    lines.push(
      say(
        `${undated.length === 1 ? 'A customer text bears' : `${undated.length} customer texts bear`} no date. Add month and year; the mail or the review site still has them.`,
        derived(
          'Customer texts without a date beside them.',
          undated.flatMap(({ sources }) => sources.slice(0, 1)),
        ),
      ),
    );
  }
  const show = recommendationNumber(input, 'few-customer-reviews');
  if (texts.length === 0 && show !== null) {
    lines.push(
      say(
        `No customer speaks on the pages read. Recommendation ${show} is about showing their words; what follows is about getting them.`,
        measured(resultOf(input, 'few-customer-reviews')),
      ),
    );
  }
  const request = name === null ? null : reviewRequest(input.language, name);
  if (request !== null && !trade.sellsNothing) {
    lines.push(
      say(
        sentence(
          `To send the day after, to everybody and not only to the happy ones, with the link to your entry at the end: ${quoted(request, 400)}`,
        ),
        derived(
          'Google forbids rewards and choosing whom to ask (support.google.com/contributionpolicy/answer/7400114).',
        ),
      ),
    );
    if (trade.limitsAdvertising) {
      lines.push(
        say(
          'The rules of your profession may limit asking for reviews and answering them: ask your chamber or board before you begin.',
          derived('The trade is one of those with a professional body that sets rules for advertising.'),
        ),
      );
    }
  }
  return [...lines, ...reviewPlaces(input)];
}

/** Where the website already sends people for opinions. */
function reviewPlaces({ inputs: { pages } }: PremiumInput): Grounded<string>[] {
  const entries = findListings(pages ?? [], 'reviews').map(({ evidence }) => evidence);
  const places = [...new Set(entries.map(({ seen }) => new URL(seen).hostname.replace(/^www\./, '')))];
  if (places.length === 0) return [];
  return [
    say(
      `Keep to the ${places.length === 1 ? 'place' : `${places.length} places`} you link to already, ${listed(places)}, and answer each new review there within a week.`,
      seenAt(...entries),
    ),
  ];
}
