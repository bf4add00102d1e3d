import type { PhoneFact } from '../../facts.ts';

/** The address of a chat; the number stands in it alone. */
export const CHATS = /^https:\/\/(?:wa\.me|api\.whatsapp\.com)\//;

/** So many times as many links lead to the chat people are meant to use. */
const MORE = 2;

/**
 * A number that no page shows, behind a chat link, where many more links lead to the chat of another: one visitor is meant to write to, the other may
 * be that of whoever made the website.
 */
export function isLesserChat(
  phone: Pick<PhoneFact, 'sources'>,
  phones: readonly Pick<PhoneFact, 'sources'>[],
): boolean {
  const own = chatsOf(phone);
  if (own === 0 || own < phone.sources.length) return false;
  return phones.some((other) => other !== phone && chatsOf(other) >= own * MORE);
}

const chatsOf = ({ sources }: Pick<PhoneFact, 'sources'>): number =>
  sources.filter(({ seen }) => CHATS.test(seen)).length;
