import type { TextDocument } from '../website/text/text-sources.ts';
import { COUNTRY_ROWS } from './country-rows.ts';

/** Marks that weigh so much are registers, tax numbers and codes that one country alone has. */
const STRONG = 4;

/** The one country whose register and tax marks stand where the pages speak of the business itself; null where none or several do. */
export function countryOfOwnMarks(documents: readonly TextDocument[], language: string | null): string | null {
  const known = countries.get(documents);
  if (known !== undefined) return known;
  const texts = documents.map(({ lines }) =>
    lines.flatMap(({ text, foreign }) => (foreign === null ? text : [])).join('\n'),
  );
  const found = [...COUNTRY_ROWS].flatMap(([country, { marks = [], marksReadIn }]) =>
    (language === null || marksReadIn?.has(language) !== false) &&
    marks.some(({ pattern, weight }) => weight >= STRONG && texts.some((text) => pattern.test(text)))
      ? [country]
      : [],
  );
  const only = found.length === 1 ? (found[0] ?? null) : null;
  countries.set(documents, only);
  return only;
}

/** Of one website: each of its numbers asks. */
const countries = new WeakMap<readonly TextDocument[], string | null>();
