import { defineCheck, type Evidence, fail, inconclusive, pass } from '../check.ts';
import { testedPages } from './tested-pages.ts';

/**
 * Rules of axe-core for the roles, names and states an agent reads where it looks at no pixels. Native links, buttons, pictures and
 * fields are left to the checks that read their markup.
 */
const RULES = new Set([
  'aria-allowed-attr',
  'aria-command-name',
  'aria-dialog-name',
  'aria-hidden-body',
  'aria-hidden-focus',
  'aria-input-field-name',
  'aria-meter-name',
  'aria-progressbar-name',
  'aria-prohibited-attr',
  'aria-required-attr',
  'aria-required-children',
  'aria-required-parent',
  'aria-roles',
  'aria-toggle-field-name',
  'aria-tooltip-name',
  'aria-treeitem-name',
  'aria-valid-attr',
  'aria-valid-attr-value',
  'duplicate-id-aria',
  'nested-interactive',
]);

/** Elements whose role, name or state is wrong or missing in the accessibility tree of rendered pages, each once. */
export const brokenAccessibilityTree = defineCheck({
  id: 'broken-accessibility-tree',
  revision: 1,
  category: 'accessibility',
  strength: 'B',
  catalogue: ['a11y-tree'],
  title: {
    pass: 'What your controls are and do can be told without seeing them',
    fail: 'Some controls cannot be told apart without seeing them',
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
    const broken = new Map<string, Evidence>();
    for (const { pageUrl, axe } of pages) {
      for (const { rule, help, impact, nodes } of axe.violations) {
        if (!RULES.has(rule) || (impact !== 'critical' && impact !== 'serious')) continue;
        for (const { selector, snippet } of nodes) {
          const key = `${rule} ${snippet || selector}`;
          if (!broken.has(key)) broken.set(key, { pageUrl, place: selector, seen: `${help}: ${snippet}` });
        }
      }
    }
    return broken.size === 0 ? pass() : fail([...broken.values()]);
  },
});
