import type { AxeFinding } from '../../website/axe/axe-finding.ts';
import { markupWords } from '../../website/axe/markup-words.ts';
import { TREE_RULES } from '../axe-rules.ts';
import { defineCheck, fail, inconclusive, outOf, pass } from '../check.ts';
import { onEveryPage, type Repeated } from '../shared/on-every-page.ts';
import { mostOnOnePage, testedPages } from './tested-pages.ts';

/** Elements whose role, name or state is wrong or missing in the accessibility tree of rendered pages, each once. */
export const brokenAccessibilityTree = defineCheck({
  id: 'broken-accessibility-tree',
  revision: 4,
  category: 'accessibility',
  strength: 'B',
  catalogue: ['a11y-tree'],
  title: {
    pass: 'We found no control whose kind or state is hidden from readers without eyes',
    fail: 'Elements have a wrong or missing role, name or state',
  },
  why: 'Google names the accessibility tree as one of three ways agents see a page. What is wrong there is wrong for screen readers too.',
  sources: [
    'https://web.dev/articles/the-accessibility-tree',
    'https://www.w3.org/WAI/WCAG22/Understanding/name-role-value.html',
  ],
  needs: ['renderedPages'],
  run({ renderedPages }) {
    const pages = testedPages(renderedPages);
    if (pages.length === 0) return inconclusive('The pages were not tested in a browser.');
    const { evidence } = onEveryPage(pages.flatMap(brokenOn));
    const found = mostOnOnePage(pages, isBroken);
    return evidence.length === 0 ? pass() : outOf(found, fail(evidence));
  },
});

const isBroken = ({ rule, impact }: AxeFinding): boolean =>
  TREE_RULES.has(rule) && (impact === 'critical' || impact === 'serious');

function brokenOn({ pageUrl, axe }: ReturnType<typeof testedPages>[number]): Repeated[] {
  return axe.violations
    .filter(isBroken)
    .flatMap(({ rule, help, nodes }) =>
      nodes.map(
        ({ selector, snippet }): Repeated => [
          `${rule} ${snippet || selector}`,
          { pageUrl, place: selector, seen: told(help, snippet) },
        ],
      ),
    );
}

/** Elements an agent cannot use often have no text at all; then their kind says more than the rule, and the selector where. */
function told(help: string, snippet: string): string {
  const text = markupWords(snippet);
  if (text !== null) return `${help}: ${text}`;
  const [, kind] = /^<([a-z][a-z\d-]*)/i.exec(snippet) ?? [];
  return kind === undefined ? help : `a ${kind} element, of which axe-core says: ${help}`;
}
