import type { Advice } from './advice.ts';

/** By check id. */
export const accessibilityAdvice: Record<string, Advice> = {
  'pictures-without-alt-text': {
    title: 'Describe your pictures in words',
    description:
      'Some of your pictures have no text that says what is on them. For readers of text, people and assistants alike, they do not exist.',
    how: 'Open each picture in your media library and fill in the field “alternative text”. Say in one short sentence what it shows. Leave the text empty only for pure decoration.',
    effort: 'hours',
    owner: 'you',
  },
  'nameless-links-and-buttons': {
    title: 'Give every link and button a name',
    description:
      'Some links or buttons are only a picture or an icon without words. An assistant that operates the page cannot tell what they do.',
    how: 'Give each link or button we list a visible word, or an aria-label that says what it does, such as “Open menu”. For a linked picture, put that text in its alt attribute.',
    effort: 'hours',
    owner: 'web person',
  },
  'unlabelled-form-fields': {
    title: 'Label every field of your forms',
    description:
      'Some fields do not say what belongs in them once something is typed, or not at all. An assistant then has to guess when it fills in your form.',
    how: 'Put a label element beside each field and join the two with “for” and “id”. A grey hint inside the field does not replace it. In form plugins, turn on “show label”.',
    effort: 'hours',
    owner: 'web person',
  },
  'media-without-captions': {
    title: 'Put what your recordings say into words',
    description:
      'Video or sound on your pages has neither captions nor a transcript, so what is said there cannot be read.',
    how: 'Add captions to each video; most video services can make a first draft that you correct. For sound, put the spoken words as text below the player.',
    effort: 'day',
    owner: 'you',
  },
  'missing-preview-tags': {
    title: 'Say how a shared link to you should look',
    description:
      'Some of the tags that make the card under a shared link are missing on your pages, so chats and networks guess title, text or picture.',
    how: 'Turn on social previews in your SEO plugin, or add og:title, og:description, og:image and og:url to the head of each page. Use the same texts as the page itself.',
    effort: 'hours',
    owner: 'web person',
  },
  'dead-preview-image': {
    title: 'Give link previews a picture that shows',
    description:
      'The picture named for link previews is missing, too small or of a kind chats do not show. A JPEG or PNG of 1200 × 630 pixels fits everywhere.',
    how: 'Make one picture of 1200 × 630 pixels as JPEG or PNG and put it on your own website. Name its full https address in og:image on every page.',
    effort: 'hours',
    owner: 'you',
  },
  'contradictory-preview-tags': {
    title: 'Make link previews say what the page says',
    description: 'On some pages the tags for link previews name another address or title than the page itself does.',
    how: 'Set og:url to the canonical address of the page, and og:title to its title. If two plugins write these tags, turn one of them off.',
    effort: 'hours',
    owner: 'web person',
  },
  'blocked-preview-bots': {
    title: 'Let chats and networks make previews of your links',
    description:
      'Your robots.txt keeps out programs that only make the card under a shared link. They are no AI crawlers and train no model.',
    how: 'Look in robots.txt for each of these names: facebookexternalhit, Twitterbot, LinkedInBot and Slackbot. Take them out of the groups that keep agents off, or add a group for them and write “Allow: /” below it. Leave all the other rules as they are.',
    effort: 'minutes',
    owner: 'web person',
  },
  'broken-accessibility-tree': {
    title: 'Give your controls the right role and name',
    description:
      'Some parts of your pages that people click or fill in say the wrong thing about themselves, or nothing. Screen readers and agents that read the page without seeing it cannot use them.',
    how: 'Correct each element we list. Where you can, use the plain HTML element (a button, a link, a list) instead of a labelled box.',
    effort: 'hours',
    owner: 'web person',
  },
  'low-contrast': {
    title: 'Let text stand out from its background',
    description:
      'Some of your text has almost the colour of what is behind it. People who see less well cannot read it.',
    how: 'Darken the text or lighten the background of each element we list until the contrast is at least 4.5 to 1, for large text 3 to 1.',
    effort: 'hours',
    owner: 'web person',
  },
};
