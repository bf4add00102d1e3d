import { ownDomains } from '../../website/own-hosts.ts';
import { placeOf } from '../../website/page/page-text.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { DAY_MS } from '../../website/text/dates.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { contentPages, contentView } from '../../website/text/page-prose.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { defineCheck, dueTo, type Evidence, fail, inconclusive, notApplicable, partial, pass } from '../check.ts';
import { NO_CONTENT_PAGE } from '../shared/content-words.ts';
import { hasUnfilledAddress } from '../shared/links/unfilled-links.ts';
import { closingHeading } from '../shared/past/closing-heading.ts';
import { nextDates } from '../shared/past/next-dates.ts';
import { COPYRIGHT, oldCopyright, yearsOver } from '../shared/past/old-copyright.ts';
import { ARCHIVE, DATE_GRACE_MS, NOTICE_CHARS, oldStatements } from '../shared/past/old-statements.ts';
import { pastDates } from '../shared/past/past-dates.ts';
import { pastMeetings } from '../shared/past/past-meetings.ts';
import { pastOffers } from '../shared/past/past-offers.ts';
import { pastSeason } from '../shared/past/past-season.ts';
import { pastTimetable } from '../shared/past/past-timetable.ts';
import { pastWeek } from '../shared/past/past-week.ts';
import { COMING } from '../shared/past/past-words.ts';
import { yearlessDates } from '../shared/past/yearless-dates.ts';
import { nothingOnContent } from '../shared/plain-facts.ts';
import { brokenTexts } from '../shared/shown/broken-texts.ts';
import { contradictoryPrices } from '../shared/shown/contradictory-prices.ts';
import { contradictoryTimes } from '../shared/shown/contradictory-times.ts';
import { leftOnPages } from '../shared/shown/left-on-pages.ts';
import { missingValues } from '../shared/shown/missing-values.ts';
import { oneSentence } from '../shared/shown/one-sentence.ts';
import { IN_BOXES, placeholderBoxes } from '../shared/shown/placeholder-boxes.ts';
import { priceUnlikeMarkup } from '../shared/shown/price-unlike-markup.ts';
import { standInPictures } from '../shared/shown/stand-in-pictures.ts';

/** A row of dots tells its owner little. */
const HAS_WORDS = /\p{L}/u;
/** Nobody changes a website on New Year's Day. */
const YEAR_GRACE_MS = 183 * DAY_MS;

/** So many with broken letters are seen before all else. */
const MANY_PASSAGES = 10;

/** A list of prices of one year. Not "prices since". */
const PRICE_YEAR = lightLetters(
  regexSource`
    ^(?:
      price ?list
      |prices
      |our prices
      |rates
      |fees
      |preisliste
      |unsere preise
      |preise und
      |tarife
      |grille tarifaire
      |nos tarifs
      |tarifs
      |lista de precios
      |tarifas
      |nuestras tarifas
      |listino(?: prezzi)?
      |prezzi
      |prijslijst
      |tarieven
      |tabela de preços
      |preçário
      |preços
      |料金表
    )(?:[^.!?]{0,25})(20\d{2})\W*$
  `,
  'iu',
);
/** "Prices from 2024" may hold today. */
const SINCE = lightLetters(
  /(?<!\p{L})(?:from|since|effective|ab|seit|gültig|depuis|dès|à partir|desde|a partir|dal|vanaf|sinds)(?!\p{L})|以降|より/iu,
);

/**
 * What was true once or never: text that a template left, offers that ended, events, seasons and closures long past; and, as half a
 * fault, places that hold no picture yet, and years that are over in copyright lines and over price lists. Prices of single pages, each of
 * its own subject, are not compared.
 */
export const outdatedStatements = defineCheck({
  id: 'outdated-statements',
  revision: 32,
  category: 'content',
  strength: 'B',
  catalogue: ['stale-content'],
  title: {
    pass: 'We saw none of the few signs of outdated text we know',
    partial: 'Something small on your pages is out of date, or was never filled in',
    fail: 'Something on your pages is out of date, or was never filled in',
    causes: {
      'two-times': 'Two lines on your pages seem to contradict each other',
      'two-prices': 'Two sums on your pages seem to contradict each other',
      'price-unlike-markup': 'A page shows another price than its structured data',
      'yearless-dates': 'Days below a heading of what is to come stand without a year',
      'broken-characters': 'Letters or signs on your pages show as pairs of others',
      'no-value': 'Your pages show the words of a script that was given no value',
      'one-sentence': 'One sentence stands again and again on a page',
      'says-closed': 'The heading of your home page says that you are closed',
    },
  },
  why: 'Assistants may pass on what stands on a page.',
  sources: ['https://developers.google.com/search/docs/fundamentals/creating-helpful-content'],
  needs: ['pages', 'home', 'facts', 'target'],
  causes: [
    'never-filled-in',
    'pictures-left',
    'text-and-pictures-left',
    'copyright-year',
    'dated-prices',
    'two-times',
    'broken-characters',
    'no-value',
    'two-prices',
    'price-unlike-markup',
    'dates-over',
    'yearless-dates',
    'meetings-over',
    'offers-over',
    'week-over',
    'says-closed',
    'one-sentence',
    'left-and-over',
  ],
  run({ pages, home, facts, target }) {
    const now = home.plain.fetchedAt;
    const content = contentPages(pages);
    if (content.length === 0) return notApplicable(NO_CONTENT_PAGE);
    const closing = closingHeading(home);
    if (closing) return dueTo('says-closed', fail([closing]));
    // What a notice of the law or a contact page leaves open was never written either.
    const written = pages.filter((page) => content.includes(page) || page.role === 'legal' || page.role === 'contact');
    const boxes = placeholderBoxes(written);
    const texts = leftOnPages(written);
    const leftovers = texts.toSorted((a, b) => Number(HAS_WORDS.test(b.seen)) - Number(HAS_WORDS.test(a.seen)));
    const current = content.filter(({ role, url }) => role !== 'article' && !ARCHIVE.test(pathOf(url)));
    const old = current.flatMap((page) => [...oldStatements(page, now), ...nextDates(page, now - DATE_GRACE_MS)]);
    old.push(...pastSeason(pages, COPYRIGHT, SINCE, yearOf(now - YEAR_GRACE_MS)));
    const timely = content.filter(({ role }) => role !== 'article');
    const over = timely.flatMap((page) => pastDates(page, COMING, now));
    const broken = brokenTexts(pages);
    if (broken.passages >= MANY_PASSAGES) return dueTo('broken-characters', fail(broken.evidence));
    const isAlone = old.length + leftovers.length === 0;
    const kinds = [
      { cause: 'dates-over', found: over },
      {
        cause: 'yearless-dates',
        found: over.length > 0 ? [] : current.flatMap((page) => yearlessDates(page, COMING, now)),
      },
      { cause: 'meetings-over', found: current.flatMap((page) => meetingsOver(page, now)) },
      { cause: 'offers-over', found: timely.flatMap((page) => pastOffers(page, now)) },
      { cause: 'week-over', found: current.flatMap((page) => pastWeek(page, now)) },
    ] as const;
    const first = kinds.find(({ found }) => found.length > 0);
    if (first && isAlone) return dueTo(first.cause, fail([...first.found]));
    old.push(...kinds.flatMap(({ found }) => found));
    const alone = old.length + leftovers.length > 0 ? null : toldAlone(pages, content, home);
    if (alone) return alone;
    const pictures = [...current.flatMap(standInPictures), ...boxes.unfilled];
    const [left, ...more] = leftovers;
    if (old.length > 0)
      return dueTo(left ? 'left-and-over' : null, fail([...(left ? [left] : []), ...old, ...more, ...pictures]));
    if (leftovers.length > 0) {
      const cause = pictures.length > 0 ? 'text-and-pictures-left' : 'never-filled-in';
      // A picture is shown beside the first text. What was left in other words nobody can tell from text.
      return dueTo(cause, { ...fail([...leftovers.slice(0, 1), ...pictures, ...more]), found: 'uncounted' });
    }
    if (pictures.length > 0) return dueTo('pictures-left', partial(pictures));
    // Prices of a former year may hold: what year stands over them is seen, not more.
    const dated = content.flatMap((page) => priceYears(page, now));
    if (dated.length > 0) return dueTo('dated-prices', partial(dated));
    const copyright = oldCopyright(pages, yearOf(now - YEAR_GRACE_MS), {
      name: facts.businessName?.value ?? null,
      own: ownDomains({ target, pages }),
    });
    if (copyright.length > 0) return dueTo('copyright-year', partial(copyright));
    // Told where it is: with the links, or with the form.
    return hasUnfilledAddress(pages)
      ? inconclusive(
          'No text was seen to be out of date; an address that nobody filled in is told with the links or the forms.',
        )
      : boxes.possible.length > 0
        ? inconclusive(IN_BOXES, boxes.possible.slice(0, 3))
        : inOrder(pages, content, now);
  },
});

/** The year in a line of somebody else, or beside a newer one, is theirs to change or may stay: no fault, and nothing to praise. */
function inOrder(pages: readonly ReadPage[], content: readonly ReadPage[], now: number) {
  const years = yearsOver(pages, yearOf(now - YEAR_GRACE_MS));
  return years.length > 0
    ? inconclusive('A copyright line names a year that is over. Whether it is yours to change, you can tell.', years)
    : pass([nothingOnContent(content, 'sign of the kinds we know')]);
}

/** What is told where nothing above was seen, each as a task of its own. */
function toldAlone(pages: readonly ReadPage[], content: readonly ReadPage[], home: ReadPage) {
  const broken = brokenTexts(pages).evidence;
  if (broken.length > 0) return dueTo('broken-characters', fail(broken));
  const times = contradictoryTimes(pages, home);
  if (times.length > 0) return dueTo('two-times', fail(times));
  const missing = pages.flatMap(missingValues);
  if (missing.length > 0) return dueTo('no-value', fail(missing));
  const again = content.flatMap(oneSentence);
  if (again.length > 0) return dueTo('one-sentence', fail(again));
  const prices = contradictoryPrices(content, home);
  if (prices.length > 0) return dueTo('two-prices', fail(prices));
  const unlike = pages.flatMap(priceUnlikeMarkup);
  return unlike.length > 0 ? dueTo('price-unlike-markup', fail(unlike)) : null;
}

const meetingsOver = (page: ReadPage, now: number): Evidence[] =>
  [...pastMeetings(page, now), ...pastTimetable(page, now)].slice(0, 1);

const pathOf = (url: string): string => (URL.canParse(url) ? new URL(url).pathname : '');

/** Headings of price lists that name a former year. */
function priceYears(page: ReadPage, now: number): Evidence[] {
  const view = contentView(page);
  return view.blocks
    .filter(
      ({ text, landmark, tag }) =>
        landmark !== 'nav' && tag !== 'option' && text.length <= NOTICE_CHARS && !SINCE.test(text),
    )
    .filter(({ text }) => Number(PRICE_YEAR.exec(text)?.[1] ?? Number.NaN) < yearOf(now - YEAR_GRACE_MS))
    .map(({ text, path }) => ({ pageUrl: page.url, place: placeOf(view, path), seen: text }));
}

const yearOf = (at: number): number => new Date(at).getUTCFullYear();
