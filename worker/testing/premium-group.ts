import { type Draft, settle } from '../audit/paid/grounded.ts';
import type { PremiumInput } from '../audit/paid/premium-input.ts';
import type { Ground, Grounds } from '../contract/grounds.ts';
import { type PremiumGroup, type PremiumResults, premiumSchema } from '../contract/premium.ts';

export interface ReadGroup<Key extends PremiumGroup> {
  /** As its schema reads it; throws when it does not. */
  said: PremiumResults[Key];
  /** Every text but those of bases and priorities. */
  lines: string[];
  /** Pointers of texts that rest on nothing. */
  ungrounded: string[];
}

const NO_LINE = /Basis(?:\/|$)|\/priority$/;

/** A group as it would stand in a report. */
export function readGroup<Key extends PremiumGroup>(
  key: Key,
  build: (input: PremiumInput) => Draft<PremiumResults[Key]>,
  input: PremiumInput,
): ReadGroup<Key> {
  const { said, grounds } = settle<PremiumResults[Key]>(build(input), `/${key}`);
  const lines: string[] = [];
  const ungrounded: string[] = [];
  const walk = (value: unknown, at: string): void => {
    if (typeof value === 'string' && !NO_LINE.test(at)) {
      lines.push(value);
      if (!groundOf(grounds, at)) ungrounded.push(at);
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, inner] of Object.entries(value)) walk(inner, `${at}/${name}`);
    }
  };
  walk(said, `/${key}`);
  return { said: premiumSchema.shape[key].parse(said) as PremiumResults[Key], lines, ungrounded };
}

/** Words that only a mistake of ours writes; "undefined" and the like, doubled stops, empty quotes. */
export const SLIPS =
  /\bundefined\b|\bnull\b|\bNaN\b|\[object|“”|\.\.(?!\.)|\.”\.|\s[,.;]|(?<![\d.])1 (?:pages|points|prices|reviews|customers)\b/;

/** The ground of a line: its own, or its nearest ancestor's; null when it has none. */
export function groundOf(grounds: Grounds, pointer: string): Ground | null {
  for (let at = pointer; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    const ground = grounds[at];
    if (ground) return ground;
  }
  return null;
}
