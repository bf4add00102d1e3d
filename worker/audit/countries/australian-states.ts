/** Abbreviations of the states and territories of Australia, for use in a pattern. Source: Australia Post, addressing guidelines. */
export const AUSTRALIAN_STATE_CODES = 'NSW|VIC|QLD|TAS|ACT|WA|SA|NT';

/** The states and territories by name, for use in a pattern. */
export const AUSTRALIAN_STATE_NAMES =
  'Victoria|New South Wales|Queensland|Tasmania|South Australia|Western Australia|Northern Territory';
