import { listed, counted as numberOf, withInnerMarks } from '../../../audit/wording/words.ts';
import type { FactSheet } from '../fact-rows.ts';
import type { Finding, FindingParts } from '../findings.ts';
import type { Losses } from '../losses.ts';

type Outcome = Pick<Finding, 'sentence' | 'state'>;

export const isClosed = ({ verdict }: Pick<FindingParts, 'verdict'>, id: string): boolean =>
  verdict.words.some((word) => word.id === id && word.state === 'closed');

/** Whether what is listed there is marked as told by scripts. */
export const hasMarks = ({ rows, hours }: FactSheet['groups'][number]): boolean =>
  rows.some(({ entries }) => entries.some(({ isLate }) => isLate)) || hours?.isLate === true;

/** Less is menu and small print. */
const WHOLE_SHARE = 95;
const HALF_SHARE = 50;
const ONCE_OPEN = 'Once your pages are open to search, assistants without JavaScript get';

/** How much of what people see is served, and what else a reader of the HTML gets. */
export function readFinding(parts: FindingParts): Outcome {
  const { losses, verdict } = parts;
  const gate = isClosed(parts, 'read') ? verdict.gate : null;
  const losesKinds = losses.everywhere.length > 0 || losses.pages.some(({ kinds }) => kinds.length > 0);
  if (losses.share === null) {
    if (gate) return { sentence: gate.reason, state: 'bad' };
    return { sentence: unmeasured(losses), state: 'unknown' };
  }
  if (!gate && losses.homeUnseen !== null)
    return { sentence: `${HOME_UNSEEN} ${losses.homeUnseen}`.trim(), state: 'unknown' };
  if (!gate && losses.shown < losses.read && (losses.rendered ?? 0) < MIN_COMPARED_WORDS)
    return { sentence: TOO_FEW, state: 'unknown' };
  const counted = `${losses.plain === 0 ? 'none' : `about ${losses.share}%`} of the words our browser showed`;
  const of = losses.compared < losses.read ? `, measured on ${losses.compared} of ${losses.read} pages` : '';
  const where = losses.views === 0 ? of : `${of}, ${ONE_FILE}`;
  const bare = losses.wordless > 0 && losses.wordless * 2 >= losses.read ? ` ${wordlessPages(losses)}` : '';
  // What a script brings is no word lost where as many are served.
  const isLate = losesKinds || losses.areFiguresZero || losses.pages.length > 0 || parts.facts.groups.some(hasMarks);
  const isWhole = losses.share === 100 && !isLate && losses.areWholly !== false;
  const part = `${isWhole ? 'all' : 'nearly all of the'} words our browser showed`;
  const gets = isClosed(parts, 'reach') ? ONCE_OPEN : 'Without JavaScript assistants get';
  // Scripts are not what keeps the words away: pictures may hold them, or nobody wrote any.
  if (gate && losses.share >= WHOLE_SHARE) return { sentence: gate.reason, state: 'bad' };
  if (gate) return { sentence: `Without JavaScript ${counted} are there to read${where}.`, state: 'bad' };
  if (losses.share >= WHOLE_SHARE && !losesKinds && losses.isWaiting)
    // Where nothing of what was shown is missing, and no place waits for more, nothing is left open.
    return losses.share === 100 && !isLate && losses.unfilled.length === 0
      ? { sentence: `${gets} ${part}${where}.`, state: 'good' }
      : { sentence: `${gets} ${part}${where}. ${WAITING}${unfilledWords(losses)}`, state: 'unknown' };
  const besides = `${losses.share >= WHOLE_SHARE ? poorWords(losses) : ''}${bare}${losses.areFiguresZero ? ZEROS : ''}${replacedWords(losses)}${moreWords(losses)}${clickedWords(losses)}`;
  // Of so much that a first look does not show, a share of what it shows says little.
  if (losses.atClicks && losses.atClicks.words * 2 >= (losses.rendered ?? 0))
    return {
      sentence: `${gets} ${losses.share >= WHOLE_SHARE ? part : counted} at first${where}.${besides}`,
      state: 'bad',
    };
  if (losses.share >= WHOLE_SHARE && !losesKinds) {
    const lacking = losses.lacking ?? [];
    if (lacking.length > 0)
      return { sentence: `${gets} ${part}${where}.${lackingWords(lacking, losses.shown)}${besides}`, state: 'unknown' };
    const sentence = `${gets} ${part}${where}.${besides}`;
    return {
      sentence,
      state: besides === moreWords(losses) ? 'good' : 'partly',
    };
  }
  return {
    sentence: `${gets} ${counted}${where}.${besides}`,
    state: losses.share < HALF_SHARE ? 'bad' : 'partly',
  };
}

const MAX_UNFILLED = 3;

/** What is empty as served, whoever reads it without scripts finds empty. */
function unfilledWords({ unfilled }: Losses): string {
  const told = unfilled.slice(0, MAX_UNFILLED).map(quoted);
  return told.length === 0 ? '' : ` The HTML as served holds nothing below ${listed(told)}.`;
}

/** A page with many words makes up for others in the sum, and not for their readers. */
function poorWords({ poor = [] }: Losses): string {
  const told = poor
    .slice(0, MAX_ENTRIES)
    .map(({ name, read }) => `of ${name === 'home page' ? `the ${name}` : name} ${read}`);
  return told.length === 0 ? '' : ` By page it is less: ${told.join(', ')}.`;
}

const ZEROS = ' Figures that a script counts up are sent as 0.';

/** As many as one reads in a row. */
const MAX_REPLACED = 2;

/** Another sentence is no share of words that is missing. */
function replacedWords({ replaced }: Losses): string {
  if (replaced.length === 0) return '';
  const told = replaced
    .slice(0, MAX_REPLACED)
    .map(({ name, served, shown }) => `${quoted(served)} where our browser shows ${quoted(shown)} (${name})`);
  return ` A script puts other words in the place of ${replaced.length === 1 ? 'a line' : 'some'}: assistants read ${told.join(', and ')}.`;
}

function clickedWords({ atClicks }: Losses): string {
  if (!atClicks) return '';
  const { entries, words } = atClicks;
  const named = listed(entries.slice(0, MAX_ENTRIES).map(quoted));
  const rest = entries.length - MAX_ENTRIES;
  const on = rest > 0 ? `${named} and ${numberOf(rest, 'more entry', 'more entries')}` : named;
  if (words === 0) return ` A script opens more at a click on ${on}, and what that is we did not see.`;
  return ` A click on ${on} brings more, which none of the pages read holds as it is sent.`;
}
const MAX_ENTRIES = 3;

const quoted = (text: string): string => `“${withInnerMarks(text)}”`;

const moreWords = ({ more }: Losses): string =>
  more === 0
    ? ''
    : ` The HTML holds ${count(more)} words more that our browser did not show at first: who reads the HTML gets those as well.`;

/** A share of fewer, on a part of the pages, says nothing of the whole. */
const MIN_COMPARED_WORDS = 50;
const TOO_FEW =
  'We read the pages as they are served; too few words could be compared with those a browser shows to tell what JavaScript adds.';

const ONE_FILE = 'pages that are one file counted once';

const HOME_UNSEEN = 'What JavaScript adds to your home page was not measured.';

/** "the home page", "/contact.html and 3 more pages". */
function lackingWords(pages: readonly string[], shown: number): string {
  const names = pages.map((name) => (name === 'home page' ? `the ${name}` : name));
  if (names.length >= shown)
    return ' Our browser did not load some scripts there, and what they may add was not measured.';
  const rest = names.length - MAX_ENTRIES;
  const named = listed([
    ...names.slice(0, MAX_ENTRIES),
    ...(rest > 0 ? [numberOf(rest, 'more page', 'more pages')] : []),
  ]);
  return ` On ${named} our browser did not load some scripts, and what they may add was not measured.`;
}

const WAITING = 'Our browser did not load all that scripts of your pages ask for: what they may add was not measured.';

function unmeasured({ isReworded, isCovered, isUnsure }: Losses): string {
  if (isUnsure)
    return 'Our browser did not load all that scripts of your pages ask for, so how much of your text needs JavaScript was not measured.';
  if (isReworded)
    return 'As much text is served as a browser shows, but a script puts other words in its place: assistants read those that are served.';
  return isCovered
    ? 'Your pages show a browser far fewer words than they are served with: the rest is hidden at first, and served to assistants. How many words JavaScript adds was not counted.'
    : 'We read the pages as they are served; what JavaScript adds was not measured.';
}

const wordlessPages = ({ wordless, read }: Losses): string =>
  read === 1
    ? 'The page read holds hardly a word.'
    : `${wordless} of the ${read} pages read hold${wordless === 1 ? 's' : ''} no text or hardly a word.`;

const count = (value: number | null): string => (value ?? 0).toLocaleString('en');
