import { TWO_LETTERS } from '../../website/text/letters.ts';
import type { TradeQuestion } from '../question-data.ts';
import { countsThings } from '../signs/counts-things.ts';
import { countsUpOffers, enumerated } from '../signs/counts-up-offers.ts';
import { hasAddress } from '../signs/has-address.ts';
import { hasContact } from '../signs/has-contact.ts';
import { hasClock, hasDate } from '../signs/has-date.ts';
import { hasDuration, saysNever, tellsVisit } from '../signs/has-duration.ts';
import { hasPrice, isFree } from '../signs/has-price.ts';
import { hasNumber, hasProof, rates } from '../signs/has-proof.ts';
import { hasWeekday } from '../signs/has-weekday.ts';
import { namesBeyond, namesPlace } from '../signs/names-place.ts';
import { namesWithRole } from '../signs/names-with-role.ts';
import { tellsYears } from '../signs/tells-years.ts';

/** So many entries make a list. */
const LIST_ITEMS = 3;

/** Whether a text holds what the question asks for: a sum, a time with its day, an address, a name. A yes or no needs no more than words. */
export function holdsValue({ kind, asks }: Pick<TradeQuestion, 'kind' | 'asks'>, text: string): boolean {
  switch (kind) {
    case 'price':
      return hasPrice(text) || isFree(text);
    case 'hours':
      return hasClock(text) && (asks === 'time-of-day' || hasWeekday(text));
    case 'duration':
      return asks === 'lasts' ? tellsVisit(text) : hasDuration(text) || saysNever(text);
    case 'place':
      return asks === 'where' ? namesPlace(text) || namesBeyond(text) : hasAddress(text);
    case 'contact':
      return hasContact(text);
    case 'list':
      return asks === 'ways' || asks === 'some' || countsUpOffers(text) || enumerated(text) >= LIST_ITEMS;
    case 'person':
      return namesWithRole(text);
    case 'proof':
      return hasNumber(text) || hasProof(text) || rates(text);
    case 'date':
      return hasDate(text);
    case 'number':
      return asks === 'since-when' ? tellsYears(text) : countsThings(text);
    case 'yes-no':
    case 'explanation':
      // A number says neither yes nor why.
      return TWO_LETTERS.test(text);
  }
}
