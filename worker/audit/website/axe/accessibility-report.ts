import type { AccessibilityIssue, AccessibilityReport } from '../../../contract/results.ts';
import type { Observations } from '../../observations.ts';
import { isInAppPage, isServedPage } from '../read-pages.ts';
import { isUnaskedPage } from '../unasked/unasked-page.ts';
import { isBlank } from '../undrawn-pages.ts';
import { accessibilityScore, fullOnly } from './accessibility-score.ts';
import { AXE_IMPACTS, type AxeFinding, type AxeReading } from './axe-finding.ts';
import { withoutHardlySeen } from './contrast.ts';
import { withoutNamedAsShown } from './named-as-shown.ts';

/** Our browser asks for calm motion, and pages then let people scroll what otherwise moves by itself. */
const CALMED: ReadonlySet<string> = new Set(['scrollable-region-focusable']);

/** What is drawn over or behind the page and holds no words is no content that stands outside of its parts. */
const ORNAMENT = /^<(?:canvas|svg)\b/i;
const isOfOrnament = ({ rule, nodes }: AxeFinding): boolean =>
  rule === 'region' && nodes.length > 0 && nodes.every(({ snippet }) => ORNAMENT.test(snippet));

const MAX_EXAMPLES = 5;

interface TestedPage {
  url: string;
  axe: AxeReading;
  isWhole: boolean;
}

/**
 * Issues by rule of the pages that are judged, worst and widest first; of those alone whose files all came, as no visitor meets the others
 * so. null when axe-core read none.
 */
export function accessibilityReport({ pages }: Observations): AccessibilityReport | null {
  const tested = pages
    .filter((page) => (isServedPage(page) && !isUnaskedPage(page)) || isInAppPage(page))
    // What a browser did not show to the end, or not yet, our checks do not know either: of one page there is one word.
    .filter(({ rendered }) => rendered?.view && !isBlank(rendered.view))
    .flatMap(({ url, rendered }): TestedPage[] =>
      rendered?.axe ? [{ url, axe: rendered.axe, isWhole: !rendered.missesStyles && !rendered.missesCode }] : [],
    );
  const [first] = tested;
  if (!first) return null;
  const whole = tested.filter(({ isWhole }) => isWhole);
  const scores = whole.flatMap(({ axe }) => accessibilityScore(axe) ?? []);
  const found = whole.flatMap(({ url, axe }) =>
    withoutHardlySeen(withoutNamedAsShown(axe.violations))
      .filter((finding) => !CALMED.has(finding.rule) && !isOfOrnament(finding))
      .map((finding) => ({ url, finding })),
  );
  const issues = [...Map.groupBy(found, ({ finding }) => finding.rule).values()].map(issueOf);
  const undecided = new Set(whole.flatMap(({ axe }) => axe.incomplete.map(({ rule }) => rule)));
  return {
    engine: `axe-core ${first.axe.version}`,
    pagesTested: whole.length,
    ...(whole.length < tested.length ? { pagesIncomplete: tested.length - whole.length } : {}),
    score: scores.length > 0 ? averageOf(scores) : null,
    byImpact: {
      critical: count(issues, 'critical'),
      serious: count(issues, 'serious'),
      moderate: count(issues, 'moderate'),
      minor: count(issues, 'minor'),
    },
    undecided: undecided.size,
    issues: issues.sort(
      (a, b) => rank(a) - rank(b) || b.nodeCount - a.nodeCount || (a.rule < b.rule ? -1 : a.rule > b.rule ? 1 : 0),
    ),
  };
}

const averageOf = (scores: readonly number[]): number =>
  fullOnly(
    scores.every((score) => score === 100),
    scores.reduce((sum, score) => sum + score, 0) / scores.length,
  );

const count = (issues: AccessibilityIssue[], impact: string): number =>
  issues.filter((issue) => issue.impact === impact).length;

const rank = ({ impact }: AccessibilityIssue): number =>
  impact === null ? AXE_IMPACTS.length : AXE_IMPACTS.indexOf(impact);

function issueOf(found: { url: string; finding: AxeFinding }[]): AccessibilityIssue {
  const findings = found.map(({ finding }) => finding);
  const [first] = findings as [AxeFinding, ...AxeFinding[]];
  const impact = AXE_IMPACTS.find((one) => findings.some((finding) => finding.impact === one)) ?? null;
  return {
    rule: first.rule,
    impact,
    help: first.help,
    helpUrl: first.helpUrl,
    pages: found.map(({ url }) => url),
    nodeCount: findings.reduce((sum, { nodeCount }) => sum + nodeCount, 0),
    examples: found
      .flatMap(({ url, finding }) => {
        const [node] = finding.nodes;
        return node ? [{ pageUrl: url, selector: node.selector, snippet: node.snippet }] : [];
      })
      .slice(0, MAX_EXAMPLES),
  };
}
