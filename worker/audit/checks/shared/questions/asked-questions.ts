import type { Facts } from '../../../facts/facts.ts';
import { isQuestion } from '../../../facts/faq/faq-words.ts';
import { mainBlocks, placeOf } from '../../../website/page/page-text.ts';
import type { PageView } from '../../../website/page/page-view.ts';
import type { ReadPage } from '../../../website/read-pages.ts';
import { lightLetters } from '../../../website/text/light-letters.ts';
import { plainWords, textKey } from '../../../website/text/plain-words.ts';
import { regexSource } from '../../../website/text/regex-source.ts';
import type { Evidence } from '../../check.ts';
import { asksWithQuestionWord } from './question-words.ts';

/** A question that stands on a page, with the text under it. */
export interface AskedQuestion {
  question: string;
  /** "" when nothing but another heading follows. */
  answer: string;
  pageUrl: string;
  place: string;
  /** Only in the page as rendered. */
  late: boolean;
}

/** Languages whose questions can be told from other text: all of them close with a question mark or か. */
const KNOWN_LANGUAGES = new Set(['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'ja']);

const HEADING = /^h[1-6]$/;
const ANSWER_TAGS = new Set(['p', 'div', 'li', 'dd', 'span', 'section', 'article', 'blockquote']);

/** Whether the text of the website is in a language this can read. */
export const isReadable = ({ languages }: Facts): boolean => KNOWN_LANGUAGES.has(languages[0]?.value.slice(0, 2) ?? '');

/** A heading of the business about itself; no customer says "we" of it. */
const ABOUT_ITSELF = lightLetters(
  regexSource`
    ^¿?(?:
      who are we
      |what (?:do we do|we do)
      |why (?:choose )?us
      |where are we
      |wer sind wir
      |was (?:machen|tun|bieten) wir
      |warum wir
      |wo sind wir
      |qui sommes[- ]nous
      |que faisons[- ]nous
      |pourquoi (?:nous(?: choisir)?|choisir)
      |quienes somos
      |que hacemos
      |por que (?:elegirnos|nosotros)
      |chi siamo
      |cosa facciamo
      |perche (?:sceglierci|noi)
      |dove siamo
      |wie zijn (?:wij|we)
      |wat doen (?:wij|we)
      |waarom (?:wij|ons)
      |quem somos
      |o que fazemos
      |por que nos
    )(?![a-z])
  `,
);

/** A page built by scripts and read without a browser has no text yet, and nothing can be missed in it. */
const MIN_WORDS = 30;

export const hasTextToRead = (pages: readonly ReadPage[]): boolean =>
  pages.some(({ plain, rendered }) => (rendered?.view ?? plain.view).textWords >= MIN_WORDS);

/** Every question on the pages read, each once: lists of questions and answers, and headings that ask. */
export function askedQuestions(pages: readonly ReadPage[], facts: Facts): AskedQuestion[] {
  const found = new Map<string, AskedQuestion>();
  for (const { value, sources } of facts.faq) {
    const source = sources.find(({ view }) => view === 'plain') ?? sources[0];
    if (!source) continue;
    const { pageUrl, place, view } = source;
    found.set(textKey(value.question), { ...value, pageUrl, place, late: view === 'rendered' });
  }
  const add = (one: AskedQuestion) => {
    const key = textKey(one.question);
    if (!found.has(key)) found.set(key, one);
  };
  const judged = pages.filter(({ role }) => role !== 'legal');
  for (const { url, plain } of judged) for (const one of askingHeadings(plain.view)) add({ ...one, pageUrl: url });
  for (const { url, rendered } of judged)
    if (rendered) for (const one of askingHeadings(rendered.view)) add({ ...one, pageUrl: url, late: true });
  return [...found.values()];
}

export const quoteOfQuestion = ({ question, pageUrl, place, late }: AskedQuestion): Evidence => ({
  pageUrl,
  place: `${late ? 'only after JavaScript: ' : ''}${place}`,
  seen: question,
});

function askingHeadings(view: PageView): Omit<AskedQuestion, 'pageUrl'>[] {
  const blocks = mainBlocks(view);
  return blocks.flatMap((block, at) => {
    const question = block.text.replace(/\n/g, ' ');
    // "Looking for a plumber?" is a slogan: a heading has to ask with a question word.
    if (!HEADING.test(block.tag) || !isQuestion(question) || !asksWithQuestionWord(question)) return [];
    if (ABOUT_ITSELF.test(plainWords(question))) return [];
    const next = blocks[at + 1];
    const answer = next && ANSWER_TAGS.has(next.tag) ? next.text : '';
    return [{ question, answer, place: placeOf(view, block.path), late: false }];
  });
}
