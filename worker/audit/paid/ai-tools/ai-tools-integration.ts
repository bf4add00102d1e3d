import type { PremiumResults } from '../../../contract/premium.ts';
import { weekWords } from '../../week/week-words.ts';
import { counted, listed, listedUpTo, pageWords, quoted, sentence } from '../../wording/words.ts';
import { recommendationNumber, resultOf } from '../findings.ts';
import { type Draft, type Grounded, say } from '../grounded.ts';
import { derived, estimated, measured } from '../grounds.ts';
import { inTown } from '../local/local-phrases.ts';
import type { PremiumInput } from '../premium-input.ts';
import { sellsNothing } from '../shared/business-words.ts';
import { homeEvidence, passageOf } from '../shared/premium-grounds.ts';
import { isOutOfReach, siteAddress, siteName } from '../shared/site-address.ts';
import { isWorthRepeating } from '../social/social-posts.ts';
import { aiTools } from './ai-tools.ts';
import { lastingStrengths } from './lasting-strengths.ts';

type Group = PremiumResults['aiToolsIntegration'];

const MAX_REPLIES = 3;
const MAX_DRAFTS = 2;
/** A reply on a phone's screen. */
const MAX_REPLY_CHARS = 220;
/** A letter of facts an assistant can keep in mind at once. */
const MAX_FACTS = 8;

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

/** The facts an assistant may write from: anything else it says about the business is made up. */
function factsOf({ facts, inputs: { questions } }: PremiumInput): string[] {
  const lines = [
    facts.businessName && `Name: ${facts.businessName.value}`,
    questions.trade !== 'other' && facts.trade ? `Trade: ${facts.trade.value.label}` : null,
    facts.addresses[0] && `Address: ${facts.addresses[0].value.text}`,
    facts.phones[0] && `Phone: ${facts.phones[0].asShown}`,
    facts.openingHours && `Hours: ${weekWords(facts.openingHours.value)}`,
    facts.services.length > 0
      ? `Services: ${facts.services
          .slice(0, 6)
          .map(({ value }) => value)
          .join('; ')}`
      : null,
    facts.prices.length > 0
      ? `Prices: ${facts.prices
          .slice(0, 6)
          .map(({ value }) => `${value.what} ${value.asShown}`)
          .join('; ')}`
      : null,
    facts.people[0] && facts.people[0].value.name !== facts.businessName?.value
      ? `People: ${facts.people
          .slice(0, 4)
          .map(({ value }) => (value.role ? `${value.name} (${value.role})` : value.name))
          .join('; ')}`
      : null,
  ];
  return lines.filter((line): line is string => typeof line === 'string' && line !== '').slice(0, MAX_FACTS);
}

function drafts(input: PremiumInput): Grounded<string>[] {
  const { facts } = input;
  const known = factsOf(input);
  if (known.length < 2) return [];
  const sources = [facts.businessName, facts.addresses[0], facts.openingHours].flatMap(
    (fact) => fact?.sources.slice(0, 1) ?? [],
  );
  const language =
    new Intl.DisplayNames('en', { type: 'language' }).of(input.language) ?? 'the language of the website';
  const open = input.questions
    .filter(({ answered }) => answered === 'none' || answered === 'partial')
    .slice(0, MAX_DRAFTS);
  return [
    say(
      `Keep this as the beginning of every order to an assistant that writes for you, so that it invents nothing: “Use only these facts and write TODO where one is missing. ${known.map(sentence).join(' ')}”`,
      derived('Facts read from the website.', sources),
    ),
    ...open.map((question, index) =>
      say(
        index === 0
          ? `Below it, for example: “Write in ${language}, in at most 60 words and with the answer in the first sentence: ‘${question.question}’” Read the draft as the one who must stand by it.`
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
  const full = input.questions.filter(isWorthRepeating).slice(0, MAX_REPLIES);
  const lines = full.flatMap((question, index) => {
    const evidence = passageOf(question);
    if (!evidence) return [];
    const text = quoted(evidence.seen, MAX_REPLY_CHARS);
    const page = pageWords(evidence.pageUrl, target.homeUrl);
    return [
      say(
        sentence(
          [
            `Save as a quick reply to ${quoted(question.question)}, from ${page}: ${text}`,
            `When asked ${quoted(question.question)}, the saved text can be ${text} (${page})`,
            `Third reply worth saving, for ${quoted(question.question)}: ${text}`,
          ][index] ?? text,
        ),
        derived('Questions the website answers in full, with its own words.', [evidence]),
      ),
    ];
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
    ...(facts.openingHours
      ? [
          say(
            `Let the answering machine and the automatic mail reply give the same hours as your website: ${weekWords(facts.openingHours.value)}.`,
            derived('Hours stated on the website.', facts.openingHours.sources.slice(0, 1)),
          ),
        ]
      : []),
  ];
}

/** Agents whose visits say that somebody searches, or asks right now. */
const COUNTED_AGENTS =
  'OAI-SearchBot|ChatGPT-User|Claude-SearchBot|Claude-User|PerplexityBot|Perplexity-User|bingbot|Applebot';

function analyses(input: PremiumInput): Grounded<string>[] {
  const { robots, questions } = input.inputs;
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
    say(
      `Once a month, on the server: grep -oE "${COUNTED_AGENTS}" access.log | sort | uniq -c. It prints how often each of them came.`,
      derived('Names under which the operators document their agents.', evidence ? [evidence] : []),
    ),
    ...(prompts.length > 0
      ? [
          say(
            `Keep one table with ${counted(prompts.length, 'question')} to ask each month, in the same words and in new chats: ${listed(prompts.map((prompt) => quoted(prompt)))}. Note yes or no for your name, never a rank.`,
            derived('Trade, town and offers of the website, put as customers ask.', evidence ? [evidence] : []),
          ),
        ]
      : []),
    ...(robots && !isOutOfReach(input)
      ? [
          say(
            `Have a free monitor watch ${new URL('/robots.txt', siteAddress(input)).href} and write to you when it changes. ${robots.lines.length === 0 ? 'It holds no rules today' : `It holds ${counted(robots.lines.length, 'line')} today`}; plug-ins and hosts rewrite it without asking.`,
            derived('robots.txt as it was read.', [
              {
                pageUrl: robots.url,
                place: 'robots.txt',
                seen: `status ${robots.status}, ${counted(robots.lines.length, 'line')}`,
              },
            ]),
          ),
        ]
      : []),
  ];
}

function trends(input: PremiumInput): Grounded<string>[] {
  const { facts, agentFiles } = input.inputs;
  const files = resultOf(input, 'agent-files');
  const found = (agentFiles ?? []).filter(({ status, text }) => status === 200 && text !== null);
  return [
    ...(files && agentFiles
      ? [
          say(
            found.length === 0
              ? `Files made for agents (we asked for ${agentFiles.length}) are new, and you have none. No engine says it needs them to name a business.`
              : `You offer ${counted(found.length, 'file')} made for agents: ${listedUpTo(
                  found.map(({ url }) => new URL(url).pathname),
                  3,
                )}. Few agents read them yet.`,
            measured(files),
          ),
        ]
      : []),
    say(
      facts.llmsTxt.found
        ? 'You have an llms.txt. In 300,000 domains no relation with being cited was found; keep it only if keeping it true costs nothing.'
        : 'You have no llms.txt. In 300,000 domains no relation with being cited was found, so this is no gap.',
      estimated({
        title: 'SE Ranking: LLMs.txt, why brands rely on it and why it doesn’t work',
        url: 'https://seranking.com/blog/llms-txt/',
        date: '2025-11-07',
        strength: 'strong null result; correlation over one month',
      }),
    ),
    say(
      'Google now shows owners where its AI answers used their pages, and lets them opt out of those answers without leaving search.',
      estimated({
        title: 'Digital Applied: Search Console AI report and opt-out',
        url: 'https://www.digitalapplied.com/blog/google-search-console-ai-performance-block-ai-responses-2026-decision',
        date: '2026-06',
        strength: 'a trade report of what Google announced on 3 June 2026',
      }),
    ),
  ];
}

function preparations(input: PremiumInput): Grounded<string>[] {
  const { facts } = input.inputs;
  const lines: Grounded<string>[] = [];
  const forms = resultOf(input, 'unlabelled-form-fields');
  const booking = resultOf(input, 'missing-booking-path');
  const bookingNumber = recommendationNumber(input, 'missing-booking-path');
  if (booking?.outcome.outcome === 'pass') {
    lines.push(
      say(
        'Agents begin to book for people. You have a path to book or order; try it once with the keyboard alone, because that is how they go through it.',
        measured(booking),
      ),
    );
  } else if (bookingNumber !== null) {
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
  const stated = [
    facts.openingHours && 'opening hours',
    facts.prices.length > 0 && 'prices',
    facts.people.length > 0 && 'people',
    facts.services.length > 0 && 'services',
  ].filter((one): one is string => typeof one === 'string');
  if (stated.length > 0) {
    lines.push(
      say(
        `Put a date in your calendar, twice a year, to read through what goes out of date here: ${listed(stated)}. A stale fact travels further than a missing one.`,
        derived('Kinds of facts the website states that change over time.', [
          ...(facts.openingHours?.sources.slice(0, 1) ?? []),
          ...(facts.prices[0]?.sources.slice(0, 1) ?? []),
        ]),
      ),
    );
  }
  const home = homeEvidence(input);
  lines.push(
    say(
      `Make sure that ${isOutOfReach(input) ? 'the domain you will use' : siteName(input)}, its mailbox and your entries elsewhere are registered in your own name, not your agency’s: they are what stays when tools change.`,
      derived('A website’s address is the one thing all entries about it share.', home ? [home] : []),
    ),
  );
  return lines;
}
