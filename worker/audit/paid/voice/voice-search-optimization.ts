import type { Ground } from '../../../contract/grounds.ts';
import type { PremiumResults } from '../../../contract/premium.ts';
import { type AskedQuestion, askedQuestions } from '../../checks/shared/questions/asked-questions.ts';
import { countWords } from '../../website/page/words.ts';
import { counted, listed, pageWords, quoted } from '../../wording/words.ts';
import { type Draft, type Grounded, say } from '../grounded.ts';
import type { PremiumInput } from '../premium-input.ts';
import { measured, quoteOf } from '../shared/premium-grounds.ts';
import { spokenFacts } from './spoken-fact-places.ts';
import { spokenSentences } from './spoken-sentences.ts';
import { voiceQueries } from './voice-queries.ts';
import { mobileOptimizations, speakable } from './voice-technology.ts';

type Voice = PremiumResults['voiceSearchOptimization'];

/** Answers of voice assistants averaged 29 words; longer ones are cut or reworded. Source: the check `few-short-answers`. */
const MAX_SPOKEN_WORDS = 40;
/** A share of fewer says little. */
const MIN_ASKED = 3;
const VOICE_CHECKS = ['few-short-answers', 'few-natural-questions', 'hard-spoken-answers', 'facts-hard-to-read-out'];

/** What a speaking assistant can say of the business from its text. */
export function voiceSearchOptimization(input: PremiumInput): Draft<Voice> {
  const legal = new Set((input.inputs.pages ?? []).filter(({ role }) => role === 'legal').map(({ url }) => url));
  const asked = askedQuestions(input.inputs.pages ?? [], input.inputs.facts).filter(
    ({ answer, pageUrl }) => answer !== '' && !legal.has(pageUrl),
  );
  return {
    currentReadiness: readiness(input, asked),
    voiceQueries: voiceQueries(input),
    conversationalContent: {
      // Which part of an answer is enough to be heard, only its writer can tell.
      faqOptimization: [],
      naturalLanguageContent: spokenSentences(input),
    },
    technicalImplementation: { structuredData: speakable(input), mobileOptimizations: mobileOptimizations(input) },
  };
}

function readiness(input: PremiumInput, asked: readonly AskedQuestion[]): Draft<Voice['currentReadiness']> {
  const score = input.score.categories.find(({ id }) => id === 'voice')?.score ?? null;
  return say(
    {
      score,
      scoreBasis:
        score === null
          ? { kind: 'not_measured', how: 'Read the questions and answers of your website aloud and time them.' }
          : {
              kind: 'derived',
              how: 'The share of the weight of the voice checks that passed, half for those that passed in part.',
            },
      assessment: assessment(input, asked),
      keyFindings: longestAnswer(input, asked),
    },
    measured(input, ...VOICE_CHECKS),
  );
}

const isShort = ({ answer }: AskedQuestion): boolean => countWords(answer) <= MAX_SPOKEN_WORDS;

function assessment(input: PremiumInput, asked: readonly AskedQuestion[]): string {
  const facts = spokenFacts(input);
  const short = asked.filter(isShort).length;
  const said = [
    ...(facts.length === 0 ? [] : [`An assistant can read out your ${listed(facts)} from the text.`]),
    ...(short === 0 || asked.length < MIN_ASKED
      ? []
      : [
          `Of ${counted(asked.length, 'question')} answered on your pages, ${short} ${short === 1 ? 'has' : 'have'} an answer of ${MAX_SPOKEN_WORDS} words or fewer.`,
        ]),
  ];
  return said.length === 0
    ? 'Not measured: we found no text of which we are sure that it can be read out.'
    : said.join(' ');
}

function longestAnswer({ inputs: { target } }: PremiumInput, asked: readonly AskedQuestion[]): Grounded<string>[] {
  const [longest] = asked.toSorted((a, b) => countWords(b.answer) - countWords(a.answer));
  if (!longest || isShort(longest)) return [];
  return [
    say(
      `The longest answer has ${countWords(longest.answer)} words, too many to listen to: ${quoted(longest.question, 90)} on ${pageWords(longest.pageUrl, target.homeUrl)}.`,
      measuredAt('few-short-answers', longest),
    ),
  ];
}

const measuredAt = (checkId: string, { pageUrl, place, question, answer }: AskedQuestion): Ground => ({
  kind: 'measured',
  checkIds: [checkId],
  evidence: [quoteOf(pageUrl, place, `${question} ${answer}`)],
});
