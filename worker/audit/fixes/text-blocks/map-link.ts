import { element } from '../as-html.ts';
import { type FixBuilder, isOpen, type WrittenFix } from '../fix-input.ts';
import { mapAddress } from '../json-ld/business.ts';
import { evidenceOf, forCheck, htmlFix } from '../page-fix.ts';
import { blockPlacement } from '../page-placement.ts';
import { contactPage } from './contact-page.ts';
import { phrasesFor } from './phrases.ts';

const CHECK = 'missing-map-or-directions';

/** Links to each address on a map. */
export const mapLinkFixes: FixBuilder = {
  checkIds: [CHECK],
  build(input): WrittenFix[] {
    const { facts } = input;
    const page = contactPage(input);
    const phrases = page && phrasesFor(input, page);
    if (!isOpen(input, CHECK) || !phrases || facts.addresses.length === 0) return [];
    // Half a pass is for a map alone, whose address is quoted: how to get there only its owner knows.
    if (evidenceOf(input, CHECK).some(({ seen }) => /^https?:\/\//.test(seen))) return [];
    const links = facts.addresses.map(({ value }) => {
      // Branches are told apart by what stands in their address.
      const words = facts.businessName && facts.addresses.length === 1 ? facts.businessName.value : value.text;
      return `<p>${element('a', { href: mapAddress(facts, value) }, phrases.directionsTo(words))}</p>`;
    });
    const fix = htmlFix(input, page, {
      kind: 'html',
      placement: blockPlacement(input, page, 'below your address'),
      content: links.join('\n'),
      action: 'main-end',
    });
    const hasWay = input.results.some(({ check, outcome }) => check.id === CHECK && outcome.outcome === 'partial');
    return forCheck(CHECK, [fix], hasWay);
  },
};
