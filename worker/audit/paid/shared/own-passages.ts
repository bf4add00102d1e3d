import { saysItsSubject, sharesTerm } from '../../fixes/head/main-terms.ts';
import { namesBusiness } from '../../fixes/head/title-parts.ts';
import type { AnsweredQuestion } from '../../questions/answered-question.ts';
import type { PremiumInput } from '../premium-input.ts';

/** Answers that are figures and addresses: the question says what of. */
const BARE: ReadonlySet<AnsweredQuestion['kind']> = new Set([
  'price',
  'hours',
  'duration',
  'place',
  'contact',
  'date',
  'number',
]);

/** Longer passages are no reply; and reading names out of a text without an end takes the square of its length. */
const MAX_CHARS = 2_000;

/**
 * Whether a passage names the business, what its page is about or what its heading says: what does none, such as a slogan or a word on
 * how to use the page, is not repeated elsewhere.
 */
export function speaksForItself(
  input: PremiumInput,
  { kind, pageUrl, heading = '' }: AnsweredQuestion,
  text: string,
): boolean {
  const page = input.inputs.pages?.find(({ url }) => url === pageUrl);
  if (page === undefined || text.length > MAX_CHARS) return false;
  return BARE.has(kind) || namesBusiness(input, text) || sharesTerm(heading, text) || saysItsSubject(input, page, text);
}
