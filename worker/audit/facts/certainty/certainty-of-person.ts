import { textKey } from '../../website/text/plain-words.ts';
import type { Certainty, FactSource, Facts } from '../facts.ts';
import { isFrame, isMarkup } from './places.ts';
import type { StatedWebsite } from './stated-website.ts';

/** Markup and a page name them, or two pages do, each in a passage of its own that is no sentence. */
export function certaintyOfPerson({ value, sources }: Facts['people'][number], website: StatedWebsite): Certainty {
  const key = textKey(value.name);
  // "Owner: Casa Larch" is the business, or somebody it is named after.
  if (textKey(website.facts.businessName?.value ?? '').includes(key)) return 'likely';
  // "Ida Lind (owner of Larch Gold)", and "Larch Gold" by itself in the frame of the pages: one of the names of the business.
  const isInFrame = sources.some((source) => isFrame(source) && textKey(source.seen) === key);
  if (isInFrame && sources.some(({ seen }) => seen.slice(seen.indexOf('(')).includes(value.name) && seen.includes('(')))
    return 'likely';
  const { markup, frame, legal, passages } = website.placesOf(
    sources.filter(
      (source) => isMarkup(source) || (isSaidBeside(value.role, source) && !isInSentence(value.name, source)),
    ),
  );
  const shown = passages + Number(legal);
  return (markup && (frame || shown > 0)) || shown > 1 ? 'certain' : 'likely';
}

/** A role that one page gives and the other not may be read from two languages, or be of somebody else. */
const isSaidBeside = (role: string | null, { seen }: FactSource): boolean =>
  role === null || textKey(seen).includes(textKey(role));

/** "Under the guidance of Ida Lind she learned to tune.": sentences name teachers, clients and partners as well. */
function isInSentence(name: string, { seen }: FactSource): boolean {
  const at = seen.indexOf(name);
  const before = at < 0 ? seen : (seen.slice(0, at).split(SENTENCE_END).at(-1) ?? '');
  const after = at < 0 ? '' : (seen.slice(at + name.length).match(TO_SENTENCE_END)?.[0] ?? '');
  const sentence = `${before}${at < 0 ? '' : name}${after}`.trim();
  return /[.!?…]$/.test(sentence) && sentence.split(/\s+/).length >= MIN_SENTENCE_WORDS;
}

/** "Owner: Ida Lind." is a label. */
const MIN_SENTENCE_WORDS = 7;
const SENTENCE_END = /[.!?…]\s+(?=\p{Lu})/u;
const TO_SENTENCE_END = /^[^.!?…]*[.!?…]?/;
