import { findEmails } from '../../../facts/emails/email-texts.ts';
import type { ReadPage } from '../../../website/read-pages.ts';
import type { Evidence } from '../../check.ts';

const MAIL = /^[^/@\s]+@[a-z0-9.-]+\.[a-z]{2,}$/i;

/** Schemes whose addresses are written as mailboxes are. */
const LIKE_MAIL = /^(?:mailto|sips?|xmpp|acct|im|skype|msteams|facetime):/i;

/**
 * The mailbox an address ends in when somebody left out "mailto:", so that the browser looks for a page of that name, or mistyped it ("maito:"),
 * so that nothing opens; null for others.
 */
export function mailboxIn(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, pathname } = new URL(address);
  if (!protocol.startsWith('http'))
    return LIKE_MAIL.test(protocol) || !MAIL.test(pathname) ? null : pathname.toLowerCase();
  const last = pathname.split('/').at(-1) ?? '';
  const mailbox = last.replace(/^mail(?:to)?(?:%3a|:)?/i, '').replace(/%40/, '@');
  return MAIL.test(mailbox) ? mailbox.toLowerCase() : null;
}

export interface MailSlip {
  mailbox: string;
  /** Its text is another address: which of the two is right only the owner knows. */
  isUnlikeItsText: boolean;
  evidence: Evidence;
}

/** Links to a mailbox without "mailto:", the first of each on a page. */
export const mailSlips = ({ url: pageUrl, plain }: ReadPage): MailSlip[] => [
  ...new Map(
    plain.view.links.flatMap(({ href, url, text }) => {
      const mailbox = mailboxIn(url ?? '');
      if (mailbox === null) return [];
      const evidence = { pageUrl, place: `a[href="${href}"]`, seen: text === '' ? href : `${text} → ${href}` };
      return [[mailbox, { mailbox, isUnlikeItsText: showsAnother(text, mailbox), evidence }] as const];
    }),
  ).values(),
];

/** Whether the text of a link shows an address, and another than it leads to. Text of two elements may be glued: "info@ada.testE-mail". */
export function showsAnother(text: string, target: string): boolean {
  const plain = text.toLowerCase().replace(/\s/g, '');
  // Against spam a text is written backwards, and a style turns it round for people.
  if ([plain, [...plain].reverse().join('')].some((one) => one.includes(target.toLowerCase()))) return false;
  const [shown] = findEmails(text);
  return shown === undefined ? LIKE_ADDRESS.test(text.trim()) : sorted(shown.value) !== sorted(target);
}

/** "info@larch": an address that lost its ending. */
const LIKE_ADDRESS = /^[^\s@]{2,60}@[^\s@]{3,60}$/;

/** What stands behind "+" sorts the mail of one mailbox. */
const sorted = (address: string): string => address.toLowerCase().replace(/\+[^@]*(?=@)/, '');
