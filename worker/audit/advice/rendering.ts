import type { Advice, AdviceOf } from './advice.ts';
import { ledOnByScript } from './led-on-by-script.ts';

/** For a website that scripts write: one change of how it is built brings back all they hold. */
export const writtenByScripts: Advice = {
  title: 'Put your text into the [pages themselves|page itself], not into scripts',
  description:
    'Scripts write your [pages, or much of them,|page, or much of it,] in the browser. Most assistants run none, so for them ' +
    'what only a browser shows is missing.',
  how:
    'Where the HTML is written by hand, write the text into it. In an app, turn on server rendering or let it make static pages; in a ' +
    'website builder, use its text blocks in place of embedded apps. Then view the page source and look for your text there, outside of ' +
    'the scripts.',
  effort: 'days',
  owner: 'web person',
};

/** Whether it is that one, fitted to the number of pages or not. */
export const isWrittenByScripts = ({ how }: Advice): boolean => how === writtenByScripts.how;

/** Where links lead to views that have no address of their own. */
export const VIEWS_BEHIND_HASH = 'Give each view that now stands behind a “#” in the address a page of its own.';

/** Beside it, where a click shows pages that the server does not know. */
export const ADDRESSES_OF_APP = 'Let the server answer at the address of each inner page with that page, too.';

/** For pages that a script shows on a click, and of which the server knows nothing. */
export const addressesOfApp: Advice = {
  title: 'Let your server know the addresses of your pages',
  description:
    'A click inside your website shows {the pages we name|the page we name}, as a script puts {them|it} there. Whoever asks your server for ' +
    'that address itself, as assistants and search engines do, is answered with an error.',
  how:
    'Let the server answer at {each address we name|the address we name} with the page, made on the server or in advance. Until then let it ' +
    'answer with status 200 and the file of the home page: that opens the page for people, but gives assistants no text.',
  effort: 'hours',
  owner: 'web person',
};

/** For pages whose own text is served, and whose scripts bring a frame that is the same on each. */
export const frameByScripts: Advice = {
  title: 'Put your menu and footer into the pages themselves, not into a script',
  description:
    'The text of your pages is sent with them. What scripts add is nearly the same on all of them, as a menu or a footer is. Most assistants ' +
    'run none, so for them those links and lines are missing.',
  how:
    'Copy what we quote into the HTML of each page, its links as ordinary ones with an href. A system that builds your pages can put it in from ' +
    'one file. Then view the page source and look for it there, outside of the scripts.',
  effort: 'hours',
  owner: 'web person',
};

/** For a website whose text is served, and of which scripts write the head alone. */
export const drawnFrame: Advice = {
  title: 'Send what describes a page with the page, not by a script',
  description:
    'JavaScript adds what we list to the page: parts by which a page is known. An assistant that runs none reads the page ' +
    'without them.',
  how:
    'Write the parts we list into the HTML that the server sends; in an app, server rendering does that. ' +
    'Then view the page source and look for them there, outside of the scripts.',
  effort: 'hours',
  owner: 'web person',
};

export const briefHomePage: Advice = {
  title: 'Say more on your home page',
  description: 'Your home page is brief. An assistant can only answer from what is written.',
  how:
    'Add three or four short paragraphs to your home page. Say what you do, for whom and where, and what ' +
    'people should do next. Write them as text: words that stand in a picture have to be typed out.',
  effort: 'hours',
  owner: 'you',
};

/** By check id. */
export const renderingAdvice: AdviceOf<'rendering'> = {
  'little-plain-text': {
    title: 'Put enough text into the HTML of your home page',
    description:
      'Most assistants read a page exactly as your server sends it, before any JavaScript runs. At that ' +
      'moment your home page holds little text, or none.',
    how:
      'Let the server send the finished text of your home page. In a website builder, use its text blocks; in ' +
      'an app, turn on server rendering or make static pages. Then view the page source and look for your text ' +
      'there, outside of the scripts.',
    effort: 'days',
    owner: 'web person',
    causes: {
      'brief-page': briefHomePage,
      'empty-inner-pages': {
        title: 'Put enough text into the HTML of {your inner pages|an inner page}',
        description:
          'The home page can be read, but {pages behind it have|a page behind it has} little text, or none, before JavaScript runs. Most ' +
          'assistants read a page exactly as your server sends it.',
        how:
          'Let the server send the finished text of {the pages we list|the page}. In an app, turn on server rendering or ' +
          'make static pages. Then view the page source and look for your text there, outside of the scripts.',
      },
      'brief-inner-pages': {
        title: 'Give {the pages we list|the page we name} more text of {their|its} own',
        description:
          '{The pages we list hold|The page we name holds} little text of {their|its} own: what scripts add there, they add to other pages ' +
          'as well. An assistant can only answer from what is written.',
        how: 'Say on {each of them|it} what a visitor came to read, in a few paragraphs of text.',
        effort: 'hours',
        owner: 'you',
      },
      'error-shown': {
        title: 'Mend the error on your home page, and serve its text',
        description:
          'In our browser the program of your home page showed an error message where the page should be. ' +
          'Its HTML has hardly any text either, so assistants find nothing to read.',
        how:
          'Open the address we read in a private window. If you see the message, have the program mended first; the ' +
          'console may say what failed. Then let the server send the finished text: turn on server rendering or make ' +
          'static pages.',
      },
      'led-on-by-script': ledOnByScript,
      'scripts-not-run': {
        title: 'Give your home page more text, in the HTML itself',
        description:
          'The HTML of your home page holds little text. Whether scripts add more we could not see for certain: ' +
          'if you see much more on your screen, assistants miss it; if not, the page is brief.',
        how:
          'View the page source and look for your text there, outside of the scripts. If it is missing, let the server send it ' +
          'finished. If it is all there, add a few paragraphs on what you do, where and for whom.',
        effort: 'day',
      },
      'brief-both-ways': {
        title: 'Write more on your home page, and send all of it in the HTML',
        description:
          'The HTML of your home page holds little text, and in our browser scripts added only a little more. ' +
          'Assistants that run no scripts miss even that, and there is not much else to answer from.',
        how: 'Write what the scripts add into the HTML itself. Then add a few paragraphs on what you do, where and for whom.',
        effort: 'day',
      },
    },
  },
  'text-lost-without-javascript': {
    title: 'Serve the text that now appears only after JavaScript',
    description:
      'We read [your pages|your page] twice, with and without JavaScript, and part of the text was there only ' +
      'with it. Assistants that run no JavaScript never see that part.',
    how:
      'In an app, turn on server rendering or let it make static pages. Where a script or a widget puts the text in, write it into the HTML of ' +
      '{the pages we list|the page} instead.',
    effort: 'days',
    owner: 'web person',
    causes: {
      counters: {
        title: 'Write your figures into the page, not a zero that a script counts up',
        description:
          'Some figures are sent as 0, and a script counts them up while visitors watch. An assistant that runs no scripts reads the zero.',
        how: 'Write the true number into the HTML of each place we list. The script can set it back to zero when it starts to count.',
        effort: 'minutes',
      },
      'other-words': {
        title: 'Send the words that a script now puts in the place of others',
        description:
          'A line of yours is sent in one wording, and a script puts another one in its place. An assistant that runs no scripts passes on ' +
          'the first.',
        how:
          'Write into the HTML of the place we list what holds at any time. If the script goes by the hour or the season, that is your whole ' +
          'rule, such as the months and the hours you are open; if it does not, the wording that is true.',
        effort: 'minutes',
      },
    },
  },
  'essentials-lost-without-javascript': {
    title: 'Put what only a script shows into the page itself',
    description:
      'JavaScript adds the facts we list to your [pages|page]. An assistant that does not run it knows nothing of them.',
    how:
      'Write the facts we list as text into the HTML of the page they stand on. What a script works out for one visitor, ' +
      'such as a total, stays with the script: write down what it is worked out from.',
    effort: 'day',
    owner: 'web person',
    causes: {
      'only-the-frame': { ...drawnFrame, title: 'Send what we list with the page, not by a script' },
      'only-a-mailbox': {
        title: 'Write your e-mail address into the page itself',
        description:
          'Only a script writes the e-mail address we list. An assistant that does not run it cannot pass it on.',
        how:
          'Write the address into the HTML of the page, as text in a link that begins with “mailto:”. If the script is there to keep ' +
          'unwanted mail away, a form that reaches you is the other way.',
        effort: 'minutes',
      },
    },
  },
  'few-links-without-javascript': {
    title: 'Serve the links to your other pages with the page',
    description:
      'Links from your home page to others of yours exist only after JavaScript has run. Assistants that run none do not get ' +
      'those links.',
    how: 'Put the links we list into the HTML as ordinary links, each with an href. Scripts may open and close a menu, but not build it.',
    effort: 'hours',
    owner: 'web person',
  },
  'wall-before-content': {
    title: 'Let readers reach your pages without answering a question first',
    description:
      'A login, an age question or a consent page stands where the text of a page should be. Assistants cannot answer it, so ' +
      'they read nothing else there.',
    how: 'Show the page at once and lay the question over it, so that the text stays in the HTML. Login pages belong only before what is private.',
    effort: 'hours',
    owner: 'web person',
    causes: {
      login: {
        title: 'Take the login off pages that people should find',
        description:
          'A page we chose as a key page asks for a login. Assistants have none, so for them it does not exist.',
        how:
          'If the page is meant for everybody, turn its protection off in your website system. If it is private, ' +
          'take the links to it out of the menu or mark them as an area for members.',
      },
      'text-behind-it': {
        title: 'See that one click passes the question on your page',
        description:
          'A question lies over your page. The text behind it can be read in the HTML, so most assistants ' +
          'see it; agents that use a browser as people do may stop there.',
        how:
          'Ask only where the law requires it. Where one click closes the question and it does not come back, leave it ' +
          'as it is; if not, make it so. Leave the text of the page in the HTML.',
      },
    },
  },
  'scripts-outweigh-text': {
    title: 'Send text instead of script',
    description:
      'Your home page sends far more script than text. Readers that stop early may not get to all of the text.',
    how: 'Move scripts that stand in the page to files of their own, and take out those nobody needs. Text that a script holds, let the server send as text.',
    effort: 'days',
    owner: 'web person',
  },
  'text-in-pictures': {
    title: 'Write as text what your pages only draw',
    description:
      'A page of yours draws what it shows and holds hardly any text. Assistants read text, so they learn next to nothing from it.',
    how: 'Type out what the page shows, as text on the page.',
    effort: 'hours',
    owner: 'you',
    causes: {
      frame: {
        title: 'Put the content of the frame into your own page',
        description:
          'A page of yours is a frame around something from another address and has hardly any text of its ' +
          'own. Assistants read the page, seldom what is inside the frame.',
        how: 'Write on the page itself what the frame shows, such as an offer, prices or dates. Keep the frame below it if visitors use it.',
        effort: 'hours',
        owner: 'web person',
      },
      'pictures-alone': {
        title: 'Write on {your pages|the page} of pictures what they show',
        description:
          '{Pages of yours show|A page of yours shows} pictures and hardly a word. Assistants read words, so they learn next to nothing from {them|it}.',
        how: 'Write a few sentences on each page we list about what it shows. If words stand in a picture, type them out as text.',
      },
      'price-list': {
        title: 'Type out the prices that stand in a picture',
        description:
          'We read no price, and a page shows a picture that is named as a list of them. Assistants read text, not pictures.',
        how: 'If prices stand in the picture, type them out as text on the same page, each with what it is for and its currency.',
      },
      'picture-of-the-page': {
        title: 'Write as text what the picture of a page says',
        description:
          'A page of yours shows one picture that bears the page’s name and hardly a word beside it. Words in a picture are not read by assistants.',
        how: 'Look at each picture we name. If times, prices or other words stand in it, type them out as text on the same page and keep the picture.',
      },
      'mail-in-a-picture': {
        title: 'Write your e-mail address out as text',
        description:
          'Your e-mail address seems to stand in a picture only. Assistants read text, so they have no address to pass on.',
        how: 'Type the address on the page, as a link that opens a new message. A spam filter protects the inbox better than a picture does.',
        effort: 'minutes',
      },
    },
  },
  'content-behind-clicks': {
    title: 'Put the text of folded parts into the page itself',
    description:
      'Parts that fold open hold nothing as we read the page. If a click fetches their text, assistants do not get it: they do not click.',
    how: 'Put the text of each part we list into the HTML: a details element shows it at a click without any script. Where there is none, take the part out.',
    effort: 'hours',
    owner: 'web person',
  },
  'heavy-html': {
    title: 'Shorten the HTML of {the pages we list|the page we name}',
    description:
      'The HTML of {the pages we list|the page we name} is heavy for the text in it. Readers that stop early may not reach all you say.',
    how: 'Move styles, scripts and pictures that are written into the HTML to files of their own. Text and prices stay, also those that a click unfolds.',
    effort: 'day',
    owner: 'web person',
  },
};
