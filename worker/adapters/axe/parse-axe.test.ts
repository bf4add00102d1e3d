import { describe, expect, it } from 'vitest';
import { parseAxe } from './parse-axe.ts';

const finding = {
  rule: 'color-contrast',
  impact: 'serious',
  help: 'Elements must meet minimum color contrast ratio thresholds',
  helpUrl: 'https://dequeuniversity.com/rules/axe/4.14/color-contrast?application=axeAPI',
  tags: ['cat.color'],
  nodeCount: 3,
  nodes: [{ selector: 'p', snippet: '<p>', fix: 'Raise it.' }],
};
const answer = { version: '4.14.1', violations: [finding], incomplete: [], passed: ['list'] };

describe('parseAxe', () => {
  it('takes what axe-core answers', () => {
    expect(parseAxe(answer)).toEqual(answer);
  });

  it.each([
    ['nothing', undefined],
    ['words', 'no violations'],
    ['a link elsewhere', { ...answer, violations: [{ ...finding, helpUrl: 'https://evil.test/' }] }],
    ['an impact of its own', { ...answer, violations: [{ ...finding, impact: 'catastrophic' }] }],
    ['a flood of elements', { ...answer, violations: [{ ...finding, nodes: Array(50).fill(finding.nodes[0]) }] }],
    ['a flood of rules', { ...answer, violations: Array(500).fill(finding) }],
    [
      'an endless snippet',
      { ...answer, violations: [{ ...finding, nodes: [{ ...finding.nodes[0], snippet: 'x'.repeat(9_000) }] }] },
    ],
    ['a count that is none', { ...answer, incomplete: [{ rule: 'list', nodeCount: -1 }] }],
  ])('takes %s for no answer', (_, given) => {
    expect(parseAxe(given)).toBeNull();
  });
});
