import { Printer } from 'lucide-react';
import { type ReactNode, useEffect, useMemo } from 'react';
import type { AnalysisView } from '../../../worker/contract/api.ts';
import type { Results } from '../../../worker/contract/results.ts';
import { selectReport } from '../../../worker/report/view/report-view.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import { OwnerDifferences } from '../confirm/owner-differences.tsx';
import { EvidenceProvider } from './evidence/evidence-context.tsx';
import { EvidenceMargin } from './evidence/evidence-margin.tsx';
import { EvidenceNotes } from './evidence/evidence-notes.tsx';
import { ExportMenu } from './export-menu.tsx';
import { printReport, useUnfoldedOnPaper } from './print-report.ts';
import { documentSections } from './report-sections.tsx';
import { Contents } from './sections/contents.tsx';
import { Opening } from './sections/opening.tsx';
import { ReportSection } from './sections/report-section.tsx';

/** Recommendations and plan. */
const PRERENDERED_SECTIONS = 2;

/** Who reads it, where its files are, and what else they can do with it. */
export interface ReportFrame {
  kind: 'owner' | 'sample' | 'shared';
  files: string;
  actions?: ReactNode;
  /** After everything else: what cannot be undone. */
  lastAction?: ReactNode;
}

/** The report of a finished analysis as a document whose statements cite the owner's own pages. */
export function ReportDocument({
  analysis,
  results,
  frame,
}: {
  analysis: AnalysisView;
  results: Results;
  frame: ReportFrame;
}) {
  const view = useMemo(() => selectReport(analysis, results), [analysis, results]);
  const isOwner = frame.kind === 'owner';
  const isSample = frame.kind === 'sample';
  // Only its owner can unlock the rest.
  const unlockId = isOwner ? analysis.analysisId : 0;
  const sections = useMemo(() => documentSections(view, unlockId), [view, unlockId]);
  const { summary } = view;
  usePageTitle(isSample ? 'Sample report' : `${summary.host}: ${summary.overall} of 100`);
  useUnfoldedOnPaper();
  // The prerendered sample holds the answer and the work: the findings would make its HTML ten times as long.
  const isHydrated = useIsHydrated();
  const shown = isHydrated ? sections : sections.slice(0, PRERENDERED_SECTIONS);
  useStartAtHash(isHydrated);

  return (
    <EvidenceProvider evidence={view.evidence}>
      <article className="page py-8 sm:py-12">
        <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
          <ButtonLink to={isOwner ? analysisPath(analysis) : '/'} variant="quiet" className="-ml-4">
            {isOwner ? 'Back to Analysis' : 'Analyze my own website'}
          </ButtonLink>
          <div className="flex flex-wrap items-center gap-3">
            <ExportMenu files={frame.files} />
            {frame.actions}
            <Button variant="secondary" onClick={printReport}>
              <Printer className="size-4" aria-hidden="true" />
              Print / Save as PDF
            </Button>
            {frame.lastAction}
          </div>
        </div>
        <header className="mt-6 border-b border-line pb-6">
          <p className="text-sm text-quiet">
            {kindWords(frame.kind, analysis.isPaid)}
            {summary.analysedOn && `, ${summary.analysedOn}`}
          </p>
          <h1 className="mt-1 text-3xl wrap-anywhere sm:text-4xl">{summary.host}</h1>
          <p className="figures mt-2 text-sm text-quiet">{summary.coverage}</p>
        </header>
        <Opening summary={summary} />
        <OwnerDifferences differences={results.ownerDifferences ?? []} />
        <div className="mt-16 grid grid-cols-1 gap-x-12 lg:grid-cols-[11rem_minmax(0,1fr)] min-[68.75rem]:grid-cols-[11rem_minmax(0,1fr)_15rem] print:block">
          <div className="hidden lg:block print:hidden">
            <Contents
              key={shown.length}
              entries={sections.map(({ id, short }) => ({ id, title: short }))}
              categories={view.categories}
            />
          </div>
          <div className="min-w-0">
            {shown.map(({ id, title, lead, body }) => (
              <ReportSection key={id} id={id} title={title} lead={lead}>
                {body}
              </ReportSection>
            ))}
            {isHydrated && <EvidenceNotes />}
          </div>
          <EvidenceMargin />
        </div>
      </article>
    </EvidenceProvider>
  );
}

function kindWords(kind: ReportFrame['kind'], isPaid: boolean): string {
  if (kind === 'sample') return 'Sample report on an invented practice';
  if (kind === 'shared') return isPaid ? 'Shared report' : 'Shared preview';
  return isPaid ? 'Report' : 'Free preview';
}

/** The analysis among the results of the home page. */
const analysisPath = ({ analysisId, isPaid }: AnalysisView): string =>
  `/?analysis=${analysisId}${isPaid ? '&unlocked=true' : ''}`;

/** A link to one recommendation arrives before there is a document to scroll. */
function useStartAtHash(isWhole: boolean): void {
  useEffect(() => {
    if (!isWhole) return;
    const id = window.location.hash.slice(1);
    if (id !== '') document.getElementById(id)?.scrollIntoView();
  }, [isWhole]);
}
