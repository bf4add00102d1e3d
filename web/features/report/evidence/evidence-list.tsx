import type { CitedEvidence } from '../../../../worker/report/citations.ts';
import { EvidenceCard } from './evidence-card.tsx';

export const evidenceTitle = (opened: readonly CitedEvidence[]): string =>
  opened.length === 1 ? `Source [${opened[0]?.number}]` : `${opened.length} sources`;

/** What one citation stands for, one passage below the other. */
export function EvidenceList({ opened }: { opened: readonly CitedEvidence[] }) {
  return (
    <ol className="grid gap-6">
      {opened.map((cited) => (
        <li key={cited.number}>
          {opened.length > 1 && <p className="figures mb-2 text-sm font-semibold text-accent">[{cited.number}]</p>}
          <EvidenceCard {...cited} />
        </li>
      ))}
    </ol>
  );
}
