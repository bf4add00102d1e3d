import type { AxeFinding } from '../../website/axe/axe-finding.ts';
import { placeOfElement } from '../../website/axe/element-place.ts';
import { markupWords } from '../../website/axe/markup-words.ts';
import { faultOfRule } from '../../website/axe/rule-words.ts';
import { TREE_RULES } from '../axe-rules.ts';
import { defineCheck, dueTo, fail, inconclusive, outOf, pass } from '../check.ts';
import { onEveryPage, type Repeated } from '../shared/on-every-page.ts';
import { doubtOfPhone } from './phone-controls.ts';
import { countedBy, mostOnOnePage, testedPages } from './tested-pages.ts';

/**
 * Elements whose role, name or state is wrong or missing in the accessibility tree of rendered pages, each once. axe-core does not know what
 * a script makes of a box, so none is praised where a phone shows one, or nobody looked.
 */
export const brokenAccessibilityTree = defineCheck({
  id: 'broken-accessibility-tree',
  revision: 7,
  category: 'accessibility',
  strength: 'B',
  catalogue: ['a11y-tree'],
  title: {
    pass: 'We found no control whose kind or state is hidden from readers without eyes',
    fail: 'Elements have a wrong or missing role, name or state',
    causes: { nested: 'Controls stand inside of one another' },
  },
  why: 'Screen readers read a page by this tree, and so may agents that operate a browser.',
  sources: [
    'https://web.dev/articles/the-accessibility-tree',
    'https://www.w3.org/WAI/WCAG22/Understanding/name-role-value.html',
  ],
  needs: ['renderedPages', 'phone'],
  causes: ['nested'],
  run({ renderedPages, phone }) {
    const pages = testedPages(renderedPages);
    if (pages.length === 0) return inconclusive('The pages were not tested in a browser.');
    const { evidence } = onEveryPage(pages.flatMap(brokenOn));
    const doubt = doubtOfPhone(phone);
    if (evidence.length === 0) return doubt === null ? pass() : inconclusive(doubt);
    const isNested = pages.every(({ axe }) => axe.violations.filter(isBroken).every(({ rule }) => rule === NESTED));
    return dueTo(
      isNested ? 'nested' : null,
      outOf(
        pages.length < renderedPages.length ? 'uncounted' : mostOnOnePage(pages, isBroken),
        countedBy(pages, isBroken, fail(evidence)),
      ),
    );
  },
});

const NESTED = 'nested-interactive';

const isBroken = ({ rule, impact }: AxeFinding): boolean =>
  TREE_RULES.has(rule) && (impact === 'critical' || impact === 'serious');

/** The first of each rule, then the second: few are shown, and each rule is to be among them. */
function brokenOn({ pageUrl, axe }: ReturnType<typeof testedPages>[number]): Repeated[] {
  const lists = axe.violations.filter(isBroken).map(({ rule, help, nodes }) =>
    nodes.map(
      ({ selector, snippet }): Repeated => [
        `${rule} ${snippet || selector}`,
        {
          pageUrl,
          place: placeOfElement(selector, snippet),
          seen: told(faultOfRule(rule) ?? help, { selector, snippet }),
        },
      ],
    ),
  );
  const most = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: most }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
}

/** Elements an agent cannot use often have no text at all; then their selector says which it is. */
const told = (fault: string, { selector, snippet }: { selector: string; snippet: string }): string =>
  `${fault}: ${markupWords(snippet) ?? placeOfElement(selector, snippet)}`;
