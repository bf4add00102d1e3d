import type { AnalysisView } from '../../contract/api.ts';
import type { RatedFacts } from '../../contract/results.ts';
import type { Cover } from '../document-block.ts';
import type { ReportView } from '../view/report-view.ts';
import { plural } from '../view/summary.ts';

/** The business's name where its website leaves no doubt about it; null otherwise. */
export function sureName({ businessName }: Pick<RatedFacts, 'businessName'>): string | null {
  const isSure = businessName?.certainty === 'certain' || businessName?.confirmed !== undefined;
  return isSure ? (businessName?.value ?? null) : null;
}

export function coverOf({ isPaid }: AnalysisView, facts: RatedFacts, view: ReportView): Cover {
  const { summary, verdict, answer } = view;
  const name = sureName(facts);
  const town = facts.addresses.find(({ value, certainty }) => certainty === 'certain' && value.locality)?.value
    .locality;
  const trade =
    facts.trade?.certainty === 'certain' && facts.trade.value.id !== 'other' ? facts.trade.value.label : null;
  const unseen = view.unseen.length;
  return {
    name: name ?? summary.host,
    trade: [trade?.toLowerCase(), town].filter(Boolean).join(', '),
    meta: [
      summary.host,
      summary.analysedOn,
      `${summary.pagesRead} of ${plural(summary.pagesChosen, 'page')} read`,
      unseen > 0 ? `${plural(unseen, 'thing')} not measured` : null,
    ]
      .filter((part) => part !== null)
      .join(' · '),
    summary,
    verdict,
    answer,
    preview: isPaid
      ? null
      : 'Free preview: the answer and the findings. The full report adds what is listed at its end.',
  };
}
