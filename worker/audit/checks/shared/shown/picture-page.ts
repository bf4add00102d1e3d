import { nameKey, squeeze } from '../../../facts/name/name-key.ts';
import { placeOf } from '../../../website/page/page-text.ts';
import type { PageImage, PageView } from '../../../website/page/page-view.ts';
import type { ReadPage } from '../../../website/read-pages.ts';
import type { Evidence } from '../../check.ts';

/** A line or two that leads on is no text of a page. */
const HARDLY_CHARS = 100;
/** Shorter words are in many names. */
const MIN_WORD = 5;
/** On others a photograph of the thing itself may be all there is. */
const ASKED: ReadonlySet<string> = new Set(['prices', 'faq', 'locations', 'other']);

/**
 * A page whose only picture bears the page's own name, with hardly a word beside it, served or drawn: what the page is about seems to stand
 * in the picture. Two places agree, the heading and the picture's file or alternative text; nothing else on the page could hold it.
 */
export function picturePage({ url, role, plain, rendered }: ReadPage): Evidence | null {
  if (rendered === null || !ASKED.has(role)) return null;
  const picture = onlyPicture(rendered.view);
  if (!picture || [plain.view, rendered.view].some((view) => holdsMore(view))) return null;
  const heading = rendered.view.headings.filter(({ hidden }) => !hidden).map(({ text }) => text);
  const words = [...heading, lastPart(url)].flatMap((text) => nameKey(text).split(' '));
  const name = squeeze(nameKey(`${lastPart(picture.src ?? '')} ${picture.alt ?? ''}`));
  if (!words.some((word) => word.length >= MIN_WORD && name.includes(word))) return null;
  const named = picture.alt?.trim() || lastPart(picture.src ?? '');
  return {
    pageUrl: url,
    place: `${placeOf(rendered.view, picture.path)}, the page's only picture`,
    seen: `“${named.slice(0, 100)}”, and hardly a word of text beside it`,
  };
}

const FRAME = /(?:^|> )(?:header|footer|nav|aside)(?=[.#\s]|$)/;

/** The one picture between header and footer; null where there are more or none. */
function onlyPicture(view: PageView): PageImage | null {
  const shown = view.images.filter(
    ({ hidden, path, src }) => !hidden && src !== null && !FRAME.test(placeOf(view, path)),
  );
  const [first] = shown;
  return shown.length === 1 && first && !first.inLink ? first : null;
}

/** A way back and a way on stand below any picture. */
const MANY_LINKS = 3;
const isFramed = (landmark: string | null): boolean =>
  landmark === 'nav' || landmark === 'header' || landmark === 'footer';

/** Text of its own, or something that may hold it: a frame, a film, a form, a table; links, which a page that leads on is there for. */
function holdsMore({ blocks, links, frames, media, forms, tables }: PageView): boolean {
  if (links.filter(({ text, landmark, hidden }) => text !== '' && !hidden && !isFramed(landmark)).length >= MANY_LINKS)
    return true;
  const own = blocks.filter(({ tag, landmark, hidden }) => !hidden && !/^h[1-6]$/.test(tag) && !isFramed(landmark));
  const chars = own.reduce((sum, { text }) => sum + text.length, 0);
  return chars >= HARDLY_CHARS || frames.length + media.length + forms.length + tables.length > 0;
}

const lastPart = (address: string): string => {
  const path = URL.canParse(address) ? new URL(address).pathname : address;
  try {
    return decodeURIComponent(path).split('/').findLast(Boolean) ?? '';
  } catch {
    return '';
  }
};
