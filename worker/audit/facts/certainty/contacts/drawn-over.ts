import type { FactSource } from '../../facts.ts';
import { isShown } from '../places.ts';

type Told = { value: string; sources: readonly FactSource[] };

/**
 * The page is served with one number and a script puts another into its place, or this one into that of another: those that run no scripts
 * and those that do are told different things, and only the business knows which is right.
 */
export function isDrawnOver(own: Told, all: readonly Told[]): boolean {
  const told = known.get(all) ?? valuesAt(all);
  known.set(all, told);
  return own.sources.some((source) => {
    if (!isShown(source)) return false;
    const [plain, rendered] = [told.get(keyOf(source, 'plain')), told.get(keyOf(source, 'rendered'))];
    if (!plain || !rendered) return false;
    return source.view === 'plain'
      ? !rendered.has(own.value) && [...rendered].some((value) => !plain.has(value))
      : !plain.has(own.value) && [...plain].some((value) => !rendered.has(value));
  });
}

/** Of the numbers or mailboxes of one website: each of them asks. */
const known = new WeakMap<readonly Told[], Map<string, Set<string>>>();

function valuesAt(all: readonly Told[]): Map<string, Set<string>> {
  const told = new Map<string, Set<string>>();
  for (const { value, sources } of all)
    for (const source of sources) {
      const key = keyOf(source, source.view);
      told.set(key, (told.get(key) ?? new Set()).add(value));
    }
  return told;
}

const keyOf = ({ pageUrl, place }: FactSource, view: FactSource['view']): string => `${view} ${pageUrl} ${place}`;
