import type { ReactNode } from 'react';
import { GROUP_LEADS, GROUP_TITLES } from '../../../worker/report/group-words.ts';
import { planLead } from '../../../worker/report/view/plan.ts';
import { questionsLead } from '../../../worker/report/view/questions.ts';
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
import { checksLead, pagesLead, ratingsLead } from './view/leads.ts';

export interface DocumentSection {
  id: string;
  /** In the table of contents, where it is shorter than the title. */
  short?: string;
  title: string;
  lead: ReactNode;
  body: ReactNode;
}

/** The document in its order: what to do, what was found, the other paid groups, what it rests on. Sections without content are left out. */
export function reportSections(view: ReportView, analysisId: number): DocumentSection[] {
  return [
    ...adviceSections(view),
    ...findingSections(view),
    ...groupSections(view),
    ...closingSections(view, analysisId),
  ];
}

function adviceSections({ recommendations, plan, summary }: ReportView): DocumentSection[] {
  return [
    ...(recommendations === null
      ? []
      : [
          {
            id: 'recommendations',
            short: `Recommendations (${recommendations.length})`,
            title: GROUP_TITLES.recommendations,
            lead:
              recommendations.length === 0
                ? 'We found nothing that would raise the score.'
                : GROUP_LEADS.recommendations,
            body: <RecommendationList recommendations={recommendations} />,
          },
        ]),
    ...(plan.length === 0
      ? []
      : [
          {
            id: 'plan',
            title: 'Plan for 90 days',
            lead: planLead(plan, summary.overall),
            body: <PlanMonths months={plan} />,
          },
        ]),
  ];
}

function findingSections(view: ReportView): DocumentSection[] {
  const { reading, measurements, questions, grid } = view;
  const heldBack = view.locked.find(({ id }) => id === 'questions')?.count ?? 0;
  return [
    {
      id: 'ratings',
      title: 'At a glance',
      lead: ratingsLead(view.sections),
      body: <Ratings sections={view.sections} />,
    },
    {
      id: 'assistants',
      short: 'Assistants',
      title: 'Which assistants may read you',
      lead: view.assistants.headline,
      body: (
        <>
          <AssistantList assistants={view.assistants} />
          {grid !== null && <AccessTable grid={grid} />}
        </>
      ),
    },
    {
      id: 'facts',
      short: 'What they learn',
      title: 'What an assistant learns about you',
      lead: 'Read from your pages as a stranger would. Every entry names its source; what we did not find is said.',
      body: <FactList groups={view.facts} />,
    },
    ...(questions.length === 0
      ? []
      : [
          {
            id: 'questions',
            title: 'Customers’ questions',
            lead: questionsLead(questions, heldBack),
            body: <QuestionBoard rows={questions} />,
          },
        ]),
    {
      id: 'checks',
      title: 'Checks',
      lead: checksLead(view.categories),
      body: <CheckCategories categories={view.categories} />,
    },
    ...(reading === null
      ? []
      : [
          {
            id: 'reading',
            short: 'Two readings',
            title: 'Your home page, read twice',
            lead: reading.sentence,
            body: <TwoReadings reading={reading} />,
          },
        ]),
    ...(measurements === null
      ? []
      : [
          {
            id: 'measurements',
            short: 'Speed and access',
            title: 'Measured in a browser',
            lead: measurements.headline,
            body: <MeasurementsView measurements={measurements} />,
          },
        ]),
  ];
}

const groupSections = ({ groups }: ReportView): DocumentSection[] =>
  groups.map(({ id, title, lead, citations, blocks, details }) => ({
    id,
    title,
    lead: (
      <>
        {lead}
        <Citation numbers={citations} />
      </>
    ),
    body: (
      <>
        <Blocks blocks={blocks} />
        {details.length > 0 && (
          <details className="mt-6">
            <summary className="cursor-pointer text-sm font-semibold">For whoever does the work</summary>
            <div className="mt-3">
              <Blocks blocks={[{ kind: 'rows', rows: details }]} />
            </div>
          </details>
        )}
      </>
    ),
  }));

function closingSections({ pages, summary, locked, unseen }: ReportView, analysisId: number): DocumentSection[] {
  return [
    ...(unseen.length === 0
      ? []
      : [
          {
            id: 'unseen',
            short: 'Not seen',
            title: 'What this report cannot see',
            lead: 'Nobody can measure these from outside. Each line says how you can.',
            body: <Blocks blocks={[{ kind: 'rows', rows: unseen }]} />,
          },
        ]),
    { id: 'pages', title: 'Pages', lead: pagesLead(summary), body: <PageTable pages={pages} /> },
    ...(locked.length === 0
      ? []
      : [
          {
            id: 'held-back',
            title: 'The full report',
            lead: 'This preview is yours to keep. The full report adds what stands here, all of it about this website.',
            body: (
              <>
                <HeldBack groups={locked} />
                {analysisId > 0 && (
                  <div className="mt-6">
                    <UnlockBar analysisId={analysisId} groups={locked} />
                  </div>
                )}
              </>
            ),
          },
        ]),
  ];
}
