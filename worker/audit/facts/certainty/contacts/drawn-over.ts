import type { FactSource } from '../../facts.ts';
import { isShown } from '../places.ts';

type Told = { value: string; sources: readonly FactSource[] };

/**
 * The page is served with one number and a script puts another into its place, or this one into that of another: those that run no scripts
 * and those that do are told different things, and only the business knows which is right.
 */
export const isDrawnOver = (own: Told, all: readonly Told[]): boolean =>
  all.some((other) => other.value !== own.value && (replaces(other, own) || replaces(own, other)));

const replaces = (drawn: Told, served: Told): boolean =>
  served.sources.some(
    (source) =>
      source.view === 'plain' &&
      isShown(source) &&
      !served.sources.some((again) => again.view === 'rendered' && isSamePlace(again, source)) &&
      drawn.sources.some((again) => again.view === 'rendered' && isSamePlace(again, source)) &&
      !drawn.sources.some((again) => again.view === 'plain' && isSamePlace(again, source)),
  );

const isSamePlace = (a: FactSource, b: FactSource): boolean => a.pageUrl === b.pageUrl && a.place === b.place;
