import type { AdviceOf } from './advice.ts';

/** For pages that do not fit a phone, by what a browser of ours saw. */
export const phoneAdvice: AdviceOf<'technical'>['missing-viewport'] = {
  title: 'Let your [pages|page] adapt to phones',
  description: '{Pages have|A page has} no viewport line. Phones then lay a page out as wide as on a desk.',
  how:
    '[Each page|The page] should have a viewport line with width=device-width. It should fit the screen of a phone, so ' +
    'that nobody has to push it aside.',
  effort: 'minutes',
  owner: 'web person',
  causes: {
    'some-pages': {
      title: 'Let all your pages adapt to phones',
      description: 'Other pages of your website have the viewport line, and {some lack|the page we name lacks} it.',
      how:
        '[Each page|The page] should have a viewport line with width=device-width. It should fit the screen of a phone, so ' +
        'that nobody has to push it aside.',
    },
    'line-suffices': {
      title: 'Add the line that fits your [pages|page] to phones',
      description:
        'Your home page has no viewport line. We tried it there: with it, all or nearly all of the text fits a phone.',
      how:
        'The head of [each|the] page should have the line that tells a phone how wide the page is. It reads: <meta ' +
        'name="viewport" content="width=device-width, initial-scale=1">.',
      effort: 'minutes',
    },
    'layout-too-wide': {
      title: 'Lay your [pages|page] out for phones',
      description:
        'Your home page has no viewport line. We tried it there: with it, part of the text lies beyond the screen.',
      how: '[Each page|The page] should have a viewport line with width=device-width, and nothing on it should be wider than a phone.',
      effort: 'days',
    },
    'runs-off': {
      title: 'Let the home page fit the screen of a phone',
      description: 'On a phone, part of the text of your home page lies beyond the screen.',
      how: 'The home page should fit the screen of a phone, so that nobody has to push it aside to read it.',
      effort: 'day',
    },
    'fixed-width': {
      title: 'Let your [pages take|page take] the width of the phone',
      description: 'The viewport line names a width in pixels, so every phone lays the page out as wide as that.',
      how: 'The viewport line should say width=device-width, and the page should fit the screen of a phone.',
      effort: 'hours',
    },
    'zoom-forbidden': {
      title: 'Let visitors zoom in',
      description: '{Pages forbid|A page forbids} zooming. Checks of accessibility count that as a fault.',
      how:
        'The viewport line of [each|the] page should not forbid zooming. So the words “user-scalable” and “maximum-scale” ' +
        'should not stand in it.',
      why: 'Some people have to enlarge a text to read it.',
    },
  },
};
