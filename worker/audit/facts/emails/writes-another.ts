import { cleanEmail, findEmails } from './email-texts.ts';

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

interface Link {
  text: string;
  href: string;
  url: string | null;
}

/** Links show one mailbox and write to another, and none both shows it and writes to it: which of the two is right only the owner knows. */
export function isOnlyWrittenOtherwise(value: string, links: readonly Link[]): boolean {
  const own = links.filter((link) => [targetOf(link), shownIn(link)].includes(value));
  return own.some(writesAnother) && !own.some((link) => shownIn(link) === value && !writesAnother(link));
}

function writesAnother(link: Link): boolean {
  const target = targetOf(link);
  return target !== null && showsAnother(link.text, target);
}

const targetOf = ({ href, url }: Link): string | null =>
  /^mailto:/i.test(href) ? cleanEmail(href.split('?')[0] ?? '') : mailboxIn(url ?? '');

const shownIn = ({ text }: Link): string | null => findEmails(text)[0]?.value ?? null;
