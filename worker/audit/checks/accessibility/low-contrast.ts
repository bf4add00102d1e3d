import type { AxeReading } from '../../website/axe/axe-finding.ts';
import { defineCheck, type Evidence, fail, inconclusive, notApplicable, partial, pass } from '../check.ts';
import { testedPages } from './tested-pages.ts';

const RULE = 'color-contrast';
/** More are no slip but how the website looks. */
const FEW = 5;

/** Text that stands out too little from what is behind it, as axe-core computes it on rendered pages. One element on many pages counts once. */
export const lowContrast = defineCheck({
  id: 'low-contrast',
  revision: 1,
  category: 'accessibility',
  strength: 'C',
  catalogue: ['contrast'],
  title: {
    pass: 'Text stands out from its background',
    partial: 'A few texts hardly stand out from their background',
    fail: 'Many texts hardly stand out from their background',
  },
  why: 'People who see less well cannot read it. For assistants it matters little.',
  sources: [
    'https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum.html',
    'https://dequeuniversity.com/rules/axe/4.11/color-contrast',
  ],
  needs: ['renderedPages'],
  run({ renderedPages }) {
    const pages = testedPages(renderedPages);
    if (pages.length === 0) return inconclusive('The pages were not tested for contrast in a browser.');
    const faint = new Map<string, Evidence>();
    let most = 0;
    for (const { pageUrl, axe } of pages) {
      const finding = axe.violations.find(({ rule }) => rule === RULE);
      most = Math.max(most, finding?.nodeCount ?? 0);
      for (const { selector, snippet } of finding?.nodes ?? []) {
        const key = snippet || selector;
        if (!faint.has(key)) faint.set(key, { pageUrl, place: selector, seen: snippet });
      }
    }
    const evidence = [...faint.values()];
    if (evidence.length > 0) return evidence.length > FEW || most > FEW ? fail(evidence) : partial(evidence);
    if (pages.some(({ axe }) => axe.passed.includes(RULE))) return pass();
    return pages.some(({ axe }) => isUndecided(axe))
      ? inconclusive('Text stands on pictures or gradients, where its contrast cannot be computed.')
      : notApplicable('The pages read show no text.');
  },
});

const isUndecided = ({ incomplete }: AxeReading): boolean => incomplete.some(({ rule }) => rule === RULE);
