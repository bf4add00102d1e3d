import type { ReactNode } from 'react';
import { type ReportSection, reportSections, type SectionId } from '../../../worker/report/sections.ts';
import type { ReportView } from '../../../worker/report/view/report-view.ts';
import { Citation } from './evidence/citation.tsx';
import { AccessTable } from './sections/access-table.tsx';
import { AssistantList } from './sections/assistant-list.tsx';
import { Blocks } from './sections/blocks.tsx';
import { CheckCategories } from './sections/check-categories.tsx';
import { FactList } from './sections/fact-list.tsx';
import { HeldBack } from './sections/held-back.tsx';
import { MeasurementsView } from './sections/measurements.tsx';
import { PageTable } from './sections/page-table.tsx';
import { PlanMonths } from './sections/plan-months.tsx';
import { QuestionBoard } from './sections/question-board.tsx';
import { Ratings } from './sections/ratings.tsx';
import { RecommendationList } from './sections/recommendation-list.tsx';
import { TwoReadings } from './sections/two-readings.tsx';
import { UnlockBar } from './sections/unlock-bar.tsx';

export interface DocumentSection extends Pick<ReportSection, 'id' | 'title' | 'short'> {
  lead: ReactNode;
  body: ReactNode;
}

/** The sections of the report with what the screen shows in them. */
export const documentSections = (view: ReportView, analysisId: number): DocumentSection[] =>
  reportSections(view).map(({ id, title, short, lead, citations }) => ({
    id,
    title,
    short,
    lead: (
      <>
        {lead}
        <Citation numbers={citations} />
      </>
    ),
    body: isOwnSection(id) ? (
      BODIES[id](view, analysisId)
    ) : (
      <GroupBody group={view.groups.find((group) => group.id === id)} />
    ),
  }));

function GroupBody({ group }: { group: ReportView['groups'][number] | undefined }) {
  if (!group) return null;
  return (
    <>
      <Blocks blocks={group.blocks} />
      {group.details.length > 0 && (
        <details className="mt-6">
          <summary className="cursor-pointer text-sm font-semibold">For whoever does the work</summary>
          <div className="mt-3">
            <Blocks blocks={[{ kind: 'rows', rows: group.details }]} />
          </div>
        </details>
      )}
    </>
  );
}

const isOwnSection = (id: ReportSection['id']): id is SectionId => id in BODIES;

const BODIES: Record<SectionId, (view: ReportView, analysisId: number) => ReactNode> = {
  recommendations: ({ recommendations }) => <RecommendationList recommendations={recommendations ?? []} />,
  plan: ({ plan }) => <PlanMonths months={plan} />,
  ratings: ({ sections }) => <Ratings sections={sections} />,
  assistants: ({ assistants, grid }) => (
    <>
      <AssistantList assistants={assistants} />
      {grid !== null && <AccessTable grid={grid} />}
    </>
  ),
  facts: ({ facts }) => <FactList groups={facts} />,
  questions: ({ questions }) => <QuestionBoard rows={questions} />,
  checks: ({ categories }) => <CheckCategories categories={categories} />,
  reading: ({ reading }) => reading && <TwoReadings reading={reading} />,
  measurements: ({ measurements }) => measurements && <MeasurementsView measurements={measurements} />,
  unseen: ({ unseen }) => <Blocks blocks={[{ kind: 'rows', rows: unseen }]} />,
  pages: ({ pages }) => <PageTable pages={pages} />,
  'held-back': ({ locked }, analysisId) => (
    <>
      <HeldBack groups={locked} />
      {analysisId > 0 && (
        <div className="mt-6">
          <UnlockBar analysisId={analysisId} groups={locked} />
        </div>
      )}
    </>
  ),
};
