import type { PremiumResults } from '../../../contract/premium.ts';
import { sureFacts } from '../../facts/certainty/sure-facts.ts';
import type { RatedFacts } from '../../facts/facts.ts';
import { countWords } from '../../website/page/words.ts';
import { pageWords, quoted } from '../../wording/words.ts';
import { resultOf, titleOf } from '../findings.ts';
import { type Draft, type Grounded, say } from '../grounded.ts';
import { seenAt } from '../grounds.ts';
import type { PremiumInput } from '../premium-input.ts';
import { measured, quoteOf } from '../shared/premium-grounds.ts';
import { spokenSentences } from './spoken-sentences.ts';
import { voiceQueries } from './voice-queries.ts';
import { mobileOptimizations, speakable } from './voice-technology.ts';

type Voice = PremiumResults['voiceSearchOptimization'];

/** Answers of voice assistants averaged 29 words; longer ones are cut or reworded. Source: the check `few-short-answers`. */
const MAX_SPOKEN_WORDS = 40;
const VOICE_CHECKS = ['few-short-answers', 'few-natural-questions', 'hard-spoken-answers', 'facts-hard-to-read-out'];

type Faq = RatedFacts['faq'];

/** What a speaking assistant can say of the business from its text. */
export function voiceSearchOptimization(input: PremiumInput): Draft<Voice> {
  const legal = new Set((input.inputs.pages ?? []).filter(({ role }) => role === 'legal').map(({ url }) => url));
  const asked = sureFacts(input.inputs.facts.faq).filter(
    ({ sources }) => !sources.some(({ pageUrl }) => legal.has(pageUrl)),
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

function readiness(input: PremiumInput, asked: Faq): Draft<Voice['currentReadiness']> {
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
      assessment: assessment(input),
      keyFindings: longestAnswer(input, asked),
    },
    measured(input, ...VOICE_CHECKS),
  );
}

const isShort = ({ value: { answer } }: Faq[number]): boolean => countWords(answer) <= MAX_SPOKEN_WORDS;

/** Whether all that is asked for can be read out, one check tells: a list of what can would say of the rest that it cannot. */
function assessment(input: PremiumInput): string {
  const result = resultOf(input, 'facts-hard-to-read-out');
  return result?.outcome.outcome === 'pass'
    ? `${titleOf(result)}.`
    : 'Not measured: whether phone, opening hours and address can each be read out in one version.';
}

function longestAnswer({ inputs: { target } }: PremiumInput, asked: Faq): Grounded<string>[] {
  const [longest] = asked.toSorted((a, b) => countWords(b.value.answer) - countWords(a.value.answer));
  const [source] = longest?.sources ?? [];
  if (!longest || !source || isShort(longest)) return [];
  const { question, answer } = longest.value;
  return [
    say(
      `The longest answer has ${countWords(answer)} words: ${quoted(question, 90)} on ${pageWords(source.pageUrl, target.homeUrl)}.`,
      seenAt(quoteOf(source.pageUrl, source.place, `${question} ${answer}`)),
    ),
  ];
}
