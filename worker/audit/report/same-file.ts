import type { PageObservation } from '../observations.ts';
import { visibleBlocks } from '../website/page/page-text.ts';
import type { TextBlock } from '../website/page/page-view.ts';
import { countWords } from '../website/page/words.ts';
import { textKey } from '../website/text/plain-words.ts';

/** Words a view may have of its own: the name of a category, a line that it holds nothing. */
const MAX_OWN_WORDS = 20;

/** A page that is the file of an earlier one, and how many words it shows that the earlier one does not. */
export interface FileView {
  of: string;
  ownWords: number;
}

/**
 * Addresses that differ from an earlier one by their query alone, are answered with the same text, and show next to nothing else: one page,
 * whose words are summed up once. What a script fills in for each, as the items of a catalogue, is a page of its own.
 */
export function viewsOfEarlier(pages: readonly PageObservation[]): ReadonlyMap<string, FileView> {
  const files = new Map<string, PageObservation>();
  const views = new Map<string, FileView>();
  for (const page of pages) {
    const { view } = page.plain;
    if (!view || !page.rendered || !URL.canParse(page.url)) continue;
    const { origin, pathname } = new URL(page.url);
    const file = `${origin}${pathname}\n${view.blocks.map(({ text }) => text).join('\n')}`;
    const first = files.get(file);
    if (first === undefined) {
      files.set(file, page);
      continue;
    }
    const ownWords = wordsBeside(page, first);
    if (ownWords <= MAX_OWN_WORDS) views.set(page.url, { of: first.url, ownWords });
  }
  return views;
}

const shownOf = ({ rendered }: PageObservation): readonly TextBlock[] =>
  rendered?.view ? visibleBlocks(rendered.view) : [];

function wordsBeside(page: PageObservation, first: PageObservation): number {
  const there = new Set(shownOf(first).map(({ text }) => textKey(text)));
  const own = shownOf(page).filter(({ text }) => !there.has(textKey(text)));
  return own.reduce((sum, { text }) => sum + countWords(text), 0);
}
