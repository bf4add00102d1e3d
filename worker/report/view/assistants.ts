import type { AccessVerdict, Results } from '../../contract/results.ts';
import type { Citations } from '../citations.ts';
import { VERDICT_WORDS } from '../words.ts';

export interface AssistantRow {
  token: string;
  /** The name customers know: "ChatGPT search"; the token itself where there is none. */
  name: string;
  operator: string;
  purpose: string;
  verdict: AccessVerdict;
  /** The verdict for people: see `verdictWord`. */
  word: string;
  /** One sentence for the owner. */
  sentence: string;
  /** What blocking it means; '' when not known. */
  effect: string;
  citations: number[];
}

export interface Assistants {
  /** The six whose index answers customers' questions. */
  search: AssistantRow[];
  rest: AssistantRow[];
  /** "All 6 search assistants may open your home page." */
  headline: string;
}

/** Tokens of the search indexes behind the assistants customers ask, with the names those go by. */
const SEARCH_ASSISTANTS: readonly [token: string, name: string, short: string][] = [
  ['OAI-SearchBot', 'ChatGPT search', 'ChatGPT'],
  ['Claude-SearchBot', 'Claude', 'Claude'],
  ['PerplexityBot', 'Perplexity', 'Perplexity'],
  ['Googlebot', 'Google AI Overviews and Gemini', 'Google'],
  ['Bingbot', 'Microsoft Copilot', 'Copilot'],
  ['Applebot', 'Siri and Apple Intelligence', 'Siri'],
];

const NAMES = new Map(SEARCH_ASSISTANTS.map(([token, name]) => [token, name]));
const SHORT_NAMES = new Map(SEARCH_ASSISTANTS.map(([token, , short]) => [token, short]));

export const SEARCH_TOKENS: readonly string[] = SEARCH_ASSISTANTS.map(([token]) => token);

/** The name customers know behind a token; the token itself where there is none. */
export const assistantName = (token: string): string => NAMES.get(token) ?? token;

/** The same over a narrow column. */
export const shortName = (token: string): string => SHORT_NAMES.get(token) ?? token;

/**
 * The verdict for the home page per assistant. The access matrix weighs robots.txt, meta tags, headers and refusals; without
 * a cell there, the verdict of robots.txt stands.
 */
export function selectAssistants({ facts, access }: Results, homeUrl: string, citations: Citations): Assistants {
  const home = access.cells[0]?.pageUrl;
  const cells = new Map(access.cells.filter((cell) => cell.pageUrl === home).map((cell) => [cell.token, cell]));
  const effects = new Map(access.agents.map((agent) => [agent.token, agent.effect]));
  const robotsUrl = URL.canParse(homeUrl) ? new URL('/robots.txt', homeUrl).href : homeUrl;

  const row = (agent: (typeof facts.robots.agents)[number]): AssistantRow => {
    const cell = cells.get(agent.token);
    const verdict = cell?.verdict ?? (agent.verdict === 'allowed' ? 'open' : 'closed');
    const name = assistantName(agent.token);
    const isLeftOut = cell !== undefined && isUnlisted(cell);
    const line = { pageUrl: robotsUrl, place: `robots.txt, line ${agent.line}`, seen: agent.rule ?? '' };
    const others = (cell?.because ?? [])
      .filter(({ kind }) => kind !== 'robots' || agent.line === null)
      .map(({ kind, seen }) => ({ pageUrl: home ?? homeUrl, place: REASON_PLACES[kind], seen }));
    return {
      token: agent.token,
      name,
      operator: agent.operator,
      purpose: agent.purpose,
      verdict,
      word: cell ? verdictWord(cell) : VERDICT_WORDS[verdict],
      sentence: isLeftOut ? leftOut(name) : sentenceFor(name, verdict, agent.line, facts.robots.status),
      effect: effects.get(agent.token) ?? '',
      citations: citations.cite([...(agent.line === null || isLeftOut ? [] : [line]), ...others]),
    };
  };

  const byToken = new Map(facts.robots.agents.map((agent) => [agent.token, agent]));
  const search = SEARCH_ASSISTANTS.flatMap(([token]) => {
    const agent = byToken.get(token);
    return agent ? [row(agent)] : [];
  });
  const others = facts.robots.agents.filter(({ token }) => !NAMES.has(token)).map(row);
  const rest = [...others.filter(answersPeople), ...others.filter((other) => !answersPeople(other))];
  return { search, rest, headline: headline(search) };
}

/** Only these decide what assistants can say about a business; closing training or research readers costs no visibility. */
export const answersPeople = ({ purpose }: Pick<AssistantRow, 'purpose'>): boolean =>
  purpose === 'search' || purpose === 'user fetch';

export const REASON_PLACES = {
  robots: 'robots.txt',
  meta: 'robots meta tag',
  header: 'X-Robots-Tag response header',
  edge: "the server's answer to this name",
} as const;

type Cell = Results['access']['cells'][number];

/** A tag or header of the page itself (noindex) closes it: assistants open such a page to read that, and leave it out. */
export const isUnlisted = ({ verdict, because }: Pick<Cell, 'verdict' | 'because'>): boolean =>
  verdict === 'closed' && because.length > 0 && because.every(({ kind }) => kind === 'meta' || kind === 'header');

/** The verdict for people. A page that may be opened and asks not to be listed is no closed one. */
export const verdictWord = (cell: Pick<Cell, 'verdict' | 'because'>): string =>
  isUnlisted(cell) ? UNLISTED : VERDICT_WORDS[cell.verdict];
export const UNLISTED = 'Not listed';

const leftOut = (name: string): string =>
  `${name} may open your home page, and reads there that it is to be left out of what it searches (noindex).`;

function sentenceFor(name: string, verdict: AccessVerdict, line: number | null, status: number): string {
  switch (verdict) {
    case 'open':
      return `${name} may open your home page.`;
    case 'limited':
      return `${name} may open your home page, with limits.`;
    case 'unknown':
      return status === 0 || status >= 500
        ? `${name} must treat your website as closed until robots.txt answers.`
        : `We could not tell whether ${name} may open your home page.`;
    case 'closed':
      if (line !== null) return `${name} can't open your home page. Line ${line} of robots.txt says so.`;
      if (status >= 500)
        return `${name} can't open your home page: robots.txt answers ${status}, which counts as closed.`;
      return `${name} can't open your home page.`;
  }
}

function headline(search: readonly AssistantRow[]): string {
  if (search.length === 0) return 'We could not read what your website allows.';
  if (search.every(({ word }) => word === UNLISTED)) {
    return 'Your home page asks to be left out of what assistants search (noindex).';
  }
  const closed = search.filter(({ verdict }) => verdict === 'closed');
  const unclear = search.filter(({ verdict }) => verdict === 'unknown' || verdict === 'limited');
  if (closed.length === search.length) return 'None of the assistants people search with may open your home page.';
  if (closed.length > 0)
    return `${closed.length} of ${search.length} assistants people search with can't open your home page.`;
  if (unclear.length > 0) {
    return `${search.length - unclear.length} of ${search.length} assistants people search with may open your home page freely.`;
  }
  return `All ${search.length} assistants people search with may open your home page.`;
}
