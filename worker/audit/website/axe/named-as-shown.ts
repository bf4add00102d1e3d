import type { AxeFinding } from './axe-finding.ts';

const RULE = 'label-content-name-mismatch';
/** The element with its name, and what it shows as far as it was kept. */
const NAMED = /^\s*<[^>]*?\saria-label=(?<quote>["'])(?<name>.*?)\k<quote>[^>]*>(?<shown>[\s\S]*)$/i;

/**
 * The findings of a page without elements whose name holds the words they show: axe-core joins words of neighboring elements, and "the Inn"
 * above "of Oak" is "the Innof Oak" to it.
 */
export function withoutNamedAsShown(findings: readonly AxeFinding[]): AxeFinding[] {
  return findings.flatMap((finding) => {
    if (finding.rule !== RULE) return [finding];
    const nodes = finding.nodes.filter(({ snippet }) => !isNamedAsShown(snippet));
    if (nodes.length === 0) return [];
    return [{ ...finding, nodes, nodeCount: finding.nodeCount - (finding.nodes.length - nodes.length) }];
  });
}

function isNamedAsShown(snippet: string): boolean {
  const { name = '', shown = '' } = NAMED.exec(snippet)?.groups ?? {};
  const words = lettersOf(shown.replace(/<[^>]*>?/g, ' ').replace(/&\w+;/g, ' '));
  return words !== '' && lettersOf(name.replace(/&\w+;/g, ' ')).includes(words);
}

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
