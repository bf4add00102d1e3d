import type { ReadPage } from '../checks/inputs.ts';
import { guessCountry } from '../countries/country.ts';
import type { Target } from '../observations.ts';
import { readLanguages } from './languages.ts';

/** What every reader of facts gets: `readX(input: FactInput): Facts['x']`. */
export interface FactInput {
  target: Target;
  /** Every key page read, home first. */
  pages: ReadPage[];
  /** Main language of the text, BCP 47 primary subtag ("de"); null when the text does not tell. */
  language: string | null;
  /** ISO 3166-1 alpha-2 of the business, a guess by domain, language region, phone prefixes and addresses; null when nothing tells. */
  country: string | null;
}

export function toFactInput({ target, pages }: Pick<FactInput, 'target' | 'pages'>): FactInput {
  const language = readLanguages(pages)[0]?.value ?? null;
  return { target, pages, language, country: guessCountry(target, pages, language) };
}
