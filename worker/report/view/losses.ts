import { FEW_WORDS, partServed, SURE_SHARE } from '../../audit/website/whole-share.ts';
import type { ReportPage } from '../../contract/report-page.ts';
import type { Results } from '../../contract/results.ts';
import { pageName } from './places.ts';

/** What a reader without JavaScript does not get, page by page. */
export interface Losses {
  /** Words shown by all pages compared, and how many of them are served. null when none was. */
  plain: number | null;
  rendered: number | null;
  /** 0-100, of the words a person sees; 100 only where none is lost. */
  share: number | null;
  /** How many pages were read, and of how many a browser showed the words as well. */
  read: number;
  shown: number;
  /** Of those, the pages whose words were counted. */
  compared: number;
  /** Pages read that hold, scripts run or not, hardly a word. */
  wordless: number;
  /** The compared pages that are about the business, by their names, as their cells say it. */
  cells: { name: string; read: string }[];
  /** Pages read that were not compared, by their names. */
  uncounted: string[];
  /** On every page read both ways a script puts other words in the place of those served. */
  isReworded: boolean;
  /** Every page read both ways shows far fewer words than it is served with. */
  isCovered: boolean;
  /** Scripts, or what they write into a page, did not arrive: what they add to it was not measured. */
  isUnsure: boolean;
  /** Why our browser did not show the home page, where it showed others: a share of those says nothing of the page that counts most. */
  homeUnseen: string | null;
  /** Lost on every page read both ways, where there are several: said once, and not again of each. */
  everywhere: string[];
  /** Words served beyond those a browser shows, of pages where they are many; 0 where there are none. */
  more: number;
  /** Lines as served in whose place a script shows other ones. */
  replaced: { name: string; served: string; shown: string }[];
  /** Figures are sent as zero, and a script counts them up. */
  areFiguresZero?: boolean;
  /** What clicks bring that is in no HTML: on which entries, and how many words; 0 where nobody clicked on them. null where none do. */
  atClicks?: NonNullable<ReportPage['atClicks']> | null;
  /** Headings below which nothing is served, and what a script would write there did not arrive. */
  unfilled: string[];
  /** Pages of which something is lost. Home page alone in the preview. */
  pages: PageLoss[];
}

export interface PageLoss {
  pageUrl: string;
  name: string;
  /** "phone", "opening hours": what is lost here and not everywhere, named. */
  kinds: string[];
  /** Passages that only the rendered page has and that no page before this one lost. */
  passages: string[];
}

const SEVERAL = 3;

/** Of a page that is sent without a word no list of what is lost would be whole. */
export const ALL_TEXT = 'all text';

const isBare = ({ plain, rendered }: Results['reading'][number]): boolean =>
  (plain ?? '').trim() === '' && (rendered ?? '').trim() !== '';

/** "all prices of this page": other pages may serve others. */
const isOfPage = (kind: string): boolean => kind.endsWith(' of this page');

type Counted = Pick<
  ReportPage,
  'wordsPlain' | 'wordsRendered' | 'wordsServed' | 'isFilledByQuery' | 'missesData' | 'lacksScripts' | 'isFramed'
>;

/** Words a reader without JavaScript gets, and those a person sees. null where that view was not read. */
export const wordsOf = ({ wordsPlain, wordsRendered }: Counted): { served: number | null; shown: number | null } =>
  wordsPlain === null ? { served: null, shown: null } : { served: wordsPlain, shown: wordsRendered };

/** Whether the words served were compared with those a browser shows, and count where they are summed up. */
const isCompared = (page: Counted): boolean =>
  wordsOf(page).shown !== null && page.wordsServed !== null && !isCovered(page) && !isUnsure(page) && !isFrame(page);

/** A menu and no more, where scripts did not arrive: what a visitor is shown was not seen. */
const isFrame = ({ lacksScripts, wordsRendered }: Counted): boolean =>
  lacksScripts === true && (wordsRendered ?? 0) < FRAME_WORDS;
const FRAME_WORDS = 20;

/**
 * What did not arrive may write more than was shown, however much of that is served, and what scripts show in its place is not what they show
 * to visitors. What fills a frame was not counted.
 */
const isUnsure = (page: Counted): boolean => {
  const [shown, kept] = [page.wordsRendered ?? 0, keptOf(page)];
  if (page.isFramed) return true;
  if (page.missesData) return kept >= shown * MOST_LOST;
  return page.lacksScripts === true && kept >= shown * SURE_SHARE;
};
/** Of a page that is sent with less most is missing, whatever did not arrive. */
const MOST_LOST = 0.4;

/** The same for one page beside the others, counted as over all of them: of the words a person sees, how many are served. */
export const shownWords = (page: Counted): { served: number | null; shown: number | null } =>
  isUnsure(page)
    ? { served: page.wordsPlain, shown: null }
    : isCompared(page) && !servesMore(page)
      ? { served: keptOf(page), shown: page.wordsRendered }
      : wordsOf(page);

/** So much more is no menu that a script folds: a second language, say, or what a style sheet hides until somebody asks. */
const MORE = 1.5;

/** Whoever reads the HTML gets much that a browser does not show at first. */
const holdsMore = ({ wordsPlain, wordsRendered, wordsServed }: Counted): boolean =>
  wordsRendered !== null &&
  wordsRendered > 0 &&
  typeof wordsServed === 'number' &&
  (wordsPlain ?? 0) >= Math.max(COVERED_WORDS, wordsRendered * MORE);

/** And all that it shows. */
const servesMore = (page: Counted): boolean => holdsMore(page) && (page.wordsServed ?? 0) >= (page.wordsRendered ?? 0);

/**
 * The same for a table of several pages, counted one way in all of it: where pages were compared, the words a browser shows and how many
 * of these are served; of the others nothing, as it would count another thing. Where none was, what is served.
 */
export function wordsInTable<Page extends Counted>(pages: readonly Page[]): (page: Page) => ReturnType<typeof wordsOf> {
  if (!pages.some(isCompared)) return ({ wordsPlain }) => ({ served: wordsPlain, shown: null });
  return (page) => {
    if (!isCompared(page)) return { served: null, shown: null };
    return { served: Math.min(keptOf(page), page.wordsRendered ?? 0), shown: page.wordsRendered };
  };
}

export const READ_HEAD = 'Text without JavaScript';

/**
 * What of a page's text can be read without JavaScript, in a cell. Where all that was shown is served and more may show, as behind a window
 * or in files that did not arrive, that was not measured.
 */
export function readCell(page: ReportPage): string {
  const shown = page.wordsRendered ?? 0;
  // Of a page sent without a word nothing is read, whatever a browser shows of it, or does not.
  if (page.status === 200 && page.wordsPlain === 0 && page.wordsRendered !== 0) return 'none';
  if (page.note !== null || !isCompared(page) || shown === 0) return NOT_MEASURED;
  const part = partServed(Math.min(keptOf(page), shown), shown);
  return part === 'all' && !(isWholly(page) && showsMost(page)) ? NOT_MEASURED : part;
}
const NOT_MEASURED = 'not measured';

/** What a window hides, or the page until somebody asks, was not seen as a visitor sees it in the end. */
const showsMost = ({ wordsPlain, wordsRendered }: Counted): boolean =>
  (wordsPlain ?? 0) < COVERED_WORDS || (wordsRendered ?? 0) * 2 >= (wordsPlain ?? 0);

/** Not a page that has no words at all. */
const isOpen = (page: ReportPage): boolean =>
  readCell(page) === NOT_MEASURED && !(isCompared(page) && page.wordsRendered === 0);

/** Nothing on it is known to be other as sent than as shown. */
const isWholly = ({ atClicks, differs, lacksScripts, missesData }: ReportPage): boolean =>
  !(atClicks || differs || lacksScripts || missesData);

/** Of the words a person sees, those that are served; where scripts put other words in their place, all that are. */
function keptOf({ wordsPlain, wordsRendered, wordsServed }: Counted): number {
  const [plain, shown] = [wordsPlain ?? 0, wordsRendered ?? 0];
  return wordsServed === null ? plain : (wordsServed ?? Math.min(plain, shown));
}

/** Of a page that is served whole it does not matter how often it counts. */
const losesWords = (page: Counted): boolean => keptOf(page) < (page.wordsRendered ?? 0);

/**
 * A page that shows far less than it is served with stands behind a notice: what a visitor sees later was not seen. Where all it shows is
 * served, the share of that is known, and the check says it.
 */
const isCovered = ({ wordsPlain, wordsRendered, wordsServed, isFilledByQuery }: Counted): boolean =>
  !isFilledByQuery &&
  wordsRendered !== null &&
  (wordsPlain ?? 0) >= COVERED_WORDS &&
  wordsRendered * 2 < (wordsPlain ?? 0) &&
  !(typeof wordsServed === 'number' && wordsRendered > 0 && wordsServed >= wordsRendered * SURE_SHARE);
const COVERED_WORDS = 50;

function whyHomeUnseen(read: readonly ReportPage[]): string | null {
  const home = read.find(({ role }) => role === 'home');
  if (home && isUnsure(home)) return home.isFramed ? '' : 'Our browser did not load all that its scripts ask for.';
  return home && wordsOf(home).shown === null ? (home.note ?? '') : null;
}

const shareOf = (served: number, shown: number): number =>
  served >= shown ? 100 : Math.min(99, Math.round((served / shown) * 100));

/** A page to sign in at has a title and no words that count. */
export const isNotCounted = ({
  status,
  title,
  wordsPlain,
}: Pick<ReportPage, 'status' | 'title' | 'wordsPlain'>): boolean =>
  status > 0 && status < 400 && title !== null && wordsPlain === null;

/** Fewer, beside all that is shown, are a window or a menu that waits for a click. */
const MORE_SHARE = 0.2;

function moreIn(pages: readonly ReportPage[]): number {
  const sum = (words: readonly number[]): number => words.reduce((all, one) => all + one, 0);
  // What is shown of it has been told.
  const more = sum(
    pages.filter(holdsMore).map((page) => (page.wordsPlain ?? 0) - Math.min(keptOf(page), page.wordsRendered ?? 0)),
  );
  return more >= sum(pages.map(({ wordsRendered }) => wordsRendered ?? 0)) * MORE_SHARE ? more : 0;
}

function clicksOn(pages: readonly ReportPage[]): NonNullable<ReportPage['atClicks']> | null {
  const clicks = pages.flatMap(({ atClicks }) => atClicks ?? []);
  if (clicks.length === 0) return null;
  const entries = [...new Set(clicks.flatMap((one) => one.entries))];
  return { entries, words: clicks.reduce((sum, { words }) => sum + words, 0) };
}

/** What is found where nothing else is lost: "0", with what it counts. */
function sendsZeros(checks: Results['checks'] | undefined): boolean {
  const { outcome, evidence = [] } = checks?.find(({ id }) => id === 'text-lost-without-javascript') ?? {};
  return outcome === 'partial' && evidence.length > 0 && evidence.every(({ seen }) => ZERO.test(seen));
}
const ZERO = /^“?0/;

export function selectLosses({ pages, reading, checks }: Results, homeUrl: string): Losses {
  // 0 is a page that was not read.
  const read = pages.filter((page) => page.status > 0 && page.status < 400 && !isNotCounted(page));
  const shown = read.filter((page) => wordsOf(page).shown !== null);
  const both = shown.filter((page) => !isCovered(page));
  const counted = both.filter(isCompared);
  // Long legal texts are sent whole nearly everywhere, and say nothing of the pages people come for.
  const own = counted.filter(({ role }) => role !== 'legal');
  const weighed = own.length > 0 ? own : counted;
  // The same file is one text, however many addresses lead to it.
  const urls = new Set(weighed.map(({ url }) => url));
  const files = weighed.filter(
    (page) => !isOpen(page) && (page.viewOf === undefined || !losesWords(page) || !urls.has(page.viewOf)),
  );
  const rendered = files.reduce((sum, { wordsRendered }) => sum + (wordsRendered ?? 0), 0);
  const plain = files.reduce((sum, page) => sum + keptOf(page), 0);
  const isCounted = rendered > 0;
  // A frame that scripts write is the same on every page.
  const quoted = new Set<string>();
  // What scripts write in the place of data that did not arrive, as a message that it did not, no visitor sees.
  const waiting = new Set(pages.filter(({ missesData }) => missesData).map(({ url }) => url));
  const compared = reading.filter(({ rendered }) => rendered !== null);
  const everywhere =
    compared.length < SEVERAL || compared.every(isBare)
      ? []
      : (compared[0]?.lostWithoutJavaScript ?? []).filter(
          (kind) =>
            compared.every(({ lostWithoutJavaScript }) => lostWithoutJavaScript?.includes(kind)) && !isOfPage(kind),
        );
  return {
    everywhere,
    plain: isCounted ? plain : null,
    rendered: isCounted ? rendered : null,
    share: isCounted ? shareOf(plain, rendered) : null,
    read: read.length,
    shown: both.length,
    compared: read.filter((page) => !isOpen(page)).length,
    wordless: both.filter(({ wordsPlain, wordsRendered }) => Math.max(wordsPlain ?? 0, wordsRendered ?? 0) < FEW_WORDS)
      .length,
    cells: weighed
      .filter((page) => (page.wordsRendered ?? 0) > 0 && !isOpen(page))
      .map((page) => ({ name: pageName(page.url, homeUrl), read: readCell(page) })),
    uncounted: read.filter(isOpen).map(({ url }) => pageName(url, homeUrl)),
    isReworded: both.length > 0 && counted.length === 0 && !both.some(isUnsure),
    isUnsure: both.some((page) => isUnsure(page) && !page.isFramed),
    isCovered: shown.length > 0 && both.length === 0,
    homeUnseen: shown.length === 0 ? null : whyHomeUnseen(read),
    // Beside a sum of some pages stands no sum of others.
    more: moreIn(isCounted ? counted : shown),
    areFiguresZero: sendsZeros(checks),
    atClicks: clicksOn(shown),
    unfilled: [...new Set(reading.flatMap(({ unfilled = [] }) => unfilled))],
    replaced: reading.flatMap(({ pageUrl, replaced = [] }) =>
      replaced.map((one) => ({ name: pageName(pageUrl, homeUrl), ...one })),
    ),
    pages: reading.flatMap((one) => {
      const { pageUrl, lostWithoutJavaScript, lostPassages = [] } = one;
      const named = (lostWithoutJavaScript ?? []).filter((kind) => !everywhere.includes(kind));
      const isAll = isBare(one) && (named.length > 0 || lostPassages.length > 0);
      const kinds = isAll ? [ALL_TEXT] : named;
      const passages = waiting.has(pageUrl) ? [] : lostPassages.filter((text) => !quoted.has(text));
      for (const text of passages) quoted.add(text);
      return kinds.length + passages.length > 0 ? [{ pageUrl, name: pageName(pageUrl, homeUrl), kinds, passages }] : [];
    }),
  };
}
