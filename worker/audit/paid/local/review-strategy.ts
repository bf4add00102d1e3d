import type { Basis } from '../../../contract/grounds.ts';
import type { PremiumResults } from '../../../contract/premium.ts';
import { unfilledPart } from '../../checks/shared/links/unfilled-address.ts';
import { isShown } from '../../facts/certainty/places.ts';
import { sureFact } from '../../facts/certainty/sure-facts.ts';
import { mayClaimMissing } from '../../facts/claims/claims.ts';
import { tellsCount } from '../../facts/reviews/rating.ts';
import { TRADES } from '../../trades/index.ts';
import { capital, pageWords, quoted, sentence } from '../../wording/words.ts';
import { type Draft, type Grounded, say } from '../grounded.ts';
import { basis, derived } from '../grounds.ts';
import type { PremiumInput } from '../premium-input.ts';
import { reviewRequest } from './review-request.ts';

type Strategy = PremiumResults['localSeoAnalysis']['reviewStrategy'];
type Ratings = Pick<Strategy, 'currentRating' | 'currentRatingBasis' | 'reviewCount' | 'reviewCountBasis'>;

export function reviewStrategy(input: PremiumInput): Draft<Strategy> {
  return { ...ratingSeen(input), recommendations: reviewSteps(input) };
}

function ratingSeen({ inputs }: PremiumInput): Ratings {
  const { facts, target } = inputs;
  const rating = sureFact(facts.rating);
  const elsewhere = 'Your entries on Google and on review sites show it; they were not read.';
  if (!rating) {
    const isMissing = mayClaimMissing('rating', inputs);
    const none: Basis = basis(
      'not_measured',
      `${isMissing ? 'No rating stands on the pages read.' : 'Check whether a rating stands on your pages as text.'} ${elsewhere}`,
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
  const shown = rating.sources.filter(isShown);
  const statedIn = (places: readonly unknown[]) =>
    places.length === 0 ? `In the markup of ${page}, and in none of the text read` : `As stated on ${page}`;
  const { value, best, count } = rating.value;
  return {
    currentRating: value,
    currentRatingBasis: basis(
      'measured',
      `${statedIn(shown)}: ${value} of ${best}. Whether it is still true was not checked.`,
    ),
    reviewCount: count,
    reviewCountBasis:
      count === null
        ? basis('not_measured', `${capital(page)} gives a rating without a number of reviews.`)
        : basis('measured', `${statedIn(shown.filter((source) => tellsCount(source, count)))}.`),
  };
}

/** What to send to customers. Where the website already sends them, and what they wrote, stands with what was read. */
function reviewSteps(input: PremiumInput): Grounded<string>[] {
  const {
    language,
    facts: { languages },
    words: { name, trade: id },
  } = input;
  // In what language customers are written to is not guessed.
  if (!languages.some(({ value, certainty }) => value === language && certainty === 'certain')) return [];
  // A club or a museum thanks in other words, and whoever has closed has nobody to ask.
  if (id === 'other' || input.isClosed) return [];
  const trade = TRADES[id];
  const request = name === null ? null : reviewRequest(language, name);
  if (request === null || trade.sellsNothing) return [];
  // Whom such a trade may ask, and how, differs by country; no text of ours says it.
  if (trade.limitsAdvertising)
    return [
      say(
        'Asking for reviews and answering them may be limited for your profession: find out what holds where you work before you begin.',
        derived('The trade is one of those whose advertising the law or a professional body limits in many countries.'),
      ),
    ];
  const link = reviewLink(input);
  return [
    say(
      sentence(
        link === null
          ? `${SEND}, with the link to your entry at the end: ${quoted(request, 400)}`
          : `${SEND}: ${quoted(`${request} ${link}`, 600)}`,
      ),
      derived(
        'Google forbids rewards and choosing whom to ask (support.google.com/contributionpolicy/answer/7400114).',
      ),
    ),
  ];
}

const SEND = 'To send to every customer, not only to the happy ones';

/** Where the website itself sends those who want to write a review: to a place, not to what a template left where one belongs. */
function reviewLink(input: PremiumInput): string | null {
  const links = (input.inputs.pages ?? []).flatMap(({ plain }) => plain.view.links);
  return links.find(({ url }) => url !== null && ASKS.test(url) && unfilledPart(url) === null)?.url ?? null;
}

const ASKS = /\/writereview\?|\/\/g\.page\/[^?]+\/review\b/;
