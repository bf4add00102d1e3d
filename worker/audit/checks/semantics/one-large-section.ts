import { policyKindOfName } from '../../facts/profiles/policy-names.ts';
import { mainBlocks, placeOf, readingLength } from '../../website/page/page-text.ts';
import type { PageView } from '../../website/page/page-view.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { isWritten } from '../../website/text/latin-filler.ts';
import { defineCheck, dueTo, type Evidence, fail, notApplicable, partial, pass } from '../check.ts';
import { MIN_DIVIDED_CHARS } from '../shared/chapters.ts';
import { repeatedBlocks } from '../shared/repeated-blocks.ts';

/** Shares of the largest section on 776 pages of others: the median was 40 %. Less than half of a text is not much of it. */
const PASS_SHARE = 0.5;
const FAIL_SHARE = 0.8;

/** How much of a page's own text, what most pages repeat left out, stands in its largest part between two headings, on the pages long enough to need parts. */
export const oneLargeSection = defineCheck({
  id: 'one-large-section',
  revision: 11,
  category: 'semantics',
  strength: 'B',
  catalogue: ['section-balance'],
  title: {
    pass: 'Most long pages read are divided by headings',
    partial: 'Long pages have one part that holds most of their text',
    fail: 'Long pages hold nearly all of their text in one part',
    causes: {
      'no-headings': 'Long pages are not divided by headings',
    },
  },
  why: 'Assistants quote passages of a page, and headings say what each is about.',
  sources: [
    'https://learn.microsoft.com/en-us/azure/search/vector-search-how-to-chunk-documents',
    'https://arxiv.org/abs/2604.25707',
  ],
  needs: ['pages'],
  causes: ['no-headings'],
  run({ pages }) {
    // Legal texts are long by nature and nobody asks an assistant for them.
    const isRepeated = repeatedBlocks(pages);
    const readings = pages.filter(({ role }) => role !== 'legal').flatMap((page) => readSections(page, isRepeated));
    if (readings.length === 0) return notApplicable('No page read is long enough to need headings.');
    const shares = readings.map(({ share }) => share).toSorted((a, b) => a - b);
    const median = shares[Math.floor(shares.length / 2)] ?? 0;
    const evidence = readings
      .filter(({ share }) => median <= PASS_SHARE || share > PASS_SHARE)
      .toSorted((a, b) => b.share - a.share)
      .map(({ evidence }) => evidence);
    if (median <= PASS_SHARE) return pass(evidence.slice(0, 3));
    const cause = evidence.every(({ place }) => place.startsWith('largest of 1 parts')) ? 'no-headings' : null;
    return dueTo(cause, median < FAIL_SHARE ? partial(evidence) : fail(evidence));
  },
});

/** Some 300 words: a part that long is advised, so a shorter one is no wall, whatever its share. */
const MIN_WALL_CHARS = 1_800;
/** Short paragraphs are no block: of those it takes twice as much before somebody is lost in them. */
const LONG_PARAGRAPH = 500;

const isWall = ({ chars, blocks }: { chars: number; blocks: number }): boolean =>
  chars >= MIN_WALL_CHARS && (chars >= 2 * MIN_WALL_CHARS || chars / blocks >= LONG_PARAGRAPH);

/** The innermost section an element stands in. */
const SECTION = /^.* > (?:section|article)(?:[#.][^>]*)? > /;
/** A term is a heading of what is said of it, and a summary of what is folded below it. */
const HEADS: ReadonlySet<string> = new Set(['dt', 'summary']);

/** What somebody else said is a passage by itself. */
const QUOTED = /^["“„«»](?=\S)[^"“”„«»]{60,}/;

/** A choice, not text. */
const WORDS_OF_FORMS: ReadonlySet<string> = new Set(['option', 'label', 'button']);

/** Reviews, tiles, people: three and more elements of one shape that hold several lines each are divided as they are. */
const MIN_CARDS = 3;
const MIN_LINES = 2;

/** The first blocks of such elements, and of what follows them: of a question on a button that folds its answer, the answer's. */
const cardStarts = ({ rows = [], blocks }: PageView): ReadonlySet<number> =>
  new Set(
    rows
      .filter(({ items, to }) => {
        const count = items.length / 2;
        return count >= MIN_CARDS && (to - (items[0] ?? to)) / count >= MIN_LINES;
      })
      // Beginning and end of each.
      .flatMap(({ items }) => items)
      .map((at) => (WORDS_OF_FORMS.has(blocks[at]?.tag ?? '') ? at + 1 : at)),
  );

/** A longer heading tells of something. */
const MAX_NAME_CHARS = 40;

/** Whether a block belongs to a legal text that stands on a page among others: its heading, and what lies below it by rank and in its section. */
function legalParts(): (level: number | undefined, text: string, isWithin: boolean) => boolean {
  let rank: number | null = null;
  return (level, text, isWithin) => {
    if (level === undefined) rank = isWithin ? rank : null;
    else if (rank === null || level <= rank)
      rank = text.length <= MAX_NAME_CHARS && policyKindOfName(text) !== null ? level : null;
    return rank !== null;
  };
}

const BELOW_MAIN = 'below the main heading';

/** The heading of a page may stand in its head, which is no part of its own text. */
function isBelowHeading(view: PageView): boolean {
  const first = view.blocks.indexOf(mainBlocks(view)[0] as (typeof view.blocks)[number]);
  return view.headings.some(({ level, hidden, block }) => level === 1 && !hidden && block >= 0 && block < first);
}

function readSections(
  { url, plain: { view } }: ReadPage,
  isRepeated: ReturnType<typeof repeatedBlocks>,
): { share: number; evidence: Evidence }[] {
  const headings = new Map(view.headings.map(({ block, level }) => [block, level]));
  const indexes = new Map(view.blocks.map((block, index) => [block, index]));
  let current = { title: isBelowHeading(view) ? BELOW_MAIN : 'before the first heading', chars: 0, blocks: 0 };
  const sections = [current];
  /** The element that ends with the part a heading opened. */
  let within = '';
  const cards = cardStarts(view);
  const isLegal = legalParts();
  for (const block of mainBlocks(view)) {
    if (WORDS_OF_FORMS.has(block.tag)) continue;
    const at = indexes.get(block) ?? -1;
    const place = `${placeOf(view, block.path)} > `;
    const level = headings.get(at);
    const isHeading = level !== undefined;
    const isOfPolicy = isLegal(level, block.text, place.startsWith(within));
    const isHead = isHeading || HEADS.has(block.tag) || cards.has(at) || QUOTED.test(block.text);
    if (isHead || !place.startsWith(within)) {
      current = { title: isHead ? block.text : `after “${current.title}”`, chars: 0, blocks: 0 };
      sections.push(current);
      within = isHeading ? (SECTION.exec(place)?.[0] ?? '') : '';
    }
    if (isHeading || isOfPolicy || isRepeated(block) || !isWritten(block)) continue;
    current.chars += readingLength(block.text);
    current.blocks += 1;
  }
  const total = sections.reduce((sum, { chars }) => sum + chars, 0);
  if (total < MIN_DIVIDED_CHARS) return [];
  const largest = sections.reduce((most, section) => (section.chars > most.chars ? section : most));
  const share = !isWall(largest) ? 0 : largest.chars / total;
  return [
    {
      share,
      evidence: {
        pageUrl: url,
        place: `largest of ${sections.length} parts: ${Math.round((largest.chars / total) * 100)}% of the text`,
        seen: largest.title,
      },
    },
  ];
}
