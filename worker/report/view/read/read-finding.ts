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
const SMALL_SHARE = 25;
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
  const isPoor = losses.cells.some(({ read }) => !WHOLE_CELLS.has(read));
  if (!gate && losses.homeUnseen !== null && !isPoor)
    return { sentence: `${HOME_UNSEEN} ${losses.homeUnseen}`.trim(), state: 'unknown' };
  if (!gate && losses.shown < losses.read && (losses.rendered ?? 0) < MIN_COMPARED_WORDS)
    return { sentence: TOO_FEW, state: 'unknown' };
  const where = whereWords(losses);
  const bare = losses.wordless > 0 && losses.wordless * 2 >= losses.read ? ` ${wordlessPages(losses)}` : '';
  // What a script brings is no word lost where as many are served.
  const isLate = losesKinds || losses.areFiguresZero || losses.pages.length > 0 || parts.facts.groups.some(hasMarks);
  const part = partOf(losses, !isLate);
  const gets = isClosed(parts, 'reach') ? ONCE_OPEN : 'Without JavaScript assistants get';
  // Scripts are not what keeps the words away: pictures may hold them, or nobody wrote any.
  if (gate && losses.share >= WHOLE_SHARE) return { sentence: gate.reason, state: 'bad' };
  if (gate) return { sentence: `Without JavaScript assistants get ${part}.${where}`, state: 'bad' };
  const besides = `${where}${bare}${losses.areFiguresZero ? ZEROS : ''}${replacedWords(losses)}${moreWords(losses)}${clickedWords(losses)}`;
  // Of so much that a first look does not show, a share of what it shows says little.
  if (losses.atClicks && losses.atClicks.words * 2 >= (losses.rendered ?? 0))
    return { sentence: `${gets} ${part} at first.${besides}`, state: 'bad' };
  const sentence = `${gets} ${part}.${besides}`;
  if (losses.share < WHOLE_SHARE || losesKinds)
    return { sentence, state: losses.share < HALF_SHARE ? 'bad' : 'partly' };
  if (besides !== `${where}${moreWords(losses)}`) return { sentence, state: 'partly' };
  return { sentence, state: losses.isUnsure ? 'unknown' : 'good' };
}

const OF_WORDS = 'of the words our browser showed';

/** Page by page, as a sum lets long texts make up for short ones: of each the same, or all but a few by their names. */
function partOf({ cells, share, uncounted }: Losses, mayBeWhole: boolean): string {
  const poor = cells.filter(({ read }) => !WHOLE_CELLS.has(read));
  const isEach = mayBeWhole && cells.every(({ read }) => read === 'all');
  if (poor.length === 0) return isEach ? 'all words our browser showed' : `nearly all ${OF_WORDS}`;
  if (poor.length === cells.length) {
    const none = poor.filter(({ read }) => read === 'none').map(({ name }) => pageWord(name));
    // Of pages that were not measured it says nothing; where they are many the next sentence says so.
    const on = uncounted.length === 0 || uncounted.length > MAX_ENTRIES ? '' : ' where that was measured';
    if (none.length === poor.length) return `none ${OF_WORDS}${on}`;
    const part = (share ?? 0) < SMALL_SHARE ? 'a small part' : 'part';
    const but = none.length > MAX_ENTRIES ? `${none.length} pages` : listed(none);
    return `${part} ${OF_WORDS}${on}${none.length === 0 ? '' : `, and none on ${but}`}`;
  }
  if (poor.length > MAX_ENTRIES)
    return `nearly all ${OF_WORDS} on ${numberOf(cells.length - poor.length, 'page', 'pages')}, and less on ${poor.length}`;
  const named = poor.map(({ name, read }) => `on ${pageWord(name)} ${read === 'part' ? 'part of them' : read}`);
  return `nearly all ${OF_WORDS}, but ${listed(named)}`;
}
const pageWord = (name: string): string => (name === 'home page' ? `the ${name}` : name);
const WHOLE_CELLS: ReadonlySet<string> = new Set(['all', 'nearly all']);

/** Few pages by their names, else how many. */
function whereWords({ uncounted, compared, read }: Losses): string {
  if (uncounted.length === 0) return '';
  return uncounted.length <= MAX_ENTRIES
    ? ` Not measured: ${listed(uncounted.map(pageWord))}.`
    : ` That was measured on ${compared} of ${read} pages${uncounted.includes('home page') ? ', not on the home page' : ''}.`;
}

const MAX_UNFILLED = 3;

/** What is empty as served, whoever reads it without scripts finds empty. */
function unfilledWords({ unfilled }: Losses): string {
  const told = unfilled.slice(0, MAX_UNFILLED).map(quoted);
  return told.length === 0 ? '' : ` The HTML as served holds nothing below ${listed(told)}.`;
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
  const named = entries.slice(0, MAX_ENTRIES).map(quoted);
  const rest = entries.length - MAX_ENTRIES;
  const on = listed(rest > 0 ? [...named, numberOf(rest, 'more entry', 'more entries')] : named);
  if (words === 0) return ` A script opens more at a click on ${on}, and what that is we did not see.`;
  return ` A click on ${on} brings more, which none of the pages read holds as it is sent.`;
}
const MAX_ENTRIES = 3;

const quoted = (text: string): string => `“${withInnerMarks(text)}”`;

const moreWords = ({ more }: Losses): string =>
  more === 0
    ? ''
    : ' The HTML also holds text that our browser did not show at first: who reads the HTML gets that as well.';

/** A share of fewer, on a part of the pages, says nothing of the whole. */
const MIN_COMPARED_WORDS = 50;
const TOO_FEW =
  'We read the pages as they are served; too few words could be compared with those a browser shows to tell what JavaScript adds.';

const HOME_UNSEEN = 'What JavaScript adds to your home page was not measured.';

function unmeasured(losses: Losses): string {
  const { isReworded, isCovered, isUnsure } = losses;
  if (isUnsure)
    return `Our browser did not load all that your pages ask for, so how much of your text needs JavaScript was not measured.${unfilledWords(losses)}`;
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
