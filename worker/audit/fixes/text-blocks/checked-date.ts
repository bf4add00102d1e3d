import { type FixBuilder, isOpen, TODO, type WrittenFix } from '../fix-input.ts';
import { forCheck, htmlFix, takesText } from '../page-fix.ts';
import { blockPlacement } from '../page-placement.ts';
import { phrasesFor } from './phrases.ts';

const CHECK = 'missing-recent-date';

/** A line for the day somebody last checked the page. The day itself is never written: only whoever checked knows it. */
export const checkedDateFixes: FixBuilder = {
  checkIds: [CHECK],
  build(input): WrittenFix[] {
    const { home } = input.inputs;
    const phrases = home && phrasesFor(input, home);
    if (!isOpen(input, CHECK) || !phrases || !takesText(home)) return [];
    const fix = htmlFix(input, home, {
      kind: 'html',
      placement: blockPlacement(
        input,
        home,
        'at the end of the text, and the same on every page you check. Put the true day in both places: as 2026-01-31 in datetime, and in words',
      ),
      content: `<p>${phrases.lastChecked}${phrases.colon}<time datetime="${TODO}">${TODO}</time></p>`,
      action: 'main-end',
    });
    return forCheck(CHECK, [fix], false);
  },
};
