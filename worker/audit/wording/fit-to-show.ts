import type { Evidence, Outcome } from '../checks/check.ts';
import type { Observations } from '../observations.ts';
import type { TextBlock } from '../website/page/page-view.ts';
import { countWords } from '../website/page/words.ts';
import { isWritten } from '../website/text/latin-filler.ts';
import { brokenCharacters } from '../website/text/reading/broken-characters.ts';

/**
 * What of an outcome that finds no fault may be shown as said by its pages: each thing once, no text that fills a template or has broken letters,
 * and nothing a browser kept hidden where something it showed says the same. Of a fault every place is to be mended, whatever stands there.
 */
export function fitToShow<Cause extends string>(
  outcome: Outcome<Cause>,
  { pages }: Pick<Observations, 'pages'>,
): Outcome<Cause> {
  const { evidence } = outcome;
  if (isFault(outcome) || evidence.length === 0) return outcome;
  const known = new Set<string>();
  const written = evidence.filter(({ pageUrl, place, seen }) => {
    const key = `${pageUrl}\n${place}\n${seen}`;
    if (brokenCharacters(seen) !== null) return false;
    return isWritten({ text: seen }) && !known.has(key) && known.add(key).size > 0;
  });
  const drawn = new Map(pages.map(({ url, rendered }) => [url, rendered?.view?.blocks ?? []]));
  const shown = written.filter((one) => !isHidden(one, drawn.get(one.pageUrl) ?? []));
  return { ...outcome, evidence: shown.some(saysMuch) ? shown : written };
}

/** Of a pass that leaves exceptions the evidence names those. */
const isFault = (one: Outcome<string>): boolean =>
  one.outcome === 'fail' || one.outcome === 'partial' || ('isMostly' in one && one.isMostly === true);

/** Of several parts each is shown by its own evidence; markup is shown to nobody anyway. */
const PART = /: |^JSON-LD/;

/** "60 minutes" instead of a sentence, or "3 more of the same kind", shows little by itself. */
const saysMuch = ({ place, seen }: Evidence): boolean => place !== 'and more' && countWords(seen) >= ENOUGH_WORDS;
const ENOUGH_WORDS = 3;

/** One of several things seen, and no part of its own such as "phone: body > p", that stands in no text a browser showed at first. */
function isHidden({ place, seen }: Evidence, blocks: readonly TextBlock[]): boolean {
  if (PART.test(place)) return false;
  const holding = blocks.filter(({ text }) => text.includes(seen));
  return holding.length > 0 && holding.every(({ hidden }) => hidden);
}
