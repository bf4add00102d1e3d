import type { TextLine } from '../../website/text/text-sources.ts';
import type { HoursItem } from './hours-items.ts';

/** A label holds for so many lines without a sign of hours. */
const LABEL_REACH_LINES = 8;

/** What headings and labels before a line say it is about. */
export class LabelContext {
  private headings: { level: number; label: 'opening' | 'other' | null }[] = [];
  private local: 'opening' | 'other' | null = null;
  private passed = 0;
  private landmark: TextLine['landmark'] | undefined = undefined;

  /** Whether the line stands in another landmark than the one before; labels do not reach over that edge. */
  enters(item: HoursItem): boolean {
    const moved = this.landmark !== undefined && this.landmark !== item.line.landmark;
    if (moved) {
      this.headings = [];
      this.local = null;
    }
    this.landmark = item.line.landmark;
    return moved;
  }

  setHeading(level: number, label: 'opening' | 'other' | null): void {
    this.headings = [...this.headings.filter((heading) => heading.level < level), { level, label }];
    this.local = null;
    this.passed = 0;
  }

  setLocal(label: 'opening' | 'other'): void {
    this.local = label;
    this.passed = 0;
  }

  pass(): void {
    this.passed += 1;
    if (this.passed > LABEL_REACH_LINES) this.local = null;
  }

  touch(): void {
    this.passed = 0;
  }

  current(): 'opening' | 'other' | null {
    if (this.local !== null) return this.local;
    // Far below its heading a list is about something else; then the heading is no evidence, though it may still exclude.
    for (const heading of [...this.headings].reverse()) {
      if (heading.label === 'opening' && this.passed > LABEL_REACH_LINES) return null;
      if (heading.label !== null) return heading.label;
    }
    return null;
  }
}
