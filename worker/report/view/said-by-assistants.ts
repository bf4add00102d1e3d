import type { AnswerShare, AssistantAsking, AssistantQuestion, AssistantResult } from '../../contract/assistants.ts';
import type { Results } from '../../contract/results.ts';
import { plural } from './summary.ts';
import { pathOf } from './web-links.ts';

export interface SaidByAssistants {
  /** What the section comes to, in one sentence. */
  lead: string;
  questions: AssistantQuestion[];
  /** What the business goes by; null where no name is known. */
  name: string | null;
  /** null until assistants were asked. */
  newest: SaidOnDay | null;
  /** Askings before, one sentence each, newest first. */
  earlier: string[];
}

export interface SaidOnDay {
  /** "22 November 2026". */
  day: string;
  rows: SaidByOne[];
  /** "Harbour Bakes: in 5 of 18 answers, by ChatGPT and Claude." */
  others: { name: string; sentence: string }[];
  sites: { host: string; sentence: string }[];
  /** How to take the numbers. */
  method: string;
}

export interface SaidByOne {
  name: string;
  model: string;
  /** "Names you in 3 of 9 answers". */
  named: string;
  /** How far chance alone may carry that; '' where nothing was counted. */
  range: string;
  /** Places in lists, pages cited, what was wrong, what failed: a sentence each. */
  notes: string[];
  wrong: string[];
  quote: { question: string; text: string } | null;
}

const dayOf = ({ startedAt }: AssistantAsking): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(startedAt);
const listedNames = (names: readonly string[]): string =>
  new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names);

/** null unpaid, and in reports from before it existed. */
export function selectSaid({ assistants, premiumResults }: Results): SaidByAssistants | null {
  if (!assistants || !premiumResults) return null;
  const { questions, name, askings } = assistants;
  const [first, ...before] = askings;
  if (questions.length === 0 && !first) return null;
  return {
    lead: first
      ? total(first)
      : `Nobody has asked yet. ${plural(questions.length, 'question')} that customers would put to an assistant.`,
    questions,
    name,
    newest: first ? onDay(first) : null,
    earlier: before.map(total),
  };
}

function total(asking: AssistantAsking): string {
  const shares = asking.results.flatMap(({ named }) => (named ? [named] : []));
  const sum = (key: 'count' | 'of') => shares.reduce((all, share) => all + share[key], 0);
  const day = dayOf(asking);
  if (shares.length === 0) return `${day}: no answer to a question that could have named you.`;
  return `${day}: named in ${sum('count')} of ${plural(sum('of'), 'answer')} to questions that name no business.`;
}

function onDay(asking: AssistantAsking): SaidOnDay {
  return {
    day: dayOf(asking),
    rows: asking.results.map(byOne),
    others: asking.others.map(({ name, answers, of, by }) => ({
      name,
      sentence: `in ${answers} of ${plural(of, 'answer')}, by ${listedNames(by)}`,
    })),
    sites: asking.sites.map(({ host, answers }) => ({ host, sentence: `cited in ${plural(answers, 'answer')}` })),
    method: `Each question was put ${plural(asking.times, 'time')} ${
      asking.results.every(({ isOffline }) => isOffline)
        ? 'to a language model that searches nothing and says what it once learned, in a new conversation'
        : "to each assistant by way of its maker's programming interface, with its web search and in a new conversation"
    }, unless the limit set for one asking was reached. Answers vary from one time to the next and from one person to another, so this is a sample and no rank.`,
  };
}

function byOne({ name, model, named, places, cited, wrong, quote, failed }: AssistantResult): SaidByOne {
  return {
    name,
    model,
    named: named ? `Names you in ${named.count} of ${plural(named.of, 'answer')}` : 'Not asked who there is',
    range: named ? rangeOf(named) : '',
    notes: [
      ...(places
        ? [
            places.best === places.last
              ? `Place ${places.best} in its lists.`
              : `Places ${places.best} to ${places.last} in its lists.`,
          ]
        : []),
      ...(cited.length > 0 ? [`Cites your ${listedNames(cited.map(({ pageUrl }) => pageWord(pageUrl)))}.`] : []),
      ...(failed > 0 ? [`${plural(failed, 'question')} without an answer.`] : []),
    ],
    wrong: wrong.map(
      ({ what, said, known, answers }) =>
        `Gives the ${what} ${said} in ${plural(answers, 'answer')}; we know ${known}.`,
    ),
    quote: quote ? { question: quote.question, text: quote.text } : null,
  };
}

const rangeOf = ({ from, to }: AnswerShare): string =>
  `With so few answers the true share may lie anywhere from ${Math.round(from * 100)} to ${Math.round(to * 100)} in 100.`;

const pageWord = (pageUrl: string): string => (pathOf(pageUrl) === '/' ? 'home page' : `page ${pathOf(pageUrl)}`);

/** A text cut where the name stands in it, so that it can be marked. */
export function markedParts(text: string, name: string | null): { text: string; isName: boolean }[] {
  const at = name === null || name === '' ? -1 : text.toLowerCase().indexOf(name.toLowerCase());
  if (at < 0 || name === null) return [{ text, isName: false }];
  const end = at + name.length;
  return [
    { text: text.slice(0, at), isName: false },
    { text: text.slice(at, end), isName: true },
    { text: text.slice(end), isName: false },
  ].filter((part) => part.text !== '');
}
