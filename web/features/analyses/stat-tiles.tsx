import type { DashboardStats } from '../../../worker/contract/api.ts';

export interface Tile {
  label: string;
  value: string;
}

/** The four figures; '-' where there is nothing to tell yet. */
export function selectTiles(stats: DashboardStats | undefined): Tile[] {
  const total = stats?.totalAnalyses ?? 0;
  const some = stats !== undefined && total > 0;
  const {
    avgScore = null,
    recommendationsCompleted = 0,
    totalRecommendations = 0,
    improvementTrend = '',
  } = stats ?? {};
  return [
    { label: 'Total Analyses', value: stats === undefined ? '-' : String(total) },
    { label: 'Average AI Score', value: some && avgScore !== null ? `${Math.round(avgScore)}/100` : '-' },
    {
      label: 'Recommendations',
      value: some && totalRecommendations > 0 ? `${recommendationsCompleted}/${totalRecommendations}` : '-',
    },
    { label: 'Improvement', value: some ? improvementTrend || '+0%' : '-' },
  ];
}

export function StatTiles({ stats }: { stats: DashboardStats | undefined }) {
  return (
    <dl className="figures grid grid-cols-2 border-y border-line sm:grid-cols-4">
      {selectTiles(stats).map(({ label, value }) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end border-line px-4 py-4 odd:pl-0 max-sm:even:border-l max-sm:nth-[n+3]:border-t sm:px-5 sm:first:pl-0 sm:not-first:border-l sm:odd:not-first:pl-5"
        >
          <dt className="text-xs text-quiet">{label}</dt>
          <dd className="font-serif text-2xl font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
