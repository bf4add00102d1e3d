import type { DefaultTreeAdapterTypes as Html } from 'parse5';
import { attributeOf } from './flat-tree.ts';

/** What a drawn sign beside a number says. */
export type ContactIcon = 'fax' | 'phone';

const ICON_TAGS = new Set(['i', 'span', 'img', 'svg', 'use', 'em', 'b']);
/** Where icon fonts, sprites and pictures carry the name of the sign: "fa fa-fax", "#icon-phone", "/img/fax.svg". */
const NAMES = ['class', 'alt', 'title', 'aria-label', 'data-icon', 'src', 'href', 'xlink:href'];
const FAX = /(?:^|[\s/#._-])(?:tele)?fax(?:$|[\s._-])/i;
const PHONE = /(?:^|[\s/#._-])(?:tele)?(?:phone|telefon|tel)(?:$|[\s._-])/i;

/** Fonts that draw a sign for its name: `<i class="material-icons">call</i>`. */
const ICON_FONT = /(?:^|\s)material-(?:icons|symbols)(?:$|[\s-])/;
const SIGN_NAME = /^\s*[a-z][a-z0-9_]{1,40}\s*$/;

/** Whether the text of an element is the name of a sign its font draws: no reader sees the word. */
export const isDrawnText = (element: Html.Element, text: string): boolean =>
  ICON_TAGS.has(element.tagName) && SIGN_NAME.test(text) && ICON_FONT.test(attributeOf(element, 'class') ?? '');

const signOf = (name: string): ContactIcon | null =>
  name === 'fax' ? 'fax' : /^(?:call|(?:local_)?phone(?:_\w+)?|smartphone)$/.test(name) ? 'phone' : null;

/** The sign an element without text of its own draws; null for everything else. */
export function contactIcon(element: Html.Element): ContactIcon | null {
  const [only] = element.childNodes;
  if (only && 'value' in only && isDrawnText(element, only.value)) return signOf(only.value.trim());
  if (!ICON_TAGS.has(element.tagName) || element.childNodes.some((node) => 'value' in node && node.value.trim() !== ''))
    return null;
  for (const name of NAMES) {
    const value = attributeOf(element, name);
    if (value === null || value.length > 300) continue;
    if (FAX.test(value)) return 'fax';
    if (PHONE.test(value)) return 'phone';
  }
  return null;
}
