import { lightLetters, type Pattern } from '../../website/text/light-letters.ts';
import { endsAsSentence } from '../../website/text/sentences.ts';
import { wordsOf } from '../passages/words-of.ts';
import type { QuestionLanguage } from '../question-data.ts';
import { hasContact } from './has-contact.ts';
import { hasClock } from './has-date.ts';
import { hasAmount } from './has-price.ts';
import { hasLongNumber } from './has-proof.ts';
import { saysYesOrNo } from './says-yes-or-no.ts';

/** Fewer words are a label, with a full stop as well. */
const MIN_WORDS = 3;
/** A line of so many words is a sentence whatever it ends with. */
const SENTENCE_WORDS = 8;
/** A longer sentence that speaks of nobody tells the world. */
const IMPERSONAL_WORDS = 16;

/** Whom a sentence is about stands among its first words. */
const SUBJECT_WORDS = 6;

/** Between the sentences and lines of a text. */
export const BETWEEN_SAYINGS = lightLetters(/\n|\s[→•|]\s|(?<=[.!?…]["”»“)]?)\s+(?=[\p{Lu}¿¡"«„“])/u);

const isSentence = (saying: string): boolean => {
  const words = wordsOf(saying);
  return words >= SENTENCE_WORDS || (words >= MIN_WORDS && endsAsSentence(saying));
};

const ENDS_IN_QUESTION_MARK = lightLetters(/[?？؟][^\p{L}\p{N}]*$/u);

/** Ends with a question mark, whatever sign an accordion puts behind it. */
export const isQuestion = (text: string): boolean => ENDS_IN_QUESTION_MARK.test(text);

/** The business as it speaks of itself; Spanish needs no pronoun. */
const SELF: Record<QuestionLanguage, Pattern> = {
  en: /\b(?:we|us|our|ours|I|my|she|he)\b/i,
  de: lightLetters(/(?<!\p{L})(?:wir|uns|unsere?[mnrs]?|unser|ich|mich|meine?[mnrs]?)(?!\p{L})/iu),
  fr: lightLetters(/(?<!\p{L})(?:nous|notre|nos|je|mon|ma|mes)(?!\p{L})|(?<!\p{L})j['’]/iu),
  es: lightLetters(/(?<!\p{L})(?:nosotr[oa]s|nos|nuestr[oa]s?|mis?|[a-zñ]+[aeio]mos)(?!\p{L})/iu),
};
/** Who is addressed is told what holds for a customer; "your home" alone tells nobody anything. */
const CUSTOMER: Record<QuestionLanguage, Pattern> = {
  en: /\b(?:you)\b/i,
  de: lightLetters(/(?<!\p{L})(?:Sie|Ihnen|[Dd]u|[Dd]ich|[Dd]ir|[Ee]uch)(?!\p{L})/u),
  fr: lightLetters(/(?<!\p{L})(?:vous|tu)(?!\p{L})/iu),
  es: lightLetters(/(?<!\p{L})(?:usted|ustedes|tú|te|le|les|os)(?!\p{L})/iu),
};
/** Verbs of being, having and being able to: without one of them nothing is said where nobody is named. */
const STATES: Record<QuestionLanguage, Pattern> = {
  en: /\b(?:is|are|can|may|has|have|will be)\b/i,
  de: lightLetters(/(?<!\p{L})(?:ist|sind|gibt|hat|haben|kann|können|dürfen|darf|wird|werden|steht|stehen)(?!\p{L})/iu),
  fr: lightLetters(/(?<!\p{L})(?:est|sont|a|ont|peut|peuvent|se (?:fait|font|trouve|trouvent))(?!\p{L})/iu),
  es: lightLetters(/(?<!\p{L})(?:es|son|está|están|hay|tiene|tienen|puede|pueden|se)(?!\p{L})/iu),
};
/** "If your boiler is old, ...": what holds under a condition stands behind its comma. */
const CONDITION =
  /^[\s\W]*(?:if|when|whether|unless|in case|wenn|falls|ob|sofern|si|lorsqu['’e]|quand|cuando|en caso)\b/iu;
/** "If you are not happy we come again": without a comma it ends where the business begins to speak. */
function afterCondition(saying: string, language: QuestionLanguage): string {
  if (!CONDITION.test(saying)) return saying;
  const comma = saying.indexOf(',');
  const end = comma < 0 ? saying.search(SELF[language]) : comma + 1;
  return end < 0 ? '' : saying.slice(end);
}

/** A label with what it labels behind a colon: "Languages spoken: French and Arabic". */
const LABELLED = lightLetters(/^[^:]{2,40}\s?:\s*[\p{L}\p{N}][^\s]*\s+\S/u);
/** A number beside the words: "Licence 1184 7723", "Emergencies: 0160 99 48 21 73", "Deep clean from £26". */
export const hasValue = (saying: string): boolean =>
  LABELLED.test(saying) ||
  (wordsOf(saying) > 1 &&
    (hasAmount(saying) ||
      hasClock(saying) ||
      hasLongNumber(saying.replace(/(?<=\d) (?=\d)/g, '')) ||
      hasContact(saying)));

export interface Surroundings {
  language: QuestionLanguage;
  /** The heading right above is about the question. */
  titled: boolean;
  /** That heading asks it. */
  answersHeading: boolean;
  /** The business is called by its name in the sentence. */
  names: (saying: string) => boolean;
}

/**
 * Whether a sentence says of this business that something is so: it speaks as "we", names the business, tells the customer, answers the
 * question above it, or is a short statement that something is there. A word, a label, a question or a condition says nothing.
 */
export function asserts(saying: string, { language, titled, answersHeading, names }: Surroundings): boolean {
  if (isQuestion(saying)) return false;
  if (hasValue(saying) || (answersHeading && saysYesOrNo(saying))) return true;
  const said = afterCondition(saying, language);
  if (!isSentence(said)) return false;
  if (answersHeading || SELF[language].test(said) || CUSTOMER[language].test(said)) return true;
  if (names(said.split(/\s+/).slice(0, SUBJECT_WORDS).join(' '))) return true;
  return STATES[language].test(said) && (titled || wordsOf(said) <= IMPERSONAL_WORDS);
}
