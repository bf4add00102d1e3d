import { describe, expect, it } from 'vitest';
import { HOME, page, website } from '../../testing/audit-builders.ts';
import { rateFacts } from './certainty/rate-facts.ts';
import { leftTexts } from './left-description.ts';
import { readFacts } from './read-facts.ts';

const target = { typedUrl: HOME, homeUrl: HOME, scopeUrl: HOME, isPrivate: false, aliasHost: null };
const WORDS = [
  'We mend clocks that nobody else will touch, from the pocket watch of an uncle to the bells of a village church.',
  'Every spring, wheel and hand is cleaned, measured and made anew where it has worn, and each movement runs for weeks',
  'on our bench before we return it. Bring yours along on Thursday, tell us where it came from, and we shall look inside',
  'together: often dust is all that ails them. Repairs begin at a modest sum, which we name beforehand in writing. Larger',
  'instruments are fetched from your hallway by our van, wrapped in blankets, and carried upstairs again when finished.',
  'Apprentices learn here for three years, among pendulums, cuckoos, barometers and musical boxes older than themselves.',
  'Whoever prefers quartz finds batteries, straps, crystals and crowns behind the counter, together with alarm clocks,',
  'barographs, sundials, hourglasses and curious kitchen timers which customers traded against something quieter. Evenings',
  'belong to collectors: they swap catalogues, quarrel about escapements, drink coffee, compare enamel, and photograph dials.',
].join(' ');

const pageWith = (description: string) =>
  page(
    `<title>Larch Clocks</title><meta name="description" content="${description}"><script src="/_aspen/static/main.js"></script>
     <h1>Larch Clocks</h1><p>${WORDS}</p>`,
  );

describe('a description that whoever built the website left', () => {
  const read = (description: string) => {
    const seen = website({ target, pages: [pageWith(description)] });
    const facts = readFacts(seen);
    const { isLeftByTool } = leftTexts(seen.pages, facts);
    return { isLeft: isLeftByTool(description), certainty: rateFacts(facts, seen).description?.certainty };
  };

  it('shares no word with the pages, and names what they are made with', () => {
    expect(read('Bespoke portal powered by Aspen for Larch Clocks')).toEqual({ isLeft: true, certainty: 'likely' });
  });

  it('may be the own words of the business where it names no tool', () => {
    expect(read('Horological artisanry since generations, Larch Clocks')).toEqual({
      isLeft: false,
      certainty: 'likely',
    });
  });

  it('is none where the pages say some of it', () => {
    expect(read('Larch Clocks repairs pocket watches, pendulums and music boxes made by Aspen.').isLeft).toBe(false);
  });
});
