import type { ReviewWords } from './language-words.ts';
import { LANGUAGES } from './languages.ts';
import { Lexicon } from './lexicon.ts';

const KINDS = [
  ...(['headings', 'references', 'sayings', 'named', 'invites'] as const),
  ...(['asks', 'thanks', 'customers', 'ours', 'noNames'] as const),
];
type Kind = (typeof KINDS)[number];

/** What words of and about reviews a text has. The words themselves are `<language>/reviews.ts`. */
export const REVIEW_LEXICON = new Lexicon<Kind>(
  Object.values(LANGUAGES).flatMap(({ reviews }) =>
    KINDS.flatMap((kind): [Kind, string][] => (reviews[kind] === undefined ? [] : [[kind, reviews[kind]]])),
  ),
);

const inAll = (kind: keyof ReviewWords): string =>
  [...new Set(Object.values(LANGUAGES).flatMap(({ reviews }) => reviews[kind]?.split(' ') ?? []))].join('|');

/** Alternatives of a pattern. */
export const SIGNED_NOUNS = inAll('signedNouns');
export const SIGNED_ADJECTIVES = inAll('signedAdjectives');
export const SAMPLES = inAll('samples');
