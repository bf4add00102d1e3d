import type { AskedQuestion } from '../../checks/shared/questions/asked-questions.ts';
import { countWords } from '../../website/page/words.ts';
import { sentencesOf } from '../../website/text/sentences.ts';
import { hoursSentence } from '../../week/spoken-week.ts';
import { variant } from '../../wording/variants.ts';
import { quoted } from '../../wording/words.ts';
import { type Grounded, say } from '../grounded.ts';
import type { PremiumInput } from '../premium-input.ts';
import type { BusinessWords } from '../shared/business-words.ts';
import { derived, quoteOf, seenAs } from '../shared/premium-grounds.ts';
import { MAX_SPOKEN_WORDS } from './voice-queries.ts';

const MAX_LINES = 4;

/** A shorter beginning is a label, and what follows may be no answer. */
const MIN_FIRST_WORDS = 3;

/** Answers too long to be heard, with their own first sentence. */
export function faqOptimization(input: PremiumInput, asked: readonly AskedQuestion[]): Grounded<string>[] {
  const firstOf = ({ answer }: AskedQuestion): string => sentencesOf(answer, input.language)[0] ?? '';
  const long = asked
    .filter((one) => countWords(one.answer) > MAX_SPOKEN_WORDS && countWords(firstOf(one)) >= MIN_FIRST_WORDS)
    .slice(0, MAX_LINES);
  return long.map((one, index) => {
    const first = firstOf(one);
    const words = countWords(first);
    return say(
      /[:：]$/.test(first)
        ? variant(index, [
            `${quoted(one.question, 90)} is answered by a list after ${quoted(first, 90)} Say the answer in one sentence first, then list.`,
            `A listener hears ${quoted(first, 90)} and then single lines. Give ${quoted(one.question, 90)} a sentence before them.`,
            `The steps under ${quoted(one.question, 90)} need a sentence above them that tells how it ends.`,
          ])
        : words <= MAX_SPOKEN_WORDS
          ? variant(index, [
              `${quoted(one.question, 90)}: let ${quoted(first, 160)} stand alone as the first paragraph; the other ${countWords(one.answer) - words} words come after it.`,
              `Part the answer to ${quoted(one.question, 90)} behind ${quoted(first, 160)} What follows is for readers, not for listeners.`,
              `Of ${countWords(one.answer)} words under ${quoted(one.question, 90)}, these are enough to hear: ${quoted(first, 160)}`,
            ])
          : `${quoted(one.question, 90)} opens with a sentence of ${words} words. Split it, so that its first half answers: ${quoted(first, 160)}`,
      derived(`Answers of more than ${MAX_SPOKEN_WORDS} words, by their first sentence.`, [
        quoteOf(one.pageUrl, one.place, one.answer),
      ]),
    );
  });
}

/** Facts as sentences for the ear, in the website's language. */
export function spokenSentences(
  { facts, inputs: { isLocal } }: PremiumInput,
  { name, phrases }: BusinessWords,
): Grounded<string>[] {
  if (!name || !phrases) return [];
  const rule = 'The fact as found on the website, put as one sentence with the name in it.';
  const lines: Grounded<string>[] = [];
  // Which of several is meant, nobody can tell.
  const only = <T>(list: readonly T[]): T | undefined => (list.length === 1 ? list[0] : undefined);
  const [phone, week] = [only(facts.phones), facts.openingHours];
  const address = only(facts.addresses.filter(({ value }) => value.street !== null && value.locality !== null));
  const hours = week && hoursSentence(name, week.value, phrases);
  if (hours && week.sources[0]) lines.push(say(hours, derived(rule, [seenAs(week.sources[0])])));
  if (phone?.sources[0]) lines.push(say(phrases.phone(name, phone.asShown), derived(rule, [seenAs(phone.sources[0])])));
  if (isLocal === true && address?.sources[0]) {
    const { street, locality, country, text } = address.value;
    // Nobody says a postal code; in Japan the larger comes first, as printed.
    const spoken = country === 'JP' ? text : `${street}, ${locality}`;
    lines.push(say(phrases.address(name, spoken), derived(rule, [seenAs(address.sources[0])])));
  }
  return lines;
}
