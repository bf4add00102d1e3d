import type { ReadPage } from '../../website/read-pages.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { plainWords, textKey } from '../../website/text/plain-words.ts';

/** Marks that one spelling of a name has and another has not. */
const MARK = String.raw`[\s\-–‑.'&]{0,3}`;
/** In an address, a mailbox or a tag nobody spells a name. */
const BEFORE = String.raw`(?<![\p{L}\p{N}@#/_.-])`;
const AFTER = String.raw`(?![\p{L}\p{N}@/_-]|\.\p{L})`;

const IS_LETTER = lightLetters(/[\p{L}\p{N}]/u);

/** Whether the pages write the name as one all the time: "Larch-Bakery" in a title and "Larch Bakery" in a text are two. Capitals are layout. */
export function isSpeltAlike(name: string, pages: readonly ReadPage[]): boolean {
  const letters = [...textKey(name)].filter((one) => IS_LETTER.test(one));
  const pattern = lightLetters(`${BEFORE}${letters.join(MARK)}${AFTER}`, 'gu');
  const texts = pages.flatMap(({ plain: { view }, rendered }) =>
    [view, ...(rendered ? [rendered.view] : [])].flatMap(({ titles, blocks }) => [
      ...titles,
      ...blocks.map(({ text }) => text),
    ]),
  );
  return texts.every((text) => [...pattern.matchAll(plainWords(text))].every(([one]) => one === plainWords(name)));
}
