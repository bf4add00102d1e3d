import type { PlaybookGroups } from '../../../../worker/report/view/folded-parts.ts';
import { safeHref, shortAddress } from '../../../../worker/report/view/web-links.ts';
import { PartTitle, Said, SaidList } from '../parts/said.tsx';

type Analysis = PlaybookGroups['competitorAnalysis'];

/** How the website stands beside others: as bars, where others were measured. */
export function Competitors({ analysis }: { analysis: Analysis }) {
  const at = '/competitorAnalysis';
  const {
    benchmarkComparison: benchmark,
    topCompetitors,
    competitiveAdvantages,
    gapOpportunities,
    actionableInsights,
  } = analysis;
  const bars = [
    { name: 'You', score: benchmark.yourScore },
    { name: 'Others in your trade, on average', score: benchmark.industryAverage },
    { name: 'The best in your trade', score: benchmark.topPerformerScore },
    ...topCompetitors.map(({ name, aiVisibilityScore }) => ({ name, score: aiVisibilityScore })),
  ].filter(({ score }) => score !== null);
  return (
    <div className="grid gap-6">
      <div>
        <PartTitle>Beside others</PartTitle>
        {bars.length > 1 && (
          <ul className="figures grid gap-1.5 text-sm">
            {bars.map(({ name, score }) => (
              <li key={name} className="grid grid-cols-[minmax(0,12rem)_minmax(0,1fr)_2.5rem] items-center gap-x-3">
                <span className="truncate">{name}</span>
                <span aria-hidden="true" className="h-2 bg-line">
                  <span className="block h-full bg-ink" style={{ width: `${score}%` }} />
                </span>
                <span className="text-right font-semibold">{score}</span>
              </li>
            ))}
          </ul>
        )}
        {bars.length <= 1 && <p className="max-w-measure text-sm text-quiet">{analysis.topCompetitorsBasis.how}</p>}
        {benchmark.yourRanking !== null && (
          <p className="figures mt-2 text-sm">Your place: number {benchmark.yourRanking}.</p>
        )}
      </div>
      {topCompetitors.map(({ name, website, strengths, weaknesses, keyDifferentiators }, index) => {
        const href = safeHref(website);
        const own = `${at}/topCompetitors/${index}`;
        return (
          <section key={website} className="grid gap-3 border-t border-line pt-3">
            <h5 className="text-sm font-semibold">
              {name}{' '}
              {href && (
                <a href={href} target="_blank" rel="noopener nofollow" className="link font-normal">
                  {shortAddress(website)}
                </a>
              )}
            </h5>
            <div className="grid gap-4 md:grid-cols-3">
              <SaidList at={`${own}/strengths`} items={strengths} title="Ahead of you" />
              <SaidList at={`${own}/weaknesses`} items={weaknesses} title="Behind you" />
              <SaidList at={`${own}/keyDifferentiators`} items={keyDifferentiators} title="Different" />
            </div>
          </section>
        );
      })}
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
        <SaidList at={`${at}/competitiveAdvantages`} items={competitiveAdvantages} title="Where you stand out" />
        <SaidList at={`${at}/gapOpportunities`} items={gapOpportunities} title="Where others can overtake you" />
      </div>
      {actionableInsights.length > 0 && (
        <ul className="divide-y divide-line border-y border-line text-sm">
          {actionableInsights.map(({ insight, priority, implementation, expectedOutcome }, index) => (
            <li key={insight} className="py-2">
              <p className="font-medium">
                <Said at={`${at}/actionableInsights/${index}`}>{insight}</Said>
              </p>
              <p>
                <Said at={`${at}/actionableInsights/${index}/implementation`}>{implementation}</Said>
              </p>
              <p className="text-xs text-quiet">
                <Said
                  at={`${at}/actionableInsights/${index}/expectedOutcome`}
                >{`${expectedOutcome} (${priority} priority)`}</Said>
              </p>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
