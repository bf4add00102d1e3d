import type { ShownText } from '../../website/page/shown-text.ts';
import type { JsonNode, JsonValue } from './json-node.ts';
import { listed, typesOf } from './own-markup.ts';

const FIGURES = ['price', 'lowPrice', 'highPrice', 'ratingValue', 'ratingCount', 'reviewCount'];

/** Markup may keep tags or punctuation that the page shows otherwise. */
const MIN_ANSWER_SHARE = 0.9;

/**
 * What goes out of date or is copied from another website: prices, numbers of votes, answers to customers, the end of an offer. Whether a
 * node states such a thing and no page read shows it, or its day has passed. No text to paste may say it again as if we had seen it.
 */
export function isUnproven(node: JsonNode, shown: ShownText, now: number): boolean {
  const isUnshown = (value: JsonValue): boolean => {
    const figure = figureOf(value);
    return figure !== null && figure > 0 && !shown.hasNumber(figure);
  };
  return (
    FIGURES.some((name) => listed(node[name]).some(isUnshown)) ||
    listed(node['priceValidUntil']).some((value) => Date.parse(String(value)) < now) ||
    (typesOf(node).includes('Answer') && listed(node['text']).some((value) => !isSaid(String(value), shown)))
  );
}

function isSaid(text: string, shown: ShownText): boolean {
  const words = text.replace(/<[^>]{0,200}>/g, ' ');
  return shown.says(words) || shown.shareOfWords(words) >= MIN_ANSWER_SHARE;
}

/** "49.00", "49,00" and 49; null of words. */
function figureOf(value: JsonValue): number | null {
  const written = String(value).trim();
  return /^\d+(?:[.,]\d{1,2})?$/.test(written) ? Number(written.replace(',', '.')) : null;
}
