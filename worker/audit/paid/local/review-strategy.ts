import type { Basis } from '../../../contract/grounds.ts';
import type { PremiumResults } from '../../../contract/premium.ts';
import { isShown } from '../../facts/certainty/places.ts';
import { sureFact } from '../../facts/certainty/sure-facts.ts';
import { mayClaimMissing } from '../../facts/claims/claims.ts';
import { tellsCount } from '../../facts/reviews/rating.ts';
import { TRADES } from '../../trades/index.ts';
import { capital, pageWords } from '../../wording/words.ts';
import { type Draft, type Grounded, say } from '../grounded.ts';
import { basis, derived } from '../grounds.ts';
import type { PremiumInput } from '../premium-input.ts';

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

/** Whom such a trade may ask, and how, differs by country. A message to customers is the owner's to write: none of ours fits how each addresses them. */
function reviewSteps({ isClosed, words: { name, trade } }: PremiumInput): Grounded<string>[] {
  // Whoever has closed has nobody to ask, and where the name is not sure the profession is not.
  if (isClosed || name === null || trade === 'other' || !TRADES[trade].limitsAdvertising) return [];
  return [
    say(
      'Asking for reviews and answering them may be limited for your profession: find out what holds where you work before you begin.',
      derived('The trade is one of those whose advertising the law or a professional body limits in many countries.'),
    ),
  ];
}
