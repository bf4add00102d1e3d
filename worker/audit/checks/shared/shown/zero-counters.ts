import { placeOf } from '../../../website/page/page-text.ts';
import type { PageView } from '../../../website/page/page-view.ts';
import type { RenderedPage } from '../../../website/read-pages.ts';
import { lightLetters } from '../../../website/text/light-letters.ts';
import type { Evidence } from '../../check.ts';

/** "0", "0+", "0 %", "0 happy customers": a figure and what it counts. */
const ZERO = lightLetters(/^0(?:\s?[+%kKmM]|\s[^\d]{2,60})?$/u);
const LABEL_CHARS = 60;

/**
 * Figures that are zero as served and another number in a browser, at the same place of the page: a script counts them up. Each with the line
 * below, which mostly says what is counted.
 */
export function zeroCounters({ url: pageUrl, plain, rendered }: RenderedPage): Evidence[] {
  const shown = byPlace(rendered.view);
  const found = [...byPlace(plain.view)].flatMap(([place, blocks]) => {
    const others = shown.get(place) ?? [];
    // Places that hold more or fewer of them cannot be told apart.
    if (others.length !== blocks.length) return [];
    return blocks.flatMap(({ text, next }, at) =>
      ZERO.test(text) && isCountedUp(text, others[at]?.text ?? '')
        ? [{ pageUrl, place, seen: /\p{L}/u.test(text) ? text : `${text} · ${next.slice(0, LABEL_CHARS)}` }]
        : [],
    );
  });
  // What was out of sight is zero in our browser, too; the element itself says how far a script counts.
  const told = (plain.view.counters ?? []).map(({ text, to, path }) => ({
    pageUrl,
    place: placeOf(plain.view, path),
    seen: `${text} · counted up to ${to} by a script`,
  }));
  // The element that counts may stand in the block, or around it.
  const isTold = ({ place }: Evidence) =>
    told.some((one) => `${place} > `.startsWith(`${one.place} > `) || one.place.startsWith(`${place} > `));
  return [...told, ...found.filter((one) => !isTold(one))];
}

/** The same words around a number that is not zero. */
function isCountedUp(zero: string, shown: string): boolean {
  const [number] = /^\d[\d.,\s]*/.exec(shown) ?? [];
  return (
    number !== undefined &&
    Number(number.replace(/\D/g, '')) > 0 &&
    shown.slice(number.trimEnd().length).trim() === zero.slice(1).trim()
  );
}

function byPlace(view: PageView): Map<string, { text: string; next: string }[]> {
  const places = new Map<string, { text: string; next: string }[]>();
  view.blocks.forEach(({ text, path, hidden }, at) => {
    if (hidden || !/^\d/.test(text)) return;
    const place = placeOf(view, path);
    places.set(place, [
      ...(places.get(place) ?? []),
      { text: text.trim(), next: view.blocks[at + 1]?.text.trim() ?? '' },
    ]);
  });
  return places;
}
