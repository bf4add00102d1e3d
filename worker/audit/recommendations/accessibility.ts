import type { Advice } from './advice.ts';

/** By check id. */
export const accessibilityAdvice: Record<string, Advice> = {
  'pictures-without-alt-text': {
    title: 'Describe your pictures in words',
    description:
      'Some of your pictures have no text that says what is on them. For readers of text, people and assistants alike, they do not exist.',
    effort: 'hours',
    owner: 'you',
  },
  'nameless-links-and-buttons': {
    title: 'Give every link and button a name',
    description:
      'Some links or buttons are only a picture or an icon without words. An assistant that operates the page cannot tell what they do.',
    effort: 'hours',
    owner: 'web person',
  },
  'unlabelled-form-fields': {
    title: 'Label every field of your forms',
    description:
      'Some fields do not say what belongs in them once something is typed, or not at all. An assistant then has to guess when it fills in your form.',
    effort: 'hours',
    owner: 'web person',
  },
  'media-without-captions': {
    title: 'Put what your recordings say into words',
    description:
      'Video or sound on your pages has neither captions nor a transcript, so what is said there cannot be read.',
    effort: 'day',
    owner: 'you',
  },
  'missing-preview-tags': {
    title: 'Say how a shared link to you should look',
    description:
      'Some of the tags that make the card under a shared link are missing on your pages, so chats and networks guess title, text or picture.',
    effort: 'hours',
    owner: 'web person',
  },
  'dead-preview-image': {
    title: 'Give link previews a picture that shows',
    description:
      'The picture named for link previews is missing, too small or of a kind chats do not show. A JPEG or PNG of 1200 × 630 pixels fits everywhere.',
    effort: 'hours',
    owner: 'you',
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
