import { lightLetters } from '../../website/text/light-letters.ts';
import { isSubject } from '../index/touch.ts';
import { namedPerson } from '../named-person.ts';
import { firstPassage } from '../passages/first-passage.ts';
import type { Passage } from '../passages/passage.ts';
import { hasAmount } from '../signs/has-price.ts';
import {
  greetsByName,
  introducesSelf,
  namesUnderTeam,
  namesWithRole,
  presentsByName,
  roleBelowFirstName,
} from '../signs/names-with-role.ts';
import type { KindOfAnswer } from './kind-of-answer.ts';

export const person: KindOfAnswer = {
  judge: (_, touch) => (touch.names && touch.inText && isSubject(touch) ? 'full' : 'none'),
  anywhere: (_, index, _language, facts) => firstPassage(index, 'full', presentsPerson) ?? namedPerson(index, facts),
};

const SIGNATURE = lightLetters(/^\s*[—–-]\s*\p{Lu}/u);

/** Says who somebody is; the name may be a heading, with the trade below it. */
function presentsPerson({ kind, headings, text, isReview }: Passage): boolean {
  // "Builder gel", "Tips Nude £40": what stands in a list of prices is for sale.
  if (kind === 'lines' && hasAmount(text)) return false;
  // "— Ann Lee" signs what somebody else says.
  if (SIGNATURE.test(text)) return false;
  const whole = [...headings.slice(-3), text].join('\n');
  return (
    !isReview &&
    (namesWithRole(whole) ||
      introducesSelf(whole) ||
      presentsByName(whole) ||
      greetsByName(whole) ||
      namesUnderTeam(headings, text) ||
      roleBelowFirstName(headings.at(-1) ?? '', text))
  );
}
