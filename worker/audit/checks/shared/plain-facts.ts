import type { FactSource } from '../../facts/facts.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import type { Evidence } from '../check.ts';

export interface Sourced {
  sources: FactSource[];
}

/** Assistants read the HTML as served; what only the rendered page shows counts half. */
export const inPlain = ({ sources }: Sourced): boolean => sources.some(({ view }) => view === 'plain');

/** Behind the place of what the HTML as served does not show. */
export const AFTER_SCRIPTS = ' (only after JavaScript)';

export function evidenceOf({ sources }: Sourced, seen?: string): Evidence {
  const source = sources.find(({ view }) => view === 'plain') ?? sources[0];
  const note = source?.view === 'rendered' ? AFTER_SCRIPTS : '';
  return { pageUrl: source?.pageUrl ?? '', place: `${source?.place ?? ''}${note}`, seen: seen ?? source?.seen ?? '' };
}

/** Evidence of an absence: the pages looked at, in the first one's name. */
export function nothingOn(pages: readonly ReadPage[], what: string): Evidence {
  return absence(pages, what, pages.length === 1 ? 'the page read' : `the ${pages.length} pages read`);
}

/** The same where contact and legal pages were not asked: the number may be another one than that of the pages read. */
export function nothingOnContent(pages: readonly ReadPage[], what: string): Evidence {
  return absence(pages, what, contentRead(pages.length));
}

export const contentRead = (count: number): string =>
  `the ${count === 1 ? 'one page' : `${count} pages`} we looked at for this`;

function absence(pages: readonly ReadPage[], what: string, count: string): Evidence {
  return { pageUrl: pages[0]?.url ?? '', place: 'text of the pages', seen: `no ${what} on ${count}` };
}
