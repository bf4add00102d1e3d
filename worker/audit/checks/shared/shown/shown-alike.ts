import { mainBlocks, visibleText } from '../../../website/page/page-text.ts';
import type { PageView } from '../../../website/page/page-view.ts';
import type { ReadPage } from '../../../website/read-pages.ts';
import { resemblance, shinglesOf } from '../../../website/text/shingles.ts';

/** What a page marks as being open, or counts, is another word or two. */
export const COPY = 0.95;

/** Whether a browser shows the same on both; null where it did not open both, or shows a word or two that differ. */
export function shownAlike(...both: readonly [ReadPage, ReadPage]): boolean | null {
  const [one, other] = both.map(({ rendered }) => (rendered === null ? null : visibleText(rendered.view)));
  if (one == null || other == null) return null;
  if (one === other) return true;
  return resemblance(shinglesOf(one), shinglesOf(other)) < COPY ? false : null;
}

/** Whether a browser shows word for word the same between the frames of both: what is chosen changes a label or a colour around it. */
function isMainAlike(...both: readonly [ReadPage, ReadPage]): boolean {
  const [one, other] = both.map(({ rendered }) => (rendered === null ? '' : shownMain(rendered.view)));
  return one !== '' && one === other;
}

const shownMain = (view: PageView): string =>
  mainBlocks(view)
    .flatMap(({ text, hidden }) => (hidden ? [] : [text]))
    .join('\n');

/** How a browser shows pages of one text: with other words on each, or the same content in another frame. */
export function asDrawn(one: ReadPage, other: ReadPage): 'apart' | 'framed' | null {
  if (isMainAlike(one, other)) return 'framed';
  return shownAlike(one, other) === false ? 'apart' : null;
}

/** "/prices.html" and "/en/prices.html": what stands in the folder of a language is another version, or was never made one. */
export const isSameName = (one: ReadPage, other: ReadPage): boolean => {
  const [first, second] = [one, other].map(({ url }) => new URL(url).pathname.replace(/\/+$/, '').split('/'));
  return !!first?.at(-1) && first.at(-1) === second?.at(-1) && first.length !== second?.length;
};
