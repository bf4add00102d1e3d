import type { AxeFinding, AxeNode } from './axe-finding.ts';

export const CONTRAST_RULE = 'color-contrast';

/** So light a text on the white of the browser itself may lie on a dark layer or picture that axe-core did not find. */
const VISIBLE_ON_WHITE = 2;

/** axe-core: "insufficient color contrast of 4.02 (foreground color: #ed262e, background color: #fbf7ef, ... ratio of 4.5:1". */
const COMPUTED =
  /contrast of (?<ratio>[\d.]+) \(foreground color: (?<front>#[0-9a-f]{3,8}), background color: (?<back>#[0-9a-f]{3,8})/;
const ASKED = /contrast ratio of (?<least>[\d.]+):1/;
/** Of small text. */
const LEAST = 4.5;
/** Nearer to the limit nobody sees a difference. */
const CLOSE = 0.9;

export interface Contrast {
  /** Computed against what is taken for the background where none was found, and nobody looked for what else may lie there. */
  isHardlySeen: boolean;
  isClose: boolean;
  words: string;
}

export function contrastOf({ fix, isGroundKnown }: Pick<AxeNode, 'fix' | 'isGroundKnown'>): Contrast | null {
  const { ratio = '', front, back } = COMPUTED.exec(fix)?.groups ?? {};
  if (ratio === '') return null;
  const least = Number(ASKED.exec(fix)?.groups?.['least'] ?? LEAST);
  const isClose = Number(ratio) >= least * CLOSE;
  const words = `contrast of ${ratio} to 1, ${isClose ? `just under ${least}, ` : ''}${front} on ${back}`;
  const isHardlySeen = !isGroundKnown && /^#f{3,8}$/i.test(back ?? '') && Number(ratio) < VISIBLE_ON_WHITE;
  return { isHardlySeen, isClose, words };
}

/** The findings of a page without texts whose contrast was computed against what does not lie behind them. */
export function withoutHardlySeen(findings: readonly AxeFinding[]): AxeFinding[] {
  return findings.flatMap((finding) => {
    if (finding.rule !== CONTRAST_RULE) return [finding];
    const nodes = finding.nodes.filter((node) => !contrastOf(node)?.isHardlySeen);
    if (nodes.length === 0 && finding.nodes.length > 0) return [];
    return [{ ...finding, nodes, nodeCount: finding.nodeCount - (finding.nodes.length - nodes.length) }];
  });
}
