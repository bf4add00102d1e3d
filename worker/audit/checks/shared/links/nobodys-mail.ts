import { findEmails } from '../../../facts/emails/email-texts.ts';
import { placeOf } from '../../../website/page/page-text.ts';
import type { ReadPage } from '../../../website/read-pages.ts';
import { hasNoEnding } from '../../../website/registrable-domain.ts';
import { contentView } from '../../../website/text/page-prose.ts';
import type { Evidence } from '../../check.ts';

/**
 * E-mail addresses that nobody can write to as they stand: "info@larch.vee", whose ending does not exist, and "infolarch.leeds" over a link to
 * info@larch.leeds. Each once on a page.
 */
export function nobodysMails(page: ReadPage): Evidence[] {
  const view = contentView(page);
  const mailboxes = view.links.flatMap(
    ({ href }) => /^mailto:([^?]+@[^?]+)/i.exec(href)?.[1]?.trim().toLowerCase() ?? [],
  );
  const shown = view.blocks.flatMap(({ hidden, text, path }) => {
    if (hidden || !text.includes('@') || text.length > MAX_CHARS) return [];
    const broken = findEmails(text).filter(
      ({ value, asShown }) => hasNoEnding(value.slice(value.indexOf('@') + 1)) && !isRunOn(asShown, mailboxes),
    );
    return broken.map(({ asShown }) => ({ pageUrl: page.url, place: placeOf(view, path), seen: asShown }));
  });
  const joined = view.links.flatMap(({ href, text, path }) => {
    const mailbox = /^mailto:([^?]+@[^?]+)/i.exec(href)?.[1]?.trim().toLowerCase();
    return mailbox !== undefined && text.trim().toLowerCase() === mailbox.replace('@', '')
      ? [{ pageUrl: page.url, place: placeOf(view, path), seen: `${text.trim()} → ${href} (the link is right)` }]
      : [];
  });
  return [...new Map([...shown, ...joined].map((one) => [one.seen, one])).values()];
}

/** "info@larch.shopOpen daily": the next element begins where the address ends, and style sheets alone set them apart. */
function isRunOn(shown: string, mailboxes: readonly string[]): boolean {
  const end = shown.slice(shown.lastIndexOf('.') + 1);
  const goesOn = end !== end.toLowerCase() && end.charAt(0) === end.charAt(0).toLowerCase();
  return goesOn || mailboxes.some((mailbox) => shown.toLowerCase().startsWith(mailbox));
}

/** Longer texts tell of others. */
const MAX_CHARS = 300;
