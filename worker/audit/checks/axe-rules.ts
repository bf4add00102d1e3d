import type { CheckId } from './index.ts';

/**
 * Rules of axe-core for the roles, names and states an agent reads where it looks at no pixels. Native links, buttons, pictures and
 * fields are left to the checks that read their markup.
 */
export const TREE_RULES: ReadonlySet<string> = new Set([
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

const of = (check: CheckId, ...rules: string[]): [string, CheckId][] => rules.map((rule) => [rule, check]);

/**
 * Rules of axe-core whose subject a check looks at as well, each with that check. Both count in their own way, so of one subject one of them
 * speaks: a task in place of the number axe-core gives, and no praise where axe-core found something.
 */
export const CHECK_OF_RULE: ReadonlyMap<string, CheckId> = new Map([
  ...of('skipped-heading-levels', 'heading-order'),
  ...of('missing-main-heading', 'page-has-heading-one', 'empty-heading'),
  ...of('missing-landmarks', 'landmark-one-main'),
  ...of('low-contrast', 'color-contrast'),
  ...of('pictures-without-alt-text', 'image-alt', 'input-image-alt', 'svg-img-alt'),
  ...of('nameless-links-and-buttons', 'link-name', 'button-name', 'input-button-name'),
  ...of('unlabelled-form-fields', 'label', 'select-name'),
  ...of('wrong-page-language', 'html-has-lang', 'html-lang-valid', 'html-xml-lang-mismatch'),
  ...of('missing-viewport', 'meta-viewport'),
  ...of('weak-page-titles', 'document-title'),
  ...of('media-without-captions', 'video-caption'),
  ...of('broken-accessibility-tree', ...TREE_RULES),
]);

/** Rules about one kind of element, of which the task of that check may hold others only. */
const OF_ONE_ELEMENT: ReadonlySet<string> = new Set(['empty-heading', 'select-name']);

/** A line that forbids to zoom is there: a task about anything else leaves it as it is. */
const FORBIDS_ZOOM = 'meta-viewport';

/** Skipped levels are told of each page: of a footer on another page the task says nothing. */
const LEVELS = 'heading-order';

/** axe-core passes over pages that lack it, behind a window say: of a page beside one that the task says it of, the task says all there is. */
const MAIN = 'landmark-one-main';
const LACKS_MAIN = /^no main\b/;

const tagOf = (snippet: string): string | undefined => /^<([a-z]+\d?)/i.exec(snippet)?.[1]?.toLowerCase();

interface Broken {
  rule: string;
  pages?: readonly string[];
  examples: readonly { pageUrl?: string; snippet: string }[];
}

/**
 * Whether what a check found names every page on which a rule is broken, and holds an element of the kind that breaks it: else its task does
 * not mend it. `named`: pages that the task names beside them.
 */
export function isMendedWith(
  { rule, examples, pages = [] }: Broken,
  evidence: readonly { pageUrl?: string; place: string; seen?: string }[],
  named: readonly string[] = [],
): boolean {
  if (rule === FORBIDS_ZOOM && !(evidence.length > 0 && evidence.every(({ seen = '' }) => ZOOM.test(seen))))
    return false;
  if (rule === LEVELS) {
    const isListed = (url?: string, level?: string) =>
      evidence.some(({ pageUrl, place }) => pageUrl === url && (level === undefined || place.endsWith(` to ${level}`)));
    return (
      pages.every((url) => isListed(url)) && examples.every(({ pageUrl, snippet }) => isListed(pageUrl, tagOf(snippet)))
    );
  }
  if (rule === MAIN) return evidence.some(({ seen = '' }) => LACKS_MAIN.test(seen));
  const told = new Set<string | undefined>([...named, ...evidence.map(({ pageUrl }) => pageUrl)]);
  if (!pages.every((url) => told.has(url))) return false;
  if (!OF_ONE_ELEMENT.has(rule) || examples.length === 0) return true;
  const tags = new Set(examples.flatMap(({ snippet }) => tagOf(snippet) ?? []));
  return evidence.some(({ place }) => place.split(/[^a-z0-9]+/i).some((word) => tags.has(word.toLowerCase())));
}

const ZOOM = /user-scalable|maximum-scale/i;
