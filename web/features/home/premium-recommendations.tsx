import { useMemo } from 'react';
import { Link } from 'react-router';
import type { Recommendation } from '../../../worker/contract/premium.ts';
import { createCitations } from '../../../worker/report/citations.ts';
import { selectRecommendations } from '../../../worker/report/view/recommendations.ts';

/** Everything the full report recommends, in its order; how to do it stands in the report. */
export function PremiumRecommendations({
  analysisId,
  recommendations,
}: {
  analysisId: number;
  recommendations: readonly Recommendation[];
}) {
  const rows = useMemo(() => selectRecommendations(recommendations, createCitations()), [recommendations]);
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="all-recommendations" className="mt-12">
      <h3 id="all-recommendations" className="text-lg">
        {rows.length === 1 ? 'One recommendation' : `All ${rows.length} recommendations`}
      </h3>
      <ol className="mt-4 divide-y divide-line border-y border-line">
        {rows.map(({ id, number, title, gain, terms, fixes }) => (
          <li key={id} className="grid break-inside-avoid grid-cols-[2.75rem_1fr] py-3 text-sm">
            <span aria-hidden="true" className="figures font-serif text-accent">
              [{number}]
            </span>
            <div className="min-w-0">
              <Link to={`/report/${analysisId}#task-${number}`} className="font-medium hover:text-accent">
                {title}
              </Link>
              <p className="figures mt-0.5 text-xs text-quiet">
                {[gain, ...terms, fixes.length > 0 ? 'with text to paste' : '']
                  .filter((mark) => mark !== '')
                  .join(' · ')}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
