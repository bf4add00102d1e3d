import type { ReactNode } from 'react';
import type { FindingId } from '../../../../worker/report/view/findings.ts';
import type { FindingsPart, OpeningPart } from '../../../../worker/report/view/folded-parts.ts';
import { WithPart } from '../parts/document-source.tsx';
import { AreasFinding } from './areas-finding.tsx';
import { FactSheet } from './fact-sheet.tsx';
import { OpenFinding } from './open-finding.tsx';
import { QuestionBoard } from './question-board.tsx';
import { Ratings } from './ratings.tsx';
import { ReadFinding } from './read-finding.tsx';
import { SpeedFinding } from './speed-finding.tsx';

/** What a finding unfolds to. `correct` leads to the owner's facts; null for everybody else. */
export function FindingBody({ id, opening, correct }: { id: FindingId; opening: OpeningPart; correct: string | null }) {
  // These two may be open from the start, and are small.
  if (id === 'open') return <OpenFinding opening={opening} />;
  if (id === 'read') return <ReadFinding losses={opening.losses} />;
  return <WithPart part="findings">{(part) => BODIES[id](part, correct)}</WithPart>;
}

const BODIES: Record<Exclude<FindingId, 'open' | 'read'>, (part: FindingsPart, correct: string | null) => ReactNode> = {
  learn: ({ facts, readBy, sections }, correct) => (
    <div className="grid gap-8">
      <FactSheet sheet={facts} confirm={correct} />
      {readBy !== null && <p className="max-w-measure text-xs wrap-anywhere text-quiet">{readBy}</p>}
      <Ratings sections={sections} />
    </div>
  ),
  answers: ({ questions }, correct) => <QuestionBoard rows={questions} correct={correct} />,
  areas: (part) => <AreasFinding part={part} />,
  speed: (part) => <SpeedFinding part={part} />,
};
