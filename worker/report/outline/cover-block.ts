import type { AnalysisView } from '../../contract/api.ts';
import type { RatedFacts, Results } from '../../contract/results.ts';
import type { Cover } from '../document-block.ts';
import type { ReportView } from '../view/report-view.ts';
import type { Summary } from '../view/summary.ts';
import { hostAsName } from '../view/web-links.ts';
import { townsOf } from '../view/where-it-is.ts';

/** The business's name where its website leaves no doubt about it; null otherwise. */
export function sureName({ businessName }: Pick<RatedFacts, 'businessName'>): string | null {
  const isSure = businessName?.certainty === 'certain' || businessName?.confirmed !== undefined;
  return isSure ? (businessName?.value ?? null) : null;
}

export const coverName = ({ facts }: Pick<Results, 'facts'>, { host }: Pick<Summary, 'host'>): string =>
  sureName(facts) ?? hostAsName(host);

export function coverOf({ isPaid }: AnalysisView, { facts }: Results, view: ReportView, isPage: boolean): Cover {
  const { summary, verdict, answer } = view;
  const towns = townsOf(facts.addresses, ({ certainty }) => certainty === 'certain').names.join(' and ');
  const label =
    facts.trade?.certainty === 'certain' && facts.trade.value.id !== 'other' ? facts.trade.value.label : null;
  // What the name says, in the language of the website as a rule, is not told below it.
  const isInName = label !== null && (sureName(facts) ?? '').toLowerCase().includes(label.toLowerCase());
  const trade = isInName ? null : label;
  return {
    name: coverName({ facts }, summary),
    trade: [trade?.toLowerCase(), towns].filter(Boolean).join(', '),
    meta: [summary.host, summary.analysedOn, summary.coverage].filter((part) => part !== null).join(' · '),
    summary,
    verdict,
    answer,
    findings: isPage ? view.findings : [],
    preview: isPaid
      ? null
      : 'Free preview: the answer and the findings. The full report adds what is listed at its end.',
  };
}
