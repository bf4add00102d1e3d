const MAIL = /^[^/@\s]+@[a-z0-9.-]+\.[a-z]{2,}$/i;

/** The mailbox an address ends in when somebody left out "mailto:": the browser then looks for a page of that name; null for others. */
export function mailboxIn(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, pathname } = new URL(address);
  if (!protocol.startsWith('http')) return null;
  const last = pathname.split('/').at(-1) ?? '';
  const mailbox = last.replace(/^mail(?:to)?(?:%3a|:)?/i, '').replace(/%40/, '@');
  return MAIL.test(mailbox) ? mailbox.toLowerCase() : null;
}
