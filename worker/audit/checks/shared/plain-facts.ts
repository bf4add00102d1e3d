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
  const count = pages.length === 1 ? 'the page read' : `the ${pages.length} pages read`;
  return { pageUrl: pages[0]?.url ?? '', place: 'text of the pages', seen: `no ${what} on ${count}` };
}

const WIDGET =
  /elfsight|trustindex|provenexpert|trustpilot|widget\.trustmary|birdeye|reviewsonmywebsite|sociablekit|featurable|embedsocial|tagembed|endorsal|senja\.io|yotpo|judge\.me|reviews\.io|google-reviews|grade\.us|podium|nicejob|trustedshops|ekomi|feefo|opinionsystem|guestsuite|custeed|customer-alliance|werkenntdenbesten|ausgezeichnet\.org/i;

/** A widget whose reviews come from elsewhere into a frame or script: what it shows may not be in any document we read. */
export function reviewWidget(pages: readonly ReadPage[]): Evidence | null {
  for (const page of pages) {
    for (const view of [page.plain.view, page.rendered?.view]) {
      const frame = view?.frames.find(({ src }) => src !== null && WIDGET.test(src))?.src;
      const script = view?.scripts.external.find((src) => WIDGET.test(src));
      const seen = frame ?? script;
      if (seen) return { pageUrl: page.url, place: frame ? 'iframe[src]' : 'script[src]', seen };
    }
  }
  return null;
}
