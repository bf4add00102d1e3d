import type { Facts } from '../facts/facts.ts';
import { nameKey } from '../facts/name-key.ts';
import { lightLetters } from '../text/light-letters.ts';
import { firstPassage, type Judged } from './first-passage.ts';
import { namesOfActing } from './signs/acts-as-person.ts';
import type { TermIndex } from './term-index.ts';

/** A line that is two or three words with capitals, or holds little else: "Jo Hill", "By Jo HILL". */
const NAME_LINE = lightLetters(/^(?:(?:[Bb]y|[Pp]ar|[Vv]on|[Pp]or) )?(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,2})$/u);

/** Somebody named without a trade beside the name: by what they do, or by the mailbox that bears both names. */
export function namedPerson(index: TermIndex, { businessName, emails }: Facts): Judged | null {
  const business = nameKey(businessName?.value ?? '');
  const mailboxes = emails.map(({ value }) => nameKey(value.split('@')[0] ?? '').split(/[^a-z]+/));
  return firstPassage(index, 'full', ({ isReview, isArticle, kind, text }) => {
    if (isReview || kind === 'control' || kind === 'form' || kind === 'outline') return false;
    if (!isArticle && namesOfActing(text).some((name) => isNobodyElse(name, business, index))) return true;
    return text.split('\n').some((line) => {
      const name = NAME_LINE.exec(line.trim())?.[1] ?? '';
      const words = nameKey(name).split(' ');
      // "Green Hill" with green.hill@ is a farm.
      if (name.split(' ').some((word) => index.writesSmall(word.toLowerCase()))) return false;
      return words.length > 1 && mailboxes.some((parts) => words.every((word) => parts.includes(word)));
    });
  });
}

/** Neither the business, which acts as well, nor a word that opens a sentence. */
function isNobodyElse(name: string, business: string, index: TermIndex): boolean {
  const [first = ''] = name.split(' ');
  return !business.includes(nameKey(name)) && !index.writesSmall(first.toLowerCase());
}
