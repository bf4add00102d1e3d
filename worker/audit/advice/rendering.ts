import type { Advice, AdviceOf } from './advice.ts';
import { ledOnByScript } from './led-on-by-script.ts';

/** For a website that scripts write: one change of how it is built brings back all they hold. */
export const writtenByScripts: Advice = {
  title: 'Put your text into the [pages themselves|page itself], not into scripts',
  description:
    'Scripts write much of the text of your [pages|page] in the browser. Most assistants run none and do not get what only ' +
    'a browser shows.',
  how: 'What people should know of the text that scripts write should stand in the HTML, not in scripts alone.',
  effort: 'days',
  owner: 'web person',
};

/** Whether it is that one, fitted to the number of pages or not. */
export const isWrittenByScripts = ({ how }: Advice): boolean => how === writtenByScripts.how;

/** Where links lead to views that have no address of their own. */
export const VIEWS_BEHIND_HASH =
  'Where people should find a view behind a “#” in the address, it should have a page of its own.';

/** Beside it, where a click shows pages that the server does not know. */
export const ADDRESSES_OF_APP = 'At the address of each inner page of yours the server should answer with that page.';

/** For pages that a script shows on a click, and of which the server knows nothing. */
export const addressesOfApp: Advice = {
  title: 'Let your server know the addresses of your pages',
  description:
    'A click inside your website shows {these pages|this page} by a script. Whoever asks your server for {such an ' +
    'address|that address} itself is answered with an error.',
  how:
    'Each of these addresses should answer with its own page when the server is asked for it. The text of the page should ' +
    'be in the HTML.',
  effort: 'hours',
  owner: 'web person',
};

/** For pages whose own text is served, and whose scripts bring a frame that is the same on each. */
export const frameByScripts: Advice = {
  title: 'Put your menu and footer into the pages themselves, not into a script',
  description:
    'What scripts add to your pages is nearly the same on all of them, as a menu or a footer is. Most assistants run no ' +
    'scripts and do not get it.',
  how: 'These links and lines should stand in the HTML that the server sends, the links as ordinary ones with an href.',
  effort: 'hours',
  owner: 'web person',
};

/** For a website whose text is served, and of which scripts write the head alone. */
export const drawnFrame: Advice = {
  title: 'Send what describes a page with the page, not by a script',
  description:
    'JavaScript adds parts by which a page is known. An assistant that runs none reads the page without them.',
  how: 'These parts should stand in the HTML that the server sends for [each|the] page.',
  effort: 'hours',
  owner: 'web person',
};

export const briefHomePage: Advice = {
  title: 'More text of your own on the home page',
  description: 'Your home page holds few words.',
  how: 'What people should know of you should stand as text on the home page.',
  effort: 'hours',
  owner: 'you',
};

/** By check id. */
export const renderingAdvice: AdviceOf<'rendering'> = {
  'little-plain-text': {
    title: 'Put enough text into the HTML of your home page',
    description:
      'The HTML of your home page holds little text before any JavaScript runs. Most assistants read a page as your server ' +
      'sends it.',
    how: 'The text a visitor reads on the home page should stand in the HTML the server sends, not in a script.',
    effort: 'days',
    owner: 'web person',
    causes: {
      'brief-page': briefHomePage,
      'empty-inner-pages': {
        title: 'Put enough text into the HTML of {your inner pages|an inner page}',
        description:
          'The home page can be read, but {pages behind it have|a page behind it has} little text, or none, before JavaScript runs. Most ' +
          'assistants read a page exactly as your server sends it.',
        how: 'The text a visitor reads on {these pages|the page} should stand in the HTML the server sends, not in a script.',
      },
      'brief-inner-pages': {
        title: 'Say as text on {pages what they are|the page we name what it is} for',
        description: '{Pages hold|A page holds} few words.',
        how: '[Each page|The page] should say in text of its own what a visitor comes to read there.',
        effort: 'hours',
        owner: 'you',
      },
      'error-shown': {
        title: 'Mend the error on your home page, and serve its text',
        description:
          'In our browser the program of your home page showed an error message where the page should be, and its HTML holds ' +
          'hardly any text.',
        how: 'The home page should show its text without an error, and that text should stand in the HTML that the server sends.',
      },
      'led-on-by-script': ledOnByScript,
      'scripts-not-run': {
        title: 'Put what your home page says into its HTML',
        description: 'Whether scripts add text to your home page we could not see.',
        how:
          'The text a visitor reads on the home page should stand in the HTML that the server sends. If it is all there, the ' +
          'page is brief.',
        effort: 'day',
      },
      'brief-both-ways': {
        title: 'Put what people should know into the HTML of your home page',
        description: 'An assistant can only pass on what a page says.',
        how: 'What people should know of you should stand on the home page, as text in the HTML that the server sends.',
        effort: 'day',
      },
    },
  },
  'text-lost-without-javascript': {
    title: 'Serve the text that now appears only after JavaScript',
    description:
      'We read [your pages|your page] with and without JavaScript, and part of the text was there only with it.',
    how: 'What people should know of the text that scripts add should stand in the HTML that the server sends.',
    effort: 'days',
    owner: 'web person',
    causes: {
      counters: {
        title: 'Write your figures into the page, not a zero that a script counts up',
        description: 'Some figures are sent as 0, and a script counts them up. A reader of the HTML gets the zero.',
        how: 'The HTML of each of these places should hold the true number.',
        effort: 'minutes',
      },
      'other-words': {
        title: 'Send the words that a script now puts in the place of others',
        description:
          'A line of yours is sent in one wording, and a script puts another one in its place. A reader of the HTML gets the ' +
          'first.',
        how: 'The words that the server sends should be true at any time, also where a script never changes them.',
        effort: 'minutes',
      },
    },
  },
  'essentials-lost-without-javascript': {
    title: 'Put what only a script shows into the page itself',
    description:
      'JavaScript adds <facts|a fact> to your [pages|page]. An assistant that does not run it does not get <them|it>.',
    how: 'What a script adds should stand as text in the HTML of the page it belongs to.',
    effort: 'day',
    owner: 'web person',
    causes: {
      'only-the-frame': { ...drawnFrame, title: 'Send what we list with the page, not by a script' },
      'only-a-mailbox': {
        title: 'Write your e-mail address into the page itself',
        description: 'Only a script writes this e-mail address.',
        how: 'People who run no scripts should find a way to write to you in the HTML: the address, or a form that reaches you.',
        effort: 'minutes',
      },
    },
  },
  'few-links-without-javascript': {
    title: 'Serve the links to your other pages with the page',
    description: 'Links from your home page to others of yours exist only after JavaScript has run.',
    how: 'These links should stand in the HTML as ordinary links, each with an href.',
    effort: 'hours',
    owner: 'web person',
  },
  'wall-before-content': {
    title: 'Let readers reach your pages without answering a question first',
    description: 'A login, an age question or a consent page stands where the text of a page should be.',
    how: 'Whoever opens the page should get its text in the HTML. A question may lie over it.',
    effort: 'hours',
    owner: 'web person',
    causes: {
      login: {
        title: 'Take the login off pages that people should find',
        description: 'A page we chose as a key page asks for a login.',
        how: 'Is this page meant for everybody? Then it should open without a login. If not, nothing has to change.',
      },
      'text-behind-it': {
        title: 'See that one click passes the question on your page',
        description: 'A question lies over your page. The text behind it can be read in the HTML.',
        how: 'One click should close the question for good, and the text should stay in the HTML.',
      },
    },
  },
  'scripts-outweigh-text': {
    title: 'Send text instead of script',
    description: 'Your home page sends far more script than text.',
    how: 'The home page should send less script in its HTML, and its text as text.',
    effort: 'days',
    owner: 'web person',
  },
  'text-in-pictures': {
    title: 'Write as text what your pages only draw',
    description: 'A page of yours draws what it shows and holds hardly any text. Assistants read text.',
    how: 'What this page shows should stand on it as text, too.',
    effort: 'hours',
    owner: 'you',
    causes: {
      frame: {
        title: 'Put the content of the frame into your own page',
        description: 'A page of yours shows a frame and has hardly any text of its own.',
        how: 'The page itself should say as text what the frame shows.',
        effort: 'hours',
        owner: 'web person',
      },
      'pictures-alone': {
        title: 'Write on {your pages|the page} of pictures what they show',
        description: '{Pages of yours show|A page of yours shows} pictures and hardly a word.',
        how: 'Each such page should say as text what its pictures show.',
      },
      'price-list': {
        title: 'Type out the prices that stand in a picture',
        description: 'A page shows a picture that is named as a list of prices, and we read no such list as text.',
        how: 'Do prices stand in this picture? Then they should stand on the page as text, too, each with its currency.',
      },
      'picture-of-the-page': {
        title: 'Write as text what the picture of a page says',
        description: 'A page of yours shows one picture that bears the page’s name, and hardly a word beside it.',
        how: 'Do times, prices or other words stand in this picture? Then they should stand on the page as text, too.',
      },
      'mail-in-a-picture': {
        title: 'Write your e-mail address out as text',
        description: 'We found your e-mail address in no text, and a picture seems to show it.',
        how: 'Your e-mail address should stand on the page as text, in a link that opens a new mail.',
        effort: 'minutes',
      },
    },
  },
  'content-behind-clicks': {
    title: 'Check whether a click fetches the text of folded parts',
    description: 'Parts that fold open held no text as we read the page.',
    how:
      'Does a click bring text there? Then it should stand in the HTML of the page, folded away if you like. If nothing is ' +
      'to stand there, nothing has to change.',
    effort: 'hours',
    owner: 'web person',
  },
  'heavy-html': {
    title: 'Shorten the HTML of heavy pages',
    description: 'The HTML of {several pages|the page we name} is heavy for the text in it.',
    how: 'The HTML of [each|the] page should be lighter than it is today.',
    effort: 'day',
    owner: 'web person',
  },
};
