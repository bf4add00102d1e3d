import type { ClaimKind } from '../facts/claims/claims.ts';
import type { RatedFacts } from '../facts/facts.ts';
import { isCalled } from '../facts/phones/is-called.ts';
import { counted, quoted } from '../wording/words.ts';

type Told = Pick<RatedFacts, 'businessName' | 'addresses' | 'phones' | 'emails'>;

/**
 * A kind of fact by its name, as an owner would say it at the counter: what was read and no more. That a name is the whole of who somebody
 * is, or a price of what it costs, no page tells us.
 */
export function wordsFor([kind, words]: readonly [ClaimKind, string], facts: Told): string {
  switch (kind) {
    case 'businessName':
      // A brand or a trading name may be all it is.
      return facts.businessName ? `the name ${quoted(facts.businessName.value, MAX_NAME)}` : words;
    case 'addresses':
      return several(facts.addresses.filter(isSure).length, 'address', words, 'addresses');
    case 'emails':
      return several(facts.emails.filter(isSure).length, 'e-mail address', words, 'e-mail addresses');
    case 'phones': {
      const sure = facts.phones.filter(isSure);
      const called = sure.filter(isCalled);
      if (called.length > 0) return several(called.length, 'phone number', words);
      const isChat = sure.every((one) => one.kind === 'whatsapp');
      return isChat ? several(sure.length, 'WhatsApp number', 'your WhatsApp number') : 'where to send you a message';
    }
    default:
      return words;
  }
}

const MAX_NAME = 60;

const isSure = ({ certainty }: { certainty: string }): boolean => certainty === 'certain';

/** Of several it is not said that all are yours to reach you at. */
const several = (count: number, noun: string, one: string, nouns = `${noun}s`): string =>
  count > 1 ? counted(count, noun, nouns) : one;
