import { lightLetters } from '../../../website/text/light-letters.ts';
import { regexSource } from '../../../website/text/regex-source.ts';
import { announcedBy } from '../address-labels.ts';
import type { AddressLine } from '../address-line.ts';
import type { Placed, Segment } from '../address-segments.ts';

/** "La Grange Neuve", "Ker Avel", "En Budron B12", "Centre commercial Grand Var": what stands for a street in villages and malls. */
const PLACE = lightLetters(
  regexSource`
    ^(?:
      l[ea]s?\s
      |l['’]
      |aux?\s
      |en\s
      |sur\s
      |ker[\p{Ll} -]
      |mas\s
      |ferme\s
      |moulin\s
      |ch[âa]teau\s
      |manoir\s
      |village\s
      |centre\s(?:commercial|m[ée]dical|d['’])
      |c\.?\s?c(?:ial)?\.?\s
      |port\s
      |plage\s
      |base\s
      |halles?\s
      |gare\s
      |pk\s?\d
    )
  `,
  'iu',
);
const CAPITALISED = lightLetters(/^\p{Lu}[\p{L}'’-]+(?:\s\p{L}[\p{L}'’-]*){0,3}$/u);
const OTHER = /[@:?!€©]|https?|\d{4}|^(?:t[ée]l|fax|contact|adresse|horaires|ouvert)/i;

const MAX_PLACE_CHARS = 50;
const MAX_LINE_CHARS = 90;
const MAX_WORDS = 7;

/** The place that stands where a street would, before "71250 Cluny": French villages and Swiss hamlets have no streets. */
export function namedPlace(segments: readonly Segment[], lines: readonly AddressLine[], index: number): Placed | null {
  const [segment] = segments;
  const line = lines[index];
  if (!segment || !line || segment.line < index - 1 || line.text.length > MAX_LINE_CHARS) return null;
  const { text } = segment;
  if (text.length > MAX_PLACE_CHARS || text.split(/\s+/).length > MAX_WORDS || OTHER.test(text)) return null;
  const announced = announcedBy(lines, index) ?? announcedBy(lines, segment.line);
  // Above the line it may also be who lives there.
  const isPlace = PLACE.test(text) || (segment.line === index && announced !== null && CAPITALISED.test(text));
  if (!isPlace) return null;
  return { street: text, locality: null, region: null, between: null, line: segment.line };
}
