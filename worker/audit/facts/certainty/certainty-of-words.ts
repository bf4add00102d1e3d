import { textKey } from '../../website/text/plain-words.ts';
import type { Certainty, Facts } from '../facts.ts';
import type { StatedWebsite } from './stated-website.ts';

/** A quotation set apart as one, with who said it. */
const QUOTATION = /blockquote|figure|(?:^|[.#-])(?:review|testimonial|rezension|bewertung|avis|opini|recension)/i;

export function certaintyOfReview({ value, sources }: Facts['reviews'][number], website: StatedWebsite): Certainty {
  if (value.author === null) return 'likely';
  const marked = website.documents.some(({ structured }) =>
    structured.nodes.some(
      ({ types, properties }) =>
        types.includes('Review') &&
        (properties.reviewBody ?? []).some((body) => typeof body === 'string' && isSameText(body, value.text)),
    ),
  );
  return marked || sources.some(({ place }) => QUOTATION.test(place)) ? 'certain' : 'likely';
}

const KEY_CHARS = 60;
const isSameText = (a: string, b: string): boolean => textKey(a).slice(0, KEY_CHARS) === textKey(b).slice(0, KEY_CHARS);

/** A figure that markup and the page give alike. */
export function certaintyOfRating({ sources }: NonNullable<Facts['rating']>, website: StatedWebsite): Certainty {
  const { markup, frame, passages } = website.placesOf(sources);
  return markup && (frame || passages > 0) ? 'certain' : 'likely';
}

const UNFOLDS = /(?:summary|dt|button)$/;
/** "?", and what Arabic, Greek, Armenian and the wide forms of East Asia have for it. */
const ASKS = /[?？؟;՞]["”»]?\s*$/u;

/** A question with its mark that unfolds, stands in FAQ markup or on a page of questions. */
export function certaintyOfFaq({ value, sources }: Facts['faq'][number], website: StatedWebsite): Certainty {
  if (!ASKS.test(value.question) || value.answer.length === 0) return 'likely';
  if (sources.some(({ place }) => UNFOLDS.test(place))) return 'certain';
  if (website.pages.some(({ url, role }) => role === 'faq' && sources.some(({ pageUrl }) => pageUrl === url)))
    return 'certain';
  const isMarked = website.documents.some(({ structured }) =>
    structured.nodes.some(
      ({ types, properties }) =>
        types.includes('Question') &&
        (properties.name ?? []).some((name) => typeof name === 'string' && isSameText(name, value.question)),
    ),
  );
  return isMarked ? 'certain' : 'likely';
}
