import { worksAtCustomers } from '../../checks/shared/local-words.ts';
import { mayShowHours } from '../../checks/shared/shown/shown-hours.ts';
import { isVisibleText } from '../../checks/shared/shown/visible-sources.ts';
import { type ClaimKind, mayClaimMissing } from '../../facts/claims/claims.ts';
import type { FactSource } from '../../facts/facts.ts';
import type { PremiumInput } from '../premium-input.ts';

/** A fact people ask for aloud, with every place it stands. */
export interface SpokenFact {
  what: string;
  /** In schema.org. */
  property: string;
  sources: readonly FactSource[];
  /** What is so where it stands nowhere; null where it was found, or may stand there and could not be read. */
  missing: string | null;
}

const MARKUP = /JSON-LD|microdata|RDFa/i;

export const isInMarkup = ({ place }: FactSource): boolean => MARKUP.test(place);
/** In the HTML as served: what a script writes, and a link without its number as text, most assistants do not read out. */
export const isInText = (source: FactSource): boolean => source.view === 'plain' && isVisibleText(source);

/** Of those a business of its kind is asked for: nobody asks for the door of an online shop or of a plumber who comes. */
export function spokenFacts({ inputs }: PremiumInput): SpokenFact[] {
  const { facts, isLocal, pages, shown } = inputs;
  const ifMissing = (kind: ClaimKind, words: string) => (mayClaimMissing(kind, inputs) ? words : null);
  const found: SpokenFact[] = [
    {
      what: 'name',
      property: 'name',
      sources: facts.businessName?.sources ?? [],
      missing: ifMissing('businessName', 'Nothing on the pages says your name clearly enough to be repeated.'),
    },
    {
      what: 'telephone number',
      property: 'telephone',
      sources: facts.phones[0]?.sources ?? [],
      missing: ifMissing('phones', '“Call them” ends here: we found no telephone number.'),
    },
  ];
  if (isLocal !== true) return found.filter(isTold);
  const hours = facts.openingHours;
  // Read in markup alone, the text may all the same say them in words we do not read.
  if (hours === null || hours.sources.some(isInText) || !mayShowHours(hours.value, shown))
    found.push({
      what: 'opening hours',
      property: 'openingHoursSpecification',
      sources: hours?.sources ?? [],
      missing: ifMissing('openingHours', '“Are they open?” has no answer on the pages we read.'),
    });
  if (!worksAtCustomers(facts, pages ?? []))
    found.push({
      what: 'address',
      property: 'address',
      sources: facts.addresses[0]?.sources ?? [],
      missing: ifMissing(
        'addresses',
        '“How do I get there?” cannot be answered: no street and town stand on the pages.',
      ),
    });
  return found.filter(isTold);
}

/** Neither there nor missing: what may be it could not be read, and nothing is said of it. */
const isTold = ({ sources, missing }: SpokenFact): boolean => sources.length > 0 || missing !== null;
