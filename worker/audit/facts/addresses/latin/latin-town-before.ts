import { rowOf } from '../../../countries/country-rows.ts';
import { regionOf } from '../../../countries/region-of.ts';
import { isTown } from '../../../towns/towns.ts';
import { lightLetters } from '../../../website/text/light-letters.ts';
import { partsOf } from './latin-parts.ts';
import { NAME } from './latin-words.ts';

interface Line {
  text: string;
  landmark: string | null;
}

/** Longer lines are prose. */
const MAX_ABOVE_CHARS = 80;

/** "Verona, Via Mazzini 8", "Ci troviamo a Verona in Via Mazzini 8". */
export function townBefore(parts: readonly string[], start: number, country: string): string | null {
  const alone = parts[start - 1] ?? '';
  // "Lages/SC – Rua Larga, 45"
  const named = parts[start - 2] ?? '';
  if (rowOf(country).gluesStates && regionOf(alone, country) !== null && NAME.test(named)) return named;
  const town = IN_TOWN_BEFORE.exec(parts[start] ?? '')?.[1] ?? alone;
  return isTown(town, country) ? town : null;
}

const IN_TOWN_BEFORE = lightLetters(
  /(?:^|\s)(?:a|ad|en|em)\s(\p{Lu}\p{L}+(?:\s\p{L}+){0,3}?)\s(?:in|en|na|no|em)\s(?:la\s|el\s)?\p{Lu}/u,
);

/** "Joinville - SC" over "Rua do Ipê, 120 - Centro" */
export function townAbove(above: Line | undefined, line: Line, country: string): string | null {
  if (above === undefined || above.landmark !== line.landmark || above.text.length > MAX_ABOVE_CHARS) return null;
  const [town = '', region = '', ...others] = partsOf(above.text, country).parts;
  const isPlace = rowOf(country).gluesStates && others.length === 0 && regionOf(region, country) !== null;
  return isPlace && isTown(town, country) ? town : null;
}
