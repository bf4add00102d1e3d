import type { CheckInputs } from '../checks/inputs.ts';
import { FAIL_CHARS, NOTHING_CHARS } from '../checks/rendering/little-plain-text.ts';
import { readWall } from '../checks/rendering/wall-before-content.ts';
import { errorShownAt } from '../website/drawn-elsewhere.ts';
import { indexingFor, isNoindex, readIndexing } from '../website/indexing.ts';
import { readingLength, visibleText } from '../website/page/page-text.ts';
import { MAIN_SEARCH_TOKENS } from '../website/robots/agents.ts';
import { robotsVerdict } from '../website/robots/robots-txt.ts';
import { drawnLength } from '../website/served-text.ts';
import { counted } from '../wording/words.ts';
import { statementGates } from './statement-gates.ts';
import type { CatalogueId } from './weights.ts';

/** Something about the website, mostly its home page, that makes the rest of the score moot. */
export interface Gate {
  id: string;
  /** The total is never above this. */
  cap: number;
  /** One sentence for the owner. */
  reason: string;
  /** What must all pass for the gate to open. */
  opensWith: CatalogueId[];
}

/** The rendered page must have at least this many times the plain text, so that a site that is merely brief sets no gate. */
const RENDERED_FACTOR = 3;

const ACCESS_CHECKS = {
  'OAI-SearchBot': 'access-chatgpt-search',
  'Claude-SearchBot': 'access-claude-search',
  PerplexityBot: 'access-perplexity',
  Googlebot: 'access-google',
  Bingbot: 'access-bing',
  Applebot: 'access-apple-siri',
} as const satisfies Record<(typeof MAIN_SEARCH_TOKENS)[number], CatalogueId>;

/** Catalogue ids of the checks that ask whether a search agent may read. */
export const SEARCH_ACCESS_IDS: readonly CatalogueId[] = Object.values(ACCESS_CHECKS);

/** Lowest cap first. A robots.txt that fails to answer sets no gate: nobody knows what it will say when it does. */
export function gatesOf(
  inputs: Pick<CheckInputs, 'home' | 'pages' | 'robots' | 'target' | 'attempts' | 'notRead' | 'facts' | 'coverage'>,
): Gate[] {
  const { home, robots, target, attempts } = inputs;
  const refused = MAIN_SEARCH_TOKENS.filter(
    (token) => robots?.mode === 'rules' && !robotsVerdict(robots, token, target.homeUrl).allowed,
  );
  const gates: Gate[] = [];
  if (refused.length === MAIN_SEARCH_TOKENS.length) {
    gates.push({
      id: 'robots-refuses-search',
      cap: 20,
      reason: 'robots.txt keeps ChatGPT, Claude, Perplexity, Google, Bing and Apple off the home page.',
      opensWith: [...SEARCH_ACCESS_IDS],
    });
  }
  gates.push(...wallGates(attempts));
  if (home) gates.push(...indexingGates(home), ...textGates(home, inputs.pages ?? [home], attempts));
  gates.push(...statementGates(inputs));
  for (const [token, name] of [
    ['Googlebot', 'Google'],
    ['Bingbot', 'Bing'],
  ] as const) {
    const opensWith: CatalogueId[] = refused.includes(token) ? [ACCESS_CHECKS[token]] : [];
    if (home) opensWith.push(...noindexSources(home, token));
    if (opensWith.length === 0) continue;
    gates.push({
      id: `${name.toLowerCase()}-shut-out`,
      cap: 50,
      reason: `${name} may not read or index the home page, so the assistants that use its index cannot find it.`,
      opensWith,
    });
  }
  return gates.sort((a, b) => a.cap - b.cap);
}

type Home = NonNullable<CheckInputs['home']>;

function indexingGates(home: Home): Gate[] {
  const directives = readIndexing(home.plain.view, home.plain.headers);
  const forAll = indexingFor(directives, null, home.plain.fetchedAt);
  const gates: Gate[] = [];
  if (forAll.noindex) {
    gates.push({
      id: 'noindex',
      cap: 20,
      reason: 'The home page asks every search index to leave it out (noindex).',
      opensWith: noindexSources(home, null),
    });
  }
  if (forAll.nosnippet) {
    gates.push({
      id: 'nosnippet',
      cap: 40,
      reason: 'The home page forbids quoting any of its text (nosnippet), which assistants need for answers.',
      opensWith: ['snippet-allowed'],
    });
  }
  return gates;
}

/** A wall in the home page's place is all an assistant reads, and most of what is judged could not be seen. */
function wallGates(attempts: CheckInputs['attempts']): Gate[] {
  const home = attempts.find(({ role }) => role === 'home');
  if (!home || !readWall(home, attempts)?.replaces) return [];
  return [
    {
      id: 'wall-before-home',
      cap: 40,
      reason:
        'A wall stands where the home page should be: an assistant cannot log in, state its age or accept cookies.',
      opensWith: ['wall'],
    },
  ];
}

const plainLength = ({ plain }: Home): number => readingLength(visibleText(plain.view));

const textWords = (chars: number): string =>
  chars === 0 ? 'no text to answer from' : `${counted(chars, 'character')} of text`;

function textGates(home: Home, pages: readonly Home[], attempts: CheckInputs['attempts']): Gate[] {
  const before = plainLength(home);
  const after = home.rendered ? drawnLength({ plain: home.plain, rendered: home.rendered }) : 0;
  if (before < FAIL_CHARS && after > 0 && after >= before * RENDERED_FACTOR)
    return [
      {
        id: 'empty-without-javascript',
        cap: 40,
        reason:
          after < NOTHING_CHARS
            ? `The home page has next to no text: ${counted(before, 'character')} as it is served, and hardly more in a browser.`
            : `Without JavaScript the home page has ${textWords(before)}, a browser shows far more; most assistants run no scripts.`,
        opensWith: ['raw-text'],
      },
    ];
  // A home page that only leads on (to a language, a branch) is no empty website.
  if (pages.some((page) => plainLength(page) >= NOTHING_CHARS)) return [];
  const said = errorShownAt(home.url, attempts);
  if (said !== null)
    return [
      {
        id: 'error-shown',
        cap: 40,
        reason: `An error message stood in the place of the home page in our browser (“${said}”), and its HTML has ${counted(before, 'character')} of text.`,
        opensWith: ['raw-text'],
      },
    ];
  return [
    {
      id: 'nothing-to-read',
      cap: 40,
      reason: `The HTML of the home page has ${counted(before, 'character')} of text to read, and no page we read has enough.`,
      opensWith: ['raw-text'],
    },
  ];
}

/** Which of meta and header close the home page to this agent (null: to all). */
function noindexSources(home: Home, token: string | null): CatalogueId[] {
  const directives = readIndexing(home.plain.view, home.plain.headers).filter(
    (one) => one.agent === null || one.agent === token?.toLowerCase(),
  );
  const closing = directives.filter((one) => isNoindex(one, home.plain.fetchedAt));
  return [...new Set(closing.map((one) => (one.from === 'meta' ? 'noindex-meta' : 'noindex-header')))];
}
