import { isVisibleText } from '../../checks/shared/shown/visible-sources.ts';
import { visitedOf } from '../../facts/addresses/visited.ts';
import type { FactSource } from '../../facts/facts.ts';
import type { PremiumInput } from '../premium-input.ts';

/** In the HTML as served: what a script writes, and a link without its number as text, most assistants do not read out. */
export const isInText = (source: FactSource): boolean => source.view === 'plain' && isVisibleText(source);

/** Facts people ask for aloud that are certain and stand as text an assistant can read out. */
export function spokenFacts({ facts, inputs: { isLocal } }: PremiumInput): string[] {
  const found = [
    { what: 'name', sources: facts.businessName?.sources ?? [] },
    { what: 'telephone number', sources: facts.phones[0]?.sources ?? [] },
    ...(isLocal === true
      ? [
          { what: 'opening hours', sources: facts.openingHours?.sources ?? [] },
          { what: 'address', sources: visitedOf(facts.addresses)[0]?.sources ?? [] },
        ]
      : []),
  ];
  return found.flatMap(({ what, sources }) => (sources.some(isInText) ? [what] : []));
}
