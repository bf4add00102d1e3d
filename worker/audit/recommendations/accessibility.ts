import type { Advice } from './advice.ts';

/** By check id. */
export const accessibilityAdvice: Record<string, Advice> = {
  'missing-preview-tags': {
    title: 'Say how a shared link to you should look',
    description:
      'Some of the tags that make the card under a shared link are missing on your pages, so chats and networks guess title, text or picture.',
    effort: 'hours',
    owner: 'web person',
  },
  'contradictory-preview-tags': {
    title: 'Make link previews say what the page says',
    description: 'On some pages the tags for link previews name another address or title than the page itself does.',
    effort: 'hours',
    owner: 'web person',
  },
  'blocked-preview-bots': {
    title: 'Let chats and networks make previews of your links',
    description:
      'Your robots.txt keeps out programs that only make the card under a shared link. They are no AI crawlers and train no model.',
    effort: 'minutes',
    owner: 'web person',
  },
};
