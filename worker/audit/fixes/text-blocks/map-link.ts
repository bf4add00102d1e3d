import { element } from '../as-html.ts';
import { type FixBuilder, isOpen, type WrittenFix } from '../fix-input.ts';
import { mapAddress } from '../json-ld/business.ts';
import { evidenceOf, forCheck, htmlFix } from '../page-fix.ts';
import { blockPlacement } from '../page-placement.ts';
import { contactPage } from './contact-page.ts';
import { phrasesFor } from './phrases.ts';

const CHECK = 'missing-map-or-directions';

/** A link to the one address on a map, named by the business: words around an address may read as another. */
export const mapLinkFixes: FixBuilder = {
  checkIds: [CHECK],
  build(input): WrittenFix[] {
    const { facts } = input;
    const page = contactPage(input);
    const phrases = page && phrasesFor(input, page);
    const [address, ...branches] = facts.addresses;
    if (!isOpen(input, CHECK) || !phrases || !facts.businessName || !address || branches.length > 0) return [];
    // Half a pass is for a map alone, whose address is quoted: how to get there only its owner knows.
    if (evidenceOf(input, CHECK).some(({ seen }) => /^https?:\/\//.test(seen))) return [];
    const link = element(
      'a',
      { href: mapAddress(facts, address.value) },
      phrases.directionsTo(facts.businessName.value),
    );
    const fix = htmlFix(input, page, {
      kind: 'html',
      placement: blockPlacement(input, page, 'below your address'),
      content: `<p>${link}</p>`,
      action: 'main-end',
    });
    const hasWay = input.results.some(({ check, outcome }) => check.id === CHECK && outcome.outcome === 'partial');
    return forCheck(CHECK, [fix], hasWay);
  },
};
