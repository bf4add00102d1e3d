import type { Capacity } from './page-limits.ts';

/** Paths of elements, each kept once and named by its index. */
export class PathTable {
  private readonly paths: string[];
  private readonly capacity: Capacity;
  private readonly indexes = new Map<string, number>();

  /** Fills `paths`. */
  constructor(paths: string[], capacity: Capacity) {
    this.paths = paths;
    this.capacity = capacity;
  }

  /** 0, the first path, where no more fit. */
  indexOf(path: string): number {
    const known = this.indexes.get(path);
    if (known !== undefined) return known;
    if (!this.capacity.take('paths')) return 0;
    const index = this.paths.push(path) - 1;
    this.indexes.set(path, index);
    return index;
  }
}
