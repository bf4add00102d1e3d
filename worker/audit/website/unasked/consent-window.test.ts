import { expect, it } from 'vitest';
import { attemptOf, HOME, page, website } from '../../../testing/audit-builders.ts';
import { withoutConsentWindows } from './consent-window.ts';

const TEXT = '<main><h1>Tallow & Reed</h1><p>We weave baskets of willow.</p></main>';
const WINDOW =
  '<div class="ask"><h3>Privacy</h3><p>We use cookies only if you agree.</p><button>Agree</button><button>Refuse</button></div>';

function shown(html: string, rendered: string): { texts: string[]; words: number } {
  const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };
  const { observations } = website({ target, pages: [] });
  const asked = withoutConsentWindows({ ...observations, pages: [attemptOf(page(html, { rendered }))] });
  const view = asked.pages[0]?.rendered?.view;
  return {
    texts: (view?.blocks ?? []).flatMap(({ hidden, text }) => (hidden ? [] : [text])),
    words: view?.textWords ?? 0,
  };
}

it('leaves out the window by which a script asks for consent, with its words', () => {
  expect(shown(TEXT, TEXT + WINDOW)).toEqual({ texts: ['Tallow & Reed', 'We weave baskets of willow.'], words: 7 });
});

it('keeps what is served, what the page says about it, and a page that scripts write', () => {
  expect(shown(TEXT + WINDOW, TEXT + WINDOW).texts).toHaveLength(6);
  expect(shown(TEXT, `${TEXT}<div><p>Our cookies are baked at night.</p></div>`).texts).toHaveLength(3);
  expect(shown(TEXT, `${TEXT}<footer><p>Cookies</p><button>Order</button></footer>`).texts).toHaveLength(4);
  expect(shown('<div id="app"></div>', WINDOW).texts).toHaveLength(4);
});
