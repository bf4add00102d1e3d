import type { PageView, TextBlock } from '../../website/page/page-view.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { placeInBody, type TextDocument } from '../../website/text/text-sources.ts';
import { hasRole } from '../people/roles-in-text.ts';
import { customerCards } from './customer-cards.ts';
import { noteOnList } from './noted-list.ts';
import { attribution, type Candidate, labelledQuotation, toCandidate, withoutBadges } from './review-candidates.ts';
import { praises } from './review-praise.ts';
import { isQuotation, isSignature, QUOTED } from './review-quotations.ts';
import { cardTitles, isNameFirst, STARS, surroundings } from './review-surroundings.ts';
import { authorIn, isSample, namesReferences, namesReviews } from './review-words.ts';
import { reviewZone } from './review-zones.ts';
import { starredCards } from './starred-cards.ts';

export interface ReviewText {
  text: string;
  author: string | null;
  date: string | null;
  place: string;
  /** In the page: that the customers' own words are still to come. */
  note?: string;
}

/** `about`: pages that tell who the business is, wherever the document stands. */
export function findReviews(document: TextDocument, about: readonly PageView[] = []): ReviewText[] {
  const { view, page } = document;
  if (page.role === 'article' || document.isLegal || isMarkedArticle(document) || isForApplicants(document)) return [];
  const found = reviewCandidates(view);
  const { zone, candidates } = found;
  const texts = new Set(candidates.map((candidate) => candidate.at));
  const nameFirst = isNameFirst(view, zone, candidates, texts);
  const titles = cardTitles(view, candidates);
  const note = noteOnList(view, candidates);
  let previousEnd = -1;
  return spansOf(view, candidates, texts).flatMap((span) => {
    const { block, candidate, last } = span;
    const around = surroundings({ view, zone, texts, first: candidate.at, last, previousEnd, nameFirst, titles });
    previousEnd = around.end;
    const told: Told = { author: span.by ?? around.author, beside: around.beside, hasStars: around.stars };
    return isReview(span, told, [view, ...about], found)
      ? [
          {
            text: unquote(span.text),
            author: told.author,
            date: around.date ?? null,
            place: placeInBody(view, block.path),
            ...(note === null ? {} : { note }),
          },
        ]
      : [];
  });
}

/** One text with all its paragraphs. */
interface Span {
  candidate: Candidate;
  /** Its first block. */
  block: TextBlock;
  text: string;
  /** Who said it, where the block itself tells. */
  by: string | null;
  /** Index in `view.blocks` of its last block. */
  last: number;
}

function spansOf(view: PageView, candidates: readonly Candidate[], texts: Set<number>): Span[] {
  const spans: Span[] = [];
  for (let index = 0; index < candidates.length; index++) {
    const candidate = candidates[index];
    const block = candidate && view.blocks[candidate.at];
    if (!candidate || !block) continue;
    let last = candidate.at;
    // Paragraphs of one review follow each other without stars, name or quotation marks between them.
    const isMore = (next: Candidate | undefined) =>
      next?.at === last + 1 && !candidate.quoted && !next.quoted && continues(view, block, next.at, texts);
    for (; isMore(candidates[index + 1]); index++) last++;
    // Short paragraphs of a quotation belong to it too.
    while (!texts.has(last + 1) && isSameQuote(view, block, last + 1)) last++;
    const [said, by] = attribution(block.text);
    const text = [said, ...view.blocks.slice(candidate.at + 1, last + 1).map((more) => more.text)].join('\n');
    spans.push({ candidate, block, text, by, last });
  }
  return spans;
}

/** What the text and its surroundings tell of it. */
interface Told {
  author: string | null;
  /** The line beside the text: a signature or a caption. */
  beside: string;
  hasStars: boolean;
}

type Found = ReturnType<typeof reviewCandidates>;

function isReview({ candidate, text }: Span, told: Told, views: readonly PageView[], found: Found): boolean {
  const { author, beside, hasStars } = told;
  if (!candidate.strong && author === null && !hasStars) return false;
  if (candidate.needsAuthor) {
    const [view, ...about] = views;
    if (author === null || !view || isOwner(view, author, beside) || isToldOf(view, author, candidate.at)) return false;
    if (/\s/.test(author) && about.some((other) => tellsOf(other, author))) return false;
    const isStaff = hasRole(beside) && !found.references[candidate.at] && !found.starred.has(candidate.at);
    if (isStaff) return false;
  }
  return ![text, author ?? '', beside].some(isSample);
}

/** Blocks that may be reviews, and the zones they were looked for in, by block. */
function reviewCandidates(view: PageView) {
  const linkBlocks = new Set(
    view.links.filter((link) => link.text === view.blocks[link.block]?.text).map((link) => link.block),
  );
  const named = reviewZone(view, namesReviews).map(
    (inside, at) => inside || labelledQuotation(view.blocks[at]?.text ?? '') !== null,
  );
  const references = reviewZone(view, namesReferences);
  const starred = starredCards(view);
  const cards = new Set([...customerCards(view), ...praises(view), ...starred]);
  const zone = named.map(
    (inside, at) =>
      inside || isQuotation(view, at) || isSignature(view, at) || cards.has(at) || references[at] === true,
  );
  const candidates = withoutBadges(
    view,
    view.blocks
      .flatMap((block, at) => (zone[at] ? toCandidate({ view, block, at, linkBlocks, needsAuthor: !named[at] }) : []))
      .filter(({ at, quoted }) => quoted || named[at] || isQuotation(view, at) || cards.has(at)),
  );
  return { zone, references, starred, candidates };
}

/** An article beside the home page quotes and gives examples, wherever its address files it. */
function isMarkedArticle({ page, structured }: TextDocument): boolean {
  const isArticle = (type: string) => /^(?:Article|BlogPosting|NewsArticle)$/.test(type);
  return page.role !== 'home' && structured.nodes.some(({ types, parent }) => parent === null && types.some(isArticle));
}

/** Where staff are sought, staff tell what working there is like. */
const FOR_APPLICANTS = lightLetters(
  regexSource`
    採用|求人|職員募集|スタッフ募集|^(?:recruit|careers?|jobs?|karriere|stellenangebote|recrutement|nous rejoindre
    |rejoignez-nous|empleo|lavora con noi|vacatures|werken bij)\b
  `,
  'i',
);

function isForApplicants({ page, view }: TextDocument): boolean {
  const heading = view.headings.find(({ level }) => level === 1)?.text ?? '';
  return page.role !== 'home' && [heading, view.titles[0] ?? ''].some((text) => FOR_APPLICANTS.test(text.trim()));
}

/** "— Dr. Eva Klein" on the page titled "Dr. Klein, dentist": the owner quotes herself. */
function isOwner(view: PageView, author: string, signature: string): boolean {
  const names = view.titles
    .flatMap((title) => title.split(/\s[|–—·-]\s/))
    .filter((name) => name.length >= MIN_NAME_CHARS);
  // "— Mae, Larkfell Counseling": so does whoever signs with the name of the business.
  if (names.some((name) => signature.includes(name))) return true;
  const surname = surnameOf(author);
  if (surname.length >= MIN_SURNAME_CHARS) return view.titles.some((title) => title.includes(surname));
  // "— Eva Roy" on the page titled "Roy Ceramics": a short one is looked for as a word, and of a whole name.
  return surname !== author && view.titles.some((title) => wordsOf(title).includes(surname));
}

const surnameOf = (author: string): string => author.split(/\s+/).at(-1) ?? '';

const wordsOf = (text: string): readonly string[] => text.split(BETWEEN_WORDS);
const BETWEEN_WORDS = lightLetters(/[^\p{L}'’-]+/u);

/** "Master Hanakoshi, who founded our style, ...": whom the page tells of is quoted as a teacher or a founder, not as a customer. */
function isToldOf(view: PageView, author: string, quote: number): boolean {
  const surname = surnameOf(author);
  // Of a short surname the whole name tells: "I'm Eva Roy, ...".
  const told = surname.length < MIN_SURNAME_CHARS ? author : surname;
  if (told.length < MIN_SURNAME_CHARS) return false;
  return tellsOf(view, told, quote);
}

const tellsOf = (view: PageView, name: string, quote = -1): boolean =>
  view.blocks.some(
    ({ text }, at) =>
      text.length >= MIN_PROSE_CHARS && at !== quote && text.includes(name) && !QUOTED.test(text.trim()),
  );

/** Shorter lines are signatures, captions and menus. */
const MIN_PROSE_CHARS = 100;

const MIN_SURNAME_CHARS = 4;

const MIN_NAME_CHARS = 8;

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

const unquote = (text: string): string =>
  text
    .trim()
    .replace(/^["“„«»‚「『”]\s*|\s*["“”»«」』]$/gu, '')
    .trim();
