import { placeOf, visibleBlocks } from '../../../website/page/page-text.ts';
import type { TextBlock } from '../../../website/page/page-view.ts';
import type { ReadPage } from '../../../website/read-pages.ts';
import { DAY_MS, type DateInText, datesIn } from '../../../website/text/dates.ts';
import { lightLetters } from '../../../website/text/light-letters.ts';
import { contentView } from '../../../website/text/page-prose.ts';
import { endedWithoutYear } from '../../../website/text/past-notice.ts';
import { regexSource } from '../../../website/text/regex-source.ts';
import type { Evidence } from '../../check.ts';
import { CLOSED, CLOSURE, COMING, ENDS } from './past-words.ts';

/** Nobody changes a website the day after an event. */
export const DATE_GRACE_MS = 30 * DAY_MS;
/** Longer blocks are texts that tell of the past. */
const MAX_CHARS = 400;
/** Longer lines tell of a closure of the past. */
export const NOTICE_CHARS = 160;
/** From one day to another: "1.8. bis 15.8.2025", "10 to 20 August 2025". Without one it is history. */
const DAYS = lightLetters(
  regexSource`
    \d{1,2}\.?(?:\s?\d{1,2}\.?)?(?:\s?\p{L}{3,10})?(?:[\s./]*\d{4})?\s?(?:
      [–—-]|(?:to|until|till|through|bis|au|al|tot|t\/m|até|a|hasta)(?:\s(?:the|zum|le|el|il))?
    )\s?(?:\p{L}{3,16}\s)?\d{1,2}(?!\d)
  `,
  'iu',
);

/** A page or a part of one that keeps old news as such. */
export const ARCHIVE =
  /news|blog|archiv|press|aktuell|neuigkeit|actualit|noticia|notizie|nieuws|novedad|termine-archiv|history|geschichte/i;
const NEWS_HEADING =
  /news|blog|aktuell|neuigkeit|actualit|noticias|novità|notizie|nieuws|notícias|お知らせ|新着|ニュース|ブログ/i;

/** Offers that ended, and closures and days to come that are over, each in one line. */
export function oldStatements(page: ReadPage, now: number): Evidence[] {
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
