import type { Ground } from '../../../contract/grounds.ts';
import type { PremiumResults } from '../../../contract/premium.ts';
import { type AskedQuestion, askedQuestions } from '../../checks/shared/questions/asked-questions.ts';
import { countWords } from '../../website/page/words.ts';
import { capital, counted, listed, pageWords, quoted } from '../../wording/words.ts';
import { type Draft, type Grounded, say } from '../grounded.ts';
import type { PremiumInput } from '../premium-input.ts';
import { derived, measured, quoteOf, seenAs } from '../shared/premium-grounds.ts';
import { isInMarkup, isInText, spokenFacts } from './spoken-fact-places.ts';
import { faqOptimization, spokenSentences } from './voice-conversation.ts';
import { MAX_SPOKEN_WORDS, voiceQueries } from './voice-queries.ts';
import { mobileOptimizations, structuredData } from './voice-technology.ts';

type Voice = PremiumResults['voiceSearchOptimization'];

const VOICE_CHECKS = ['few-short-answers', 'few-natural-questions', 'hard-spoken-answers', 'facts-hard-to-read-out'];

/** What a speaking assistant can say of the business, and what it would have to make up. */
export function voiceSearchOptimization(input: PremiumInput): Draft<Voice> {
  const words = input.words;
  const asked = askedQuestions(input.inputs.pages ?? [], input.inputs.facts);
  return {
    currentReadiness: readiness(input, asked),
    voiceQueries: voiceQueries(input, words),
    conversationalContent: {
      faqOptimization: faqOptimization(input, asked),
      naturalLanguageContent: spokenSentences(input, words),
    },
    technicalImplementation: { structuredData: structuredData(input), mobileOptimizations: mobileOptimizations(input) },
  };
}

function readiness(input: PremiumInput, asked: readonly AskedQuestion[]): Draft<Voice['currentReadiness']> {
  const score = input.score.categories.find(({ id }) => id === 'voice')?.score ?? null;
  const facts = spokenFacts(input);
  const sayable = facts.filter(({ sources }) => sources.some(isInText));
  const short = asked.filter(isShort);
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
      assessment: `${facts.length === 0 ? '' : `Of ${listed(facts.map(({ what }) => what))}, an assistant finds ${sayable.length === facts.length ? 'all' : sayable.length === 0 ? 'none' : counted(sayable.length, 'of them', 'of them')} as text to read out. `}${asked.length === 0 ? 'No page puts a question and answers it below.' : `Of ${counted(asked.length, 'question')} on your pages, ${short.length} ${short.length === 1 ? 'has' : 'have'} an answer of ${MAX_SPOKEN_WORDS} words or fewer.`}`,
      keyFindings: findings(input, asked),
    },
    measured(input, ...VOICE_CHECKS),
  );
}

/** Fewer are the number of a step or a label. */
const MIN_SPOKEN_WORDS = 3;

const isShort = ({ answer }: AskedQuestion): boolean => {
  const words = countWords(answer);
  return words >= MIN_SPOKEN_WORDS && words <= MAX_SPOKEN_WORDS;
};

function findings(input: PremiumInput, asked: readonly AskedQuestion[]): Grounded<string>[] {
  const { homeUrl } = input.inputs.target;
  const lines: Grounded<string>[] = [];
  const told = [...asked]
    .filter(({ answer }) => answer !== '')
    .sort((a, b) => countWords(b.answer) - countWords(a.answer));
  const [longest, best] = [told[0], told.find(isShort)];
  if (best)
    lines.push(
      say(
        `Ready to be spoken: ${quoted(best.question, 90)} has an answer of ${counted(countWords(best.answer), 'word')} on ${pageWords(best.pageUrl, homeUrl)}.`,
        measuredAt('few-short-answers', best),
      ),
    );
  if (longest && !isShort(longest))
    lines.push(
      say(
        `The longest answer has ${countWords(longest.answer)} words, too many to listen to: ${quoted(longest.question, 90)} on ${pageWords(longest.pageUrl, homeUrl)}.`,
        measuredAt('few-short-answers', longest),
      ),
    );
  const silent = spokenFacts(input).filter(({ sources }) => !sources.some(isInText));
  const [inMarkup, absent] = [
    // What stands in a title or meta element, assistants read as text.
    silent.filter(({ sources }) => sources.length > 0 && sources.every(isInMarkup)),
    silent.filter(({ sources }) => sources.length === 0),
  ];
  if (inMarkup.length > 0)
    lines.push(
      say(
        `${capital(listed(inMarkup.map(({ what }) => what)))}: told to machines, and said in no text.`,
        derived(
          'Facts that no text states.',
          inMarkup.flatMap(({ sources: [source] }) => (source ? [seenAs(source)] : [])),
        ),
      ),
    );
  lines.push(
    ...absent
      .flatMap(({ missing }) => (missing === null ? [] : [missing]))
      .map((missing) => say(missing, measured(input, 'facts-hard-to-read-out'))),
  );
  const hard = input.results.find(({ check }) => check.id === 'hard-spoken-answers')?.outcome;
  if (hard && (hard.outcome === 'fail' || hard.outcome === 'partial') && hard.evidence[0])
    lines.push(
      say(`Hard to follow by ear: ${quoted(hard.evidence[0].seen, 160)}`, measured(input, 'hard-spoken-answers')),
    );
  return lines;
}

const measuredAt = (checkId: string, { pageUrl, place, question, answer }: AskedQuestion): Ground => ({
  kind: 'measured',
  checkIds: [checkId],
  evidence: [quoteOf(pageUrl, place, `${question} ${answer}`)],
});
