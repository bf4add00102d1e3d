import { ownDomains } from '../../website/own-hosts.ts';
import { placeOf, visibleBlocks } from '../../website/page/page-text.ts';
import type { TextBlock } from '../../website/page/page-view.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { DAY_MS, type DateInText, datesIn } from '../../website/text/dates.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { contentPages, contentView } from '../../website/text/page-prose.ts';
import { endedWithoutYear } from '../../website/text/past-notice.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { defineCheck, dueTo, type Evidence, fail, inconclusive, notApplicable, partial, pass } from '../check.ts';
import { NO_CONTENT_PAGE } from '../shared/content-words.ts';
import { hasUnfilledAddress } from '../shared/links/unfilled-links.ts';
import { nextDates } from '../shared/past/next-dates.ts';
import { COPYRIGHT, oldCopyright } from '../shared/past/old-copyright.ts';
import { pastDates } from '../shared/past/past-dates.ts';
import { pastMeetings } from '../shared/past/past-meetings.ts';
import { pastSeason } from '../shared/past/past-season.ts';
import { pastTimetable } from '../shared/past/past-timetable.ts';
import { yearlessDates } from '../shared/past/yearless-dates.ts';
import { nothingOnContent } from '../shared/plain-facts.ts';
import { contradictoryPrices } from '../shared/shown/contradictory-prices.ts';
import { contradictoryTimes } from '../shared/shown/contradictory-times.ts';
import { missingValues } from '../shared/shown/missing-values.ts';
import { IN_BOXES, placeholderBoxes } from '../shared/shown/placeholder-boxes.ts';
import { standInPictures } from '../shared/shown/stand-in-pictures.ts';
import { templateTexts } from '../shared/template-texts.ts';

/** A row of dots tells its owner little. */
const HAS_WORDS = /\p{L}/u;
/** Nobody changes a website on New Year's Day, nor the day after an event. */
const YEAR_GRACE_MS = 183 * DAY_MS;
const DATE_GRACE_MS = 30 * DAY_MS;
/** Longer blocks are texts that tell of the past. */
const MAX_CHARS = 400;

/** "valid until", "sign up by": an offer that ends. */
const ENDS = lightLetters(
  regexSource`
    (?:valid|offer|available|apply|register|sign up|book)[^.!?]{0,40}(?:until|till|by|through|ends?)(?!\p{L})
    |(?:gültig|angebot|aktion|anmeld\p{L}*|nur noch)[^.!?]{0,40}bis(?!\p{L})
    |(?:valable|offre|inscription\p{L}*)[^.!?]{0,40}jusqu['’]?(?:au|à)
    |(?:válid[oa]|oferta|promoción|inscripci\p{L}*)[^.!?]{0,40}hasta
    |(?:valid[oa]|offerta|promozione|iscrizion[ei])[^.!?]{0,40}(?:fino al?|entro)
    |(?:geldig|aanbieding|actie|inschrijv\p{L}*)[^.!?]{0,40}(?:tot|t\/m)
    |(?:válid[oa]|oferta|promoção|inscriç\p{L}*)[^.!?]{0,40}até
    |(?:有効|キャンペーン|受付)[^。]{0,20}まで
  `,
  'iu',
);
/** What is still to come. */
const COMING = lightLetters(
  regexSource`
    upcoming
    |next (?:event|course|date|class|workshop|meeting)
    |coming soon
    |starts? on
    |nächste[rsn]? (?:termin|kurs|veranstaltung|workshop)
    |kommende
    |demnächst
    |prochaine?s? (?:date|événement|stage|session|atelier)
    |à venir
    |próxim[oa]s? (?:evento|fecha|curso|taller|data)
    |prossim[oaie] (?:evento|eventi|data|date|corso|corsi)
    |volgende (?:cursus|datum)
    |binnenkort
    |次回
    |開催予定
  `,
  'i',
);
/** Closed for a while. */
const CLOSED = lightLetters(
  regexSource`
    closed (?:from|between|for)
    |holiday hours
    |betriebsferien
    |praxisurlaub
    |(?:haben|machen|sind)[^.!?]{0,60}(?:im )?urlaub
    |geschlossen (?:vom|von)
    |fermé[es]* (?:du|pour)
    |congés (?:annuels|d['’])
    |cerrado[s]? (?:del|por vacaciones)
    |chiuso (?:dal|per ferie)
    |chiusi (?:dal|per ferie)
    |gesloten (?:van|wegens)
    |encerrad[oa]s? (?:de|para férias)
    |休診
    |休業
    |夏季休暇
  `,
  'iu',
);
/** What is closed, in whatever order the line says when. */
const CLOSURE = lightLetters(
  regexSource`
    (?<!\p{L})(?:closed|geschlossen|betriebsferien|betriebsurlaub|praxisurlaub|fermée?s?|cerrad[oa]s?|chius[oai]
    |gesloten|encerrad[oa]s?|fechad[oa]s?)(?!\p{L})|休診|休業
  `,
  'iu',
);
/** Longer lines tell of a closure of the past. */
const NOTICE_CHARS = 160;
/** From one day to another: "1.8. bis 15.8.2025", "10 to 20 August 2025". Without one it is history. */
const DAYS = lightLetters(
  regexSource`
    \d{1,2}\.?(?:\s?\d{1,2}\.?)?(?:\s?\p{L}{3,10})?(?:[\s./]*\d{4})?\s?(?:
      [–—-]|(?:to|until|till|through|bis|au|al|tot|t\/m|até|a|hasta)(?:\s(?:the|zum|le|el|il))?
    )\s?(?:\p{L}{3,16}\s)?\d{1,2}(?!\d)
  `,
  'iu',
);
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

/** A page or a part of one that keeps old news as such. */
const ARCHIVE =
  /news|blog|archiv|press|aktuell|neuigkeit|actualit|noticia|notizie|nieuws|novedad|termine-archiv|history|geschichte/i;
const NEWS_HEADING =
  /news|blog|aktuell|neuigkeit|actualit|noticias|novità|notizie|nieuws|notícias|お知らせ|新着|ニュース|ブログ/i;

/**
 * What was true once or never: text that a template left, offers that ended, events, seasons and closures long past; and, as half a
 * fault, pictures that a template left, and years that are over in copyright lines and over price lists. Prices of single pages, each of
 * its own subject, are not compared.
 */
export const outdatedStatements = defineCheck({
  id: 'outdated-statements',
  revision: 21,
  category: 'content',
  strength: 'B',
  catalogue: ['stale-content'],
  title: {
    pass: 'We know a few signs of outdated, unfilled and contradictory text, and saw none of them',
    partial: 'Something small on your pages is out of date, or was never filled in',
    fail: 'Something on your pages is out of date, contradicts itself or was never filled in',
  },
  why: 'Assistants repeat what they read. What is no longer true, or was never written, is passed on all the same.',
  sources: ['https://developers.google.com/search/docs/fundamentals/creating-helpful-content'],
  needs: ['pages', 'home', 'facts', 'target'],
  causes: [
    'never-filled-in',
    'pictures-left',
    'text-and-pictures-left',
    'copyright-year',
    'dated-prices',
    'two-times',
    'no-value',
    'two-prices',
    'dates-over',
    'yearless-dates',
    'meetings-over',
  ],
  run({ pages, home, facts, target }) {
    const now = home.plain.fetchedAt;
    const content = contentPages(pages);
    if (content.length === 0) return notApplicable(NO_CONTENT_PAGE);
    // What a notice of the law or a contact page leaves open was never written either.
    const written = pages.filter((page) => content.includes(page) || page.role === 'legal' || page.role === 'contact');
    const boxes = placeholderBoxes(written);
    const leftovers = [...written.flatMap(templateTexts), ...boxes.unfilled].toSorted(
      (a, b) => Number(HAS_WORDS.test(b.seen)) - Number(HAS_WORDS.test(a.seen)),
    );
    const current = content.filter(({ role, url }) => role !== 'article' && !ARCHIVE.test(pathOf(url)));
    const old = current.flatMap((page) => [...oldStatements(page, now), ...nextDates(page, now - DATE_GRACE_MS)]);
    old.push(...pastSeason(pages, COPYRIGHT, SINCE, yearOf(now - YEAR_GRACE_MS)));
    const over = content.filter(({ role }) => role !== 'article').flatMap((page) => pastDates(page, COMING, now));
    if (over.length > 0 && old.length + leftovers.length === 0) return dueTo('dates-over', fail(over));
    old.push(...over);
    const yearless = over.length > 0 ? [] : current.flatMap((page) => yearlessDates(page, COMING, now));
    if (yearless.length > 0 && old.length + leftovers.length === 0) return dueTo('yearless-dates', fail(yearless));
    old.push(...yearless);
    const meetings = current.flatMap((page) => [...pastMeetings(page, now), ...pastTimetable(page, now)].slice(0, 1));
    if (meetings.length > 0 && old.length + leftovers.length === 0) return dueTo('meetings-over', fail(meetings));
    old.push(...meetings);
    const alone = old.length + leftovers.length > 0 ? null : toldAlone(pages, content, home);
    if (alone) return alone;
    const pictures = current.flatMap(standInPictures);
    if (old.length > 0) return fail([...leftovers, ...old, ...pictures]);
    if (leftovers.length > 0) {
      const cause = pictures.length + boxes.unfilled.length > 0 ? 'text-and-pictures-left' : 'never-filled-in';
      // What was left in other words nobody can tell from text.
      return dueTo(cause, { ...fail([...leftovers, ...pictures]), found: 'uncounted' });
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
        : pass([nothingOnContent(content, 'sign of the kinds we know')]);
  },
});

/** What is told where nothing above was seen, each as a task of its own. */
function toldAlone(pages: readonly ReadPage[], content: readonly ReadPage[], home: ReadPage) {
  const times = contradictoryTimes(pages, home);
  if (times.length > 0) return dueTo('two-times', fail(times));
  const missing = pages.flatMap(missingValues);
  if (missing.length > 0) return dueTo('no-value', fail(missing));
  const prices = contradictoryPrices(content, home);
  return prices.length > 0 ? dueTo('two-prices', fail(prices)) : null;
}

const pathOf = (url: string): string => (URL.canParse(url) ? new URL(url).pathname : '');

function oldStatements(page: ReadPage, now: number): Evidence[] {
  const view = contentView(page);
  const found: Evidence[] = [];
  let isNews = false;
  for (const block of view.blocks) {
    if (/^h[1-6]$/.test(block.tag)) isNews = NEWS_HEADING.test(block.text);
    if (isNews || block.landmark === 'nav' || block.tag === 'option' || block.text.length > MAX_CHARS) continue;
    if (isKeptBack(block, page)) continue;
    const place = placeOf(view, block.path);
    if (isOld(block, now) && !ARCHIVE.test(place)) found.push({ pageUrl: page.url, place, seen: block.text });
  }
  return found;
}

/** Hidden as served, and not shown by a script on the day of the visit: a notice that a script shows in its days is no old one. */
const isKeptBack = ({ hidden, text }: TextBlock, { rendered }: ReadPage): boolean =>
  hidden && !(rendered && visibleBlocks(rendered.view).some((block) => block.text === text));

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

function isOld({ text }: TextBlock, now: number): boolean {
  const isNotice = (said: string) => said.length <= NOTICE_CHARS && (CLOSED.test(said) || CLOSURE.test(said));
  if (text.split('\n').some((said) => isNotice(said) && endedWithoutYear(said, now))) return true;
  if (!/\d{4}/.test(text)) return false;
  const dates = datesIn(text);
  if (isPastClosure(text, dates, now)) return true;
  if (!ENDS.test(text) && !COMING.test(text) && !CLOSED.test(text)) return false;
  // A dated notice tells when it was written; what it says of that time stays true.
  if (dates.length === 0 || dates.some(({ index }) => index === 0)) return false;
  return dates.every(({ to }) => to < now - DATE_GRACE_MS);
}

/** "Vom 1.8. bis 15.8.2025 geschlossen", "10.08.2025 – 20.08.2025: closed": days that are over. */
const isPastClosure = (text: string, dates: readonly DateInText[], now: number): boolean =>
  text.length <= NOTICE_CHARS &&
  CLOSURE.test(text) &&
  DAYS.test(text) &&
  dates.length > 0 &&
  dates.every(({ to }) => to < now - DATE_GRACE_MS);

const yearOf = (at: number): number => new Date(at).getUTCFullYear();
