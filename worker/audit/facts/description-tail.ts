import { textKey } from '../website/text/plain-words.ts';
import type { Website } from '../website/website.ts';

/** "Bread from the mill - Home": what stands behind the last mark. */
const TAIL = /^(.*\S)\s+[-–—|·•:»]\s+(\S.{0,40})$/su;
const BETWEEN_PARTS = /\s+[-–—|·•:»]\s+/u;
/** What is left describes something. */
const MIN_CHARS = 25;

/**
 * The description of the home page without what a template puts behind it: what menu and title call that page, or what another page has in
 * its place behind the same words.
 */
export function withoutTemplateTail(text: string, pages: Website['pages']): string {
  const [, before = '', tail = ''] = TAIL.exec(text) ?? [];
  const [home, ...others] = pages;
  if (before.length < MIN_CHARS || home === undefined) return text;
  const key = textKey(tail);
  const inTitle = home.plain.view.titles.some((title) =>
    title.split(BETWEEN_PARTS).some((part) => textKey(part) === key),
  );
  const inMenu = pages.some(({ plain }) =>
    plain.view.links.some((link) => link.url === home.url && textKey(link.text) === key),
  );
  const isReplaced = others.some(({ plain }) =>
    plain.view.metas.some(({ content }) => {
      const [, same, other] = TAIL.exec(content) ?? [];
      return same === before && other !== tail;
    }),
  );
  return (inTitle && inMenu) || isReplaced ? before : text;
}
