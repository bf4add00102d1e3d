import type { Advice } from './advice.ts';

/** By check id. */
export const renderingAdvice: Record<string, Advice> = {
  'little-plain-text': {
    title: 'Have enough text in the HTML of your home page',
    description:
      'Most assistants read a page exactly as your server sends it, before any JavaScript runs. At that moment your home page says too little about what you do, where and for whom.',
    how: 'Let the server send the finished text of your home page. In a website builder, use its text blocks; in an app, turn on server rendering or make static pages. Then view the page source and look for your text there.',
    effort: 'days',
    owner: 'web person',
  },
  'text-lost-without-javascript': {
    title: 'Serve the text that now appears only after JavaScript',
    description:
      'We read your pages twice, with and without JavaScript, and part of the text was there only with it. Assistants that run no JavaScript never see that part.',
    how: 'Turn on server rendering or static pages for the pages we list. Where a widget loads the text, copy the text into the page instead.',
    effort: 'days',
    owner: 'web person',
  },
  'essentials-lost-without-javascript': {
    title: 'Make contact data and prices readable without JavaScript',
    description:
      'Some of the facts customers ask for first are added to your pages by JavaScript. An assistant that does not run it has nothing to tell them.',
    how: 'Write the facts we list as plain text in the page template, for example in the footer. Keep the widget if you like, but do not rely on it.',
    effort: 'day',
    owner: 'web person',
  },
  'few-links-without-javascript': {
    title: 'Turn your menu into ordinary links',
    description:
      'Your menu or parts of it exist only after JavaScript has run. Without links in the HTML your other pages are hard to find for assistants and search engines alike.',
    how: 'Put the menu in the HTML as a list of a elements with an href. Scripts may open and close it, but not build it.',
    effort: 'hours',
    owner: 'web person',
  },
  'wall-before-content': {
    title: 'Let readers reach your pages without answering a question first',
    description:
      'A login, an age question or a consent page stands where your content should be. Assistants cannot answer it, so the wall is all they can report.',
    how: 'Show the page at once and lay the question over it, so that the text stays in the HTML. Login pages belong only before what is private.',
    effort: 'hours',
    owner: 'web person',
  },
  'scripts-outweigh-text': {
    title: 'Send text instead of script',
    description:
      'Your home page consists mostly of script. Pages built like this usually form their text in the browser, where most assistants never see it.',
    how: 'Remove plugins, trackers and sliders you do not need. Let the server send text and load scripts later, with defer.',
    effort: 'days',
    owner: 'web person',
  },
  'text-in-pictures': {
    title: 'Write out what now stands in pictures or files',
    description:
      'Some of what customers look for, such as a menu or prices, is only in a picture, a PDF or a frame. Assistants often do not read those.',
    how: 'Type out what the picture or file says, as text on the page. Keep the PDF as an extra, and link to it below.',
    effort: 'hours',
    owner: 'you',
  },
  'content-behind-clicks': {
    title: 'Put folded content into the page itself',
    description:
      'Some content is fetched only when a visitor clicks. Assistants do not click, so for them it is not there.',
    how: 'Put the text of tabs and folded parts into the HTML at once, and hide it with CSS only. The details element does this without any script.',
    effort: 'hours',
    owner: 'web person',
  },
  'heavy-html': {
    title: 'Make your pages lighter',
    description:
      'Your pages carry far more markup and script than text. Readers that stop early may never reach what you say.',
    how: 'Take out page builder parts you do not use and pictures written into the HTML. Move styles and scripts to files of their own.',
    effort: 'day',
    owner: 'web person',
  },
};
