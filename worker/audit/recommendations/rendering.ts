import type { Advice } from './advice.ts';

/** By check id. */
export const renderingAdvice: Record<string, Advice> = {
  'little-plain-text': {
    title: 'Have enough text in the HTML of your home page',
    description:
      'Most assistants read a page exactly as your server sends it, before any JavaScript runs. At that moment your home page says too little about what you do, where and for whom.',
    effort: 'days',
    owner: 'web person',
  },
  'text-lost-without-javascript': {
    title: 'Serve the text that now appears only after JavaScript',
    description:
      'We read your pages twice, with and without JavaScript, and part of the text was there only with it. Assistants that run no JavaScript never see that part.',
    effort: 'days',
    owner: 'web person',
  },
  'essentials-lost-without-javascript': {
    title: 'Make contact data and prices readable without JavaScript',
    description:
      'Some of the facts customers ask for first are added to your pages by JavaScript. An assistant that does not run it has nothing to tell them.',
    effort: 'day',
    owner: 'web person',
  },
  'few-links-without-javascript': {
    title: 'Turn your menu into ordinary links',
    description:
      'Your menu or parts of it exist only after JavaScript has run. Without links in the HTML your other pages are hard to find for assistants and search engines alike.',
    effort: 'hours',
    owner: 'web person',
  },
  'wall-before-content': {
    title: 'Let readers reach your pages without answering a question first',
    description:
      'A login, an age question or a consent page stands where your content should be. Assistants cannot answer it, so the wall is all they can report.',
    effort: 'hours',
    owner: 'web person',
  },
  'scripts-outweigh-text': {
    title: 'Send text instead of script',
    description:
      'Your home page consists mostly of script. Pages built like this usually form their text in the browser, where most assistants never see it.',
    effort: 'days',
    owner: 'web person',
  },
  'text-in-pictures': {
    title: 'Write out what now stands in pictures or files',
    description:
      'Some of what customers look for, such as a menu or prices, is only in a picture, a PDF or a frame. Assistants often do not read those.',
    effort: 'hours',
    owner: 'you',
  },
  'content-behind-clicks': {
    title: 'Put folded content into the page itself',
    description:
      'Some content is fetched only when a visitor clicks. Assistants do not click, so for them it is not there.',
    effort: 'hours',
    owner: 'web person',
  },
  'heavy-html': {
    title: 'Make your pages lighter',
    description:
      'Your pages carry far more markup and script than text. Readers that stop early may never reach what you say.',
    effort: 'day',
    owner: 'web person',
  },
};
