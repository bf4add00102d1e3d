import type { PageLink } from '../../../website/page/page-view.ts';
import type { ReadPage } from '../../../website/read-pages.ts';
import type { Evidence } from '../../check.ts';

/** An address that names no place: a tap does what a script makes of it, else nothing. */
const NOWHERE = /^\s*(?:#?|javascript:\s*(?:void\b[\s(0)]*|false)?;?)\s*$/i;

/** With and without its country code a number is the same from its last digits on. */
const SAME_DIGITS = 7;

/** A telephone number or an e-mail address without what people write between its parts. */
export const squeezed = (text: string): string => text.toLowerCase().replace(/[\s()./–-]/g, '');

/** What a text holds that shows this number or address, squeezed. */
export const soughtFor = (contact: string): string =>
  contact.includes('@') ? squeezed(contact) : squeezed(contact).slice(-SAME_DIGITS);

/** Links of a page around a number or an address that lead nowhere, as served and as drawn. */
export function contactToNothing({ url: pageUrl, plain, rendered }: ReadPage, contact: string): Evidence[] {
  const sought = soughtFor(contact);
  const isDead = ({ href, text, opens }: PageLink) =>
    NOWHERE.test(href) && opens !== true && squeezed(text).includes(sought);
  if (rendered && !rendered.view.links.some(isDead)) return [];
  return plain.view.links.filter(isDead).map(({ href, text }) => ({
    pageUrl,
    place: `a[href="${href}"]`,
    seen: `${text} → ${href.trim() === '' ? 'no address' : href}`,
  }));
}
