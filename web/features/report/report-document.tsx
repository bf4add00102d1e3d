import { Printer } from 'lucide-react';
import { useMemo } from 'react';
import type { AnalysisView } from '../../../worker/contract/api.ts';
import type { Results } from '../../../worker/contract/results.ts';
import { selectReport } from '../../../worker/report/view/report-view.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { EvidenceProvider } from './evidence/evidence-context.tsx';
import { EvidenceMargin } from './evidence/evidence-margin.tsx';
import { EvidenceNotes } from './evidence/evidence-notes.tsx';
import { printReport, useUnfoldedOnPaper } from './print-report.ts';
import { AssistantList } from './sections/assistant-list.tsx';
import { CheckCategories } from './sections/check-categories.tsx';
import { Contents } from './sections/contents.tsx';
import { FactList } from './sections/fact-list.tsx';
import { HeldBack } from './sections/held-back.tsx';
import { MeasurementsView } from './sections/measurements.tsx';
import { Opening } from './sections/opening.tsx';
import { PageTable } from './sections/page-table.tsx';
import { Ratings } from './sections/ratings.tsx';
import { ReportSection } from './sections/report-section.tsx';
import { TwoReadings } from './sections/two-readings.tsx';
import { UnlockBar } from './sections/unlock-bar.tsx';
import { checksLead, pagesLead, ratingsLead } from './view/leads.ts';

const CONTENTS = [
  { id: 'ratings', title: 'At a glance' },
  { id: 'assistants', title: 'Assistants' },
  { id: 'facts', title: 'What they learn' },
  { id: 'checks', title: 'Checks' },
  { id: 'reading', title: 'Two readings' },
  { id: 'measurements', title: 'Speed and access' },
  { id: 'pages', title: 'Pages' },
  { id: 'held-back', title: 'The full report' },
];

/** The report of a finished analysis as a document whose statements cite the owner's own pages. */
export function ReportDocument({ analysis, results }: { analysis: AnalysisView; results: Results }) {
  const view = useMemo(() => selectReport(analysis, results), [analysis, results]);
  const { summary, locked, categories, reading, measurements } = view;
  usePageTitle(`${summary.host}: ${summary.overall} of 100`);
  useUnfoldedOnPaper();
  const contents = CONTENTS.filter(
    ({ id }) =>
      (id !== 'held-back' || locked.length > 0) &&
      (id !== 'reading' || reading !== null) &&
      (id !== 'measurements' || measurements !== null),
  );

  return (
    <EvidenceProvider evidence={view.evidence}>
      <article className="page py-8 sm:py-12">
        <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
          <ButtonLink to={analysisPath(analysis)} variant="quiet" className="-ml-4">
            Back to Analysis
          </ButtonLink>
          <Button variant="secondary" onClick={printReport}>
            <Printer className="size-4" aria-hidden="true" />
            Print / Save as PDF
          </Button>
        </div>
        <header className="mt-6 border-b border-line pb-6">
          <p className="text-sm text-quiet">
            {analysis.isPaid ? 'Report' : 'Free preview'}
            {summary.analysedOn && `, ${summary.analysedOn}`}
          </p>
          <h1 className="mt-1 text-3xl wrap-anywhere sm:text-4xl">{summary.host}</h1>
          <p className="figures mt-2 text-sm text-quiet">{summary.coverage}</p>
        </header>
        <Opening summary={summary} />
        <div className="mt-16 grid grid-cols-1 gap-x-12 lg:grid-cols-[11rem_minmax(0,1fr)] min-[68.75rem]:grid-cols-[11rem_minmax(0,1fr)_15rem] print:block">
          <div className="hidden lg:block print:hidden">
            <Contents entries={contents} categories={categories} />
          </div>
          <div className="min-w-0">
            <ReportSection id="ratings" title="At a glance" lead={ratingsLead(view.sections)}>
              <Ratings sections={view.sections} />
            </ReportSection>
            <ReportSection id="assistants" title="Which assistants may read you" lead={view.assistants.headline}>
              <AssistantList assistants={view.assistants} />
            </ReportSection>
            <ReportSection
              id="facts"
              title="What an assistant learns about you"
              lead="Read from your pages as a stranger would. Every entry names its source; what we did not find is said."
            >
              <FactList groups={view.facts} />
            </ReportSection>
            <ReportSection id="checks" title="Checks" lead={checksLead(categories)}>
              <CheckCategories categories={categories} />
            </ReportSection>
            {reading !== null && (
              <ReportSection id="reading" title="Your home page, read twice" lead={reading.sentence}>
                <TwoReadings reading={reading} />
              </ReportSection>
            )}
            {measurements !== null && (
              <ReportSection id="measurements" title="Measured in a browser" lead={measurements.headline}>
                <MeasurementsView measurements={measurements} />
              </ReportSection>
            )}
            <ReportSection id="pages" title="Pages" lead={pagesLead(summary)}>
              <PageTable pages={view.pages} />
            </ReportSection>
            {locked.length > 0 && (
              <ReportSection
                id="held-back"
                title="The full report"
                lead="This preview is yours to keep. The full report adds what stands here, all of it about this website."
              >
                <HeldBack groups={locked} />
                {analysis.analysisId > 0 && (
                  <div className="mt-6">
                    <UnlockBar analysisId={analysis.analysisId} groups={locked} />
                  </div>
                )}
              </ReportSection>
            )}
            <EvidenceNotes />
          </div>
          <EvidenceMargin />
        </div>
      </article>
    </EvidenceProvider>
  );
}

/** The analysis among the results of the home page. The sample has no number and belongs to nobody. */
function analysisPath({ analysisId, isPaid }: AnalysisView): string {
  return analysisId > 0 ? `/?analysis=${analysisId}${isPaid ? '&unlocked=true' : ''}` : '/';
}
