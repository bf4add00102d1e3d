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
