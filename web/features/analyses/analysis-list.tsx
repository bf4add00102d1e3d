import type { AnalysisListItem } from '../../../worker/contract/api.ts';
import { AnalysisRow, EarlierRow } from './analysis-row.tsx';
import { StartFirst } from './start-first.tsx';
import { groupByWebsite, type WebsiteGroup } from './website-groups.ts';

/** Every analysis of the user by website, newest first: rows where there is room, cards on a phone. */
export function AnalysisList({ analyses }: { analyses: AnalysisListItem[] }) {
  if (analyses.length === 0) return <StartFirst />;
  return (
    <ul className="divide-y divide-line border-y border-line">
      {groupByWebsite(analyses).map((group) => (
        <li key={group.key} className="grid gap-5 py-5">
          {group.current.map((analysis) => (
            <AnalysisRow key={analysis.analysisId} analysis={analysis} scores={group.scores} />
          ))}
          {group.earlier.length > 0 && <Earlier analyses={group.earlier} />}
        </li>
      ))}
    </ul>
  );
}

function Earlier({ analyses }: { analyses: WebsiteGroup['earlier'] }) {
  return (
    <details className="ml-14 text-sm">
      <summary className="inline-flex min-h-8 items-center text-quiet underline decoration-line underline-offset-4 hover:text-ink">
        {analyses.length === 1 ? '1 earlier analysis' : `${analyses.length} earlier analyses`}
      </summary>
      <ul className="mt-1 divide-y divide-line">
        {analyses.map((analysis) => (
          <li key={analysis.analysisId}>
            <EarlierRow analysis={analysis} />
          </li>
        ))}
      </ul>
    </details>
  );
}
