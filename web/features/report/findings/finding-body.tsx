import type { ReactNode } from 'react';
import type { FindingId } from '../../../../worker/report/view/findings.ts';
import type { ReportView } from '../../../../worker/report/view/report-view.ts';
import { AreasFinding } from './areas-finding.tsx';
import { FactSheet } from './fact-sheet.tsx';
import { OpenFinding } from './open-finding.tsx';
import { QuestionBoard } from './question-board.tsx';
import { Ratings } from './ratings.tsx';
import { ReadFinding } from './read-finding.tsx';
import { SpeedFinding } from './speed-finding.tsx';

/** What a finding unfolds to. `correct` leads to the owner's facts; null for everybody else. */
export function FindingBody({ id, view, correct }: { id: FindingId; view: ReportView; correct: string | null }) {
  return BODIES[id](view, correct);
}

const BODIES: Record<FindingId, (view: ReportView, correct: string | null) => ReactNode> = {
  open: (view) => <OpenFinding view={view} />,
  read: ({ losses }) => <ReadFinding losses={losses} />,
  learn: ({ facts, readBy, sections }) => (
    <div className="grid gap-8">
      <FactSheet groups={facts} />
      {readBy !== null && <p className="max-w-measure text-xs wrap-anywhere text-quiet">{readBy}</p>}
      <Ratings sections={sections} />
    </div>
  ),
  answers: ({ questions }, correct) => <QuestionBoard rows={questions} correct={correct} />,
  areas: (view) => <AreasFinding view={view} />,
  speed: (view) => <SpeedFinding view={view} />,
};
