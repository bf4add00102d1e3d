import type { PremiumResults } from '../../../contract/premium.ts';
import { resultOf, titleOf } from '../findings.ts';
import { type Draft, say } from '../grounded.ts';
import type { PremiumInput } from '../premium-input.ts';
import { measured } from '../shared/premium-grounds.ts';
import { speakable } from './voice-technology.ts';

type Voice = PremiumResults['voiceSearchOptimization'];

const VOICE_CHECKS = ['few-short-answers', 'few-natural-questions', 'hard-spoken-answers', 'facts-hard-to-read-out'];

/** What a speaking assistant can say of the business from its text. What people ask aloud, and what to say in its name, only its owner knows. */
export function voiceSearchOptimization(input: PremiumInput): Draft<Voice> {
  return {
    currentReadiness: readiness(input),
    voiceQueries: [],
    conversationalContent: { faqOptimization: [], naturalLanguageContent: [] },
    technicalImplementation: { structuredData: speakable(input), mobileOptimizations: [] },
  };
}

function readiness(input: PremiumInput): Draft<Voice['currentReadiness']> {
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
      keyFindings: [],
    },
    measured(input, ...VOICE_CHECKS),
  );
}

/** Whether all that is asked for can be read out, one check tells: a list of what can would say of the rest that it cannot. */
function assessment(input: PremiumInput): string {
  const result = resultOf(input, 'facts-hard-to-read-out');
  return result?.outcome.outcome === 'pass'
    ? `${titleOf(result)}.`
    : 'Not measured: whether phone, opening hours and address can each be read out in one version.';
}
