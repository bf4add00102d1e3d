import { reviewTrace } from '../../facts/traces/review-trace.ts';
import { reviewWidget } from '../../facts/traces/review-widget.ts';
import { placeOf } from '../../website/page/page-text.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { contentPages, quoteFrom } from '../../website/text/page-prose.ts';
import { textKey } from '../../website/text/plain-words.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { defineCheck, dueTo, type Evidence, fail, inconclusive, notApplicable, partial, pass } from '../check.ts';
import { NO_CONTENT_PAGE, OTHER_LANGUAGE } from '../shared/content-words.ts';
import { evidenceOf, inPlain, nothingOnContent } from '../shared/plain-facts.ts';
import { wordsNotAsked } from '../shared/reviews-not-asked.ts';

/** Three voices with a name are more than decoration. The study compares texts with and without, and names no number. */
const ENOUGH = 3;
/** The catalogue asks for one on each key page; on a page or two, one may be chance. */
const FEW_PAGES = 2;
const MAX_QUOTED = 5;
/** Two copies of a quotation begin alike. */
const KEY_CHARS = 30;

/** Words in quotation marks, long enough to be said by somebody. */
const QUOTATION = /["“„«»「『][^"“”„«»「」『』\n]{25,400}["”“»«」』]/u;
/** A name beside a verb of speaking, or after the closing mark: words to type or to say are no quotation. */
const VERB = regexSource`
    (?:says|said|explains|writes|sagt|sagte|erklärt|erläutert|betont|schreibt|dit|explique|raconte|affirme|dice
    |explica|afirma|cuenta|spiega|racconta|zegt|vertelt|diz|conta)
  `;
const SPEAKER = lightLetters(
  regexSource`
    (?<!\p{L})${VERB} (?:(?:Dr|Prof|Mr|Mrs|Ms|Frau|Herr|Mme|M)\.? )*\p{Lu}\p{Ll}+
    |\p{Lu}\p{Ll}+ \p{Lu}[\p{L}.]+,? ${VERB}(?!\p{L})|["”»“」』]\s*[–—―-]+\s*\p{Lu}\p{Ll}+
  `,
  'u',
);

/** What customers or experts said, word by word and with a name. */
export const missingQuotations = defineCheck({
  id: 'missing-quotations',
  revision: 9,
  category: 'content',
  strength: 'A',
  catalogue: ['quotations'],
  title: {
    pass: 'We read several quotations or reviews with a name',
    partial: 'Whom your website quotes can be read only after JavaScript',
    fail: 'We found nobody quoted by name',
  },
  why: 'Quotations raised visibility in AI answers most in one study (about 41%); a later one could not repeat it.',
  sources: ['https://arxiv.org/abs/2311.09735', 'https://arxiv.org/abs/2506.11097'],
  needs: ['pages', 'facts'],
  readsWords: true,
  causes: ['only-after-javascript'],
  claimsAbsence: ['fail'],
  run({ pages, facts }) {
    const content = contentPages(pages);
    if (content.length === 0) return notApplicable(NO_CONTENT_PAGE);
    const quoted = facts.reviews.map((review) => {
      const { text, author } = review.value;
      return {
        isNamed: author !== null && inPlain(review),
        evidence: evidenceOf(review, author === null ? text : `${author}: ${text}`),
      };
    });
    const said: Evidence[] = content.flatMap((page) => {
      const prose = page.prose;
      return prose.paragraphs
        .filter(({ text }) => QUOTATION.test(text) && SPEAKER.test(text))
        .map(({ text, place }) => quoteFrom(prose, place, text));
    });
    // A review in a paragraph of its own is found both ways.
    const openings = facts.reviews.map(({ value }) => textKey(value.text).slice(0, KEY_CHARS));
    const isReview = (text: string) => openings.some((opening) => textKey(text).includes(opening));
    const named = [
      ...quoted.filter(({ isNamed }) => isNamed).map(({ evidence }) => evidence),
      ...said.filter(({ seen }) => !isReview(seen)),
    ];
    if (named.length >= Math.min(ENOUGH, Math.max(FEW_PAGES, content.length))) return pass(named.slice(0, MAX_QUOTED));
    const late = facts.reviews.filter((review) => !inPlain(review));
    if (named.length === 0 && late.length >= ENOUGH)
      return dueTo('only-after-javascript', partial(late.slice(0, MAX_QUOTED).map((review) => evidenceOf(review))));
    const trace = quotationTrace(pages);
    if (trace || facts.reviews.length > 0)
      return inconclusive(
        'Some words may be quoted from somebody; whether they are, and from whom, is for you to confirm.',
        trace ? [trace] : [],
      );
    if (content.every((page) => page.prose.language === null)) return inconclusive(OTHER_LANGUAGE);
    const because = wordsNotAsked(facts);
    return because === null
      ? fail([nothingOnContent(content, 'review or remark of a customer')])
      : notApplicable(because);
  },
});

/** What may be somebody's words: marks of quotation, the elements made for it, a widget of reviews. */
function quotationTrace(pages: readonly ReadPage[]): Evidence | null {
  const trace = reviewWidget(pages) ?? reviewTrace(pages);
  if (trace) return trace;
  for (const { url, plain, rendered } of pages)
    for (const view of [plain.view, ...(rendered ? [rendered.view] : [])]) {
      const block = view.blocks.find(
        ({ text, path }) => QUOTATION.test(text) || QUOTES.test(placeOf(view, path)) || isSigned(text),
      );
      if (block) return { pageUrl: url, place: placeOf(view, block.path), seen: block.text.slice(0, 300) };
    }
  return null;
}

/** What ends in no bracket need not be looked at. */
const isSigned = (text: string): boolean => /\).{0,2}$/u.test(text.slice(-3)) && SIGNED.test(text.slice(-SIGNED_CHARS));

/** The end of a text is enough for a name and some of the sentence before it. */
const SIGNED_CHARS = 120;
/** A sentence with the name of whoever said it in brackets at its end: two or three words, all with capitals. */
const SIGNED = lightLetters(/\p{L}[\p{L}\p{P}\s]{24,} \(\p{Lu}[\p{L}.’'-]+(?: \p{Lu}[\p{L}.’'-]+){1,2}\)\p{P}?$/u);
const QUOTES = /(?:^|> )(?:blockquote|q)(?=[.#\s]|$)/;
