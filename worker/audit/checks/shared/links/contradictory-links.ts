import { cleanEmail } from '../../../facts/emails/email-texts.ts';
import { showsAnother } from '../../../facts/emails/writes-another.ts';
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
    return target && showsAnother(link.text, target) ? [evidence] : [];
  });
}
