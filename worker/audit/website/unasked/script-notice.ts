import type { Observations } from '../../observations.ts';
import type { PageView, TextBlock } from '../page/page-view.ts';
import { countWords } from '../page/words.ts';

/** Longer, or with a number to call, it says something besides. */
const MAX_CHARS = 200;

/**
 * The same observations without the line that tells whoever runs no scripts to run them, which the tools for apps leave in the HTML they
 * serve: it says nothing of the business.
 */
export function withoutScriptNotices(observations: Observations): Observations {
  const pages = observations.pages.map((page) => {
    const { view } = page.plain;
    return view?.blocks.some(isNotice) ? { ...page, plain: { ...page.plain, view: withoutNotices(view) } } : page;
  });
  return pages.every((page, at) => page === observations.pages[at]) ? observations : { ...observations, pages };
}

const isNotice = ({ hidden, tag, text }: TextBlock): boolean =>
  !hidden && tag === 'noscript' && text.length <= MAX_CHARS && /javascript/i.test(text) && !/\d/.test(text);

function withoutNotices(view: PageView): PageView {
  const notices = view.blocks.filter(isNotice);
  return {
    ...view,
    blocks: view.blocks.map((block) => (isNotice(block) ? { ...block, hidden: true } : block)),
    textChars: view.textChars - notices.reduce((sum, { text }) => sum + text.length, 0),
    textWords: view.textWords - notices.reduce((sum, { text }) => sum + countWords(text), 0),
  };
}
