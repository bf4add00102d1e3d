import { getDomainWithoutSuffix } from 'tldts';
import { ownHosts } from '../../website/own-hosts.ts';
import { NO_LETTER_OR_DIGIT } from '../../website/text/letters.ts';
import type { Website } from '../../website/website.ts';
import { isFreeMail } from '../emails/email-texts.ts';
import { parseSocialAddress } from '../profiles/social-networks.ts';
import { nameKey, squeeze } from './name-key.ts';

export function hostWords(website: Website): string[] {
  return [...ownHosts(website), ...mailboxHosts(website)]
    .map((host) => getDomainWithoutSuffix(host, { allowPrivateDomains: true }))
    .filter((word) => word !== null)
    .map((word) => word.replace(NO_LETTER_OR_DIGIT, ''));
}

/** Mailboxes stand under the host of the business, also where a copy of the website is analysed; several are those of others. */
function mailboxHosts(website: Website): Set<string> {
  const hosts = new Set<string>();
  for (const { view, page } of website.documents) {
    for (const link of page.role === 'home' || page.role === 'contact' ? view.links : []) {
      const host = link.href.match(/^mailto:[^@?]+@([a-z\d.-]+)/i)?.[1]?.toLowerCase();
      if (host && !isFreeMail(`@${host}`)) hosts.add(host);
    }
  }
  return hosts.size === 1 ? hosts : new Set();
}

/** Account names the website links to and names of its mailboxes; those of others spell nothing its text says. */
export function ownHandles(website: Website): Set<string> {
  const handles = new Set<string>();
  const add = (handle: string | undefined) => {
    const squeezed = squeeze(nameKey(handle ?? ''));
    if (squeezed.length >= 5) handles.add(squeezed);
  };
  for (const { view, isLegal, lines } of website.documents) {
    if (isLegal) continue;
    for (const { text, foreign } of lines) {
      if (foreign === null && text.includes('@') && text.length <= MAX_MAILBOX_LINE)
        add(/(?<![\w.+-])([\w+-]+)@[\w-]+\.\w/.exec(text)?.[1]);
    }
    for (const link of view.links) {
      // "jane.roe@" and /in/jane-roe are people; networks linked in running text may be anybody's.
      const mailbox = link.href.match(/^mailto:([^@?.]+)@/i)?.[1];
      const profile = link.url === null || link.landmark === 'main' ? null : parseSocialAddress(link.url);
      add(mailbox ?? (profile?.isPerson ? undefined : profile?.handle.replace(/\/\d+$/, '')));
    }
  }
  return handles;
}

/** Longer lines are prose, which names mailboxes of others too. */
const MAX_MAILBOX_LINE = 80;
