import { saysNothing } from '../../checks/discoverability/unclear-link-texts.ts';
import type { PageLink } from '../../website/page/page-view.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { element } from '../as-html.ts';
import { type FixBuilder, type FixInput, isOpen } from '../fix-input.ts';
import { byPlace, forCheck, htmlFix } from '../page-fix.ts';
import { changePlacement } from '../page-placement.ts';
import { phrasesFor } from '../text-blocks/phrases.ts';
import { targetWords } from './target-words.ts';

const CHECK = 'unclear-link-texts';
/** Names the act of clicking, or nothing at all, so that nothing is lost without it. */
const CLICK =
  /^(?:click here|here|link|this page|hier(?: klicken)?|ici|cliquez ici|(?:haz clic )?aquí|(?:clicca )?qui|klik hier|(?:clique )?aqui|こちら)[\s.…>»→:!]*$/i;
/** A heading of more is no name for a link. */
const MAX_WORDS_CHARS = 80;

/** Links that say "click here" or "more", with the heading of the page they lead to. */
export const linkTextFixes: FixBuilder = {
  checkIds: [CHECK],
  build(input) {
    if (!isOpen(input, CHECK)) return [];
    const unclear = (input.inputs.pages ?? []).flatMap((page) => unclearLinks(page).map((link) => ({ page, link })));
    const pieces = unclear.flatMap(({ page, link }) => {
      const words = newWords(input, page, link);
      if (words === null) return [];
      return {
        page,
        html: element('a', { href: link.href }, words),
        now: element('a', { href: link.href }, link.text),
      };
    });
    const fixes = byPlace(pieces).map(({ page, pieces: own }) =>
      htmlFix(input, page, {
        kind: 'html',
        placement: changePlacement(input, page, 'the same links with words that say where they lead'),
        content: own.map(({ html }) => html).join('\n'),
        action: 'instead',
        replaces: own.map(({ now }) => now).join('\n'),
      }),
    );
    return forCheck(CHECK, fixes, pieces.length === unclear.length);
  },
};

const unclearLinks = ({ plain: { view } }: ReadPage): PageLink[] =>
  view.links.filter(
    ({ landmark, url, text }) =>
      (landmark === 'main' || landmark === null) &&
      /^https?:/.test(url ?? '') &&
      text.trim() !== '' &&
      saysNothing(text),
  );

function newWords(input: FixInput, page: ReadPage, link: PageLink): string | null {
  const { text, block } = link;
  const target = targetWords(input, page, link);
  if (target === null || target.length > MAX_WORDS_CHARS || saysNothing(target)) return null;
  const colon = phrasesFor(input, page)?.colon ?? ': ';
  // Within a sentence the words stay, so that the sentence does.
  const isAlone = page.plain.view.blocks[block]?.text.trim() === text.trim();
  return isAlone && CLICK.test(text.trim())
    ? target
    : `${text.trim().replace(/(?<![\s.…>»→:!])[\s.…>»→:!]+$/u, '')}${colon}${target}`;
}
