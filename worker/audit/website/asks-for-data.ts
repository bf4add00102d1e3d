import type { PageField, PageView } from './page/page-view.ts';
import { urlParts } from './parsed-url.ts';
import type { ReadPage } from './read-pages.ts';

/** What a visitor chooses, searches for or presses is not written down about him. */
const TELLS_NOTHING = /^(?:search|submit|button|reset|hidden|checkbox|radio|range|image|color)$/;

const asksForWords = ({ tag, type, hidden }: PageField): boolean =>
  !hidden && (tag === 'textarea' || (tag === 'input' && !TELLS_NOTHING.test(type)));

/**
 * Whether a page takes data of its visitors, as far as can be seen: a form to write into, a frame or a script of somebody else. A
 * telephone number and a mail address take none.
 */
export function asksForData(pages: readonly ReadPage[]): boolean {
  return pages.some(({ url, plain, rendered }) =>
    [plain.view, ...(rendered ? [rendered.view] : [])].some((view) => takesData(view, urlParts(url).hostname)),
  );
}

/** Whether a page itself holds a form to write into. */
export const hasFormToFill = (pages: readonly ReadPage[]): boolean =>
  pages.some(({ plain, rendered }) => [plain.view, ...(rendered ? [rendered.view] : [])].some(asksInForm));

const asksInForm = ({ forms }: PageView): boolean => forms.some(({ fields }) => fields.some(asksForWords));

const takesData = (view: PageView, own: string): boolean => asksInForm(view) || isSharedWithOthers(view, own);

const isSharedWithOthers = ({ frames, scripts }: PageView, own: string): boolean =>
  frames.some(({ src }) => src !== null && isForeign(src, own)) || scripts.external.some((src) => isForeign(src, own));

const isForeign = (address: string, own: string): boolean =>
  URL.canParse(address) && /^https?:$/.test(new URL(address).protocol) && bare(new URL(address).hostname) !== bare(own);

const bare = (host: string): string => host.replace(/^www\./, '');
