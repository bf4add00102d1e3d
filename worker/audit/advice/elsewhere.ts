import type { Advice } from './advice.ts';

/** What to do where others speak of the business, on its pages and on theirs. */
export const linkEntries: Advice = {
  title: 'Link to your entries on other websites',
  description: 'Links to places where others list or review you tell which entry there is yours.',
  how: 'Do you have entries elsewhere, as on Google Maps or in social networks? Then your website should link to them.',
  effort: 'hours',
  owner: 'you',
};

/** Where profiles are linked, those with ratings are what is missing. */
export const linkRatings: Advice = {
  title: 'Link to the places where people rate you',
  description: 'A link to a place where people rate you tells which ratings are yours.',
  how: 'Do people rate you elsewhere, as on Google Maps? Then your website should link to that place.',
  effort: 'hours',
  owner: 'you',
};

export const letOthersSpeak: Advice = {
  title: 'Let others speak on your [pages|page], with their names',
  description: 'What others say about you an assistant can quote where it stands as text.',
  how:
    'Ask customers for two sentences you may publish, and under which name. They should stand as text on ' +
    'your website.',
  effort: 'hours',
  owner: 'you',
};
