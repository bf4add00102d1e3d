import { words } from '../text/regex-source.ts';
import type { AxeReading } from './axe-finding.ts';

const of = (weight: number, rules: string): [string, number][] => rules.split(' ').map((rule) => [rule, weight]);

/**
 * What Lighthouse 13.5 weighs each rule of axe-core with; it leaves out the rest.
 * Source: "accessibility" in https://github.com/GoogleChrome/lighthouse/blob/main/core/config/default-config.js
 */
const WEIGHTS = new Map<string, number>([
  ...of(
    10,
    words`
      aria-allowed-attr aria-hidden-body aria-required-attr aria-required-children aria-required-parent
      aria-roles aria-valid-attr aria-valid-attr-value button-name duplicate-id-aria image-alt input-button-name
      input-image-alt label meta-refresh meta-viewport select-name video-caption
    `,
  ),
  ...of(
    7,
    words`
      accesskeys aria-command-name aria-conditional-attr aria-dialog-name aria-hidden-focus
      aria-input-field-name aria-meter-name aria-progressbar-name aria-prohibited-attr aria-text
      aria-toggle-field-name aria-tooltip-name aria-treeitem-name bypass color-contrast definition-list dlitem
      document-title frame-title html-has-lang html-lang-valid link-in-text-block link-name list listitem
      object-alt tabindex target-size td-headers-attr th-has-data-cells valid-lang
    `,
  ),
  ...of(3, 'form-field-multiple-labels heading-order html-xml-lang-mismatch landmark-one-main skip-link'),
  ...of(1, 'aria-deprecated-role autocomplete-valid presentation-role-conflict svg-img-alt'),
]);

/**
 * Lighthouse's accessibility score of one page, 0-100: the weight of the rules that hold among those that apply. null: none applies. 100 is all
 * of it, never a rounded 99.6: beside a barrier it would read as none.
 */
export function accessibilityScore({ violations, passed }: AxeReading): number | null {
  const broken = new Set(violations.map(({ rule }) => rule));
  const weightOf = (rules: Iterable<string>) => [...rules].reduce((sum, rule) => sum + (WEIGHTS.get(rule) ?? 0), 0);
  const held = weightOf(new Set(passed.filter((rule) => !broken.has(rule))));
  const applicable = held + weightOf(broken);
  return applicable === 0 ? null : fullOnly(held === applicable, (held / applicable) * 100);
}

export const fullOnly = (isFull: boolean, score: number): number => Math.min(Math.round(score), isFull ? 100 : 99);
