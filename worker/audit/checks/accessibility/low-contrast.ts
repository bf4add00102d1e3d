import type { AxeNode, AxeReading } from '../../website/axe/axe-finding.ts';
import { textOfSnippet } from '../../website/axe/snippet-text.ts';
import { defineCheck, fail, inconclusive, notApplicable, partial, pass } from '../check.ts';
import { onEveryPage, type Repeated } from '../shared/on-every-page.ts';
import { testedPages } from './tested-pages.ts';

const RULE = 'color-contrast';
/** More are no slip but how the website looks. */
const FEW = 5;

/**
 * Text that stands out too little from what is behind it, as axe-core computes it on rendered pages. One element on many pages counts once. Text that
 * would hardly be visible at all is undecided: nobody publishes it, so something else lies behind it than was computed.
 */
export const lowContrast = defineCheck({
  id: 'low-contrast',
  revision: 3,
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
    const faint: Repeated[] = [];
    let most = 0;
    let isDoubtful = false;
    for (const { pageUrl, axe } of pages) {
      const finding = axe.violations.find(({ rule }) => rule === RULE);
      most = Math.max(most, finding?.nodeCount ?? 0);
      for (const node of finding?.nodes ?? []) {
        const contrast = contrastOf(node);
        if (contrast !== null && contrast.ratio < VISIBLE) isDoubtful = true;
        // Who can read the one can read the other: a hair below the line is nothing to change colours for.
        else if (contrast === null || contrast.ratio < contrast.wanted * NEARLY)
          faint.push([node.snippet || node.selector, { pageUrl, place: node.selector, seen: seenOf(node, contrast) }]);
      }
    }
    const { kinds, evidence } = onEveryPage(faint);
    if (kinds.length > 0) return kinds.length > FEW || most > FEW ? fail(evidence) : partial(evidence);
    if (!isDoubtful && pages.some(({ axe }) => axe.passed.includes(RULE))) return pass();
    return isDoubtful || pages.some(({ axe }) => isUndecided(axe))
      ? inconclusive('Text stands on pictures or gradients, where its contrast cannot be computed.')
      : notApplicable('The pages read show no text.');
  },
});

const NEARLY = 0.95;
/** Of text in common sizes. Source: https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum.html */
const WANTED = 4.5;

/** Below it nobody could read the text. */
const VISIBLE = 1.5;

/** axe-core: "insufficient color contrast of 4.02 (foreground color: #ed262e, background color: #fbf7ef, ...". */
const COMPUTED =
  /contrast of (?<ratio>[\d.]+) \(foreground color: (?<front>#[0-9a-f]{3,8}), background color: (?<back>#[0-9a-f]{3,8})/;

function contrastOf({ fix }: AxeNode): { ratio: number; wanted: number; words: string } | null {
  const { ratio = '', front, back } = COMPUTED.exec(fix)?.groups ?? {};
  const wanted = Number(/contrast ratio of ([\d.]+):1/.exec(fix)?.[1] ?? WANTED);
  return ratio === ''
    ? null
    : { ratio: Number(ratio), wanted, words: `contrast of ${ratio} to 1, ${front} on ${back}` };
}

const seenOf = ({ snippet, selector }: AxeNode, contrast: { words: string } | null): string => {
  const text = textOfSnippet(snippet);
  if (contrast === null) return text || selector;
  return text === '' ? contrast.words : `${contrast.words}: ${text}`;
};

const isUndecided = ({ incomplete }: AxeReading): boolean => incomplete.some(({ rule }) => rule === RULE);
