import { isNodeOf, placeInMarkup, textsIn } from '../../website/structured-data/nodes.ts';
import { defineCheck, info, notApplicable } from '../check.ts';

/** Passages marked to be read aloud. A beta for news publishers, so having none is no fault. */
export const speakableMarkup = defineCheck({
  id: 'speakable-markup',
  revision: 1,
  category: 'voice',
  strength: 'I',
  catalogue: ['speakable'],
  title: {
    pass: 'Your pages mark passages to be read aloud',
    info: 'Your pages mark passages to be read aloud',
    fail: 'Your pages mark no passage to be read aloud',
  },
  why: 'Google reads this markup for news in a few countries only. Other businesses gain nothing known from it.',
  sources: ['https://developers.google.com/search/docs/appearance/structured-data/speakable'],
  needs: ['pages'],
  run({ pages }) {
    const evidence = pages.flatMap(({ url, structured }) =>
      structured.nodes.flatMap((node) => {
        const isSpecification = isNodeOf(node, 'SpeakableSpecification');
        const isText = textsIn(node, 'speakable').length > 0;
        if (!isSpecification && !isText) return [];
        const selectors = ['cssSelector', 'xpath', 'speakable'].flatMap((property) => textsIn(node, property));
        return { pageUrl: url, place: placeInMarkup(node), seen: selectors.join(', ') || 'no selector' };
      }),
    );
    return evidence.length > 0
      ? info(evidence)
      : notApplicable('No page read marks passages to be read aloud, and none needs to.');
  },
});
