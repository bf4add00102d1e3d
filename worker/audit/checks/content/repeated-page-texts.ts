import type { PageRole } from '../../observations.ts';
import { lossOfText } from '../../website/lost-text.ts';
import { comparableWords, mainText, visibleText } from '../../website/page/page-text.ts';
import { countWords } from '../../website/page/words.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { isWritten } from '../../website/text/latin-filler.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { contentPages, isUnseen } from '../../website/text/page-prose.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { resemblance, shinglesOfWords } from '../../website/text/shingles.ts';
import { SURE_SHARE } from '../../website/whole-share.ts';
import { readablePath } from '../../wording/words.ts';
import { defineCheck, dueTo, type Evidence, fail, notApplicable, partial } from '../check.ts';
import { canonicalOf } from '../shared/page-share.ts';
import { repeatedBlocks } from '../shared/repeated-blocks.ts';
import { isData, isOneFile, isReviewIn } from '../shared/repeated-texts.ts';
import { asDrawn, COPY, isSameName, shownAlike } from '../shared/shown/shown-alike.ts';
import { noneAlike } from './unread-siblings.ts';

/** Shared runs of five words. The catalogue's proposal: search engines give no number. */
const ALIKE = 0.5;
const SAME = 0.7;
/** Shorter texts share their few sentences with everything. */
const MIN_WORDS = 60;
/** A whole page word for word as another is a copy, however short: a line and a button are on many pages. */
const MIN_COPY_WORDS = 25;

/** A greeting or notice that is repeated every year is news, not a page that sells. */
const ARCHIVE_PATH = /\/(?:news|blog|archiv|press|aktuell|neuigkeit|actualit|noticia|notizie|nieuws|novedad)[^/]*\//i;

/**
 * Running text that pages of different addresses share. Of pages that name the same canonical address one is indexed: a repetition at
 * another path is then no fault of the index, but a visitor finds one page where two were announced.
 */
export const repeatedPageTexts = defineCheck({
  id: 'repeated-page-texts',
  revision: 21,
  category: 'content',
  strength: 'B',
  catalogue: ['duplication'],
  title: {
    pass: 'No two pages we compared share most of their running text',
    partial: 'Pages share much of their running text',
    fail: 'Pages share most of their running text',
  },
  why: 'Of pages with the same text, Google shows one.',
  sources: ['https://developers.google.com/search/docs/crawling-indexing/canonicalization'],
  needs: ['pages', 'facts'],
  causes: [
    'two-languages',
    'same-name',
    'same-file',
    'one-address',
    'shown-alike',
    'one-text',
    'only-after-javascript',
  ],
  run({ pages, facts }) {
    const texts = textsOf(pages, isReviewIn(facts));
    const pairs: Pair[] = [];
    texts.forEach((one, at) => {
      for (const other of texts.slice(at + 1)) {
        // Which of its addresses counts, its canonical link has to say.
        if (isOneFile(one.page, other.page) && !isSamePath(one.page, other.page)) continue;
        const isOne = canonicalOf(one.page) === canonicalOf(other.page);
        if (isOne && (isSamePath(one.page, other.page) || isHomeAgain(one.page, other.page))) continue;
        const share = shareOf(one, other);
        const isTranslation = languageOf(one.page) !== languageOf(other.page);
        const least = !isTranslation && isOpening(one.page, other.page) ? COPY : ALIKE;
        if (share < (isOne ? SAME : least)) continue;
        const isQuery = isSamePath(one.page, other.page);
        // What is chosen behind the "?" changes nothing that anybody sees.
        if (isQuery && (shownAlike(one.page, other.page) ?? isFilledByNobody(one.page, pages))) continue;
        pairs.push({
          share: isOne ? ALIKE : share,
          isTranslation,
          isQuery,
          isSameName: isSameName(one.page, other.page),
          drawn: isQuery ? asDrawn(one.page, other.page) : null,
          evidence: quote(one.page, other.page, share),
        });
      }
    });
    if (pairs.length === 0 && texts.filter(({ shingles }) => shingles !== null).length < 2)
      return notApplicable('Fewer than two pages with enough text of their own were read.');
    pairs.sort((a, b) => b.share - a.share);
    const evidence = ofBothPages(pairs.map((pair) => pair.evidence));
    if (pairs.length === 0) return noneAlike(pages);
    const copies = copiesOfOne(texts, pages);
    if (copies.length > 0 && pairs.every(({ share, isQuery }) => share >= COPY && !isQuery))
      return dueTo('one-text', fail(copies));
    const cause = causeOf(pairs, pages);
    const isFault = !HARMLESS.has(cause) && pairs.some(({ share }) => share > SAME);
    return dueTo(cause, isFault ? fail(evidence) : partial(evidence));
  },
});

/** One page at several addresses. */
const HARMLESS = new Set<string | null>(['one-address', 'shown-alike']);

interface Pair {
  share: number;
  isTranslation: boolean;
  /** Their addresses differ in what stands behind the "?" alone. */
  isQuery: boolean;
  isSameName: boolean;
  /** How a browser shows such a pair: other words on each, or the same content in another frame; null where nobody saw either. */
  drawn: ReturnType<typeof asDrawn>;
  evidence: Quote;
}

/** The address without the "?" was opened in a browser, and like the rest of the website it is served whole: a form in which something is chosen. */
const isFilledByNobody = ({ url }: ReadPage, pages: readonly ReadPage[]): boolean =>
  lossOfText(pages).lost === 'none' &&
  pages.some((page) => page.rendered !== null && page.url === url.replace(/[?#].*$/, ''));

function causeOf(pairs: readonly Pair[], pages: readonly ReadPage[]) {
  if (pairs.every(({ isTranslation }) => isTranslation)) return 'two-languages';
  if (pairs.every(({ isQuery }) => isQuery)) return causeOfQuery(pairs, pages);
  return pairs.every(({ share, isSameName }) => isSameName && share >= COPY) ? 'same-name' : null;
}

/** Where nobody saw that scripts show something else, it may be one page with something chosen on it. */
function causeOfQuery(pairs: readonly Pair[], pages: readonly ReadPage[]) {
  if (isWrittenByScripts(pages)) return 'only-after-javascript';
  if (pairs.every(({ drawn }) => drawn === 'framed')) return 'shown-alike';
  return pairs.some(({ drawn }) => drawn === 'apart') ? 'same-file' : 'one-address';
}

/** A home page opens what its pages tell in full, often in the same words. */
const isOpening = (one: ReadPage, other: ReadPage): boolean => [one, other].some(({ role }) => role === 'home');

/** Every page of a pair is one to change: those that only others name are told after them. */
function ofBothPages(pairs: readonly Quote[]): Evidence[] {
  const told = new Set(pairs.map(({ pageUrl }) => pageUrl));
  const others = new Map(pairs.map((pair) => [pair.other, pair]));
  return [
    ...pairs.map(({ pageUrl, place, seen }) => ({ pageUrl, place, seen })),
    ...[...others].flatMap(([url, { pageUrl, place, share }]) =>
      told.has(url) ? [] : [{ pageUrl: url, place, seen: shared(share, pageUrl) }],
    ),
  ];
}

/** What the addresses of one file show is then missing like all else. */
const isWrittenByScripts = (pages: readonly ReadPage[]): boolean =>
  ['part', 'most'].includes(lossOfText(pages).lost ?? '');

/** Two may be a slip. */
const MIN_COPIES = 3;

/** Pages of different titles that all hold one text: scripts show of it what belongs to each. Of legal pages it is told where others do. */
function copiesOfOne(texts: readonly PageText[], pages: readonly ReadPage[]): Evidence[] {
  const [first] = texts;
  if (!first) return [];
  const alike = texts.filter((text) => text === first || shareOf(first, text) >= COPY).map(({ page }) => page);
  const legal = pages.filter(
    (page) => page.role === 'legal' && first.whole !== null && mainText(page.plain.view) === first.whole,
  );
  const copies = [...alike, ...legal];
  const titles = new Set(copies.map(({ plain }) => plain.view.titles[0]));
  if (alike.length < MIN_COPIES || titles.size < copies.length) return [];
  return copies.map(({ url }) => ({
    pageUrl: url,
    place: 'text of the page',
    seen: `all of it is also on ${copies.length - 1} other pages`,
  }));
}

interface PageText {
  page: ReadPage;
  /** All of the page's own content; null where it is too short to tell a copy from a coincidence. */
  whole: string | null;
  /** Words of its running text, without what most pages say; null where there is too little of it. */
  running: readonly string[] | null;
  shingles: Set<number> | null;
  /** Words it announces. */
  topic: ReadonlySet<string>;
}

/** Kinds of pages whose text is meant to be the same as elsewhere. */
const APART: ReadonlySet<PageRole> = new Set(['legal', 'article', 'reviews']);

function textsOf(pages: readonly ReadPage[], isReview: (text: string) => boolean): PageText[] {
  const withProse = new Set(contentPages(pages));
  const isRepeated = repeatedBlocks(pages);
  return pages
    .filter((page) => !APART.has(page.role) && !ARCHIVE_PATH.test(page.url) && !isUnseen(page))
    .map((page) => {
      const prose = page.prose;
      // Of a page that scripts draw, what is hidden belongs to the pages beside it.
      const isDrawn = prose.view === page.rendered?.view;
      const isShown = (block: number): boolean => !isDrawn || prose.view.blocks[block]?.hidden !== true;
      const whole = isDrawn ? visibleText(prose.view) : mainText(prose.view);
      const own = prose.paragraphs.filter(
        (paragraph) =>
          !isRepeated(paragraph) &&
          isShown(paragraph.block) &&
          !isReview(paragraph.text) &&
          !isData(paragraph) &&
          isWritten(paragraph),
      );
      const isLong = withProse.has(page) && own.reduce((sum, { words }) => sum + words, 0) >= MIN_WORDS;
      const running = isLong ? comparableWords(own.map(({ text }) => text).join('\n')) : null;
      return {
        page,
        // What a template left is alike wherever it stands, and told as that.
        whole: countWords(whole) >= MIN_COPY_WORDS && prose.view.blocks.every(isWritten) ? whole : null,
        running,
        shingles: running === null ? null : shinglesOfWords(running),
        topic: announced(page),
      };
    })
    .filter(({ whole, shingles }) => whole !== null || shingles !== null);
}

/** As the page states it: its text may be of both. */
const languageOf = ({ plain }: ReadPage): string => (plain.view.lang ?? '').toLowerCase().split('-', 1).join();

function shareOf(one: PageText, other: PageText): number {
  if (one.whole !== null && one.whole === other.whole && haveSamePictures(one.page, other.page)) return 1;
  if (!one.shingles || !other.shingles) return 0;
  const asWritten = resemblance(one.shingles, other.shingles);
  return asWritten > SAME ? asWritten : Math.max(asWritten, shareButForTopic(one, other));
}

/** A page of pictures beside another one is told apart by them, whatever little is written around both. */
const haveSamePictures = (one: ReadPage, other: ReadPage): boolean => picturesOf(one) === picturesOf(other);

const picturesOf = ({ plain }: ReadPage): string =>
  [...new Set(plain.view.images.map(({ src }) => src ?? ''))].sort().join('\n');

/** What a page announces and the other does not: "Plumber in Leeds", "Plumber in York". More is another topic. */
const MAX_TOPIC_WORDS = 3;

/** The same share with each page's own topic left out of its text: pages made for towns or services by exchanging one word. */
function shareButForTopic(one: PageText, other: PageText): number {
  const [topic, otherTopic] = [one.topic, other.topic];
  const own = [...topic].filter((word) => !otherTopic.has(word));
  const others = [...otherTopic].filter((word) => !topic.has(word));
  const isOneTopic = [own, others].every((words) => words.length > 0 && words.length <= MAX_TOPIC_WORDS);
  if (!isOneTopic || one.running === null || other.running === null) return 0;
  return resemblance(shinglesOfWords(without(one.running, own)), shinglesOfWords(without(other.running, others)));
}

const announced = ({ plain: { view } }: ReadPage): Set<string> =>
  new Set(comparableWords(view.headings.find(({ level }) => level === 1)?.text ?? view.titles[0] ?? ''));

function without(text: readonly string[], words: readonly string[]): string[] {
  const left = new Set(words);
  return text.map((word) => (left.has(word) ? TOPIC : word));
}
/** Stands for whatever the page is about. */
const TOPIC = 'x';

/** The home page at a further address of its own, which names the first as canonical. */
const isHomeAgain = (one: ReadPage, other: ReadPage): boolean =>
  [one, other].some(({ role }) => role === 'home') &&
  [one, other].every(({ role, url }) => role === 'home' || (role === 'other' && HOME_PATH.test(new URL(url).pathname)));

/** "/index.html", "/start", "/en/"; "/bathrooms" announces something else. */
const HOME_PATH = lightLetters(
  regexSource`
    ^\/(?:[a-z]{2}(?:-[a-z]{2})?\/?)?(?:(?:index|default|main|home(?:-?page)?|start(?:seite|pagina)?|welcome
    |willkommen|accueil|inicio|início|hjem)[-_]?\d?(?:\.\w{2,5})?\/?)?$
  `,
  'i',
);

const pathWords = (url: string): string => {
  const { pathname, search } = new URL(url);
  return pathname === '/' && search === '' ? 'the home page' : `${readablePath(pathname)}${search}`;
};

/** Tracking and sorting parameters make no other page. */
const isSamePath = (one: ReadPage, other: ReadPage): boolean =>
  new URL(one.url).pathname === new URL(other.url).pathname;

type Quote = Evidence & { other: string; share: number };

const quote = (one: ReadPage, other: ReadPage, share: number): Quote => ({
  other: other.url,
  share,
  pageUrl: one.url,
  place: 'running text of the page',
  seen: shared(share, other.url),
});

const shared = (share: number, url: string): string =>
  `${share >= SURE_SHARE ? 'nearly all' : share >= 0.5 ? 'most' : 'part'} of the running text is also on ${pathWords(url)}`;
