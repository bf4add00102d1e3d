import { isHeading } from '../../../website/page/page-rows.ts';
import type { TextBlock } from '../../../website/page/page-view.ts';
import { lightLetters } from '../../../website/text/light-letters.ts';
import { placeInBody, type TextDocument } from '../../../website/text/text-sources.ts';
import type { FactSource } from '../../facts.ts';
import { findPrices } from '../../offers/price-texts.ts';
import { speaksOfCost } from '../../offers/prices.ts';

/** Fewer words are a label or a link. */
const MIN_WORDS = 3;

/**
 * A sentence about the prices of the section of a sum: below the last of them it may say what else is to pay, or that they are none to count on;
 * above them, where it holds a short form ("MwSt.", "VAT"). What it says nobody reads here, so the sum alone is not passed on.
 */
export function isUnderNote(source: FactSource, documents: readonly TextDocument[]): boolean {
  const section = SECTION.exec(source.place)?.[0];
  const document = documents.find(({ pageUrl, viewName }) => pageUrl === source.pageUrl && viewName === source.view);
  return section !== undefined && document !== undefined && notedSections(document).has(section);
}

/** The path of the innermost section. */
const SECTION = /^.*(?:^|> )section\b[^ ]*/;

function notedSections(document: TextDocument): ReadonlySet<string> {
  const known = noted.get(document) ?? notedIn(document);
  noted.set(document, known);
  return known;
}

/** Of one view of a page: every price asks. */
const noted = new WeakMap<TextDocument, ReadonlySet<string>>();

function notedIn({ view }: TextDocument): Set<string> {
  const sections = Map.groupBy(
    view.blocks.filter(({ hidden }) => !hidden),
    ({ path }) => SECTION.exec(placeInBody(view, path))?.[0] ?? '',
  );
  sections.delete('');
  return new Set(
    [...sections].flatMap(([section, blocks]) => (partsOf(section, blocks).some(isNoted) ? [section] : [])),
  );
}

/** One with a name of its own is one part. */
const partsOf = (section: string, blocks: readonly TextBlock[]): TextBlock[][] =>
  NAMED.test(section) ? [blocks.filter((block) => !isHeading(block))] : underHeadings(blocks);
const NAMED = /section#[^ ]*$/;

/** What stands under each heading: of two sections that are called alike one has the prices. */
function underHeadings(blocks: readonly TextBlock[]): TextBlock[][] {
  const parts: TextBlock[][] = [[]];
  for (const block of blocks) {
    if (isHeading(block)) parts.push([]);
    else parts.at(-1)?.push(block);
  }
  return parts;
}

const holdsSum = ({ text }: TextBlock): boolean => findPrices(text, null).length > 0;

function isNoted(blocks: readonly TextBlock[]): boolean {
  const last = blocks.findLastIndex(holdsSum);
  return blocks.some(
    (block, at) =>
      last >= 0 &&
      !NO_NOTE.test(block.tag) &&
      block.text.split(/\s+/).length >= MIN_WORDS &&
      (at > last || SHORT_FORM.test(block.text)) &&
      speaksOfCost(block.text) &&
      !holdsSum(block),
  );
}

const NO_NOTE = /^(?:a|button|t[dh]|dt|label|option|summary)$/;
/** "MwSt.", "VAT" */
const SHORT_FORM = lightLetters(/(?<!\p{L})(?:\p{Lu}\p{Ll}+\p{Lu}\p{L}*|\p{Lu}{2,4})(?!\p{L})/u);
