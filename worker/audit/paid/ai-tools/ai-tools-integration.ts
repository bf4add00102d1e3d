import type { PremiumResults } from '../../../contract/premium.ts';
import type { FactSource } from '../../facts/facts.ts';
import { plainWords, textKey } from '../../website/text/plain-words.ts';
import { counted, listedUpTo, pageWords, quoted, sentence } from '../../wording/words.ts';
import { resultOf } from '../findings.ts';
import { type Draft, type Grounded, say } from '../grounded.ts';
import { derived, estimated, measured } from '../grounds.ts';
import type { PremiumInput } from '../premium-input.ts';
import { ownAnswers } from '../shared/own-answers.ts';
import { aiTools } from './ai-tools.ts';

type Group = PremiumResults['aiToolsIntegration'];

const MAX_REPLIES = 3;
/** A reply on a phone's screen. */
const MAX_REPLY_CHARS = 220;
/** A messenger, a mailbox or a number to dial: a reply would send whoever writes to the channel he writes on, or away from it. */
const ELSEWHERE = /whats ?app|messenger|telegram|\S@\S|\d(?:[\s./()-]{0,2}\d){6}/i;

/** Tools that measure, chores that can be automated with what the website already says, and what will still hold next year. */
export function aiToolsIntegration(input: PremiumInput): Draft<Group> {
  return {
    recommendedAiTools: aiTools(input),
    automationOpportunities: {
      // A text in its name that its owner never said would be pasted unread.
      contentCreation: [],
      customerService: replies(input),
      // A question for every month would be put together of facts.
      dataAnalysis: [],
    },
    futureProofing: {
      emergingTrends: trends(input),
      // What is to be done stands with the tasks.
      preparationSteps: [],
      // What others lack, nobody read; what is in order, the checks name.
      competitiveAdvantages: [],
    },
  };
}

/** A visitor reads the whole answer on a page that asks the question. */
function isReadWhole(answer: string, sources: readonly FactSource[], { inputs: { pages } }: PremiumInput): boolean {
  const key = textKey(answer);
  const asking = new Set(sources.map(({ pageUrl }) => pageUrl));
  return (pages ?? []).some(
    ({ url, documents }) =>
      asking.has(url) && documents.some(({ lines }) => lines.some(({ text }) => textKey(text).includes(key))),
  );
}

/** Names a page or a part of the website as its links do: whether what waits there works, nobody has seen. */
function sendsOn(answer: string, { inputs: { pages, target } }: PremiumInput): boolean {
  const said = ` ${plainWords(answer).replace(NO_LETTERS, ' ')} `;
  const { host } = new URL(target.homeUrl);
  return (pages ?? []).some(({ plain: { view } }) =>
    view.links.some(({ url, text }) => {
      const label = plainWords(text).replace(NO_LETTERS, ' ').trim();
      return (
        label.length >= 3 &&
        url !== null &&
        URL.canParse(url) &&
        new URL(url).host === host &&
        said.includes(` ${label} `)
      );
    }),
  );
}
const NO_LETTERS = /[^\p{L}\p{N}]+/gu;

function replies(input: PremiumInput): Grounded<string>[] {
  const { target } = input.inputs;
  const short = ownAnswers(input).filter(
    ({ value: { answer }, sources }) =>
      answer.length <= MAX_REPLY_CHARS &&
      !ELSEWHERE.test(answer) &&
      !sendsOn(answer, input) &&
      isReadWhole(answer, sources, input),
  );
  return short.slice(0, MAX_REPLIES).map(({ value, sources }, index) => {
    const page = pageWords(sources[0]?.pageUrl ?? target.homeUrl, target.homeUrl);
    const [question, text] = [quoted(value.question), quoted(value.answer, MAX_REPLY_CHARS)];
    return say(
      sentence(
        [
          `If people write to you and ask ${question}, your own answer can be a saved reply (${page}): ${text}`,
          `The same for ${question} (${page}): ${text}`,
          `And for ${question} (${page}): ${text}`,
        ][index] ?? text,
      ),
      derived('Questions the website itself asks and answers, in its own words.', sources.slice(0, 1)),
    );
  });
}

function trends(input: PremiumInput): Grounded<string>[] {
  const { facts } = input.inputs;
  const files = resultOf(input, 'agent-files');
  // A server may answer any address: what is a file of its own, the check says.
  const paths = files?.outcome.outcome === 'info' ? files.outcome.evidence.map(({ place }) => place) : [];
  return [
    ...(files && paths.length > 0
      ? [
          say(
            `You offer ${counted(paths.length, 'file')} made for agents: ${listedUpTo(paths, 3)}. Few agents read them yet.`,
            measured(files),
          ),
        ]
      : []),
    ...(facts.llmsTxt.found
      ? [
          say(
            'You have an llms.txt. In 300,000 domains no relation with being cited was found; keep it only if keeping it true costs nothing.',
            estimated({
              title: 'SE Ranking: LLMs.txt, why brands rely on it and why it doesn’t work',
              url: 'https://seranking.com/blog/llms-txt/',
              date: '2025-11-07',
              strength: 'strong null result; correlation over one month',
            }),
          ),
        ]
      : []),
  ];
}
