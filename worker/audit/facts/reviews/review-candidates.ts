import type { PageView, TextBlock } from '../../website/page/page-view.ts';
import { KANA_OR_KANJI } from '../../website/text/letters.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { QUOTE_PLACE, QUOTED, SIGNATURE } from './review-quotations.ts';
import {
  authorIn,
  isAboutReviews,
  isTopic,
  namesReviews,
  REVIEW_EXTRA_PLACE,
  REVIEW_ITEM_PLACE,
} from './review-words.ts';
import { HEADING } from './review-zones.ts';

/** Shorter texts are titles and labels. Scripts without spaces say more in fewer characters. */
export const MIN_CHARS = 25;
const MIN_CJK_CHARS = 12;
const MAX_CHARS = 3_000;

export interface Candidate {
  /** Outside any part named as reviews: a quotation counts only with the name of who said it. */
  needsAuthor: boolean;
  at: number;
  quoted: boolean;
  /** Says by itself that it is a review: a quotation, an element called one. */
  strong: boolean;
}

/** Where the reviews are quotations, a short line without quotation marks in another element is a label or an introduction. */
export function withoutBadges(view: PageView, candidates: Candidate[]): Candidate[] {
  const quoted = candidates.filter((candidate) => candidate.quoted);
  if (quoted.length < MIN_QUOTED) return candidates;
  const paths = new Set(quoted.map(({ at }) => view.blocks[at]?.path));
  return candidates.filter(({ at, quoted: isQuoted }) => {
    const block = view.blocks[at];
    return isQuoted || block === undefined || paths.has(block.path) || block.text.length > MAX_BADGE_CHARS;
  });
}

const MIN_QUOTED = 2;

/** An introduction under the heading is a sentence or two. */
const MAX_BADGE_CHARS = 160;

/** What follows the reviews where a page has no footer: addresses, numbers, hours, legal lines. */
const CONTACT_DATA = lightLetters(
  regexSource`
    @\w
    |©
    |〒
    |(?<!\p{L})(?:
      Tel
      |Fax
      |Phone
      |Telefon
      |Telefono
      |Tel[ée]fono
      |T[ée]l
      |VAT
      |P\.? ?IVA
      |KvK
      |BTW
      |SIRET
      |USt
      |ABN
      |CNPJ
      |NIPC
      |NIF
      |All rights reserved
      |Alle Rechte vorbehalten
    )(?!\p{L})[\s.:]
    |\d{2}[)\s.-]{1,2}\d{3}[\s.-]\d{3}
    |\d{1,2}[:.h]\d{2}\s?[-–〜～~]\s?\d
  `,
  'u',
);

/** "“Lovely place.” — Ida B., Leeds": who said it stands in the same element. */
export function attribution(written: string): [said: string, by: string | null] {
  const text = labelledQuotation(written) ?? written;
  const match =
    /^([\s\S]{20,})\n\s*[—–―~-]\s*([^\n]{2,80})$/u.exec(text) ??
    QUOTE_AND_NAME.exec(text) ??
    ENTRY_OF_BOOK.exec(text) ??
    STARRED.exec(text) ??
    IN_BRACKETS.exec(text);
  const by = match?.[2] ? authorIn(match[2]) : null;
  return match?.[1] && by !== null ? [match[1].trim(), by] : [text, null];
}

/** "Customer testimonial: "They kept every date."": the quotation under a label in its own element; null where there is none. */
export function labelledQuotation(text: string): string | null {
  const match = LABEL_AND_QUOTE.exec(text);
  return match?.[1] !== undefined && namesReviews(match[1]) ? (match[2] ?? null) : null;
}

const LABEL_AND_QUOTE = /^([^"“”:\n]{4,40}):?\s*(["“][\s\S]{20,}["”])$/u;

/** "We had a lovely stay. Sue and Mark, May 2019": an entry of a guest book ends in its guests and the date. */
const ENTRY_OF_BOOK = lightLetters(
  regexSource`
    ^([\s\S]{40,}[.!?])\s+(\p{Lu}[^.!?\n]{2,50}?),?\s(?:\d{1,2}(?:st|nd|rd|th|\.)?\s)?(?:de )?(?:
      [Jj]an
      |[Ff](?:eb|ev|év)
      |[Mm](?:a[airygi]|är|rt|ei)
      |[Aa](?:pr|br|vr|ug|go|oû)
      |[Jj]u[iln]
      |[Gg](?:en|iu)
      |[Ll]ug
      |[Ss]e[pt]
      |[OoNn](?:ct|kt|tt|ut|ov)
      |[DdEe](?:ec|ic|ez|éc|ne)
    )\p{Ll}{0,7}\.?,?\s(?:de )?(?:19|20)\d\d$
  `,
  'u',
);

/** "★★★★★ Very good service" over the name, in one element. */
const STARRED = /^[★⭐\s]{4,}(?=[^★⭐\s])([^\n]{20,})\n\s*([^\n]{2,60})$/u;

/** 「丁寧に説明してくれました。（Aさん・50代男性）」 */
const IN_BRACKETS =
  /^([^（(]{12,}[。！!])\s*[（(]((?=[^）)]*(?:さん|様|[1-9]0代|男性|女性|歳|在住))[^（）()。、]{2,24})[）)]$/u;

const QUOTE_AND_NAME = /^(["“„«‚‘「『][\s\S]{20,}["“”»«’」』])\s*[—–―~-]?\s*([^"“”»«\n]{2,80})$/u;

/** "<h3>"They looked after my gran."</h3><p>Ida Berg</p>": some designs set what customers say as headings over their names. */
function isSignedHeading(view: PageView, at: number): boolean {
  const [heading, name] = [view.blocks[at], view.blocks[at + 1]];
  if (!heading || !name || !QUOTED.test(heading.text.trim()) || HEADING.test(name.tag)) return false;
  return name.text.length <= MAX_NAME_LINE_CHARS && name.tag !== 'a' && authorIn(name.text) !== null;
}

const MAX_NAME_LINE_CHARS = 60;

/** "<dt>Q1 Do you deliver?</dt><dd>...": what follows a question answers it, also where the page is titled otherwise. */
function isAnswer(view: PageView, at: number): boolean {
  const term = view.blocks.slice(Math.max(0, at - MAX_ANSWER_BLOCKS), at).findLast(({ tag }) => tag === 'dt');
  return term !== undefined && /^Q\s?\d|[?？]\s*$/u.test(term.text);
}

const MAX_ANSWER_BLOCKS = 8;

export function toCandidate({
  view,
  block,
  at,
  linkBlocks,
  needsAuthor,
}: {
  view: PageView;
  block: TextBlock;
  at: number;
  linkBlocks: Set<number>;
  needsAuthor: boolean;
}): Candidate[] {
  const { text } = block;
  if (!hasReviewLength(text) || !mayHoldReview(view, block, at, needsAuthor) || saysSomethingElse(text)) return [];
  // A quotation element that holds a list only indents it.
  if (linkBlocks.has(at) || (needsAuthor && /\n[-–•*] /.test(text))) return [];
  const tail = (view.paths[block.path] ?? '').split(' > ').slice(-2).join(' > ');
  const own = tail.split(' > ').at(-1) ?? '';
  if (REVIEW_EXTRA_PLACE.test(own) && !REVIEW_ITEM_PLACE.test(own)) return [];
  const [said, by] = attribution(text);
  const quoted = QUOTED.test(said.trim());
  const strong = quoted || isReviewPlace(block, tail);
  const isSaid = by !== null || quoted || !isPointOrName(block, strong, needsAuthor);
  return isSaid ? [{ at, quoted, strong, needsAuthor }] : [];
}

/** `tail`: the last two elements of its path. */
const isReviewPlace = ({ tag }: TextBlock, tail: string): boolean =>
  tag === 'blockquote' ||
  tag === 'q' ||
  /blockquote/.test(tail) ||
  QUOTE_PLACE.test(tail) ||
  REVIEW_ITEM_PLACE.test(tail);

/** "Recommended by leading agents" among the points of a list; "Ida Berg, owner of a shop" is who said it. */
function isPointOrName({ tag, text }: TextBlock, strong: boolean, needsAuthor: boolean): boolean {
  const isCaption = text.length <= 90 && !/[.!?…]/.test(text);
  if (isCaption && tag === 'li' && !strong) return true;
  const isSentence = text.length > 60 && /[.!?]/.test(text);
  return (!strong || needsAuthor || isCaption) && !isSentence && authorIn(text) !== null;
}

const hasReviewLength = (text: string): boolean =>
  text.length >= (KANA_OR_KANJI.test(text) ? MIN_CJK_CHARS : MIN_CHARS) && text.length <= MAX_CHARS;

function mayHoldReview(view: PageView, { tag }: TextBlock, at: number, needsAuthor: boolean): boolean {
  if (HEADING.test(tag) && (needsAuthor || !isSignedHeading(view, at))) return false;
  if (/^(?:a|button|label|option|figcaption|summary|th|dt|footer|cite)$/.test(tag)) return false;
  return tag !== 'dd' || !isAnswer(view, at);
}

/** Words about reviews, a note to what stands above, a topic, a signature, or how to reach the business. */
function saysSomethingElse(text: string): boolean {
  const isAbout = labelledQuotation(text) === null && (isAboutReviews(text) || namesReviews(text));
  // "※" opens a note to what stands above.
  if (isAbout || /^[※*]/u.test(text) || isTopic(text)) return true;
  if (SIGNATURE.test(text) && text.length <= 90) return true;
  return !QUOTED.test(text.trim()) && CONTACT_DATA.test(text);
}
