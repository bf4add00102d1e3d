import type { AxeNode, AxeReading } from '../../website/axe/axe-finding.ts';
import { type Contrast, contrastOf, CONTRAST_RULE as RULE } from '../../website/axe/contrast.ts';
import { markupWords } from '../../website/axe/markup-words.ts';
import { defineCheck, dueTo, fail, inconclusive, notApplicable, outOf, partial, pass } from '../check.ts';
import { onEveryPage, type Repeated } from '../shared/on-every-page.ts';
import { countedBy, mostOnOnePage, testedPages } from './tested-pages.ts';

/** More are no slip but how the website looks. */
const FEW = 5;

/**
 * Text that stands out too little from what is behind it, as axe-core computes it on rendered pages. One element on many pages counts once. Text that
 * would hardly be visible on the white of the browser itself is undecided where nobody looked for what else may lie behind it.
 */
export const lowContrast = defineCheck({
  id: 'low-contrast',
  revision: 13,
  category: 'accessibility',
  strength: 'C',
  catalogue: ['contrast'],
  title: {
    pass: 'The text whose contrast we could measure stands out enough',
    fail: 'Texts stand out from their background less than the guidelines ask',
    causes: { 'just-under': 'Texts fall just short of the contrast the guidelines ask' },
  },
  why: 'People who see less well may find such text hard to read.',
  sources: [
    'https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum.html',
    'https://dequeuniversity.com/rules/axe/4.11/color-contrast',
  ],
  needs: ['renderedPages'],
  causes: ['just-under'],
  run({ renderedPages }) {
    const pages = testedPages(renderedPages.filter(({ rendered }) => !rendered.missesStyles));
    const most = mostOnOnePage(pages, ({ rule }) => rule === RULE);
    if (pages.length === 0)
      return inconclusive(
        testedPages(renderedPages).length > 0 ? BARE : 'The pages were not tested for contrast in a browser.',
      );
    const faint: Repeated[] = [];
    const clear = new Set<string>();
    let isDoubtful = false;
    for (const { pageUrl, axe } of pages) {
      const finding = axe.violations.find(({ rule }) => rule === RULE);
      const nodes = finding?.nodes ?? [];
      for (const node of nodes.filter((one) => !isToldBy(nodes, one))) {
        const contrast = contrastOf(node);
        if (contrast?.isHardlySeen) isDoubtful = true;
        else {
          const key = node.snippet || node.selector;
          faint.push([key, { pageUrl, place: node.selector, seen: seenOf(node, contrast) }]);
          if (!contrast?.isClose) clear.add(key);
        }
      }
    }
    // A page that was not looked at as visitors see it may hold more: what the others hold is no count of the whole.
    const hasTransparent = pages.some(isPassedOver);
    const isPart = isDoubtful || hasTransparent || pages.length < renderedPages.length;
    const { kinds, evidence } = onEveryPage(faint);
    // What misses the limit by a hair is told, and is no failure.
    if (kinds.length > 0)
      return dueTo(
        clear.size === 0 ? 'just-under' : null,
        outOf(
          isPart ? 'uncounted' : most,
          countedBy(
            isPart ? [] : pages,
            ({ rule }) => rule === RULE,
            clear.size > 0 && (kinds.length > FEW || most > FEW) ? fail(evidence) : partial(evidence),
          ),
        ),
      );
    if (hasTransparent) return inconclusive(TRANSPARENT);
    if (!isDoubtful && pages.some(({ axe }) => axe.passed.includes(RULE))) return pass();
    return isDoubtful || pages.some(({ axe }) => isUndecided(axe))
      ? inconclusive('Text stands on pictures or gradients, where its contrast cannot be computed.')
      : notApplicable('The pages read show no text.');
  },
});

const isPassedOver = ({ axe }: { axe: AxeReading }): boolean => (axe.transparentTexts ?? 0) > 0;

const TRANSPARENT = 'Texts fade in later on, and their contrast was not computed.';

const BARE =
  'Our browser did not load all files that may set the colors of your pages, so how their text stands out could not be told.';

/** Words set off in a paragraph are part of its text: told once, by the one of both whose words are known. */
function isToldBy(nodes: readonly AxeNode[], node: AxeNode): boolean {
  const hasWords = ({ snippet }: AxeNode): boolean => markupWords(snippet) !== null;
  return nodes.some((other) =>
    hasWords(node) ? isWithin(node, other) && hasWords(other) : isWithin(other, node) && hasWords(other),
  );
}

/** A selector may leave out the beginning that another has. */
function isWithin(inner: AxeNode, outer: AxeNode): boolean {
  const around = inner.selector.split(STEP).slice(0, -1).join(STEP);
  return around !== '' && (around === outer.selector || outer.selector.endsWith(`${STEP}${around}`));
}
const STEP = ' > ';

/** The text itself, never its markup. */
function seenOf({ snippet }: AxeNode, contrast: Contrast | null): string {
  const text = markupWords(snippet);
  return [contrast?.words ?? 'low contrast', ...(text === null ? [] : [text])].join(': ');
}

const isUndecided = ({ incomplete }: AxeReading): boolean => incomplete.some(({ rule }) => rule === RULE);
