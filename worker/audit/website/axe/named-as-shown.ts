import type { AxeFinding } from './axe-finding.ts';
import { DRAWN } from './markup-words.ts';

const RULE = 'label-content-name-mismatch';
/** The element with its name, and what it shows as far as it was kept. */
const NAMED = /^\s*<[^>]*?\saria-label=(?<quote>["'])(?<name>.*?)\k<quote>[^>]*>(?<shown>[\s\S]*)$/i;

/**
 * The findings of a page without elements whose name holds the words they show: axe-core joins words of neighboring elements, and "the Inn"
 * above "of Oak" is "the Innof Oak" to it, and the name of a sign that its font draws is a word.
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
  const read = shown.replace(DRAWN, ' ');
  const words = lettersOf(read.replace(/<[^>]*>?/g, ' ').replace(/&\w+;/g, ' '));
  if (words === '' && read !== shown) return true;
  return words !== '' && lettersOf(name.replace(/&\w+;/g, ' ')).includes(words);
}

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
