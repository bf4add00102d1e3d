import { type AdviceOf, onlyAfterJavaScript } from './advice.ts';
import { previewsLeft } from './left-by-tool.ts';

/** What to do about pictures that are links. */
export const LINKED_PICTURES = 'Each picture that is a link should have an alternative text that says where it leads.';

/** By check id. */
export const accessibilityAdvice: AdviceOf<'accessibility'> = {
  'pictures-without-alt-text': {
    title: 'Describe <your pictures|a picture> in words',
    description: '<Pictures have|A picture has> no text in <their|its> place.',
    how:
      'Each picture that shows something should have an alternative text that says what it shows, or, where it is a link, ' +
      'where it leads. Decoration should have an empty one.',
    effort: 'hours',
    owner: 'you',
    causes: {
      'all-declared-empty': {
        how:
          'Does one of them show something people should know? Then its alternative text should say it in a short ' +
          'sentence. Decoration stays as it is.',
        title: 'See whether pictures declared as decoration show something',
        description: 'Pictures have an empty alternative text, which declares them decoration.',
      },
      'says-nothing': {
        title: 'Say in the <texts of your pictures what they show|text of a picture what it shows>',
        description: '<Alternative texts are names of files|An alternative text is the name of a file>.',
        how: 'The alternative text of each picture should say in a short sentence what it shows. Decoration should have an empty one.',
      },
      'written-by-scripts': {
        title: 'Let the script that shows your pictures describe them',
        how:
          'Each picture that shows something should have an alternative text that says what it shows. A script writes these ' +
          'pictures, so the script has to write their texts.',
        owner: 'web person',
      },
    },
  },
  'nameless-links-and-buttons': {
    title: 'Give <links and buttons|a link or button> a name that programs can read',
    description: '<Links or buttons hold|A link or button holds> no words that a program can read.',
    how:
      'Each link and button should have words that say what it does or where it leads, visible or in its code. One that is ' +
      'left over and does nothing should be gone.',
    effort: 'hours',
    owner: 'web person',
    causes: {
      'linked-pictures': {
        title: 'Say in words where the <pictures that are links lead|picture that is a link leads>',
        description:
          '<Pictures on your website are links, and no words say where they lead|A picture on your website is a link, and no words say where it leads>.',
        how: LINKED_PICTURES,
        owner: 'you',
      },
      'enlarged-pictures': {
        title: 'Describe the pictures that open larger',
        description: 'Pictures on your website open a larger copy of themselves, and no words say what they show.',
        how: 'Each of these pictures should have an alternative text that says in a short sentence what it shows.',
        owner: 'you',
      },
      'written-by-scripts': {
        title: 'Let the script that shows linked pictures say what they show',
        description: 'A script writes pictures that are links, and no words say where they lead.',
        how:
          'Each linked picture should have an alternative text that says what it shows or where it leads. A script writes these ' +
          'pictures, so the script has to write their texts.',
      },
      'without-address': {
        title:
          'Give <links that have neither an address nor a name both, or take them out|a link that has neither an address nor a name both, or take it out>',
        description: '<Links have|A link has> neither an address nor words that a program can read.',
        how: 'Each link should lead somewhere and have words that say where. One that is to lead nowhere should be gone.',
      },
      'some-without-address': {
        title: 'Give links and buttons a name, and an address where a link has none',
        how:
          'Each link and button should have words that say what it does or where it leads, and each link should lead somewhere. ' +
          'One that is left over should be gone.',
      },
    },
  },
  'unlabelled-form-fields': {
    title: 'Label <fields|a field> of your form',
    description: 'Nothing in the code of <some fields|a field> says for certain what belongs in <them|it>.',
    how: 'Each field a visitor fills in should have a label that says what belongs in it and is tied to it in the code.',
    effort: 'hours',
    owner: 'web person',
    causes: {
      'label-not-tied': {
        title: 'Tie <labels of your form to their fields|a label of your form to its field>',
        description:
          '<Labels stand beside their fields, and the code ties them to none|A label stands beside its field, and the code does not tie it>.',
        how: 'Each label should be tied to its field in the code: a click on the label then reaches the field.',
      },
      'words-inside': {
        title: 'Put <labels on form fields that have|a label on a form field that has> words inside only',
        description:
          '<Fields are|A field is> named only by the words inside <them|it>, which vanish once something is typed.',
      },
    },
  },
  'missing-preview-tags': {
    title: 'Set the tags for link previews',
    description: 'A few tags in the head of a page make the card under a shared link.',
    how: '[Each page|The page] should name og:title, og:description, og:image and og:url in its head, and they should fit that page.',
    effort: 'hours',
    owner: 'web person',
    causes: { 'only-the-frame': onlyAfterJavaScript('the tags for previews'), 'left-by-tool': previewsLeft },
  },
  'dead-preview-image': {
    title: 'Give link previews a picture that shows',
    description: 'A picture named for link previews did not load.',
    how: 'og:image of [each|the] page should name, with its full address, a picture that loads.',
    effort: 'hours',
    owner: 'you',
    causes: {
      'gone-by-path': {
        title: 'Name a picture for link previews that is there, with its full address',
        description: 'The picture for link previews is named by a path, and no picture is where that path leads.',
        how: 'og:image of [each|the] page should name, with its full address, a picture that loads.',
        owner: 'web person',
      },
      relative: {
        title: 'Name the picture for link previews with its full address',
        description:
          'The picture for link previews is named as a path, without https and your domain. Services that ' +
          'make previews read the tag by itself and may find no picture.',
        how: 'og:image should name its picture with the full address, beginning with https:// and your domain.',
        effort: 'minutes',
        owner: 'web person',
      },
      'not-fit': {
        title: 'Give link previews a picture of a fitting size',
        description: 'The picture named for link previews does not have the size or the kind that previews ask for.',
        how: 'og:image should name a JPEG or PNG of at least 600 × 315 pixels and less than 5 megabytes.',
      },
      'not-fit-of-many': {
        title: 'Give link previews pictures of a fitting size',
        description:
          'A picture named for link previews does not have the size or the kind that previews ask for. We did not measure all that ' +
          'are named.',
        how: 'og:image of [each|the] page should name a JPEG or PNG of at least 600 × 315 pixels and less than 5 megabytes.',
      },
    },
  },
  'contradictory-preview-tags': {
    title: 'Make link previews say what the page says',
    description: 'Tags for link previews name another address or title than the page itself does.',
    how: 'og:url of a page should be the address of that page, and og:title should fit its title.',
    effort: 'hours',
    owner: 'web person',
    causes: {
      address: {
        title: 'Let link previews name the address of their page',
        description: 'The tag og:url of a page names another address than the page has.',
        how: 'og:url of [each|the] page should be the address of that page.',
      },
      title: {
        title: 'Let the title for link previews fit its page',
        description: 'The title for link previews shares no word with the title and the headings of its page.',
        how: 'og:title of [each|the] page should say what that page is about.',
      },
    },
  },
  'blocked-preview-bots': {
    title: 'Let chats and networks make previews of your links',
    description: 'Your robots.txt keeps out programs that make the card under a shared link.',
    how:
      'robots.txt should let these four agents read your pages: facebookexternalhit, Twitterbot, LinkedInBot, Slackbot. All ' +
      'of its other rules can stay as they are.',
    effort: 'minutes',
    owner: 'web person',
    causes: {
      picture: {
        title: 'Let chats and networks fetch the picture of your link previews',
        description:
          'Your robots.txt lets the programs that make the card under a shared link read your home page, and keeps them off the ' +
          'picture named for the card.',
        how:
          'robots.txt should let facebookexternalhit, Twitterbot and LinkedInBot fetch the picture named in og:image. Other ' +
          'rules can stay.',
      },
    },
  },
  'broken-accessibility-tree': {
    title: 'Let programs read the role, name and state of each element',
    description:
      'A test of accessibility (axe-core) found elements whose role, name or state is not right in the code.',
    how: 'The role, name and state of each element should be what it is to its user.',
    effort: 'hours',
    owner: 'web person',
    causes: {
      nested: {
        title: 'Let no link or button stand inside of another control',
        description: 'A control, such as a link or a button, stands inside of another.',
        how: 'No link, button or other control should stand inside of another.',
      },
    },
  },
  'low-contrast': {
    title: 'Let <texts|a text> stand out more from the background',
    description:
      'The contrast of <some texts|a text> with what is behind <them|it> is below what the guidelines (WCAG) ask.',
    how: 'The contrast of each text with its background should be at least 4.5 to 1, of large text 3 to 1.',
    effort: 'hours',
    owner: 'web person',
    causes: {
      'just-under': {
        title: 'Give <some texts|a text> a little more contrast',
        description: 'The contrast of <some texts|a text> misses by little what the guidelines (WCAG) ask.',
      },
    },
  },
};
