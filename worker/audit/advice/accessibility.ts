import { type AdviceOf, onlyAfterJavaScript } from './advice.ts';
import { previewsLeft } from './left-by-tool.ts';

/** What to do about pictures that are links. */
export const LINKED_PICTURES =
  'Give each picture that is a link an alternative text with the name of what it leads to, such as the name of the product.';

/** By check id. */
export const accessibilityAdvice: AdviceOf<'accessibility'> = {
  'pictures-without-alt-text': {
    title: 'Describe the <pictures we list|picture we name> in words',
    description: 'Whoever reads only text, people and assistants alike, learns nothing from a picture without one.',
    how:
      'Give <each picture we list|the picture> an alternative text that says in one short sentence what it shows; of a picture that is a ' +
      'link, where it leads. Leave it empty only for pure decoration.',
    effort: 'hours',
    owner: 'you',
    causes: {
      'all-declared-empty': {
        how:
          'Look at each picture we list. Where it shows something, say so in its alternative text, in one short ' +
          'sentence. Leave pure decoration as it is.',
        title: 'Look whether the <pictures we list show|picture we name shows> something, and describe what does',
        description:
          'The pictures we list are declared decoration, with an empty text. Where one shows something, readers of ' +
          'text, people and assistants alike, never learn of it.',
      },
      'says-nothing': {
        title: 'Say in the <texts of the pictures we list what they show|text of the picture we name what it shows>',
        description:
          '<The pictures we list have texts that say nothing about them|The picture we name has a text that says nothing about it>, so readers of text, ' +
          'people and assistants alike, learn nothing from <them|it>.',
        how:
          'Look at each picture we list and replace its text by one short sentence that says what it shows. Leave ' +
          'it empty only for pure decoration.',
      },
      'written-by-scripts': {
        title: 'Let the script that shows your pictures describe them',
        how:
          'A script writes the pictures we list into the page, most often from a list. Put a short sentence beside each entry that says ' +
          'what its picture shows, and let the script write it as the alternative text.',
        owner: 'web person',
      },
    },
  },
  'nameless-links-and-buttons': {
    title: 'Give the <links or buttons we list a name|link or button we name a text>',
    description:
      'The links or buttons we list hold no words that a program can read. An assistant that operates the page cannot tell what they do.',
    how:
      'Give each link or button we list a visible word, or an aria-label that says what it does, such as “Open ' +
      'menu”. For a linked picture, put that text in its alt attribute. Take out one that is left over and shows nothing.',
    effort: 'hours',
    owner: 'web person',
    causes: {
      'linked-pictures': {
        title: 'Say in words where the <pictures that are links lead|picture that is a link leads>',
        description:
          'Pictures on your website are links, and not a word says what is behind them. Readers of text, people and ' +
          'assistants alike, see an entry of a list and cannot tell which one.',
        how: LINKED_PICTURES,
        owner: 'you',
      },
      'enlarged-pictures': {
        title: 'Describe the pictures that open larger',
        description:
          'Pictures on your website open a larger copy of themselves, and not a word says what they show. Readers of ' +
          'text, people and assistants alike, learn nothing from them.',
        how: 'Give each of these pictures an alternative text that says in one short sentence what it shows.',
        owner: 'you',
      },
      'written-by-scripts': {
        title: 'Let the script that shows linked pictures say what they show',
        description:
          'A script writes pictures that are links, and not a word says what they show. Readers of text, people and assistants alike, ' +
          'learn nothing from them.',
        how:
          'Put a short sentence beside each entry of the list that the script shows. Let the script write it as the text of the picture, ' +
          'in its alt attribute.',
      },
      'without-address': {
        title:
          'Give the <links we list an address and a name|link we name an address and a name>, or take <them|it> out',
        description:
          'Links on your website have neither an address nor words that a program can read. Unless a script catches a click, they lead nowhere.',
        how:
          'Put the address that belongs there into each link we list, and say in an aria-label where it leads. Take out a link that is to ' +
          'lead nowhere. One that only starts a script is better a button with a name.',
      },
      'some-without-address': {
        title: 'Give the links and buttons we list a name, and an address where one is missing',
        how:
          'Give each link or button we list a visible word, or an aria-label that says what it does, such as “Open ' +
          'menu”. For a linked picture, put that text in its alt attribute. A link without an address needs one as well, or is to be taken ' +
          'out, unless it starts a script.',
      },
    },
  },
  'unlabelled-form-fields': {
    title: 'Label the form <fields we list|field we name>',
    description:
      'Nothing in the code of the fields we list says for certain what belongs in them. An assistant has to ' +
      'guess when it fills in your form.',
    how:
      'Put a label with words in it beside each field we list; where an empty one is tied to the field, fill it. Give the field an id, ' +
      'and the label the same word as its “for”.',
    effort: 'hours',
    owner: 'web person',
    causes: {
      'label-not-tied': {
        title: 'Tie the form <labels we quote to their fields|label we quote to its field>',
        description:
          'The labels we quote stand beside their fields and are tied to none. People see what belongs together; screen readers and agents may not.',
        how: 'Give each field an id without blanks, and its label the same word as “for”. Then click the label: the field should get the cursor.',
      },
      'words-inside': {
        title: 'Put <labels beside the form fields we list|a label beside the form field we name>',
        description:
          'The fields we list are named only by the words inside them, which vanish once something is typed. ' +
          'People lose the thread, and agents may too.',
      },
    },
  },
  'missing-preview-tags': {
    title: 'Add the tags for link previews that {the pages we list lack|the page we name lacks}',
    description:
      'A few tags in the head of a page make the card under a shared link. {The pages we list do|The page we name does} not have all of ' +
      'them.',
    how:
      'Add to the head of {each page we list|the page} what it lacks of og:title, og:description, og:image and ' +
      'og:url. Use the same texts as the page itself.',
    effort: 'hours',
    owner: 'web person',
    causes: { 'only-the-frame': onlyAfterJavaScript('the tags for previews'), 'left-by-tool': previewsLeft },
  },
  'dead-preview-image': {
    title: 'Give link previews a picture that shows',
    description:
      'A picture named for link previews is not there, so a shared link to {the pages we list|the page we name} shows none.',
    how:
      'Open each address we list. Put the picture there, or name another one in og:image, with its full ' +
      'https address[, on every page that names it|]. It should have 1200 × 630 pixels, as JPEG or PNG.',
    effort: 'hours',
    owner: 'you',
    causes: {
      'gone-by-path': {
        title: 'Name a picture for link previews that is there, with its full address',
        description:
          'Where the path leads that is named for link previews there is no picture. A path without a slash before it begins in the folder of ' +
          'the page.',
        how:
          'Open each address we list. If the picture lies elsewhere on your website, write its full address into og:image, beginning with ' +
          'https:// and your domain. If it lies nowhere, put one up: 1200 × 630 pixels, as JPEG or PNG.',
        owner: 'web person',
      },
      relative: {
        title: 'Name the picture for link previews with its full address',
        description:
          'The picture for link previews is named as a path, without https and your domain. Services that ' +
          'make previews read the tag by itself and may find no picture.',
        how: 'In og:image of {each page we list|the page}, write the full address of the picture, beginning with https:// and your domain.',
        effort: 'minutes',
        owner: 'web person',
      },
      'not-fit': {
        title: 'Give link previews a picture of the right size',
        description: 'The picture named for link previews is too small, too heavy or of a kind chats do not show.',
        how:
          'Make {each picture we list|the picture we list} anew with 1200 × 630 pixels, as JPEG or PNG well below 5 ' +
          'megabytes, and put it on your own website. Name its full https address in og:image[ on every page ' +
          'that names the one we list. A page with another picture keeps its own|].',
      },
      'not-fit-of-many': {
        title: 'Give link previews pictures of the right size',
        description:
          '{Pictures|A picture} named for link previews {are|is} too small, too heavy or of a kind chats do not show. ' +
          'We did not measure all that are named.',
        how:
          'Look at each picture named in og:image. One below 600 × 315 pixels, or neither JPEG nor PNG, make anew ' +
          'with 1200 × 630 pixels, and name its full https address in place of the old one. The others stay.',
      },
    },
  },
  'contradictory-preview-tags': {
    title: 'Make link previews say what the page says',
    description:
      '{On the pages we list|On the page we name} the tags for link previews name another address or title than the page itself does.',
    how: 'Where we quote og:url, set it to the address of its page; where we quote og:title, to the title of its page or a shorter form.',
    effort: 'hours',
    owner: 'web person',
    causes: {
      address: {
        title: 'Let link previews name the address of their page',
        description:
          '{On the pages we list|On the page we name} the tag og:url names another address than the page has. A ' +
          'shared link then leads or counts there.',
        how: 'Set og:url of {each page we list|the page} to the address of that page.',
      },
      title: {
        title: 'Let the title for link previews fit its page',
        description:
          '{On the pages we list|On the page we name} the title for link previews shares no word with the title and the headings.',
        how: 'Set og:title of {each page we list|the page} to the title of that page, or to a shorter form of it.',
      },
    },
  },
  'blocked-preview-bots': {
    title: 'Let chats and networks make previews of your links',
    description: 'Your robots.txt keeps out programs that make the card under a shared link.',
    how:
      'Look in robots.txt for each of these names: facebookexternalhit, Twitterbot, LinkedInBot and Slackbot. ' +
      'Take them out of the groups that keep agents off, or add a group for them and write “Allow: /” below ' +
      'it. Leave all the other rules as they are.',
    effort: 'minutes',
    owner: 'web person',
    causes: {
      picture: {
        title: 'Let chats and networks fetch the picture of your link previews',
        description:
          'Your robots.txt lets the programs that make the card under a shared link read your home page, and keeps them ' +
          'off the picture that it names for the card. Those that obey show the card without a picture.',
        how:
          'Take away the rule we quote where nothing in that folder has to stay hidden, or write below it an “Allow:” ' +
          'line with the path of the picture. Leave all the other rules as they are.',
      },
    },
  },
  'broken-accessibility-tree': {
    title: 'Give the elements we list the right role, name or state',
    description:
      'The parts we list say the wrong thing about themselves to programs, or nothing. Screen readers, and ' +
      'agents that read the page without seeing it, may not be able to use them.',
    how: 'Correct in each element we list what we say of it.',
    effort: 'hours',
    owner: 'web person',
    causes: {
      nested: {
        title: 'Let no link or button stand inside of another control',
        description:
          'In the places we list a control, such as a link or a button, stands inside of another. Screen readers, and agents that read the page without ' +
          'seeing it, may not be able to use it.',
        how:
          'In each place we list keep one of the two: a link for what leads to an address, a button for what starts something. Give it the ' +
          'looks of the other.',
      },
    },
  },
  'low-contrast': {
    title: 'Let the <texts we list|text we quote> stand out more from the background',
    description:
      'What we list stands out from what is behind it less than the guidelines for accessible websites ' +
      'ask. It is harder to read for people who see less well.',
    how: 'Change the color of <each text we list|the text>, or of what is behind it, until the contrast is at least 4.5 to 1, for large text 3 to 1.',
    effort: 'hours',
    owner: 'web person',
    causes: {
      'just-under': {
        title: 'Give the <texts we list|text we quote> a little more contrast',
        description:
          'What we list misses by little the contrast that the guidelines for accessible websites ask: few readers notice it.',
      },
    },
  },
};
