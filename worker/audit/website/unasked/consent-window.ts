import type { Observations } from '../../observations.ts';
import { placeOf } from '../page/page-text.ts';
import type { PageView, TextBlock } from '../page/page-view.ts';
import { countWords } from '../page/words.ts';

/** Words of the windows that ask before they store anything. */
export const SAYS_CONSENT =
  /cookie|consent|einwilligung|consentement|consentimiento|consenso|toestemming|consentimento|クッキー|同意/i;

/** The longest of such windows explain each kind of cookie. */
const MAX_WORDS = 150;
const LANDMARKS = new Set<TextBlock['landmark']>(['main', 'nav', 'header', 'footer']);

/**
 * The same observations without what a script lays over a page to ask for consent: nothing of it is text of the page, and no reader without
 * JavaScript misses it.
 */
export function withoutConsentWindows(observations: Observations): Observations {
  const pages = observations.pages.map((page) => {
    const { plain, rendered } = page;
    if (!plain.view || !rendered?.view) return page;
    const view = withoutConsentWindow(plain.view, rendered.view);
    return view === rendered.view ? page : { ...page, rendered: { ...rendered, view } };
  });
  const isSame = pages.every((page, at) => page === observations.pages[at]);
  return isSame ? observations : { ...observations, pages };
}

function withoutConsentWindow(served: PageView, shown: PageView): PageView {
  if (!shown.blocks.some(({ hidden, text }) => !hidden && SAYS_CONSENT.test(text))) return shown;
  const texts = new Set(served.blocks.map(({ text }) => text));
  const parts = Map.groupBy(shown.blocks, ({ path }) => topOf(placeOf(shown, path)));
  const windows = [...parts.values()].filter((part) => isWindow(part, texts));
  const laid = new Set(windows.flat());
  // A page of which nothing else is served as it is shown is written by scripts, its windows like the rest.
  const isServed = shown.blocks.some((block) => !laid.has(block) && !block.hidden && texts.has(block.text));
  if (laid.size === 0 || !isServed) return shown;
  const open = [...laid].filter(({ hidden }) => !hidden);
  return {
    ...shown,
    blocks: shown.blocks.map((block) => (laid.has(block) ? { ...block, hidden: true } : block)),
    textChars: shown.textChars - open.reduce((sum, { text }) => sum + text.length, 0),
    textWords: shown.textWords - wordsIn(open),
  };
}

/** The element of the body that a place lies in. */
const topOf = (place: string): string => place.split(' > ', 2).join(' > ');

/** Scripts hang it into the body by itself, with its buttons. */
function isWindow(part: readonly TextBlock[], served: ReadonlySet<string>): boolean {
  const open = part.filter(({ hidden }) => !hidden);
  return (
    open.some(({ tag }) => tag === 'button') &&
    open.some(({ tag, text }) => tag !== 'button' && SAYS_CONSENT.test(text)) &&
    part.every(({ landmark, text }) => !LANDMARKS.has(landmark) && !served.has(text)) &&
    wordsIn(open) <= MAX_WORDS
  );
}

const wordsIn = (blocks: readonly TextBlock[]): number => blocks.reduce((sum, { text }) => sum + countWords(text), 0);
