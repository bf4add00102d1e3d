import type { PremiumResults } from '../../../contract/premium.ts';
import type { CheckResult } from '../../checks/run-checks.ts';
import type { AnsweredQuestion } from '../../questions/answered-question.ts';
import { roundHalfUp } from '../../score/scoring.ts';
import { weightOf } from '../../score/weights.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { variant } from '../../wording/variants.ts';
import { capital, counted, listed, pageWords, quoted, sentence } from '../../wording/words.ts';
import { openResults, recommendationNumber } from '../findings.ts';
import { type Draft, type Grounded, say } from '../grounded.ts';
import { basis, derived, seenAt } from '../grounds.ts';
import type { PremiumInput } from '../premium-input.ts';

type Group = PremiumResults['contentOptimization'];

const MAX_NAMED = 8;
const MAX_GAPS = 5;
/** Below this a page has hardly anything to quote. */
const FEW_WORDS = 150;

/** Page by page: how it stands, what to change on it; and what no page says yet. */
export function contentOptimization(input: PremiumInput): Draft<Group> {
  return {
    existingContentAudit: (input.inputs.pages ?? [])
      .filter(({ role }) => role !== 'legal')
      .map((page) => auditOf(input, page)),
    contentGaps: gaps(input).map((question, index) => gapOf(question, index)),
    contentCalendar: calendar(input),
  };
}

const PAGE_CATEGORIES = ['rendering', 'structured-data', 'semantics', 'content', 'accessibility', 'discoverability'];
const SCORE_RULE =
  'Weight of the page-level checks whose evidence does not name this page, as a share of the weight of all page-level checks that were judged.';

function auditOf(input: PremiumInput, page: ReadPage): Draft<Group['existingContentAudit'][number]> {
  const judged = input.results.filter(
    ({ check, outcome }) =>
      PAGE_CATEGORIES.includes(check.category) && ['pass', 'partial', 'fail'].includes(outcome.outcome),
  );
  const against = judged.filter(
    ({ outcome }) => outcome.outcome !== 'pass' && outcome.evidence.some(({ pageUrl }) => pageUrl === page.url),
  );
  const weight = (list: typeof judged) => list.reduce((sum, { check }) => sum + weightOf(check), 0);
  const total = weight(judged);
  const { view } = page.plain;
  const touching = openResults(input)
    // Open questions have a list of their own below.
    .filter(({ check }) => PAGE_CATEGORIES.includes(check.category) && check.id !== 'unanswered-questions')
    .filter(({ outcome }) => outcome.evidence.some(({ pageUrl }) => pageUrl === page.url));
  return {
    page: page.url,
    aiOptimizationScore: total > 0 ? roundHalfUp((1 - weight(against) / total) * 100) : null,
    aiOptimizationScoreBasis:
      total > 0 ? basis('derived', SCORE_RULE) : basis('not_measured', 'No check of this page could be judged.'),
    currentPerformance: say(
      performanceWords(input, page),
      seenAt({ pageUrl: page.url, place: 'plain HTML', seen: view.titles[0] ?? 'no title' }),
    ),
    improvements: improvementsOf(input, page, touching),
  };
}

/** Which tasks are about this page, in one line: what was seen there stands with each of them. */
function improvementsOf(input: PremiumInput, page: ReadPage, touching: readonly CheckResult[]): Grounded<string>[] {
  const told = touching.flatMap((result) => recommendationNumber(input, result.check.id) ?? []);
  const numbers = [...new Set(told)].sort((a, b) => a - b).slice(0, MAX_NAMED);
  if (numbers.length === 0) return [];
  const name = capital(pageWords(page.url, input.inputs.target.homeUrl));
  const words = `${name}: recommendation${numbers.length === 1 ? '' : 's'} ${listed(numbers.map(String))}.`;
  const here = touching.flatMap(({ outcome }) => outcome.evidence.find(({ pageUrl }) => pageUrl === page.url) ?? []);
  return [say(words, seenAt(...here))];
}

function performanceWords({ inputs, questions }: PremiumInput, page: ReadPage): string {
  const { view } = page.plain;
  const headings = view.headings.filter(({ hidden }) => !hidden).length;
  const answered = questions.filter(({ pageUrl, answered: how }) => pageUrl === page.url && how === 'full');
  const shown = page.rendered?.view.textWords ?? 0;
  // What it answers may be read in the browser alone.
  const isLate = view.textWords < FEW_WORDS && shown >= FEW_WORDS;
  const parts = [
    `${counted(view.textWords, 'word')}${isLate ? ` without JavaScript (${shown} with it)` : ''}`,
    ...(headings > 0 ? [counted(headings, 'heading')] : []),
    ...(view.images.length > 0 ? [counted(view.images.length, 'picture')] : []),
  ];
  const first = quoted(answered[0]?.questionEnglish ?? answered[0]?.question ?? '');
  const rest =
    answered.length > 0
      ? ` ${isLate ? 'With JavaScript it answers' : 'It answers'} ${answered.length === 1 ? 'the question' : `${answered.length} questions, among them`} ${first}.`
      : view.textWords < FEW_WORDS
        ? ` There is hardly anything to quote${isLate ? ' without it' : ''}.`
        : '';
  return `${capital(pageWords(page.url, inputs.target.homeUrl))} has ${listed(parts)}.${rest}`;
}

const gaps = ({ questions }: PremiumInput): AnsweredQuestion[] =>
  questions.filter(({ answered }) => answered === 'none' || answered === 'partial').slice(0, MAX_GAPS);

const KIND_WORDS: Record<AnsweredQuestion['kind'], string> = {
  price: 'a figure with its currency and what it includes',
  hours: 'days and times',
  duration: 'a span of time, also a rough one',
  place: 'an address, or the towns by name',
  contact: 'a number, an address or a form, and when somebody answers',
  'yes-no': 'a plain yes or no, and the condition if there is one',
  list: 'a list of all of them',
  person: 'a name, a role and a face',
  proof: 'something a stranger can check: a number, a register, a customer',
  explanation: 'two or three sentences in your own words',
  date: 'a date',
  number: 'a number',
};

/** "dentist/first-visit" is about the first visit; the whole question stands on the question board. */
const topicOf = ({ id }: AnsweredQuestion): string => (id.split('/')[1] ?? id).replaceAll('-', ' ');

function gapOf(question: AnsweredQuestion, index: number): Draft<Group['contentGaps'][number]> {
  const label = topicOf(question);
  const needs = KIND_WORDS[question.kind];
  const isHalf = question.answered === 'partial';
  const found = isHalf && question.passage;
  return say(
    {
      topic: capital(label),
      searchVolume: null,
      searchVolumeBasis: basis(
        'not_measured',
        'How often people ask this is known to search engines only. The keyword planner of Google Ads gives ranges for free.',
      ),
      difficulty: variant(index, [
        `Easy: it takes ${needs}.`,
        `You know the answer; it takes ${needs}.`,
        `Little work: ${needs}.`,
      ]),
      opportunity: found
        ? variant(index, [
            sentence(`Half an answer stands there: ${quoted(question.passage ?? '', 110)}`),
            sentence(`You begin to answer it with ${quoted(question.passage ?? '', 110)}`),
            `${quoted(question.passage ?? '', 110)} touches it without settling it.`,
          ])
        : isHalf
          ? `Your pages name ${quoted(label)} and say no more: an assistant cannot quote a single word as an answer.`
          : variant(index, [
              `No page read answers a question about ${quoted(label)}, so an assistant has to guess or name somebody else.`,
              `Nothing on the pages read answers what people ask about ${quoted(label)}.`,
              `Whoever asks about ${quoted(label)} finds no answer on your pages.`,
              `The pages read leave questions about ${quoted(label)} open.`,
            ]),
    },
    question.pageUrl && question.passage
      ? seenAt({ pageUrl: question.pageUrl, place: question.question, seen: question.passage })
      : derived('The question was looked up in the text of every page read.'),
  );
}

/** Three months from when the website was read: what is missing first, then what is half there, then what ages. */
function calendar(input: PremiumInput): Draft<Group['contentCalendar']> {
  const open = gaps(input);
  const missing = open.filter(({ answered }) => answered === 'none');
  const half = open.filter(({ answered }) => answered === 'partial');
  const topic = (question: AnsweredQuestion) => capital(topicOf(question));
  const services = input.inputs.facts.services.slice(0, 3).map(({ value }) => value);
  const rows = [
    {
      contentType: 'Answers on the pages they belong to',
      topics: missing.slice(0, 4).map(topic),
      aiOptimizationFocus: 'Put the answer into the first sentence under a heading that asks the question.',
    },
    {
      contentType: 'Half answers made whole',
      topics: [...half, ...missing.slice(4)].slice(0, 4).map(topic),
      aiOptimizationFocus: 'Add the figure, the day or the name that is still missing.',
    },
    {
      contentType: 'One page for each main service, with an example of your own',
      topics: services,
      aiOptimizationFocus: 'Tell one finished job: what was asked, what you did, what it cost, how long it took.',
    },
  ];
  return rows
    .filter(({ topics }) => topics.length > 0)
    .map((row, index) =>
      say(
        { month: monthName(input.observations.startedAt, index + 1), ...row },
        derived('Unanswered questions by weight first, then half answers, then your main services.'),
      ),
    );
}

function monthName(startedAt: number, ahead: number): string {
  const date = new Date(startedAt);
  const month = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + ahead, 1));
  return `${MONTHS[month.getUTCMonth()]} ${month.getUTCFullYear()}`;
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
