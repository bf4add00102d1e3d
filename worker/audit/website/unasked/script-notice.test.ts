import { expect, it } from 'vitest';
import { attemptOf, HOME, page, website } from '../../../testing/audit-builders.ts';
import { withoutScriptNotices } from './script-notice.ts';

function shown(html: string): { texts: string[]; words: number; chars: number } {
  const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };
  const { observations } = website({ target, pages: [] });
  const view = withoutScriptNotices({ ...observations, pages: [attemptOf(page(html))] }).pages[0]?.plain.view;
  return {
    texts: (view?.blocks ?? []).flatMap(({ hidden, text }) => (hidden ? [] : [text])),
    words: view?.textWords ?? 0,
    chars: view?.textChars ?? 0,
  };
}

it('leaves out the line that asks to turn scripts on', () => {
  const html = '<div id="app"></div><noscript>This workshop needs JavaScript.</noscript>';
  expect(shown(html)).toEqual({ texts: [], words: 0, chars: 0 });
});

it('keeps what says something without scripts, and what a page says of them', () => {
  expect(shown('<noscript>No JavaScript? Call 0123 456789.</noscript>').texts).toHaveLength(1);
  expect(shown('<noscript><p>We mend oars of ash and spruce.</p></noscript>').texts).toHaveLength(1);
  expect(shown('<p>We teach JavaScript.</p>')).toEqual({ texts: ['We teach JavaScript.'], words: 3, chars: 20 });
});
