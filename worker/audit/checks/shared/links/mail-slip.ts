import { mailboxIn, showsAnother } from '../../../facts/emails/writes-another.ts';
import type { ReadPage } from '../../../website/read-pages.ts';
import type { Evidence } from '../../check.ts';

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
