import { countWords } from '../../website/page/words.ts';
import { detectLanguage } from '../../website/text/detect-language.ts';
import { PROSE_LANGUAGES } from '../../website/text/page-prose.ts';
import { LENGTH_LIMITS } from '../../website/text/reading/readability.ts';
import { readingGrade } from '../../website/text/reading/reading-grade.ts';
import { sentencesOf } from '../../website/text/sentences.ts';
import { counted } from '../../wording/words.ts';
import { defineCheck, type Evidence, fail, inconclusive, notApplicable, outOf, pass } from '../check.ts';
import { type AskedQuestion, askedQuestions } from '../shared/questions/asked-questions.ts';

/** The formulas are made for passages of about a hundred words; of fewer one word decides. */
const MIN_WORDS = 100;
const MIN_ANSWERS = 3;
/** A voice reads a few sentences; what comes after them is for readers. */
const MAX_SPOKEN_WORDS = 60;
/** A sentence of so many words is said in one breath. */
const SHORT_WORDS = 12;
const MAX_QUOTED = 3;
/** Addresses are spelled, not read, and would count as words of twenty letters. */
const SPELLED = /@|https?:|www\./;

/**
 * The beginnings of answers, as a voice would read them: the reading formula of the language at nine school years, and the mean
 * length of sentences. The catalogue knows easy and hard, no half; what lies between is in doubt.
 */
export const hardSpokenAnswers = defineCheck({
  id: 'hard-spoken-answers',
  revision: 3,
  category: 'voice',
  strength: 'C',
  catalogue: ['spoken-readability'],
  title: {
    pass: 'Your answers are easy to follow when read aloud',
    fail: 'Your answers are hard to follow when read aloud',
  },
  why: 'Spoken answers were written for ninth graders on average. The numbers are from 2018, so take it as a hint.',
  sources: ['https://backlinko.com/voice-search-seo-study', 'https://apps.dtic.mil/sti/citations/AD0667273'],
  needs: ['pages', 'facts'],
  run({ pages, facts }) {
    const all = askedQuestions(pages, facts).filter(({ answer, late }) => answer !== '' && !late);
    if (all.length === 0) return notApplicable('We read no question with its answer for certain.');
    const language = PROSE_LANGUAGES.find((one) => one === facts.languages[0]?.value.slice(0, 2));
    if (!language) return inconclusive('The answers are in a language for which we have no rules yet.');
    const answers = answersIn(language, all);
    const spoken = answers.map((one) => ({ ...one, sentences: spokenSentences(one, language) }));
    const sentences = spoken.flatMap((one) => one.sentences);
    const words = sentences.reduce((sum, sentence) => sum + countWords(sentence), 0);
    if (answers.length < MIN_ANSWERS || words < MIN_WORDS) return inconclusive('We read too few answers to tell.');
    const grade = readingGrade(sentences, language);
    if (!grade) return inconclusive('No reading formula that fits the language of the answers is known to us.');
    const summary: Evidence = {
      pageUrl: answers[0]?.pageUrl ?? '',
      place: `${counted(answers.length, 'answer')} on ${counted(new Set(answers.map(({ pageUrl }) => pageUrl)).size, 'page')}`,
      seen: `${grade.name} ${grade.value.toFixed(1)}, ${grade.sentenceWords.toFixed(1)} words per sentence`,
    };
    const { easy, hard } = LENGTH_LIMITS[language];
    if (grade.isEasy && grade.sentenceWords <= easy) return pass([summary]);
    if (!grade.isHard && grade.sentenceWords <= hard)
      return inconclusive('The answers lie between easy and hard: long names of what you offer count as hard words.', [
        summary,
      ]);
    // An answer that begins with a short sentence has been given by then.
    const begun = spoken
      .flatMap(({ question, pageUrl, place, sentences: [first = ''] }) => ({
        words: countWords(first),
        evidence: quoteOf(question, first, pageUrl, place),
      }))
      .filter((one) => one.words > SHORT_WORDS)
      .sort((a, b) => b.words - a.words);
    if (begun.length * 2 <= answers.length)
      return inconclusive('The answers are long or hold hard words, and most begin with a short sentence.', [summary]);
    return outOf('uncounted', fail([summary, ...begun.slice(0, MAX_QUOTED).map(({ evidence }) => evidence)]));
  },
});

/** A formula is made for one language: answers of pages in another are left out. */
const answersIn = (language: string, answers: readonly AskedQuestion[]): AskedQuestion[] =>
  [...Map.groupBy(answers, ({ pageUrl }) => pageUrl).values()].flatMap((ofPage) => {
    const written = detectLanguage(ofPage.map(({ answer }) => answer).join('\n'), null);
    return written === null || written === language ? ofPage : [];
  });

function spokenSentences({ answer }: AskedQuestion, language: string): string[] {
  const spoken: string[] = [];
  let words = 0;
  for (const sentence of sentencesOf(answer, language)) {
    if (spoken.length > 0 && words >= MAX_SPOKEN_WORDS) break;
    if (SPELLED.test(sentence)) continue;
    spoken.push(sentence);
    words += countWords(sentence);
  }
  return spoken;
}

const quoteOf = (question: string, sentence: string, pageUrl: string, place: string): Evidence => ({
  pageUrl,
  place,
  seen: `${question} → ${countWords(sentence)} words: ${sentence}`,
});
