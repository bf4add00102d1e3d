import type { Advice } from './advice.ts';

/** Of an address that holds a script and no page. */
export const ledOnByScript: Advice = {
  title: 'Let your address answer with a page or a redirect, not with a script',
  description:
    'At the address of your website stands a script that leads on, and not a word. Assistants that run no scripts find an ' +
    'empty page there.',
  how:
    'Let the server lead on with status 302, or answer at that address with the page itself. Where it leads on by language, send ' +
    'one version and link to the others.',
  effort: 'hours',
  owner: 'web person',
};
