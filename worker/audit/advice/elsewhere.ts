import type { Advice } from './advice.ts';

/** What to do where others speak of the business, on its pages and on theirs. */
export const linkEntries: Advice = {
  title: 'Link to your entries on other websites',
  description:
    'Links to the places where others list or review you let an assistant confirm that the entry and the ' +
    'website belong together.',
  how:
    'List the entries you have, such as on Google Maps, on review sites, in directories and social networks. ' +
    'Link to each from [your pages|your page]. Do not open a new one just to have one more link.',
  effort: 'hours',
  owner: 'you',
};

/** Where profiles are linked, those with ratings are what is missing. */
export const linkRatings: Advice = {
  title: 'Link to the places where people rate you',
  description:
    'A link to a place where people rate you, Google Maps among them, lets an assistant confirm that the ratings ' +
    'there are yours.',
  how:
    'List the places where people rate you, such as Google Maps and review sites. Link to each from ' +
    '[your pages|your page]. Do not open a new one just to have one more link.',
  effort: 'hours',
  owner: 'you',
};

export const letOthersSpeak: Advice = {
  title: 'Let others speak on your [pages|page], with their names',
  description: 'What others say about you an assistant can quote only where it stands as text.',
  how:
    'Ask people who know your work for two sentences you may publish, and under which name. Put them as ' +
    'plain text on your home page, each signed as its author agreed to.',
  effort: 'hours',
  owner: 'you',
};
