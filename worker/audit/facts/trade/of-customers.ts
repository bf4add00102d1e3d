import { TRADES, type TradeId } from '../../trades/index.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { plainWords } from '../../website/text/plain-words.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { TRADE_LEXICON } from '../../words/trade-words.ts';

/** Whom it serves: "laundry for vacation rentals", "pour particuliers et syndics". */
const SERVED = lightLetters(
  regexSource`
    \bfor (?:[a-z&'’-]+,? ){0,5}[a-z]{3,}s\b|\b(?:pour|para) (?:(?:les?|las?|los|des|tous?|toutes?|tod[ao]s
    |(?:de )?tus?|sus?|vos|votre|nos|seus?|suas?) )*[a-z][^.!?;:|()\n]{0,80}
  `,
  'gu',
);

/** "für Immobilienmakler", "voor alle makelaars", "per la tua agenzia immobiliare": in these languages a field of work stands there as well. */
const BEFORE_WHOM = lightLetters(/(?:^|[^\p{L}])(?:f(?:ü|ue|u)r|voor|per)(?: \p{L}+){0,2} $/u);

/** A text, as `plainWords` leaves it, without those whom the business serves. */
export const withoutServed = (text: string): string => text.replace(SERVED, ' ');

/** The same, without those of the trade that the text names as the ones whom something is for. */
export function withoutCustomers(text: string, id: TradeId): string {
  const sought = Object.values(TRADES[id].nouns ?? {}).map((noun) => plainWords(noun.sought));
  const rest = withoutServed(text);
  const isCustomer = (start: number): boolean =>
    sought.some((noun) => rest.startsWith(noun, start)) && BEFORE_WHOM.test(rest.slice(0, start));
  return TRADE_LEXICON.wordsIn(rest)
    .filter(({ tag, start }) => tag === id && isCustomer(start))
    .reduceRight((left, { start }) => left.slice(0, start) + left.slice(start).replace(/^\p{L}+/u, ''), rest);
}
