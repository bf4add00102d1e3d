import { businessNodes } from '../../website/structured-data/business-nodes.ts';
import { lightLetters } from '../../website/text/light-letters.ts';
import { plainWords } from '../../website/text/plain-words.ts';
import { regexSource } from '../../website/text/regex-source.ts';
import { lineSource, sourceAt, type TextDocument } from '../../website/text/text-sources.ts';
import type { Website } from '../../website/website.ts';
import type { FactSource, Facts } from '../facts.ts';
import { textOf } from './review-schema.ts';

type Rating = NonNullable<Facts['rating']>;

const REVIEW_WORD = regexSource`
    reviews?
    |ratings?
    |opinions?
    |bewertungen
    |rezensionen
    |kundenbewertungen
    |kundenmeinungen
    |avis
    |commentaires
    |evaluations?
    |opiniones
    |resenas
    |valoraciones
    |recensioni
    |valutazioni
    |opinioni
    |beoordelingen
    |recensies
    |avaliacoes
    |opinioes
    |votes
    |stimmen
  `;
/** "120 reviews", "76+ Google Reviews", "basado en 9 opiniones", "口コミ 32件". */
const COUNT = lightLetters(
  regexSource`
    (?<![\d.,/])(\d{1,3}(?:[.,' ]\d{3})+|\d{1,6})\+? ?(?:\p{L}+[ -]){0,2}(?:${REVIEW_WORD})(?!\p{L})|(?:口コミ|クチコミ
    |レビュー)(?:数)? ?[:：(]? ?(\d{1,6}) ?件?|(\d{1,6}) ?件の(?:口コミ|クチコミ|レビュー|評価)
  `,
  'u',
);
const STAR_WORD = 'stars?|sternen?|etoiles?|estrellas?|stelle|sterren|estrelas';
/** "4.8 / 5", "4,9 von 5 Sternen", "9.2/10". */
const OF_BEST =
  /(?<![\d.,/])(10|\d(?:[.,]\d{1,2})?) ?(?:\/|von|out of|sur|de|su|van|sobre|of) ?(5|10)(?:[.,]0{1,2})?(?![\d.,/%])/u;
/** "4,1 ★", "4.8 stars", "★★★★★ 4.9". */
const WITH_STAR = lightLetters(
  `(?<![\\d.,/])([1-5][.,]\\d{1,2}) ?(?:[★⭐☆]|(?:${STAR_WORD})(?!\\p{L}))|[★⭐☆]{1,5} ?([1-5][.,]\\d{1,2})(?![\\d.,])`,
  'u',
);
/** "4.9 Based on 138 reviews" */
const BASED_ON = lightLetters(
  regexSource`
    (?<![\d.,/])([1-5][.,]\d{1,2}) (?:based on|from|basierend auf|aus|sur la base de|base sur|basado en
    |basato su|su un totale|op basis van|com base em)(?!\p{L})
  `,
  'u',
);
/** The large figure of a review summary. */
const ALONE = /^([1-5][.,]\d{1,2})$/u;
/** Who says so, or that it is a mean: what sets an overall rating apart from the stars of one customer. */
const OVERALL = lightLetters(
  regexSource`
    \baverage|durchschnitt|gesamt|google|trustpilot|facebook|tripadvisor|provenexpert|jameda|yelp|doctolib
    |booking|holidaycheck|moyenne|note globale|\bmedia\b|promedio|gemiddeld|media de|総合|平均
  `,
  'u',
);

const ROW_OF_STARS = /^(?:[★⭐☆✩]|\ufe0f|\s){4,12}$/u;

/** Lines around the figure in which the count or its source may stand. */
const NEAR_LINES = 2;

/** The overall rating as visitors read it; else the one in the structured data of the business. A customer's own stars are none. */
export function readRating({ documents }: Website): Facts['rating'] {
  const visible = documents.flatMap(visibleRatings);
  const marked = documents.flatMap(markedRatings);
  const best = visible.find(({ value }) => value.count !== null) ?? visible[0] ?? marked[0];
  if (best === undefined) return null;
  const same = [...visible, ...marked].filter(
    ({ value }) => value.value === best.value.value && value.best === best.value.best,
  );
  const counted = same.find(({ value }) => value.count !== null);
  return {
    value: { ...best.value, count: best.value.count ?? counted?.value.count ?? null },
    // Whoever is shown the first two of them sees the figure and the number of votes.
    sources: unique([best, ...(counted ? [counted] : []), ...same].flatMap(({ sources }) => sources)),
  };
}

/** Whether what was seen at a place holds the number of votes too, not the figure alone. */
export const tellsCount = ({ seen }: FactSource, count: number): boolean =>
  (seen.match(/\d{1,3}(?:[.,' ]\d{3})+|\d+/g) ?? []).some((digits) => Number(digits.replace(/\D/g, '')) === count);

const MAX_SOURCES = 6;

const unique = (sources: FactSource[]): FactSource[] =>
  sources
    .filter(
      (source, at) =>
        sources.findIndex(
          (other) => other.pageUrl === source.pageUrl && other.place === source.place && other.seen === source.seen,
        ) === at,
    )
    .slice(0, MAX_SOURCES);

function visibleRatings(document: TextDocument): Rating[] {
  if (document.page.role === 'article' || document.isLegal) return [];
  const { lines } = document;
  const texts = lines.map((line) => (line.text.length > 200 ? '' : plainWords(line.text)));
  return lines.flatMap((line, at): Rating[] => {
    if (line.inPlain) return [];
    const text = texts[at] ?? '';
    if (!/\d/.test(text)) return [];
    const found = figureIn(text);
    // "4.9" over a row of stars: what a line of its own draws as stars is their figure.
    const isStarred =
      found?.kind === 'alone' && [lines[at - 1], lines[at + 1]].some((beside) => ROW_OF_STARS.test(beside?.text ?? ''));
    const figure = found && isStarred ? { ...found, kind: 'star' as const } : found;
    if (figure === null || figure.value > figure.best || figure.value < 1) return [];
    const near = texts.slice(Math.max(0, at - NEAR_LINES), at + NEAR_LINES + 1);
    const counting = lineOfCount(texts, at);
    const count = countIn(texts[counting] ?? '');
    const overall =
      OVERALL.test(text) ||
      (figure.kind !== 'alone' && near.some((other) => OVERALL.test(other)) && /[.,]/.test(figure.shown));
    if (count === null && !(overall && figure.kind !== 'alone')) return [];
    const places = lines.filter((_, one) => one === at || one === counting);
    const sources = places
      .toSorted((a, b) => Number(b === line) - Number(a === line))
      .map((one) => lineSource(document, one));
    return [{ value: { value: figure.value, best: figure.best, count }, sources }];
  });
}

/** Where the number of votes stands: in the line itself, else in the first one near it that has one; -1 where none has. */
function lineOfCount(texts: readonly string[], at: number): number {
  if (countIn(texts[at] ?? '') !== null) return at;
  return texts.findIndex((other, one) => Math.abs(one - at) <= NEAR_LINES && countIn(other) !== null);
}

function figureIn(text: string): { value: number; best: number; kind: 'of' | 'star' | 'alone'; shown: string } | null {
  const of = OF_BEST.exec(text);
  if (of?.[1] && of[2]) return { value: decimal(of[1]), best: Number(of[2]), kind: 'of', shown: of[1] };
  const star = WITH_STAR.exec(text);
  const shown = star?.[1] ?? star?.[2] ?? (countIn(text) === null ? undefined : BASED_ON.exec(text)?.[1]);
  if (shown) return { value: decimal(shown), best: 5, kind: 'star', shown };
  const alone = ALONE.exec(text);
  return alone?.[1] ? { value: decimal(alone[1]), best: 5, kind: 'alone', shown: alone[1] } : null;
}

function countIn(text: string): number | null {
  const match = COUNT.exec(text);
  const digits = match?.[1] ?? match?.[2] ?? match?.[3];
  return digits === undefined ? null : Number(digits.replace(/\D/g, ''));
}

const decimal = (text: string): number => Number(text.replace(',', '.'));

/** AggregateRating of the business. That of a product is the product's. */
function markedRatings(document: TextDocument): Rating[] {
  const { structured } = document;
  return businessNodes(structured).flatMap(({ node }): Rating[] => {
    const held = node.properties.aggregateRating?.[0];
    const rating = typeof held === 'object' ? structured.nodes[held.node] : undefined;
    if (!rating) return [];
    const numberOf = (property: string): number | null => {
      const text = textOf(structured, rating, property);
      const value = text === null ? Number.NaN : decimal(text.replace(/[^\d.,]/g, ''));
      return Number.isFinite(value) ? value : null;
    };
    const value = numberOf('ratingValue');
    const best = numberOf('bestRating') ?? 5;
    if (value === null || value <= 0 || value > best) return [];
    const count = numberOf('reviewCount') ?? numberOf('ratingCount');
    const seen = `ratingValue ${value} of ${best}${count === null ? '' : `, count ${count}`}`;
    return [{ value: { value, best, count }, sources: [sourceAt(document, 'JSON-LD aggregateRating', seen)] }];
  });
}
