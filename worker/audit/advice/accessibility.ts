import { type AdviceOf, onlyAfterJavaScript } from './advice.ts';

/** By check id. */
export const accessibilityAdvice: AdviceOf<'accessibility'> = {
  'pictures-without-alt-text': {
    title: 'Describe your pictures in words',
    description:
      'Some of your pictures have no text that says what is on them. For readers of text, people and assistants alike, they do not exist.',
    how: 'Give each picture an alternative text that says in one short sentence what it shows. Leave it empty only for pure decoration.',
    effort: 'hours',
    owner: 'you',
    causes: {
      'all-declared-empty': {
        title: 'Describe the pictures that show something',
        description:
          'All pictures of your website are declared decoration, with an empty text. For readers of text, people and assistants alike, they do not exist.',
      },
      'says-nothing': {
        title: 'Say in the texts of your pictures what they show',
        description: 'Your pictures have texts that say nothing about them, such as a file name or “image”.',
        how:
          'Look at each picture we list and replace its alternative text by one short sentence that says what ' +
          'it shows. Leave it empty only for pure decoration.',
      },
    },
  },
  'nameless-links-and-buttons': {
    title: 'Give every link and button a name',
    description:
      'Some links or buttons are only a picture or an icon without words. An assistant that operates the page cannot tell what they do.',
    how:
      'Give each link or button we list a visible word, or an aria-label that says what it does, such as “Open ' +
      'menu”. For a linked picture, put that text in its alt attribute.',
    effort: 'hours',
    owner: 'web person',
  },
  'unlabelled-form-fields': {
    title: 'Label every field of your forms',
    description:
      'Some fields do not say what belongs in them once something is typed, or not at all. An assistant then has to guess when it fills in your form.',
    how: 'Put a label element beside each field and join the two with “for” and “id”. A gray hint inside the field does not replace it.',
    effort: 'hours',
    owner: 'web person',
    causes: {
      'words-inside': {
        title: 'Put labels beside the fields of your forms',
        description:
          'Some fields are named only by the gray words inside them, which vanish once something is typed. People lose the thread, and agents may too.',
      },
    },
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
    how: 'Add what is missing of og:title, og:description, og:image and og:url to the head of each page we list. Use the same texts as the page itself.',
    effort: 'hours',
    owner: 'web person',
    causes: { 'only-the-frame': onlyAfterJavaScript('the tags for previews') },
  },
  'dead-preview-image': {
    title: 'Give link previews a picture that shows',
    description:
      'The picture named for link previews is not there, so a shared link to you shows none. A JPEG or PNG of 1200 × 630 pixels fits everywhere.',
    how:
      'Open the address we list. Put the picture there, or name another one in og:image on every page, with ' +
      'its full https address. It should have 1200 × 630 pixels, as JPEG or PNG.',
    effort: 'hours',
    owner: 'you',
    causes: {
      relative: {
        title: 'Name the picture for link previews with its full address',
        description:
          'The picture for link previews is named as a path, without https and your domain. Services that ' +
          'make previews read the tag by itself and may find no picture.',
        how: 'In og:image of each page we list, write the full address of the picture, beginning with https:// and your domain.',
        effort: 'minutes',
        owner: 'web person',
      },
      'not-fit': {
        title: 'Give link previews a picture of the right size',
        description: 'The picture named for link previews is too small, too heavy or of a kind chats do not show.',
        how:
          'Make one picture of 1200 × 630 pixels as JPEG or PNG, well below 5 megabytes, and put it on your ' +
          'own website. Name its full https address in og:image on every page.',
      },
    },
  },
  'contradictory-preview-tags': {
    title: 'Make link previews say what the page says',
    description: 'On some pages the tags for link previews name another address or title than the page itself does.',
    how: 'Set og:url to the canonical address of the page, and og:title to its title.',
    effort: 'hours',
    owner: 'web person',
    causes: {
      address: {
        title: 'Let link previews name the address of their page',
        description:
          'On some pages the tag og:url names another address than the page has. A shared link then leads or counts there.',
        how: 'Set og:url of each page we list to the canonical address of that page.',
      },
      title: {
        title: 'Give each page its own title for link previews',
        description:
          'On some pages the title for link previews says something else than the page. A slogan or the same words for all pages tell nobody what was shared.',
        how:
          'Set og:title of each page we list to the title of that page, or to a shorter form of it. If the ' +
          'template has one text for all pages, take it out.',
      },
    },
  },
  'blocked-preview-bots': {
    title: 'Let chats and networks make previews of your links',
    description:
      'Your robots.txt keeps out programs that only make the card under a shared link. They are no AI crawlers and train no model.',
    how:
      'Look in robots.txt for each of these names: facebookexternalhit, Twitterbot, LinkedInBot and Slackbot. ' +
      'Take them out of the groups that keep agents off, or add a group for them and write “Allow: /” below ' +
      'it. Leave all the other rules as they are.',
    effort: 'minutes',
    owner: 'web person',
  },
  'broken-accessibility-tree': {
    title: 'Give your controls the right role and name',
    description:
      'Some parts of your pages that people click or fill in say the wrong thing about themselves, or ' +
      'nothing. Screen readers and agents that read the page without seeing it cannot use them.',
    how: 'Correct each element we list. Where you can, use the plain HTML element (a button, a link, a list) instead of a labelled box.',
    effort: 'hours',
    owner: 'web person',
  },
  'low-contrast': {
    title: 'Let text stand out from its background',
    description:
      'Some of your text stands out too little from what is behind it. People who see less well cannot read it.',
    how: 'Change the color of each text we list, or of what is behind it, until the contrast is at least 4.5 to 1, for large text 3 to 1.',
    effort: 'hours',
    owner: 'web person',
  },
};
