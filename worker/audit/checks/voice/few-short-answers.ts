import { countWords } from '../../website/page/words.ts';
import { defineCheck, type Evidence, inconclusive, pass } from '../check.ts';
import { notConcluded } from '../shared/not-concluded.ts';
import { type AskedQuestion, askedQuestions, hasTextToRead, isReadable } from '../shared/questions/asked-questions.ts';

/** Answers of voice assistants averaged 29 words; what is longer than 40 is cut or reworded. */
const MAX_WORDS = 40;
/** "Usually two weeks." is a fine answer to hear; a word or two says nothing without the page. */
const MIN_WORDS = 3;
/** Japanese is written without spaces: an announcer speaks about 300 characters while an English speaker says 150 words. */
const JAPANESE_CHARS_PER_WORD = 2;

const MANY = 5;

/** Questions whose whole answer, or its first paragraph, is short enough to be read out. */
export const fewShortAnswers = defineCheck({
  id: 'few-short-answers',
  revision: 4,
  category: 'voice',
  strength: 'C',
  catalogue: ['short-answers'],
  title: {
    pass: 'At least five answers have forty words or fewer',
    fail: 'No question has a short answer that can be read out',
    info: 'Answers short enough to be read out',
  },
  why: 'A voice assistant reads one or two sentences aloud. The numbers behind this are from 2018, so take it as a hint.',
  sources: ['https://backlinko.com/voice-search-seo-study'],
  needs: ['pages', 'facts'],
  run({ pages, facts }) {
    if (!isReadable(facts)) return inconclusive('Questions cannot be told apart in the language of this website.');
    if (!hasTextToRead(pages)) return inconclusive('The pages hold hardly any text before scripts run.');
    const questions = askedQuestions(pages, facts);
    const short = questions.filter(({ answer }) => shortAnswer(answer) !== null);
    const served = short.filter(({ late }) => !late);
    if (served.length >= MANY) return pass(served.map(quoteOf));
    return notConcluded(short.map(quoteOf));
  },
});

function shortAnswer(answer: string): string | null {
  const [first = ''] = answer.split('\n');
  return [answer, first].find((text) => isShort(text)) ?? null;
}

function isShort(text: string): boolean {
  // "You can change it at any time:" only opens the answer.
  if (/[:：]\s*$/.test(text)) return false;
  const words = spokenWords(text);
  return words >= MIN_WORDS && words <= MAX_WORDS;
}

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

const spokenWords = (text: string): number =>
  JAPANESE.test(text) ? text.replace(/\s/g, '').length / JAPANESE_CHARS_PER_WORD : countWords(text);

const quoteOf = ({ question, answer, pageUrl, place, late }: AskedQuestion): Evidence => ({
  pageUrl,
  place: `${late ? 'only after JavaScript: ' : ''}${place}`,
  seen: `${question} ${shortAnswer(answer) ?? ''}`,
});
