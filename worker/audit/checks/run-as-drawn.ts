import type { RatedFacts } from '../facts/facts.ts';
import { lossOfText } from '../website/lost-text.ts';
import type { PageView } from '../website/page/page-view.ts';
import type { ReadPage } from '../website/read-pages.ts';
import type { CategoryId, Check, Evidence, Outcome } from './check.ts';
import type { CheckInputs } from './inputs.ts';
import { isEmptyShell } from './shared/empty-shell.ts';

/** What the server answers and what needs scripts is what these are about. */
const AS_SERVED: ReadonlySet<CategoryId> = new Set(['access', 'rendering', 'technical', 'agent-readiness']);

/**
 * The answer of a check to pages as served, and where scripts write them to pages as drawn: that the server sends a frame is one fault
 * with one cure, told once. Whatever a browser's page has is part of it; what that page lacks as well is named, and nothing else.
 */
export function runAsDrawn(check: Check, supplied: Partial<CheckInputs>, inputs: CheckInputs): Outcome<string> {
  const served: Outcome<string> = check.run(supplied as CheckInputs);
  if (!isFault(served) || AS_SERVED.has(check.category)) return served;
  const isWritten = areWrittenByScripts(inputs);
  if (!isWritten && check.category === 'structured-data' && served.cause === 'only-after-javascript')
    return { ...served, cause: FRAME };
  if (!isWritten && (!check.causes?.includes(FRAME) || isTagServed(check.id, served.evidence, inputs))) return served;
  const drawn: Outcome<string> = check.run(asDrawn(supplied));
  // Nobody can promise that it comes with the text, where the pages as drawn leave it open.
  if (isWritten && drawn.outcome === 'inconclusive') return drawn;
  if (!isFault(drawn)) {
    const isOfPages = check.causes?.includes('only-after-javascript') && areWrittenPages(served.evidence, inputs);
    return { ...served, cause: isWritten || isOfPages ? 'only-after-javascript' : FRAME };
  }
  return isWritten && !OF_SERVED.has(check.id) ? drawn : served;
}

/** Read by programs that run no scripts: what these are sent is what they have. */
const OF_SERVED: ReadonlySet<string> = new Set(['missing-preview-tags']);

const named = (view: PageView, name: string): boolean =>
  view.metas.some(({ by, name: one, content }) => by === 'name' && one === name && content.trim() !== '');

/** What these are about, as a page is sent with it. */
const TAGS: Record<string, (view: PageView) => boolean> = {
  'weak-page-titles': ({ titles }) => Boolean(titles[0]),
  'weak-meta-descriptions': (view) => named(view, 'description'),
  'wrong-page-language': ({ lang }) => Boolean(lang),
  'wrong-canonical': ({ headLinks }) => headLinks.some(({ rel, href }) => rel === 'canonical' && href !== ''),
};

/** Where a page is sent with the tag and a script only writes another into it, the one that is sent is judged. */
function isTagServed(id: string, evidence: readonly Evidence[], { pages }: CheckInputs): boolean {
  const holds = TAGS[id];
  if (holds === undefined) return false;
  const urls = new Set(evidence.map(({ pageUrl }) => pageUrl));
  return (pages ?? []).some(({ url, plain }) => urls.has(url) && holds(plain.view));
}

/** Of a page that is served, its head and main heading alone are drawn. */
const FRAME = 'only-the-frame';

const isFault = (one: Outcome<string>): one is Exclude<Outcome<string>, { because: string }> =>
  one.outcome === 'fail' || one.outcome === 'partial';

export function areWrittenByScripts({ home, pages }: CheckInputs): boolean {
  return home !== null && (isEmptyShell(home) || lossOfText(pages ?? [home]).lost === 'most');
}

/** Of a website that is mostly served, the very pages that show the fault: product pages that a script fills by their address. */
function areWrittenPages(evidence: readonly Evidence[], { pages }: CheckInputs): boolean {
  const named = new Set(evidence.map(({ pageUrl }) => pageUrl));
  const shown = (pages ?? []).filter(({ url }) => named.has(url));
  return shown.length > 0 && shown.every((page) => lossOfText([page]).lost === 'most');
}

function asDrawn(supplied: Partial<CheckInputs>): CheckInputs {
  const drawn = (page: ReadPage): ReadPage => page.asRendered();
  return {
    ...supplied,
    ...(supplied.home ? { home: drawn(supplied.home) } : {}),
    ...(supplied.pages ? { pages: supplied.pages.map(drawn) } : {}),
    ...(supplied.facts ? { facts: factsAsDrawn(supplied.facts) } : {}),
  } as CheckInputs;
}

const drawnFacts = new WeakMap<RatedFacts, RatedFacts>();

/** Facts of pages taken as drawn stand in what is taken as served: else one detail of a line counts as readable, and the next does not. */
function factsAsDrawn(facts: RatedFacts): RatedFacts {
  const known = drawnFacts.get(facts);
  if (known) return known;
  const drawn = withoutLate(facts) as RatedFacts;
  drawnFacts.set(facts, drawn);
  return drawn;
}

function withoutLate(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutLate);
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return value;
  const entries = Object.entries(value).map(([key, one]) => [key, withoutLate(one)]);
  const copy = Object.fromEntries(entries);
  return copy.view === 'rendered' && 'pageUrl' in copy ? { ...copy, view: 'plain' } : copy;
}
