import { worksAtCustomers } from '../../checks/shared/local-words.ts';
import type { FactSource } from '../../facts/facts.ts';
import type { PremiumInput } from '../premium-input.ts';

/** A fact people ask for aloud, with every place it stands. */
export interface SpokenFact {
  what: string;
  /** In schema.org. */
  property: string;
  sources: readonly FactSource[];
  /** What is so where it stands nowhere. */
  missing: string;
}

const MARKUP = /JSON-LD|microdata|RDFa/i;

export const isInMarkup = ({ place }: FactSource): boolean => MARKUP.test(place);
export const isInText = ({ place }: FactSource): boolean => !MARKUP.test(place) && !/^meta|title/.test(place);

/** Of those a business of its kind is asked for: nobody asks for the door of an online shop or of a plumber who comes. */
export function spokenFacts({ inputs }: PremiumInput): SpokenFact[] {
  const { facts, isLocal, pages } = inputs;
  const found: SpokenFact[] = [
    {
      what: 'name',
      property: 'name',
      sources: facts.businessName?.sources ?? [],
      missing: 'Nothing on the pages says your name clearly enough to be repeated.',
    },
    {
      what: 'telephone number',
      property: 'telephone',
      sources: facts.phones[0]?.sources ?? [],
      missing: '“Call them” ends here: we found no telephone number.',
    },
  ];
  if (isLocal !== true) return found;
  found.push({
    what: 'opening hours',
    property: 'openingHoursSpecification',
    sources: facts.openingHours?.sources ?? [],
    missing: '“Are they open?” has no answer on the pages we read.',
  });
  if (!worksAtCustomers(facts, pages ?? []))
    found.push({
      what: 'address',
      property: 'address',
      sources: facts.addresses[0]?.sources ?? [],
      missing: '“How do I get there?” cannot be answered: no street and town stand on the pages.',
    });
  return found;
}
