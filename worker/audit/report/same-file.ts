import type { PageObservation } from '../observations.ts';
import { visibleBlocks } from '../website/page/page-text.ts';
import type { TextBlock } from '../website/page/page-view.ts';
import { countWords } from '../website/page/words.ts';
import { textKey } from '../website/text/plain-words.ts';

/** Words a view may have of its own: the name of a category, a line that it holds nothing. */
const MAX_OWN_WORDS = 20;

/**
 * Addresses that differ from an earlier one by their query alone, are answered with the same text, and show next to nothing else: one page,
 * whose words are compared once. What a script fills in for each, as the items of a catalogue, is a page of its own.
 */
export function viewsOfEarlier(pages: readonly PageObservation[]): ReadonlySet<string> {
  const files = new Map<string, PageObservation>();
  const views = new Set<string>();
  for (const page of pages) {
    const { view } = page.plain;
    if (!view || !page.rendered || !URL.canParse(page.url)) continue;
    const { origin, pathname } = new URL(page.url);
    const file = `${origin}${pathname}\n${view.blocks.map(({ text }) => text).join('\n')}`;
    const first = files.get(file);
    if (first === undefined) files.set(file, page);
    else if (showsTheSame(page, first)) views.add(page.url);
  }
  return views;
}

const shownOf = ({ rendered }: PageObservation): readonly TextBlock[] =>
  rendered?.view ? visibleBlocks(rendered.view) : [];

function showsTheSame(page: PageObservation, first: PageObservation): boolean {
  const there = new Set(shownOf(first).map(({ text }) => textKey(text)));
  const own = shownOf(page).filter(({ text }) => !there.has(textKey(text)));
  return own.reduce((sum, { text }) => sum + countWords(text), 0) <= MAX_OWN_WORDS;
}
