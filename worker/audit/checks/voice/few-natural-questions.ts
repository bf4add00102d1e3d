import { cleanQuestion, isQuestion } from '../../facts/faq/faq-words.ts';
import { countWords } from '../../website/page/words.ts';
import { defineCheck, inconclusive, pass } from '../check.ts';
import { notConcluded } from '../shared/not-concluded.ts';
import {
  type AskedQuestion,
  askedQuestions,
  hasTextToRead,
  isReadable,
  quoteOfQuestion,
} from '../shared/questions/asked-questions.ts';
import { asksWithQuestionWord } from '../shared/questions/question-words.ts';

const MANY = 5;

/** "Parking?" is a label with a question mark; "¿Hay parking?" is a sentence. */
const MIN_WORDS = 2;

/** Questions as people say them: asked whole in a list with its answer, or a heading that asks who, what, when, where or how. */
export const fewNaturalQuestions = defineCheck({
  id: 'few-natural-questions',
  revision: 4,
  category: 'voice',
  strength: 'C',
  catalogue: ['natural-questions'],
  title: {
    pass: 'At least five questions are put as people ask them',
    fail: 'Your pages ask no question the way people ask it',
    info: 'Questions put the way people ask them',
  },
  why: 'People ask assistants in whole sentences. A page that holds the same question is easier to match; how much it helps is not measured.',
  sources: ['https://developers.google.com/search/docs/fundamentals/creating-helpful-content'],
  needs: ['pages', 'facts'],
  run({ pages, facts }) {
    if (!isReadable(facts)) return inconclusive('Questions cannot be told apart in the language of this website.');
    if (!hasTextToRead(pages)) return inconclusive('The pages hold hardly any text before scripts run.');
    const natural = askedQuestions(pages, facts).filter(isNatural);
    const evidence = natural.map(quoteOfQuestion);
    if (natural.filter(({ late }) => !late).length >= MANY) return pass(evidence);
    return notConcluded(evidence);
  },
});

function isNatural({ question }: AskedQuestion): boolean {
  const text = cleanQuestion(question);
  return asksWithQuestionWord(text) || (isQuestion(text) && countWords(text) >= MIN_WORDS);
}
