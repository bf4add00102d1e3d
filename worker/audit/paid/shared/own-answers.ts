import { sureFacts } from '../../facts/certainty/sure-facts.ts';
import type { RatedFacts } from '../../facts/facts.ts';
import { tellsSurePrices } from '../../fixes/sure-offers.ts';
import { readingLength } from '../../website/page/page-text.ts';
import { endsAsSentence } from '../../website/text/sentences.ts';
import type { PremiumInput } from '../premium-input.ts';

/** A number or a heading answers a question and makes no text. */
const MIN_CHARS = 40;

/** Questions the website itself asks and answers, for certain and in whole sentences: the only answers that may be repeated in its name. */
export const ownAnswers = (input: PremiumInput): RatedFacts['faq'] =>
  sureFacts(input.inputs.facts.faq).filter(
    ({ value: { answer }, sources: [source] }) =>
      source !== undefined &&
      readingLength(answer) >= MIN_CHARS &&
      endsAsSentence(answer) &&
      tellsSurePrices(input, source.pageUrl, answer),
  );
