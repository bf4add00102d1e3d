import { lightLetters } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';

/** Whom it serves: "laundry for vacation rentals", "pour particuliers et syndics". */
const SERVED = lightLetters(
  regexSource`
    \bfor (?:[a-z&'’-]+,? ){0,5}[a-z]{3,}s\b|\b(?:pour|para) (?:(?:les?|las?|los|des|tous?|toutes?|tod[ao]s
    |(?:de )?tus?|sus?|vos|votre|nos|seus?|suas?) )*[a-z][^.!?;:|()\n]{0,80}
  `,
  'gu',
);

/** A text, as `plainWords` leaves it, without those whom the business serves. */
export const withoutServed = (text: string): string => text.replace(SERVED, ' ');
