import type { DefaultTreeAdapterTypes as Html } from 'parse5';
import { attributeOf } from './flat-tree.ts';

/** What a drawn sign beside a number says. */
export type ContactIcon = 'fax' | 'phone';

const ICON_TAGS = new Set(['i', 'span', 'img', 'svg', 'use', 'em', 'b']);
/** Where icon fonts, sprites and pictures carry the name of the sign: "fa fa-fax", "#icon-phone", "/img/fax.svg". */
const NAMES = ['class', 'alt', 'title', 'aria-label', 'data-icon', 'src', 'href', 'xlink:href'];
const FAX = /(?:^|[\s/#._-])(?:tele)?fax(?:$|[\s._-])/i;
const PHONE = /(?:^|[\s/#._-])(?:tele)?(?:phone|telefon|tel)(?:$|[\s._-])/i;

/** The sign an element without text of its own draws; null for everything else. */
export function contactIcon(element: Html.Element): ContactIcon | null {
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
