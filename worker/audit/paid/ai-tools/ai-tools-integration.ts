import type { PremiumResults } from '../../../contract/premium.ts';
import { counted, listed, listedUpTo, pageWords, quoted, sentence } from '../../wording/words.ts';
import { recommendationNumber, resultOf } from '../findings.ts';
import { type Draft, type Grounded, say } from '../grounded.ts';
import { derived, estimated, measured } from '../grounds.ts';
import { inTown } from '../local/local-phrases.ts';
import type { PremiumInput } from '../premium-input.ts';
import { sellsNothing } from '../shared/business-words.ts';
import { ownAnswers } from '../shared/own-answers.ts';
import { homeEvidence, passageOf } from '../shared/premium-grounds.ts';
import { aiTools } from './ai-tools.ts';
import { lastingStrengths } from './lasting-strengths.ts';

type Group = PremiumResults['aiToolsIntegration'];

const MAX_REPLIES = 3;
const MAX_DRAFTS = 2;
/** A reply on a phone's screen. */
const MAX_REPLY_CHARS = 220;

/** Tools that measure, chores that can be automated with what the website already says, and what will still hold next year. */
export function aiToolsIntegration(input: PremiumInput): Draft<Group> {
  return {
    recommendedAiTools: aiTools(input),
    automationOpportunities: {
      contentCreation: drafts(input),
      customerService: replies(input),
      dataAnalysis: analyses(input),
    },
    futureProofing: {
      emergingTrends: trends(input),
      preparationSteps: preparations(input),
      competitiveAdvantages: lastingStrengths(input),
    },
  };
}

function drafts(input: PremiumInput): Grounded<string>[] {
  const language =
    new Intl.DisplayNames('en', { type: 'language' }).of(input.language) ?? 'the language of the website';
  const open = input.questions
    // What customers say, nobody else may write.
    .filter(({ answered, kind }) => (answered === 'none' || answered === 'partial') && kind !== 'proof')
    .slice(0, MAX_DRAFTS);
  return [
    ...open.map((question, index) =>
      say(
        index === 0
          ? `An order to an assistant that writes for you: “Write in ${language}, in at most 60 words and with the answer in the first sentence: ‘${question.question}’” Read the draft as the one who must stand by it.`
          : `Next: “Ask me, one after the other, for what you need to answer ‘${question.question}’ Then write the answer.” It asks, you know.`,
        derived(
          'Questions of the trade without a full answer on the website.',
          [passageOf(question) ?? homeEvidence(input)].flatMap((one) => one ?? []),
        ),
      ),
    ),
  ];
}

function replies(input: PremiumInput): Grounded<string>[] {
  const { facts } = input;
  const { target } = input.inputs;
  const short = ownAnswers(input).filter(({ value }) => value.answer.length <= MAX_REPLY_CHARS);
  const lines = short.slice(0, MAX_REPLIES).map(({ value, sources }, index) => {
    const page = pageWords(sources[0]?.pageUrl ?? target.homeUrl, target.homeUrl);
    const [question, text] = [quoted(value.question), quoted(value.answer, MAX_REPLY_CHARS)];
    return say(
      sentence(
        [
          `Save as a quick reply to ${question}, from ${page}: ${text}`,
          `When asked ${question}, the saved text can be ${text} (${page})`,
          `Third reply worth saving, for ${question}: ${text}`,
        ][index] ?? text,
      ),
      derived('Questions the website itself asks and answers, in its own words.', sources.slice(0, 1)),
    );
  });
  const whatsapp = facts.phones.find(({ kind }) => kind === 'whatsapp');
  return [
    ...lines,
    ...(whatsapp
      ? [
          say(
            `You are on WhatsApp (${whatsapp.asShown}): its Business app answers outside your hours by itself, and holds up to 50 quick replies.`,
            derived('A WhatsApp number on the website.', whatsapp.sources.slice(0, 1)),
          ),
        ]
      : []),
  ];
}

function analyses(input: PremiumInput): Grounded<string>[] {
  const { questions } = input.inputs;
  const words = input.words;
  const { phrases, typedNoun: noun, place, offers } = words;
  const prompts = phrases
    ? [
        ...(noun !== null && place !== null ? [phrases.recommend(noun, place)] : []),
        ...(sellsNothing(questions.trade) ? [] : offers.slice(0, 2)).map(({ name }) =>
          phrases.howMuch(inTown(words, name)),
        ),
      ]
    : [];
  const evidence = homeEvidence(input);
  return [
    ...(prompts.length > 0
      ? [
          say(
            `Keep one table with ${counted(prompts.length, 'question')} to ask each month, in the same words and in new chats: ${listed(prompts.map((prompt) => quoted(prompt)))}. Note yes or no for your name, never a rank.`,
            derived('Trade, town and offers of the website, put as customers ask.', evidence ? [evidence] : []),
          ),
        ]
      : []),
  ];
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

function preparations(input: PremiumInput): Grounded<string>[] {
  const lines: Grounded<string>[] = [];
  const forms = resultOf(input, 'unlabelled-form-fields');
  const booking = resultOf(input, 'missing-booking-path');
  const bookingNumber = recommendationNumber(input, 'missing-booking-path');
  if (bookingNumber !== null) {
    lines.push(
      say(
        `Agents begin to book for people, and here ${booking?.outcome.outcome === 'fail' ? 'they would find nothing to press' : 'the way there has a gap'}. See recommendation ${bookingNumber}.`,
        measured(booking),
      ),
    );
  }
  const formNumber = recommendationNumber(input, 'unlabelled-form-fields');
  if (formNumber !== null) {
    lines.push(
      say(
        `Software fills in forms by the names of their fields; yours lack some. See recommendation ${formNumber}.`,
        measured(forms),
      ),
    );
  }
  return lines;
}
