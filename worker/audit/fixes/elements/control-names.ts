import { isNameless, isTarget } from '../../checks/accessibility/nameless-links-and-buttons.ts';
import { startTag } from '../as-html.ts';
import { type FixBuilder, isOpen } from '../fix-input.ts';
import { byPlace, evidenceOf, forCheck, htmlFix } from '../page-fix.ts';
import { changePlacement } from '../page-placement.ts';
import { targetWords } from './target-words.ts';

const CHECK = 'nameless-links-and-buttons';

/** Names for links without words, by where they lead. What a button without a name does only its script knows. */
export const controlNameFixes: FixBuilder = {
  checkIds: [CHECK],
  build(input) {
    if (!isOpen(input, CHECK)) return [];
    const pieces = (input.inputs.pages ?? []).flatMap((page) =>
      page.plain.view.links
        .filter((link) => isNameless(link, link.text) && isTarget(link))
        .flatMap((link) => {
          const { href } = link;
          const name = targetWords(input, page, link);
          return name === null ? [] : [{ page, href, html: startTag('a', { href, 'aria-label': name }) }];
        }),
    );
    const fixes = byPlace(pieces).map(({ page, pieces: own }) =>
      htmlFix(input, page, {
        kind: 'html',
        placement: changePlacement(input, page, 'the same links with the attribute aria-label added'),
        content: own.map(({ html }) => html).join('\n'),
        before: own.map(({ href }) => startTag('a', { href })).join('\n'),
        action: 'attributes',
      }),
    );
    const named = new Set(pieces.map(({ href }) => `link to ${href}`));
    return forCheck(
      CHECK,
      fixes,
      evidenceOf(input, CHECK).every(({ seen }) => named.has(seen)),
    );
  },
};
