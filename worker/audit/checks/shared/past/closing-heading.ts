import { placeOf } from '../../../website/page/page-text.ts';
import type { ReadPage } from '../../../website/read-pages.ts';
import { contentView } from '../../../website/text/page-prose.ts';
import type { Evidence } from '../../check.ts';
import { CLOSURE } from './past-words.ts';

const WORD = /^\P{L}*(\p{L}+)\P{L}*$/u;

/**
 * The first main heading of the home page where one word is all it says, and that word is "closed". It names neither a day nor a time, as
 * a notice of holidays does: whether the business has ended its owner alone can say, and the same words invite nobody in.
 */
export function closingHeading(home: ReadPage | null): Evidence | null {
  if (home === null) return null;
  const view = contentView(home);
  const heading = view.blocks.find(({ tag, hidden }) => tag === 'h1' && !hidden);
  const word = WORD.exec(heading?.text.trim() ?? '')?.[1];
  if (heading === undefined || word === undefined || !CLOSURE.test(word)) return null;
  return { pageUrl: home.url, place: placeOf(view, heading.path), seen: heading.text.trim() };
}
