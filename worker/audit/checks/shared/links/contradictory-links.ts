import { cleanEmail, findEmails } from '../../../facts/emails/email-texts.ts';
import { dialsAnother } from '../../../facts/phones/dials-another.ts';
import type { ReadPage } from '../../../website/read-pages.ts';
import type { Evidence } from '../../check.ts';
import { leftLinks } from './left-links.ts';

/** Links whose text shows another number or address than they lead to, and that scripts leave as they are. */
export function contradictoryLinks(page: ReadPage): Evidence[] {
  return leftLinks(page).flatMap((link) => {
    const evidence = {
      pageUrl: page.url,
      place: `a[href="${link.href}"]`,
      seen: `${link.text} → ${link.href}`,
    };
    if (dialsAnother(link)) return [evidence];
    if (!/^mailto:/i.test(link.href)) return [];
    const target = cleanEmail(link.href.split('?')[0] ?? '');
    const [text] = findEmails(link.text);
    // Text of two elements may be glued: "info@ada.testE-mail".
    if (target && link.text.toLowerCase().includes(target.toLowerCase())) return [];
    return target && text && mailbox(text.value) !== mailbox(target) ? [evidence] : [];
  });
}

/** What stands behind "+" sorts the mail of one mailbox. */
const mailbox = (address: string): string => address.toLowerCase().replace(/\+[^@]*(?=@)/, '');
