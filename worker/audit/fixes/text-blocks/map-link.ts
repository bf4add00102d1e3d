import { element } from '../as-html.ts';
import { type FixBuilder, isOpen, TODO, type WrittenFix } from '../fix-input.ts';
import { mapAddress } from '../json-ld/business.ts';
import { evidenceOf, forCheck, htmlFix } from '../page-fix.ts';
import { blockPlacement } from '../page-placement.ts';
import { contactPage } from './contact-page.ts';
import { phrasesFor } from './phrases.ts';

const CHECK = 'missing-map-or-directions';

/** Links to each address on a map, with a line on parking and transport to fill in where the website has none. */
export const mapLinkFixes: FixBuilder = {
  checkIds: [CHECK],
  build(input): WrittenFix[] {
    const { facts } = input;
    const page = contactPage(input);
    const phrases = page && phrasesFor(input, page);
    if (!isOpen(input, CHECK) || !phrases || facts.addresses.length === 0) return [];
    // Half a pass is for a map alone, whose address is quoted, or for words alone.
    const isPartial = input.results.some(({ check, outcome }) => check.id === CHECK && outcome.outcome === 'partial');
    const hasMap = isPartial && evidenceOf(input, CHECK).some(({ seen }) => /^https?:\/\//.test(seen));
    const hasWay = isPartial && !hasMap;
    const links = facts.addresses.map(({ value }) => {
      // Branches are told apart by what stands in their address.
      const words = facts.businessName && facts.addresses.length === 1 ? facts.businessName.value : value.text;
      return `<p>${element('a', { href: mapAddress(facts, value) }, phrases.directionsTo(words))}</p>`;
    });
    const lines = [
      ...(hasMap ? [] : links),
      ...(hasWay ? [] : [element('p', {}, `${phrases.arriving}${phrases.colon}${TODO}`)]),
    ];
    const fix = htmlFix(input, page, {
      kind: 'html',
      placement: blockPlacement(input, page, 'below your address'),
      content: lines.join('\n'),
      action: 'main-end',
    });
    return forCheck(CHECK, [fix], true);
  },
};
