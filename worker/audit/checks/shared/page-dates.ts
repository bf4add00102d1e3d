import { policyKindOfName } from '../../facts/profiles/policy-names.ts';
import { REVIEW_ITEM_PLACE, REVIEWS_PLACE } from '../../facts/reviews/review-words.ts';
import { placeOf } from '../../website/page/page-text.ts';
import type { PageView, TextBlock } from '../../website/page/page-view.ts';
import type { ReadPage } from '../../website/read-pages.ts';
import { DAY_MS, datesIn, parseDate } from '../../website/text/dates.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { contentView } from '../../website/text/page-prose.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import type { Evidence } from '../check.ts';

/** A date a visitor can see. */
export interface ShownDate {
  /** First and last moment it can mean, epoch ms. */
  from: number;
  to: number;
  /** Said to be the day of an update or of publication. */
  isLabelled: boolean;
  /** Stands in running text, where dates tell of something else than the page. */
  isNarrative: boolean;
  evidence: Evidence;
}

/** Without a year there is no date; most blocks have none. */
const HAS_YEAR = /(?:19|20)\d{2}/;

/** Words before a date that make it the page's own. */
const LABELS = regexSource`
    (?:last )?(?:updated|modified|revised|reviewed|published|posted)
    |as of
    |(?:zuletzt )?(?:aktualisiert|geändert|überarbeitet|veröffentlicht)
    |\bstand\b
    |letzte (?:änderung|aktualisierung)
    |(?:mis|mise) à jour
    |modifié
    |publié
    |dernière (?:mise à jour|modification)
    |actualizad[oa]
    |publicad[oa]
    |última (?:actualización|modificación)
    |aggiornat[oa]
    |pubblicat[oa]
    |ultim[oa] (?:aggiornamento|modifica)
    |bijgewerkt
    |gewijzigd
    |gepubliceerd
    |laatste (?:update|wijziging)
    |atualizad[oa]
    |última atualização
    |更新
    |公開
    |投稿
    |掲載
    |現在
  `;
/** Right before the date but for a few words ("updated on Monday, 3 May"), or right behind it ("12 May 2026 (updated)"). */
const LABELLED = {
  before: lightLetters(String.raw`(?:${LABELS})(?:[^\p{L}.!?;]+\p{L}{1,10}){0,4}[^\p{L}.!?;]*$`, 'iu'),
  behind: lightLetters(String.raw`^[^\p{L}.!?;]*(?:${LABELS})`, 'iu'),
};
const COMPACT = /^\d{8}$/;
/** Characters around a date in which its label may stand. */
const LABEL_REACH = 40;
/** A line of a page that says when something was, not a chapter of running text. */
const MAX_BLOCK_CHARS = 600;
/** A line with a date, a name and a title is shorter. */
const MAX_LINE_CHARS = 120;
/** Longer lists are archives; the newest stand first. */
const MAX_DATES = 60;

/**
 * Dates shown on a page, without those of reviews and the years of copyright lines. Month and year alone count only where a label makes them the
 * page's own: "since May 2019" says nothing about the page.
 */
export function shownDates(page: ReadPage): ShownDate[] {
  const view = contentView(page);
  const found: ShownDate[] = [];
  for (const block of outsideLegal(page, view)) {
    if (found.length >= MAX_DATES) break;
    if (!HAS_YEAR.test(block.text)) continue;
    if (block.landmark === 'nav' || block.tag === 'option' || isExcerpt(block.text)) continue;
    const isCopyright = /©|copyright/i.test(block.text);
    const place = placeOf(view, block.path);
    if (/blockquote/.test(place) || REVIEWS_PLACE.test(place) || REVIEW_ITEM_PLACE.test(place)) continue;
    const text = block.text.slice(0, MAX_BLOCK_CHARS);
    for (const date of datesIn(text)) {
      const end = date.index + date.text.length;
      // Eight digits are read as a date only behind a label of the line's own.
      const isLabelled =
        !isAside(text, date.index, end) &&
        (LABELLED.before.test(text.slice(Math.max(0, date.index - LABEL_REACH), date.index)) ||
          LABELLED.behind.test(text.slice(end, end + LABEL_REACH)) ||
          COMPACT.test(date.text));
      // "© 2019-2024" is no date of the page; "last updated 11 August 2017 | © 2017" holds one.
      if ((date.isMonth || isCopyright) && !isLabelled) continue;
      const evidence = { pageUrl: page.url, place, seen: excerpt(text, date.index, date.text.length) };
      const isNarrative = !isLabelled && block.text.length > MAX_LINE_CHARS;
      found.push({ from: date.from, to: date.to, isLabelled, isNarrative, evidence });
    }
  }
  for (const { datetime, text, path } of view.times.slice(0, MAX_DATES)) {
    const at = datetime === null ? null : parseDate(datetime);
    const place = placeOf(view, path);
    if (at === null || text.trim() === '' || /blockquote/.test(place) || REVIEWS_PLACE.test(place)) continue;
    const evidence = { pageUrl: page.url, place: `${place} > time`, seen: `${text} (${datetime})` };
    found.push({ from: at, to: at + DAY_MS - 1, isLabelled: false, isNarrative: false, evidence });
  }
  return found;
}

/** Text but for sections of the law: the version of the terms is no day of the page they stand on. */
function outsideLegal({ role }: ReadPage, { blocks }: PageView): readonly TextBlock[] {
  let isLegal = false;
  return blocks.filter(({ tag, text, landmark }) => {
    if (OPENS_SECTION.test(tag)) isLegal = policyKindOfName(text) !== null;
    else if (landmark === 'footer' || tag === 'footer') isLegal = false;
    return !isLegal || role === 'legal';
  });
}

/** What stands over the text of a section, and may unfold it. */
const OPENS_SECTION = /^(?:h[2-6]|summary)$/;

/** The beginning of another page, cut off: its dates are of that one. */
const isExcerpt = (text: string): boolean => CUT_OFF.some((end) => text.trimEnd().endsWith(end));
const CUT_OFF = ['…', '...', '[…]', '[...]'];

/** "the rules of the Larch Society (updated May 2025) and those of": in brackets of a sentence that goes on stands the edition of what it names. */
const isAside = (text: string, from: number, to: number): boolean =>
  OPENS_BRACKET.test(text.slice(0, from)) && SENTENCE_GOES_ON.test(text.slice(to));

const OPENS_BRACKET = lightLetters(/\p{L}\s*\([^()]*$/u);
const SENTENCE_GOES_ON = lightLetters(/^[^()]*\)\s+\p{Ll}/u);

export const newestOf = (dates: readonly ShownDate[]): ShownDate | undefined =>
  [...dates].sort((a, b) => b.to - a.to)[0];

/** A day, not the month it is in; yesterday's included, as days begin at different times. */
export const isOfToday = ({ from, to }: ShownDate, now: number): boolean =>
  to - from < 2 * DAY_MS && to >= now - DAY_MS;

/** So many pages are not all rewritten on one day by chance. */
export const MANY_PAGES = 3;

/** The newest dates of pages that all bear the day of the visit; none where a page bears another, or too few bear any. */
export function allOfToday(newest: readonly (ShownDate | undefined)[], now: number): Evidence[] {
  const dated = newest.flatMap((date) => date ?? []);
  return dated.length >= MANY_PAGES && dated.every((date) => isOfToday(date, now))
    ? dated.map(({ evidence }) => evidence)
    : [];
}

/** The words around a date, whole ones where words have spaces between them. */
function excerpt(text: string, at: number, length: number): string {
  const from = Math.max(0, at - LABEL_REACH);
  const to = Math.min(text.length, at + length + LABEL_REACH);
  const lead = text.slice(from, at);
  const tail = text.slice(at + length, to);
  const before = from === 0 ? lead : lead.replace(/^\S{0,20}\s/, '… ');
  const after = to === text.length ? tail : tail.replace(/\s\S{0,20}$/, ' …');
  return `${before}${text.slice(at, at + length)}${after}`.trim();
}
