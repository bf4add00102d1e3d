import type { PageView, TextBlock } from '../page/page-view.ts';
import { lightLetters } from '../text/light-letters.ts';
import { ROLE } from './person-words.ts';
import {
  AUTHOR_PLACE,
  authorIn,
  dateIn,
  isAboutReviews,
  isSample,
  isTopic,
  namesReferences,
  namesReviews,
  REVIEW_EXTRA_PLACE,
  REVIEW_ITEM_PLACE,
  REVIEWS_PLACE,
} from './review-words.ts';
import { placeOf, type TextDocument } from './text-sources.ts';

export interface ReviewText {
  text: string;
  author: string | null;
  date: string | null;
  place: string;
}

/** Shorter texts are titles and labels. Scripts without spaces say more in fewer characters. */
const MIN_CHARS = 25;
const MIN_CJK_CHARS = 12;
const MAX_CHARS = 3_000;
const CJK = /[\u3040-\u30ff\u3400-\u9fff]/;
const QUOTED = /^["“„«»‚‘'「『”][\s\S]*["“”»«‘’'」』][.…]?$/u;
const STARS = /^[\s★☆⭐✩✭✮🌟\d.,/]*[★☆⭐✩✭✮🌟][\s★☆⭐✩✭✮🌟\d.,/]*$/u;
const HEADING = /^h([1-6])$/;

interface Candidate {
  /** Outside any part named as reviews: a quotation counts only with the name of who said it. */
  needsAuthor: boolean;
  at: number;
  quoted: boolean;
  /** Says by itself that it is a review: a quotation, an element called one. */
  strong: boolean;
}

export function findReviews(document: TextDocument): ReviewText[] {
  const { view, page } = document;
  if (page.role === 'article' || document.isLegal || isMarkedArticle(document)) return [];
  const linkBlocks = new Set(
    view.links.filter((link) => link.text === view.blocks[link.block]?.text).map((link) => link.block),
  );
  const named = reviewZone(view, namesReviews);
  const references = reviewZone(view, namesReferences);
  const cards = customerCards(view);
  const zone = named.map(
    (inside, at) =>
      inside || isQuotation(view, at) || isSignature(view, at) || cards.has(at) || references[at] === true,
  );
  const candidates = withoutBadges(
    view,
    view.blocks
      .flatMap((block, at) => (zone[at] ? toCandidate(view, block, at, linkBlocks, !named[at]) : []))
      .filter(({ at, quoted }) => quoted || named[at] || isQuotation(view, at) || cards.has(at)),
  );
  const texts = new Set(candidates.map((candidate) => candidate.at));
  const reviews: ReviewText[] = [];
  const nameFirst = isNameFirst(view, zone, candidates, texts);
  const titles = cardTitles(view, candidates);
  let previousEnd = -1;
  for (let index = 0; index < candidates.length; index++) {
    const candidate = candidates[index];
    const block = candidate && view.blocks[candidate.at];
    if (!candidate || !block) continue;
    const [said, by] = attribution(block.text);
    let text = said;
    let last = candidate.at;
    // Paragraphs of one review follow each other without stars, name or quotation marks between them.
    let next = candidates[index + 1];
    while (
      next &&
      next.at === last + 1 &&
      !candidate.quoted &&
      !next.quoted &&
      continues(view, block, next.at, texts)
    ) {
      text += `\n${view.blocks[next.at]?.text ?? ''}`;
      last = next.at;
      index += 1;
      next = candidates[index + 1];
    }
    // Short paragraphs of a quotation belong to it too.
    for (let at = last + 1; !texts.has(at) && isSameQuote(view, block, at); at++) {
      text += `\n${view.blocks[at]?.text ?? ''}`;
      last = at;
    }
    const around = surroundings(view, zone, texts, candidate.at, last, previousEnd, nameFirst, titles);
    previousEnd = around.end;
    const author = by ?? around.author;
    if (!candidate.strong && author === null && !around.stars) continue;
    const isStaff = ROLE.test(around.beside) && !references[candidate.at];
    if (candidate.needsAuthor && (author === null || isStaff || isOwner(view, author, around.beside))) continue;
    if ([text, author ?? '', around.beside].some(isSample)) continue;
    reviews.push({
      text: unquote(text),
      author,
      date: around.date ?? null,
      place: placeOf(view, block.path),
    });
  }
  return reviews;
}

/** An article beside the home page quotes and gives examples, wherever its address files it. */
function isMarkedArticle({ page, structured }: TextDocument): boolean {
  const isArticle = (type: string) => /^(?:Article|BlogPosting|NewsArticle)$/.test(type);
  return page.role !== 'home' && structured.nodes.some(({ types, parent }) => parent === null && types.some(isArticle));
}

/** "— Dr. Eva Klein" on the page titled "Dr. Klein, dentist": the owner quotes herself. */
function isOwner(view: PageView, author: string, signature: string): boolean {
  const names = view.titles
    .flatMap((title) => title.split(/\s[|–—·-]\s/))
    .filter((name) => name.length >= MIN_NAME_CHARS);
  // "— Mae, Larkfell Counseling": so does whoever signs with the name of the business.
  if (names.some((name) => signature.includes(name))) return true;
  const surname = author.split(/\s+/).at(-1) ?? '';
  return surname.length >= MIN_SURNAME_CHARS && view.titles.some((title) => title.includes(surname));
}

const MIN_SURNAME_CHARS = 4;
const MIN_NAME_CHARS = 8;

/** Where the reviews are quotations, a short line without quotation marks in another element is a label or an introduction. */
function withoutBadges(view: PageView, candidates: Candidate[]): Candidate[] {
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

/** Blocks in a part of the page named as reviews, by a heading above or by the names of its elements. */
function reviewZone(view: PageView, names: (text: string) => boolean): boolean[] {
  let level: number | null = null;
  return view.blocks.map((block, at) => {
    const own = Number(HEADING.exec(block.tag)?.[1] ?? 7);
    if (own < 7) {
      if (names(block.text) || isKicker(view.blocks[at - 1], names)) level = own;
      else if (level !== null && own <= level) level = null;
    } else if (block.landmark === 'footer' || block.landmark === 'nav') level = null;
    const path = view.paths[block.path] ?? '';
    const inside = level !== null || REVIEWS_PLACE.test(path) || REVIEW_ITEM_PLACE.test(path);
    return inside && block.landmark !== 'nav' && block.landmark !== 'header';
  });
}

/** "What our clients say", a short line over a heading that is a slogan: what it names is the part under the heading. */
function isKicker(above: TextBlock | undefined, names: (text: string) => boolean): boolean {
  if (above === undefined || above.landmark === 'nav' || above.landmark === 'header') return false;
  if (!/^(?:p|span|div|small|strong)$/.test(above.tag) || above.text.length > MAX_KICKER_CHARS) return false;
  return names(above.text) && !/\d/.test(above.text);
}

const MAX_KICKER_CHARS = 40;

/** A quotation element and the line under it that names who said it. */
function isQuotation(view: PageView, at: number): boolean {
  const block = view.blocks[at];
  if (!block || block.landmark === 'nav' || block.landmark === 'header' || block.landmark === 'footer') return false;
  if (QUOTE_PLACE.test(view.paths[block.path] ?? '')) return !isUnderQuotedHeading(view, at);
  // "“Best colour of my life.”" over "– Amanda T."
  const isSigned = (quote: TextBlock | undefined, name: TextBlock | undefined) =>
    quote !== undefined && name !== undefined && QUOTED.test(quote.text.trim()) && SIGNATURE.test(name.text);
  return isSigned(block, view.blocks[at + 1]) || isSigned(view.blocks[at - 1], block);
}

/** "Sarah M." */
const FIRST_NAME_AND_INITIAL = lightLetters(/^\p{Lu}[\p{L}'’-]{1,20} \p{Lu}\.$/u);
const CARD_REACH = 4;
const MIN_CARDS = 2;

/** Cards that hold a quotation and, shortly above or below it, a first name with an initial: so customers are named, two or more alike. */
function customerCards(view: PageView): Set<number> {
  const byPath = new Map<number, number[][]>();
  view.blocks.forEach((block, at) => {
    if (block.text.length < MIN_CHARS || !QUOTED.test(block.text.trim())) return;
    const isNamed = (step: number) => FIRST_NAME_AND_INITIAL.test(view.blocks[at + step]?.text ?? '');
    const steps = Array.from({ length: CARD_REACH }, (_, step) => step + 1);
    const above = steps.find((step) => isNamed(-step)) ?? 0;
    const below = steps.find(isNamed) ?? 0;
    if (above + below === 0) return;
    const card = Array.from({ length: above + below + 1 }, (_, index) => at - above + index);
    byPath.set(block.path, [...(byPath.get(block.path) ?? []), card]);
  });
  return new Set([...byPath.values()].filter((cards) => cards.length >= MIN_CARDS).flat(2));
}

/** Old websites indent whole sections by such elements: what has a heading inside is a section, no quotation. */
function isUnderQuotedHeading(view: PageView, at: number): boolean {
  const path = view.paths[view.blocks[at - 1]?.path ?? -1] ?? '';
  return QUOTE_PLACE.test(path) && / > h[1-6]\b/.test(path);
}

/** "— Ida B." or a caption right under a quotation. */
function isSignature(view: PageView, at: number): boolean {
  const block = view.blocks[at];
  if (at === 0 || block === undefined || !isQuotation(view, at - 1)) return false;
  return SIGNATURE.test(block.text) || /^(?:figcaption|cite)$/.test(block.tag);
}

/** What follows the reviews where a page has no footer: addresses, numbers, hours, legal lines. */
const CONTACT_DATA = lightLetters(
  /@\w|©|〒|(?<!\p{L})(?:Tel|Fax|Phone|Telefon|Telefono|Tel[ée]fono|T[ée]l|VAT|P\.? ?IVA|KvK|BTW|SIRET|USt|ABN|CNPJ|NIPC|NIF|All rights reserved|Alle Rechte vorbehalten)(?!\p{L})[\s.:]|\d{2}[)\s.-]{1,2}\d{3}[\s.-]\d{3}|\d{1,2}[:.h]\d{2}\s?[-–〜～~]\s?\d/u,
);
/** A dash and a name. */
const SIGNATURE = lightLetters(/^[-–—―~]\s?\p{Lu}[^\n]{1,60}$/u);
const QUOTE_PLACE = /(?:^| > )blockquote\b|[.#][\w-]*(?:block-?quote|pull-?quote)\b/i;

/** "“Lovely place.” — Ida B., Leeds": who said it stands in the same element. */
function attribution(text: string): [said: string, by: string | null] {
  const match = /^([\s\S]{20,})\n\s*[—–―~-]\s*([^\n]{2,80})$/u.exec(text) ?? QUOTE_AND_NAME.exec(text);
  const by = match?.[2] ? authorIn(match[2]) : null;
  return match?.[1] && by !== null ? [match[1].trim(), by] : [text, null];
}

const QUOTE_AND_NAME = /^(["“„«‚‘「『][\s\S]{20,}["“”»«’」』])\s*[—–―~-]?\s*([^"“”»«\n]{2,80})$/u;

function toCandidate(
  view: PageView,
  block: TextBlock,
  at: number,
  linkBlocks: Set<number>,
  needsAuthor: boolean,
): Candidate[] {
  const { text } = block;
  const least = CJK.test(text) ? MIN_CJK_CHARS : MIN_CHARS;
  if (text.length < least || text.length > MAX_CHARS) return [];
  if (HEADING.test(block.tag) || /^(?:a|button|label|option|figcaption|summary|th|dt|footer|cite)$/.test(block.tag))
    return [];
  // "※" opens a note to what stands above.
  if (isAboutReviews(text) || namesReviews(text) || linkBlocks.has(at) || /^[※*]/u.test(text) || isTopic(text))
    return [];
  if (SIGNATURE.test(text) && text.length <= 90) return [];
  if (!QUOTED.test(text.trim()) && CONTACT_DATA.test(text)) return [];
  // A quotation element that holds a list only indents it.
  if (needsAuthor && /\n[-–•*] /.test(text)) return [];
  const tail = (view.paths[block.path] ?? '').split(' > ').slice(-2).join(' > ');
  const own = tail.split(' > ').at(-1) ?? '';
  if (REVIEW_EXTRA_PLACE.test(own) && !REVIEW_ITEM_PLACE.test(own)) return [];
  const [said, by] = attribution(text);
  const quoted = QUOTED.test(said.trim());
  const isQuote = block.tag === 'blockquote' || block.tag === 'q' || /blockquote/.test(tail);
  const strong = quoted || isQuote || QUOTE_PLACE.test(tail) || REVIEW_ITEM_PLACE.test(tail);
  // "Ida Berg, owner of a shop" is who said it.
  const isSentence = text.length > 60 && /[.!?]/.test(text);
  const isCaption = text.length <= 90 && !/[.!?…]/.test(text);
  if ((!strong || needsAuthor || isCaption) && !quoted && by === null && !isSentence && authorIn(text) !== null)
    return [];
  return [{ at, quoted, strong, needsAuthor }];
}

/** The next paragraph of the same element, and no name, stars or heading after the first. */
function continues(view: PageView, first: TextBlock, at: number, texts: Set<number>): boolean {
  const block = view.blocks[at];
  if (!block || block.path !== first.path || block.tag !== 'p') return false;
  // Of several texts in a row without anything between, each is a review when nothing else marks their edges.
  let after = at + 1;
  while (texts.has(after) && view.blocks[after]?.path === first.path) after += 1;
  const following = view.blocks[after];
  return following !== undefined && (authorIn(following.text) !== null || STARS.test(following.text));
}

function isSameQuote(view: PageView, first: TextBlock, at: number): boolean {
  const block = view.blocks[at];
  if (block === undefined || block.path !== first.path || block.tag !== 'p') return false;
  return /blockquote/.test(view.paths[block.path] ?? '') && authorIn(block.text) === null;
}

/** Whether the names stand above the texts: the first review has one there, and after the last there is none. */
function isNameFirst(view: PageView, zone: boolean[], candidates: Candidate[], texts: Set<number>): boolean {
  const first = candidates[0]?.at;
  const last = candidates.at(-1)?.at;
  if (first === undefined || last === undefined) return false;
  const named = (from: number, step: 1 | -1): boolean => {
    let looked = 0;
    for (let at = from + step; looked < MAX_BEFORE && zone[at] && !texts.has(at); at += step) {
      const block = view.blocks[at];
      if (!block || namesReviews(block.text)) return false;
      if (STARS.test(block.text) || isTopic(block.text)) continue;
      looked += 1;
      if (authorIn(block.text) !== null && block.tag !== 'a' && block.tag !== 'button') return true;
    }
    return false;
  };
  return named(first, -1) && !named(last, 1);
}

/** Paths of headings that stand over texts more often than under them and are rarely names: titles of cards, and no authors. */
function cardTitles(view: PageView, candidates: Candidate[]): Set<number> {
  const balance = new Map<number, number>();
  const count = (block: TextBlock | undefined, by: 1 | -1) => {
    if (block && HEADING.test(block.tag)) balance.set(block.path, (balance.get(block.path) ?? 0) + by);
  };
  for (const { at } of candidates) {
    count(view.blocks[at - 1], 1);
    count(view.blocks[at + 1], -1);
  }
  const rarelyNames = (path: number) => {
    const alike = view.blocks.filter((block) => block.path === path);
    return alike.filter((block) => authorIn(block.text) !== null).length < alike.length / 2;
  };
  return new Set([...balance].filter(([path, over]) => over > 0 && rarelyNames(path)).map(([path]) => path));
}

/** Lines around a review that may name its author. */
const MAX_AFTER = 4;
const MAX_BEFORE = 3;

function surroundings(
  view: PageView,
  zone: boolean[],
  texts: Set<number>,
  first: number,
  last: number,
  previousEnd: number,
  nameFirst: boolean,
  titles: ReadonlySet<number>,
): { author: string | null; date: string | null; stars: boolean; end: number; beside: string } {
  let author: string | null = null;
  let date: string | null = null;
  let stars = false;
  let end = last;
  for (let at = last + 1; !nameFirst && at <= last + MAX_AFTER && zone[at] && !texts.has(at); at++) {
    const block = view.blocks[at];
    if (!block || block.tag === 'label') break;
    if (HEADING.test(block.tag) && (author !== null || namesReviews(block.text) || titles.has(block.path))) break;
    if (STARS.test(block.text)) {
      // Stars after the name open the next review.
      if (author !== null) break;
      stars = true;
    } else if (block.text.length > 120 || block.tag === 'a' || block.tag === 'button') break;
    else {
      date ??= dateIn(block.text);
      author ??= authorIn(block.text);
    }
    end = at;
  }
  const named = author !== null && AUTHOR_PLACE.test(view.paths[view.blocks[end]?.path ?? 0] ?? '');
  const above: { name: string; at: number }[] = [];
  let looked = 0;
  for (let at = first - 1; looked < MAX_BEFORE && at > previousEnd && zone[at]; at--) {
    const block = view.blocks[at];
    if (!block || texts.has(at) || (HEADING.test(block.tag) && isKicker(view.blocks[at - 1], namesReviews))) break;
    if (STARS.test(block.text) || isTopic(block.text)) {
      stars ||= STARS.test(block.text);
      continue;
    }
    looked += 1;
    if (block.text.length <= 120 && !namesReviews(block.text)) {
      date ??= dateIn(block.text);
      const name = titles.has(block.path) ? null : authorIn(block.text);
      if (name !== null) above.push({ name, at });
    } else break;
  }
  const chosen = named ? null : nameAbove(view, above);
  if (chosen && (author === null || AUTHOR_PLACE.test(placeAt(view, chosen.at)))) author ??= chosen.name;
  const beside = end > last ? (view.blocks[end]?.text ?? '') : '';
  return { author, date, stars, end, beside };
}

const CUSTOMER_JA = /様|さん|\d{1,2}代|[男女]性/u;
const placeAt = (view: PageView, at: number): string => view.paths[view.blocks[at]?.path ?? 0] ?? '';
const parentOf = (path: string): string => path.slice(0, path.lastIndexOf(' > '));

/** Of several lines above a review the heading names its author, else the first of those on the same card: then comes the town. */
function nameAbove(view: PageView, above: { name: string; at: number }[]): { name: string; at: number } | null {
  const [nearest] = above;
  if (nearest === undefined) return null;
  // Any short line could be a name in Japanese; 様 and an age make it one.
  const marked =
    above.find(({ name }) => CUSTOMER_JA.test(name)) ??
    above.find(({ at }) => AUTHOR_PLACE.test(placeAt(view, at))) ??
    above.find(({ at }) => HEADING.test(view.blocks[at]?.tag ?? ''));
  if (marked) return marked;
  const parent = parentOf(placeAt(view, nearest.at));
  return above.filter(({ at }) => parentOf(placeAt(view, at)) === parent).at(-1) ?? nearest;
}

const unquote = (text: string): string =>
  text
    .trim()
    .replace(/^["“„«»‚「『”]\s*|\s*["“”»«」』]$/gu, '')
    .trim();
