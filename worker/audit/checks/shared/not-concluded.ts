import { type Evidence, type Finding, info } from '../check.ts';

/** Why words that were not found lower no score: people say such things in more ways than anybody can list. */
export const NOT_CONCLUDED =
  'Nothing was read as such for sure. It can be said in many words, so nothing is called missing.';

const TOO_LITTLE_SURE =
  'Too little was read as such for sure. It can be said in many words, so nothing is called missing.';

/**
 * Of a check that can only praise, where it saw too little: told, and neither a fault nor something that could not be measured. It looked, and
 * what it looks for may be said in words that nobody listed.
 */
export const notConcluded = (evidence: Evidence[] = []): Finding => ({
  ...info(evidence),
  because: evidence.length > 0 ? TOO_LITTLE_SURE : NOT_CONCLUDED,
});
