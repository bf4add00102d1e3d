import type { FactSource, RatedFacts } from '../facts/facts.ts';
import { plainWords } from '../website/text/plain-words.ts';
import { tradesSaid } from '../words/trade-words.ts';
import { BETWEEN_SAYINGS, isQuestion } from './signs/sayings.ts';
import { invites } from './signs/tells-what.ts';

const MIN_WORDS = 5;
const MAX_CHARS = 220;
/** Shorter words, and endings, tell little. */
const MIN_WORD_CHARS = 6;

/**
 * What a business is, in the first sentence of what it wrote to be shown in search results: only where that names a trade or something that
 * is surely on offer, as praise does not.
 */
export function describedAs({ description, services }: RatedFacts): { said: string; source: FactSource } | null {
  if (description?.certainty !== 'certain') return null;
  const [said = ''] = description.value.split(BETWEEN_SAYINGS);
  const source = description.sources.find(({ seen }) => seen.startsWith(said.slice(0, MAX_CHARS)));
  const isSentence = said.split(/\s+/).length >= MIN_WORDS && said.length <= MAX_CHARS && !/[!?:…]$/.test(said);
  if (!source || !isSentence || isQuestion(said) || invites(said)) return null;
  const words = plainWords(said);
  const offered = services
    .filter(({ certainty }) => certainty === 'certain')
    .flatMap(({ value }) => plainWords(value).split(/[^\p{L}]+/u))
    .filter((word) => word.length >= MIN_WORD_CHARS);
  const isNamed = tradesSaid(words).length > 0 || offered.some((word) => words.includes(word));
  return isNamed ? { said, source } : null;
}
