import type { ReadAttempt } from '../observations.ts';
import type { PageView } from './page/page-view.ts';
import { AI_AGENTS } from './robots/agents.ts';

/** One indexing directive as a page or its response states it. */
export interface IndexingDirective {
  /** null = every agent; else the lower-case name it is for. */
  agent: string | null;
  /** Lower case: noindex, nosnippet, max-snippet, ... */
  name: string;
  /** What follows the colon, as written; null when nothing does. */
  value: string | null;
  from: 'meta' | 'header';
  /** The tag or header as seen. */
  seen: string;
}

/** What all directives together mean for one agent. `because` are the directives that restrict it. */
export interface IndexingVerdict {
  noindex: boolean;
  /** nosnippet or max-snippet:0: nothing of the text may be quoted. */
  nosnippet: boolean;
  /** Smallest max-snippet in characters; null when unlimited. */
  maxSnippet: number | null;
  because: IndexingDirective[];
}

/** Names a meta tag may address besides `robots`. The first two are Bing's older crawler and Google News. */
const AGENT_NAMES = new Set(['msnbot', 'googlebot-news', ...AI_AGENTS.map((agent) => agent.token.toLowerCase())]);

/** Directives that carry a value after a colon, so that what stands before it is not an agent's name. */
const VALUED = new Set(['max-snippet', 'max-image-preview', 'max-video-preview', 'unavailable_after']);

/** Source: https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag */
export function readIndexing(view: Pick<PageView, 'metas'>, headers: Record<string, string>): IndexingDirective[] {
  const fromMetas = view.metas
    .filter((meta) => meta.by === 'name' && (meta.name === 'robots' || AGENT_NAMES.has(meta.name)))
    .flatMap((meta) =>
      parseDirectives(meta.content).map((directive) => ({
        agent: meta.name === 'robots' ? null : meta.name,
        ...directive,
        from: 'meta' as const,
        seen: `<meta name="${meta.name}" content="${meta.content}">`.slice(0, 300),
      })),
    );
  const header = headers['x-robots-tag'];
  return header === undefined ? fromMetas : [...fromMetas, ...readHeader(header)];
}

/**
 * The restrictions that hold for one agent: those for everyone and those under its name add up, the stricter wins. `at` (epoch
 * ms, an observation) decides whether an `unavailable_after` date has passed. `agent` null: the rules for everyone.
 */
export function indexingFor(
  directives: readonly IndexingDirective[],
  agent: string | null,
  at: number,
): IndexingVerdict {
  const verdict: IndexingVerdict = { noindex: false, nosnippet: false, maxSnippet: null, because: [] };
  for (const directive of directives) {
    if (directive.agent !== null && directive.agent !== agent?.toLowerCase()) continue;
    if (isNoindex(directive, at)) verdict.noindex = true;
    else if (directive.name === 'nosnippet' || snippetLimit(directive) === 0) verdict.nosnippet = true;
    else {
      const limit = snippetLimit(directive);
      if (limit === null) continue;
      verdict.maxSnippet = Math.min(limit, verdict.maxSnippet ?? limit);
    }
    verdict.because.push(directive);
  }
  return verdict;
}

/** Whether a page itself, in its own head, asks all search engines to leave it out. */
export const hasNoindex = ({ view, fetchedAt }: Pick<ReadAttempt, 'view' | 'fetchedAt'>): boolean =>
  view !== null && readIndexing(view, {}).some((one) => one.agent === null && isNoindex(one, fetchedAt));

/** `none` means "noindex, nofollow". */
export function isNoindex({ name, value }: IndexingDirective, at: number): boolean {
  if (name === 'noindex' || name === 'none') return true;
  if (name !== 'unavailable_after' || value === null) return false;
  const until = Date.parse(/([a-z]{2,4}|Z|[+-]\d{2}:?\d{2})$/i.test(value.trim()) ? value : `${value} UTC`);
  return Number.isFinite(until) && until < at;
}

/** Characters a snippet may have; null when the directive sets no limit (-1 is "no limit"). */
function snippetLimit({ name, value }: IndexingDirective): number | null {
  if (name !== 'max-snippet') return null;
  const limit = Number.parseInt(value ?? '', 10);
  return Number.isInteger(limit) && limit >= 0 ? limit : null;
}

function parseDirectives(text: string): { name: string; value: string | null }[] {
  const found: { name: string; value: string | null }[] = [];
  for (const part of text.split(',')) {
    const colon = part.indexOf(':');
    const last = found.at(-1);
    if (last?.name === 'unavailable_after' && isDatePiece(part)) {
      last.value = `${last.value ?? ''},${part}`.trim();
    } else if (colon === -1) {
      for (const name of part.toLowerCase().split(/\s+/)) if (name !== '') found.push({ name, value: null });
    } else {
      found.push({ name: part.slice(0, colon).trim().toLowerCase(), value: part.slice(colon + 1).trim() });
    }
  }
  return found;
}

/** "Friday, 25-Jun-10 15:00:00 UTC": a date may hold a comma of its own. */
function isDatePiece(part: string): boolean {
  return /^\s*\d/.test(part);
}

/**
 * Several X-Robots-Tag headers arrive joined by commas. An agent's name before a colon holds for what follows it, until the
 * next name.
 */
function readHeader(header: string): IndexingDirective[] {
  const directives: IndexingDirective[] = [];
  let agent: string | null = null;
  let pending: string[] = [];
  const flush = () => {
    for (const directive of parseDirectives(pending.join(','))) {
      directives.push({ agent, ...directive, from: 'header', seen: `X-Robots-Tag: ${header}`.slice(0, 300) });
    }
    pending = [];
  };
  for (const part of header.split(',')) {
    const named = /^\s*([a-z0-9_*-]+)\s*:(.*)$/i.exec(part);
    const name = named?.[1]?.toLowerCase();
    if (name === undefined || VALUED.has(name)) {
      pending.push(part);
      continue;
    }
    flush();
    agent = name === '*' || name === 'robots' ? null : name;
    pending = [named?.[2] ?? ''];
  }
  flush();
  return directives;
}
