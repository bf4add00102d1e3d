import type { CauseOf } from '../checks/index.ts';
import type { AdviceByCause } from './advice.ts';

/** What to do about contact data that differ, or that a template left. */
export const contradictoryContactData: AdviceByCause<CauseOf<'contradictory-contact-data'>> = {
  title: 'Give the same contact details everywhere',
  description:
    'The contact data we list differ where one would expect the same. An assistant cannot know which of them holds, and may pass on the wrong one.',
  how:
    'Search your website for each of those we list. Where one of them is wrong, put the right one in its place. Where both are right, ' +
    'write beside each what it is for.',
  effort: 'minutes',
  owner: 'you',
  causes: {
    'made-up-number': {
      title: 'Replace the made-up contact <details|detail> we list',
      description:
        'A number or an address on your [pages|page] looks as templates leave it. Nobody reaches you by it, and an assistant may pass it on.',
      how: 'Search your website for what we list. Put your own number or address in its place, in the text and in the link, or delete it.',
    },
    'made-up-until-scripts': {
      title: 'Put your real number into the HTML, in place of a made-up one',
      description:
        'The HTML that your server sends holds a number that nobody can reach, as a template left it. Scripts take ' +
        'it away in a browser, so you may never have seen it. Most assistants run none, and may pass it on.',
      how:
        'Search the HTML for what we list. Put your own number in its place, in the text and in the link. Then view the page ' +
        'source and look for it there.',
      owner: 'web person',
    },
    'exchanged-by-scripts': {
      title: 'Show one phone number, with and without scripts',
      description:
        'Your server sends one phone number, and a script puts another in its place. Visitors see the second, most ' +
        'assistants read the first, and one of them may be wrong.',
      how:
        'Find out which of the numbers we list is right. Put it into the HTML and into the settings or data the script ' +
        'takes its number from, in the text and in the link.',
      owner: 'web person',
    },
    'unlike-llms-txt': {
      title: 'Give the same phone number in llms.txt as on your website',
      description:
        'Your llms.txt, a file made for assistants, gives another number than your [pages|page]. One that reads both has two to choose ' +
        'from, and we cannot tell which is right.',
      how: 'Look at both and decide which number is right. Put it in place of the other. If both are yours, give both in both places.',
    },
    'mail-of-nobody': {
      title: 'Correct the e-mail <addresses|address> we quote',
      description:
        'Nobody can write to an e-mail address as its words stand on your [pages|page]: its ending does not exist, or the @ is ' +
        'missing. A person or an assistant that copies it reaches nobody.',
      how:
        'Search your website for what we list. Put the right address in its place: in the words, and in the link too where it holds the ' +
        'same mistake. Then send a mail to it.',
    },
    spellings: {
      title: 'Write your phone number in one way',
      description:
        'The same number stands on your [pages|page] in several groupings. People see that it is one; a simple ' +
        'program may take it for two.',
      how: 'Choose one way to write it, best with the country code and spaces. Use it in the text everywhere.',
    },
  },
};
