import type { PhoneFact } from '../facts.ts';

const CHAT_LINK = /\[href\*="(?:wa\.me|whatsapp)"\]$/;

/** What a number is for, in words: a link opens a chat with it, which its text alone does not. */
export function kindAsSeen({ kind, sources }: Pick<PhoneFact, 'kind' | 'sources'>): string | null {
  if (kind === 'text') return 'text messages';
  if (kind !== 'whatsapp') return kind;
  return sources.some(({ place }) => CHAT_LINK.test(place)) ? 'WhatsApp link' : 'WhatsApp';
}
