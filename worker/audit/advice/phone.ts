import type { AdviceOf } from './advice.ts';

/** For pages that do not fit a phone, by what a browser of ours saw. */
export const phoneAdvice: AdviceOf<'technical'>['missing-viewport'] = {
  title: 'Let your [pages|page] adapt to phones',
  description:
    'Google indexes the phone version of a page. Without a viewport line phones show it as wide as on a desk, and tiny.',
  how:
    'Put this line into the head of {each page we list|the page}: <meta name="viewport" ' +
    'content="width=device-width, initial-scale=1">. Then look at it on a phone. Where it runs off the ' +
    'screen, its layout has to be mended as well.',
  effort: 'minutes',
  owner: 'web person',
  causes: {
    'some-pages': {
      title: 'Let {the pages we list|the page we name} adapt to phones',
      description:
        'Other pages of your website have the viewport line, and {the pages we list lack|the page we name lacks} it. Phones show {them|it} as wide as ' +
        'on a desk, and tiny.',
      how:
        'Put this line into the head of {each page we list|the page}: <meta name="viewport" ' +
        'content="width=device-width, initial-scale=1">. Then look at {them|it} on a phone.',
    },
    'line-suffices': {
      title: 'Add the line that fits your [pages|page] to phones',
      description:
        'Google indexes the phone version of a page. Without a viewport line phones show it as wide as on a desk, and tiny. We tried the ' +
        'line on your home page: with it, all or nearly all of the text fits a phone.',
      how:
        'Put this line into the head of {each page we list|the page}: <meta name="viewport" ' +
        'content="width=device-width, initial-scale=1">. Then look at {them|it} on a phone.',
      effort: 'minutes',
    },
    'layout-too-wide': {
      title: 'Lay your [pages|page] out for phones',
      description:
        'Google indexes the phone version of a page. Yours lacks the viewport line. We tried the line on your home page: with it, part of ' +
        'the text lies beyond the screen.',
      how:
        'The line alone is not enough. Have the layout changed so that nothing on the page is wider than a phone: no fixed widths, and columns ' +
        'that stack. Then put the viewport line into the head of {each page we list|the page}.',
      effort: 'days',
    },
    'runs-off': {
      title: 'Let the home page fit the screen of a phone',
      description:
        'On a phone a good part of the text of your home page lies beyond the screen. People have to push the page aside to read it.',
      how:
        'Open the home page on a phone, and look for what is wider than the screen: pictures, tables and boxes of a fixed width. Let them ' +
        'take at most the width of the screen.',
      effort: 'day',
    },
    'fixed-width': {
      title: 'Let your [pages take|page take] the width of the phone',
      description:
        'The viewport line names a width in pixels, so every phone lays the page out as wide as that, whatever its screen. Google indexes ' +
        'the phone version.',
      how:
        'Change the viewport line of {each page we list|the page} to this: <meta name="viewport" ' +
        'content="width=device-width, initial-scale=1">. Then open {them|it} on your phone. A layout of fixed ' +
        'width needs more than this line.',
      effort: 'hours',
    },
    'zoom-forbidden': {
      title: 'Let visitors zoom in',
      description:
        '{The pages we list forbid|The page we name forbids} zooming. People who see less well need it, and ' +
        'checks of accessibility count it as a fault.',
      how:
        'In the viewport line of {each page we list|the page}, take out “user-scalable” and “maximum-scale”, whichever stands there, with its ' +
        'value. Leave the rest of the line as it is. If a script writes that line, do it there.',
    },
  },
};
