import type { FactSource } from './facts.ts';

/**
 * A header and footer repeat a fact on every page in both views; so many places prove it. Beyond them, one of each page and view is
 * kept: it tells where the fact stands.
 */
const MAX_SOURCES = 40;

/** Gathers values found in several places: one entry per key, in order of first sight, with every source once. */
export class FactCollector<Value> {
  private readonly entries = new Map<string, { key: string; value: Value; sources: FactSource[]; weight: number }>();

  /** `weight` ranks the entries: how strongly this place speaks for the value. */
  add(key: string, value: Value, source: FactSource, weight = 1): void {
    const entry = this.entries.get(key);
    if (!entry) {
      this.entries.set(key, { key, value, sources: [source], weight });
      return;
    }
    const seenBefore = entry.sources.some(
      (other) => other.pageUrl === source.pageUrl && other.view === source.view && other.place === source.place,
    );
    // Cards of one page that repeat it are one place.
    if (seenBefore) return;
    entry.weight += weight;
    const isNewPage = !entry.sources.some(({ pageUrl, view }) => pageUrl === source.pageUrl && view === source.view);
    if (entry.sources.length < MAX_SOURCES || isNewPage) entry.sources.push(source);
  }

  get(key: string): { value: Value; sources: FactSource[]; weight: number } | undefined {
    return this.entries.get(key);
  }

  /** Heaviest first; equal ones stay in order of first sight. */
  ranked(): { key: string; value: Value; sources: FactSource[]; weight: number }[] {
    return [...this.entries.values()].sort((a, b) => b.weight - a.weight);
  }

  inOrder(): { key: string; value: Value; sources: FactSource[]; weight: number }[] {
    return [...this.entries.values()];
  }
}
