import type { CauseOf } from '../checks/index.ts';
import type { AdviceByCause } from './advice.ts';

/** What to do about contact data that differ, or that a template left. */
export const contradictoryContactData: AdviceByCause<CauseOf<'contradictory-contact-data'>> = {
  title: 'Check which of these contact details are right',
  description: 'We read contact details that differ where one may expect the same.',
  how: 'Are all of them yours? If one is old or wrong, change it wherever it stands. If all are right, nothing has to change.',
  effort: 'minutes',
  owner: 'you',
  causes: {
    'made-up-number': {
      title: 'Check whether what we quote is yours, and not the sample of a template',
      description: 'We quote what looks like the sample of a template, and judge nothing else beside it.',
      how: 'Is it yours? If not, your own should stand in its place, in the text and in the link, or none.',
    },
    'made-up-until-scripts': {
      title: 'Check a number in the HTML that looks made up',
      description:
        'The HTML that your server sends holds a number that looks like one of a template, and scripts take it away in a ' +
        'browser.',
      how: 'Is it yours? If not, the HTML should hold your own number in its place, or none.',
      owner: 'web person',
    },
    'exchanged-by-scripts': {
      title: 'Check which phone number a script may show',
      description: 'Your server sends one phone number, and a script puts another in its place.',
      how: 'Are both numbers yours? The HTML should hold a number that reaches you without the script, too.',
      owner: 'web person',
    },
    'unlike-llms-txt': {
      title: 'Check which phone number llms.txt should give',
      description: 'Your llms.txt, a file made for assistants, gives another number than your [pages|page].',
      how: 'Are both numbers yours? If one is old or wrong, change it where it stands. If both are right, nothing has to change.',
    },
    'mail-of-nobody': {
      title: 'Check the e-mail <addresses|address> we quote',
      description:
        'An e-mail address on your [pages|page] is written as none can be: its ending does not exist, or the @ is missing.',
      how: 'People should read an address that reaches you. Where the link beside it is right, only the words have to change.',
    },
  },
};
