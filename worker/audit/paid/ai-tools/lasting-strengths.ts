import type { CheckId } from '../../checks/index.ts';
import type { RatedFacts } from '../../facts/facts.ts';
import { type Grounded, say } from '../grounded.ts';
import { measured } from '../grounds.ts';
import type { PremiumInput } from '../premium-input.ts';

/** What keeps its worth whichever assistant people use next, by check: said only where the check passes. */
const LASTING: readonly [checkId: CheckId, words: string | ((facts: RatedFacts) => string)][] = [
  ['little-plain-text', 'Your text is in the HTML itself, so every future reader, however simple, gets it.'],
  [
    'inconsistent-business-name',
    'One name wherever your home page states it: whoever reads you next will not take you for two businesses.',
  ],
  ['contradictory-contact-data', contactInOneVersion],
  ['split-host-variants', 'All forms of your address lead to one; what others link to today will lead there tomorrow.'],
  ['missing-legal-identity', 'You can be looked up in a public register, which no copied text can fake.'],
  ['missing-identity-node', 'Your business is described in a public vocabulary that belongs to no engine.'],
  [
    'broken-internal-links',
    'Your own links all work; agents that click for people depend on that more than people do.',
  ],
  ['unlabelled-form-fields', 'Your form fields have names, which is how software that acts for people fills them in.'],
];

const SHOWN = 4;

/** Of what was read for certain; the check passes where one of both is known. '' for neither. */
function contactInOneVersion({ phones, addresses }: RatedFacts): string {
  const isSure = (list: RatedFacts['phones'] | RatedFacts['addresses']) =>
    list.some(({ certainty }) => certainty === 'certain');
  const found = [isSure(phones) ? 'phone number' : null, isSure(addresses) ? 'address' : null].filter(Boolean);
  if (found.length === 0) return '';
  return `Your ${found.join(' and ')} ${found.length > 1 ? 'stand' : 'stands'} in one version only, so there is no wrong one to be copied.`;
}

export const lastingStrengths = ({ results, inputs: { facts } }: PremiumInput): Grounded<string>[] =>
  LASTING.flatMap(([id, words]) => {
    const result = results.find(({ check }) => check.id === id);
    const told = typeof words === 'string' ? words : words(facts);
    return result?.outcome.outcome === 'pass' && told !== '' ? [say(told, measured(result))] : [];
  }).slice(0, SHOWN);
