import { TRADES } from '../../trades/index.ts';
import { pageWords, quoted, sentence } from '../../wording/words.ts';
import { type Grounded, say } from '../grounded.ts';
import { derived } from '../grounds.ts';
import type { PremiumInput } from '../premium-input.ts';
import { ownAnswers } from '../shared/own-answers.ts';

const MAX_EACH = 3;

/** A role as read, without a bracket that was cut open. */
export const roleWords = (role: string | null): string => (role ?? '').replace(/\s*\([^)]*$/, '').trim();

/** Posts that need nothing but what the website already says, most telling first. */
export function postIdeas(input: PremiumInput): Grounded<string>[] {
  const { facts } = input;
  const { questions, target } = input.inputs;
  const { offers } = input.words;
  const page = (url: string) => pageWords(url, target.homeUrl);
  const voices = facts.reviews
    .slice(0, MAX_EACH)
    .map(({ value, sources }) =>
      say(
        sentence(`The words of ${value.author ?? 'a customer'}, with permission: ${quoted(value.text, 120)}`),
        derived('A customer text of the website.', sources.slice(0, 1)),
      ),
    );
  const prices = facts.prices
    .slice(0, MAX_EACH)
    .map(({ value, sources }) =>
      say(
        `What ${quoted(value.what, 50)} includes, and that it is ${value.asShown}. Link to ${page(sources[0]?.pageUrl ?? target.homeUrl)}.`,
        derived('A price of the website.', sources.slice(0, 1)),
      ),
    );
  const people = facts.people
    .filter(({ value }) => value.role !== null && value.name !== facts.businessName?.value)
    .slice(0, MAX_EACH)
    .map(({ value, sources }) =>
      say(
        `${value.name}, ${roleWords(value.role)}: one picture at work, one sentence on what for.`,
        derived('A person named on the website with a role.', sources.slice(0, 1)),
      ),
    );
  const services = offers
    .filter(({ from, section }) => from === 'services' && section !== null && section.sentences.length > 0)
    .slice(0, MAX_EACH)
    .map(({ name, section, pageUrl, seen }) =>
      say(
        TRADES[questions.trade].isHandiwork
          ? `${quoted(name)} in three pictures: before, during, after. The text is on ${page(section?.pageUrl ?? pageUrl)}.`
          : `${quoted(name)}: what happens, step by step, in the words of ${page(section?.pageUrl ?? pageUrl)}.`,
        derived('A service with a text of its own on the website.', [{ pageUrl, place: 'services', seen }]),
      ),
    );
  return interleaved([voices, prices, services, people]);
}

/** Questions and answers of the website that are short enough to post. */
export const answersToPost = (input: PremiumInput): Grounded<string>[] =>
  ownAnswers(input)
    .slice(0, MAX_EACH)
    .map(({ value: { question }, sources }, index) => {
      const where = pageWords(sources[0]?.pageUrl ?? input.inputs.target.homeUrl, input.inputs.target.homeUrl);
      return say(
        index % 2 === 0
          ? `Your answer on ${where} to ${quoted(question)} is a post as it stands: the question as headline, the answer below, the link last.`
          : `Film yourself answering ${quoted(question)} in half a minute, with the words of ${where}.`,
        derived('Questions the website itself asks and answers.', sources.slice(0, 1)),
      );
    });

function interleaved<T>(lists: readonly T[][]): T[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }).flatMap((_, index) => lists.flatMap((list) => list.slice(index, index + 1)));
}
