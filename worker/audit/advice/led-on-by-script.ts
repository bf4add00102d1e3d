import type { Advice } from './advice.ts';

/** Of an address that holds a script and no page. */
export const ledOnByScript: Advice = {
  title: 'Let your address answer with a page or a redirect, not with a script',
  description: 'At the address of your website stands a script that leads on, and no text of its own.',
  how: 'Your address should answer with a page that holds text, or lead on to one by a redirect of the server.',
  effort: 'hours',
  owner: 'web person',
};
