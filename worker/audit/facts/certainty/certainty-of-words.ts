import { allText } from '../../website/page/page-text.ts';
import type { PageView, TextBlock } from '../../website/page/page-view.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { textKey } from '../../website/text/plain-words.ts';
import type { Certainty, FactSource, Facts } from '../facts.ts';
import { tellsCount } from '../reviews/rating.ts';
import { namesReviews } from '../reviews/review-words.ts';
import { HEADING } from '../reviews/review-zones.ts';
import { isHiddenTranslation } from './hidden-translations.ts';
import { isFrame, isShown, shapeOf } from './places.ts';
import type { StatedWebsite } from './stated-website.ts';

/** A quotation set apart as one. */
const QUOTATION = /blockquote|figure|(?:^|[.#-])(?:review|testimonial|rezension|bewertung|avis|opini|recension)/i;

/** "JRJane R.Manicure", "Marcus T. Springfield": more than a name, run together. */
const GLUED = lightLetters(/\p{Ll}\p{Lu}|\.\p{L}|^\p{Lu}{2,}\p{Ll}|\p{Lu}\. \p{Lu}\p{Ll}{3}/u);

/** 'Lovely." "Un plaisir': what one customer said and its translation, or what two said. */
const TWO_SAYINGS = lightLetters(/[.!?…]\s?["”»]\s?["“«]|[\p{Ll}\d][.!?]\p{Lu}\p{Ll}/u);

/** In markup, or one of several in a row, each with who said it. */
export function certaintyOfReview({ value, sources }: Facts['reviews'][number], website: StatedWebsite): Certainty {
  if (value.author === null || TWO_SAYINGS.test(value.text)) return 'likely';
  if (isHiddenTranslation(value.text, sources, website.pages)) return 'likely';
  const author = textKey(value.author);
  const { businessName, people, services } = website.facts;
  const own = [businessName?.value ?? '', ...people.map((one) => one.value.name), ...services.map((one) => one.value)];
  // Its motto, its own people, what it does for them, and a button beside a quotation.
  if (own.map(textKey).some((name) => name !== '' && (name.includes(author) || author.includes(name)))) return 'likely';
  if (website.linkTexts.has(author) || GLUED.test(value.author)) return 'likely';
  const marked = website.documents.some(({ structured }) =>
    structured.nodes.some(
      ({ types, properties }) =>
        types.includes('Review') &&
        (properties.reviewBody ?? []).some((body) => typeof body === 'string' && isSameText(body, value.text)),
    ),
  );
  if (marked) return 'certain';
  if (isHeadline(author, value.text, website)) return 'likely';
  const isOneOfRow = sources.some(
    (source) =>
      QUOTATION.test(source.place) &&
      hasTwin(source.place, source.pageUrl, value, website) &&
      isUnderReviews(source, value.text, website),
  );
  return isOneOfRow ? 'certain' : 'likely';
}

/** "Expert team" over a sentence without quotation marks: a heading and what it is about, wherever a template has it. */
function isHeadline(author: string, text: string, { documents }: StatedWebsite): boolean {
  for (const { view } of documents) {
    let above: TextBlock | undefined;
    for (const block of view.blocks) {
      const isIt = block.text.trim() === text;
      if (isIt && above !== undefined && /^h[1-6]$/.test(above.tag) && textKey(above.text) === author) return true;
      above = block;
    }
  }
  return false;
}

/** Templates have cards for customers' words, filled with those of helpers and staff: a heading above says whose they are. */
function isUnderReviews({ pageUrl }: FactSource, text: string, { documents }: StatedWebsite): boolean {
  return documents.some(({ view, pageUrl: url }) => {
    const at = url === pageUrl ? view.blocks.findIndex((block) => isSameText(block.text, text)) : -1;
    const above = view.blocks.slice(0, Math.max(0, at)).filter(({ tag }) => HEADING.test(tag));
    return above.slice(-MAX_ABOVE).some((block) => namesReviews(block.text));
  });
}

/** Each card may have a heading of its own, and the part one above them all. */
const MAX_ABOVE = 8;

/** Customers come in rows: another quotation with its name stands in an element of the same shape on the page. */
const hasTwin = (place: string, pageUrl: string, { text }: { text: string }, { facts }: StatedWebsite): boolean =>
  facts.reviews.some(
    (other) =>
      other.value.text !== text &&
      other.value.author !== null &&
      other.sources.some((source) => source.pageUrl === pageUrl && shapeOf(source.place) === shapeOf(place)),
  );

const KEY_CHARS = 60;
const isSameText = (a: string, b: string): boolean => textKey(a).slice(0, KEY_CHARS) === textKey(b).slice(0, KEY_CHARS);

/**
 * A figure that markup and the page give alike, on the front page: that of an inner page may be of one course or product. "30+" is no count of
 * reviews, and one that only markup has nobody reads.
 */
export function certaintyOfRating({ value, sources }: NonNullable<Facts['rating']>, website: StatedWebsite): Certainty {
  const home = website.pages.find(({ role }) => role === 'home')?.url;
  const shown = sources.filter((source) => isShown(source) && (isFrame(source) || source.pageUrl === home));
  const isCounted = value.count === null || shown.some((source) => tellsCount(source, value.count ?? 0));
  const isMore = shown.some(({ seen }) => value.count !== null && MORE.test(seen));
  return shown.length > 0 && isCounted && !isMore && website.placesOf(sources).markup ? 'certain' : 'likely';
}

/** "30+ reviews", "over 200" */
const MORE = /\d\s?\+|\+\s?\d/;

const UNFOLDS = /(?:^| > )(?:summary|dt|button)(?:[.#][^ >]*)*$/;
/** "?", and what Arabic, Greek, Armenian and the wide forms of East Asia have for it. */
const ASKS = /[?？؟;՞]["”»]?\s*$/u;

/** "...so good – could you take it all the same?" goes on with what its heading began. */
const GOES_ON = lightLetters(/^\P{L}*\p{Ll}/u);

/** Answers that begin alike are one: a script may fold the rest, or put a link behind it. */
const ANSWER_CHARS = 60;

/** Served so, and gone or other on each page a browser drew: a script puts other words in its place, and which of them hold is not known. */
function isReplaced({ value, sources }: Facts['faq'][number], { pages }: StatedWebsite): boolean {
  const parts = [value.question, value.answer.split('\n', 1).join('').slice(0, ANSWER_CHARS)].map(textKey);
  return (
    sources.length > 0 &&
    sources.every(({ pageUrl, view }) => {
      const drawn = view === 'plain' && pages.find(({ url }) => url === pageUrl)?.rendered;
      if (!drawn || drawn.missesData) return false;
      const text = drawnTexts.get(drawn.view) ?? textKey(allText(drawn.view));
      drawnTexts.set(drawn.view, text);
      return !parts.every((part) => text.includes(part));
    })
  );
}

/** Every question of a page asks. */
const drawnTexts = new WeakMap<PageView, string>();

/** A question with its mark that unfolds, stands in FAQ markup or on a page of questions. */
export function certaintyOfFaq({ value, sources }: Facts['faq'][number], website: StatedWebsite): Certainty {
  if (!ASKS.test(value.question) || GOES_ON.test(value.question) || value.answer.length === 0) return 'likely';
  if (isReplaced({ value, sources }, website)) return 'likely';
  if (isHiddenTranslation(value.question, sources, website.pages)) return 'likely';
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
