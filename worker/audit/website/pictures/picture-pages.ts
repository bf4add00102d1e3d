import { visibleText } from '../page/page-text.ts';
import type { PageView } from '../page/page-view.ts';
import type { ReadPage } from '../read-pages.ts';
import { tellingPictures } from './telling-pictures.ts';

/** So few characters are a name and a year. */
const HARDLY_CHARS = 80;
/** A logo, a picture and icons stand on any page without much text. */
const MANY_PICTURES = 8;
/** Effects of a page builder; whole pages are written by more. */
const MAX_UNSEEN_SCRIPTS = 3;
/** Fewer links are no menu. */
const MENU_LINKS = 3;

/** How many pictures stand where a page's text should be, and beside how much text; null where they do not. */
export function picturesInstead({ plain, rendered }: ReadPage): { pictures: number; chars: number } | null {
  const shown = rendered?.view ?? plain.view;
  // Where scripts may write text, a browser must have looked.
  if (!rendered && shown.scripts.count > MAX_UNSEEN_SCRIPTS) return null;
  const { length } = tellingPictures(shown);
  if (shown.textChars >= HARDLY_CHARS || length < MANY_PICTURES) return null;
  return { pictures: length, chars: shown.textChars };
}

/**
 * Whether the very words of a page are drawn, as some page builders did: pictures in place of its text, and a menu of which not one word is
 * text. On a page of photographs the menu can be read.
 */
export function isDrawnInWords(page: ReadPage): boolean {
  if (picturesInstead(page) === null) return false;
  // Of an image map a browser shows the picture, and calls its areas hidden.
  const { view } = page.plain;
  const menu = ownLinks(view);
  const text = visibleText(view);
  return menu.length >= MENU_LINKS && menu.every((link) => link.text === '' || !text.includes(link.text));
}

function ownLinks({ links, url }: PageView): PageView['links'] {
  const { origin } = new URL(url);
  return links.filter((link) => !link.hidden && link.url?.startsWith(`${origin}/`));
}
