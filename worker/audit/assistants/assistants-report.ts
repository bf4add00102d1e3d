import type { AssistantAsking, AssistantResult, AssistantsReport } from '../../contract/assistants.ts';
import type { RatedFacts } from '../facts/facts.ts';
import { sureFacts } from '../fixes/sure-facts.ts';
import { plainWords } from '../website/text/plain-words.ts';
import type { Asked, AskedAnswer } from './asked.ts';
import { type AssistantsInput, assistantQuestions } from './assistant-questions.ts';
import { isNamedIn, type Known, type ReadAnswer, readAnswer } from './read-answer.ts';
import { shareOf } from './wilson.ts';
import { type SureFacts, type Wrong, wrongInAnswer } from './wrong-facts.ts';

const MAX_OTHERS = 12;
const MAX_SITES = 12;
const MAX_PAGES = 8;
const MAX_WRONG = 12;
/** One answer alone may have made a name up. */
const MIN_ANSWERS = 2;

interface Heard {
  answer: AskedAnswer & { text: string };
  about: 'choice' | 'business';
  question: string;
  read: ReadAnswer;
}

/** What to ask assistants, and what they have answered. Pure: read anew from the stored answers each time. */
export function assistantsReport(input: AssistantsInput, series: readonly Asked[]): AssistantsReport {
  const known = knownOf(input);
  const facts = sureFacts(input.facts);
  return {
    questions: assistantQuestions(input),
    name: known.name,
    askings: series
      .filter(({ finishedAt }) => finishedAt !== null)
      .toSorted((one, other) => other.startedAt - one.startedAt)
      .map((asked) => askingOf(asked, known, facts)),
  };
}

function knownOf({ inputs, facts, words }: AssistantsInput): Known {
  const { homeUrl } = inputs.target;
  return {
    name: words.name,
    host: hostOf(homeUrl) ?? '',
    country: inputs.website.country,
    language: facts.languages[0]?.value.split('-')[0] ?? null,
    phones: surely(facts.phones, facts.otherPhones),
    emails: surely(facts.emails, facts.otherEmails),
  };
}

/** All that the website gives, what is sure first; none where nothing is, for then nothing can be said to be wrong. */
function surely(own: RatedFacts['emails'] | RatedFacts['phones'], others: readonly { value: string }[]): string[] {
  const sure = own.filter(({ certainty, confirmed }) => certainty === 'certain' || confirmed !== undefined);
  return sure.length === 0 ? [] : [...sure, ...own, ...others].map(({ value }) => value);
}

function askingOf(asked: Asked, known: Known, facts: SureFacts): AssistantAsking {
  const questions = new Map(asked.questions.map((question) => [question.id, question]));
  const heard = asked.answers.flatMap((answer): Heard[] => {
    const { text } = answer;
    const question = questions.get(answer.questionId);
    if (text === null || !question) return [];
    return [
      { answer: { ...answer, text }, about: question.about, question: question.text, read: readAnswer(text, known) },
    ];
  });
  const choices = heard.filter(({ about }) => about === 'choice');
  return {
    startedAt: asked.startedAt,
    times: asked.times,
    results: asked.assistants.map(({ id, ...assistant }) => {
      const failed = asked.answers.filter(({ assistant, text }) => assistant === id && text === null).length;
      const own = heard.filter(({ answer }) => answer.assistant === id);
      return { ...assistant, failed, ...resultOf(own, known, facts) };
    }),
    others: othersIn(choices, asked),
    sites: counted(heard, ({ answer }) => hostsOf(answer.cites).filter((host) => host !== known.host))
      .slice(0, MAX_SITES)
      .map(([host, answers]) => ({ host, answers })),
  };
}

function resultOf(
  heard: readonly Heard[],
  known: Known,
  facts: SureFacts,
): Omit<AssistantResult, 'name' | 'model' | 'isOffline' | 'failed'> {
  const choices = heard.filter(({ about }) => about === 'choice');
  const named = choices.filter(({ read }) => read.isNamed);
  const places = named.flatMap(({ read }) => (read.place === null ? [] : [read.place]));
  const quoted = named[0] ?? heard.find(({ read }) => read.isNamed) ?? heard[0];
  return {
    named: choices.length === 0 ? null : shareOf(named.length, choices.length),
    places: places.length === 0 ? null : { best: Math.min(...places), last: Math.max(...places) },
    cited: counted(heard, ({ answer }) => answer.cites.filter((url) => hostOf(url) === known.host))
      .slice(0, MAX_PAGES)
      .map(([pageUrl, answers]) => ({ pageUrl, answers })),
    wrong: wrongIn(heard, known, facts),
    quote: quoted
      ? { question: quoted.question, text: quoted.read.line, isNamed: isNamedIn(quoted.read.line, known) }
      : null,
  };
}

/** In answers about the business that name it and give none of what is known: an answer may well give a second number. */
function wrongIn(heard: readonly Heard[], known: Known, facts: SureFacts): AssistantResult['wrong'] {
  const about = heard.filter(({ about: kind, read }) => kind === 'business' && read.isNamed);
  const { country, language } = known;
  const contact = (what: 'telephone' | 'e-mail', said: readonly string[], [value]: readonly string[]): Wrong[] =>
    value === undefined ? [] : said.map((one) => ({ what, said: one, known: value }));
  const rows = counted(about, ({ read }) =>
    [
      ...contact('telephone', read.phones, known.phones),
      ...contact('e-mail', read.emails, known.emails),
      ...wrongInAnswer(facts, { lines: read.lines, country, language }),
    ].map((wrong) => JSON.stringify(wrong)),
  );
  return rows.map(([wrong, answers]) => ({ ...(JSON.parse(wrong) as Wrong), answers })).slice(0, MAX_WRONG);
}

function othersIn(choices: readonly Heard[], { assistants }: Asked): AssistantAsking['others'] {
  const spelled = new Map<string, string>();
  const rows = counted(choices, ({ read }) =>
    read.others.map((name) => {
      const key = plainWords(name);
      if (!spelled.has(key)) spelled.set(key, name);
      return key;
    }),
  );
  return rows
    .filter(([, answers]) => answers >= MIN_ANSWERS)
    .slice(0, MAX_OTHERS)
    .map(([key, answers]) => {
      const naming = choices.filter(({ read }) => read.others.some((name) => plainWords(name) === key));
      const ids = new Set(naming.map(({ answer }) => answer.assistant));
      const by = assistants.filter(({ id }) => ids.has(id)).map(({ name }) => name);
      return { name: spelled.get(key) ?? key, answers, of: choices.length, by };
    });
}

/** In how many answers each stands, most often first, then by its letters. */
function counted(heard: readonly Heard[], of: (one: Heard) => readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const one of heard) for (const value of new Set(of(one))) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
}

const hostsOf = (urls: readonly string[]): string[] =>
  urls.flatMap((url) => {
    const host = hostOf(url);
    return host === null ? [] : [host];
  });

function hostOf(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const { protocol, host } = new URL(url);
  return /^https?:$/.test(protocol) ? host.replace(/^www\./, '') : null;
}
