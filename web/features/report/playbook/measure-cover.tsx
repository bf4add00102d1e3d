import type { PlaybookGroups } from '../../../../worker/report/view/folded-parts.ts';
import { isReached } from '../../../../worker/report/view/is-reached.ts';
import { PartTitle, Said, SaidList } from '../parts/said.tsx';
import { Tests } from './tests.tsx';

/** What to count from now on, what to try, and with which tools. */
export function MeasureCover({ premium }: { premium: PlaybookGroups }) {
  return (
    <div className="grid gap-10">
      <Indicators tracking={premium.performanceTracking} />
      <Tests tests={premium.abTestingRecommendations} />
      <Tools tools={premium.aiToolsIntegration} />
    </div>
  );
}

const METRICS = [
  ['organicTraffic', 'Visits from search'],
  ['aiMentions', 'Mentions in AI answers'],
  ['brandSearches', 'Searches for your name'],
  ['conversionRate', 'Visits that become inquiries, %'],
] as const;

const PROJECTED = [
  ['aiVisibilityBoost', 'points of this score'],
  ['trafficIncrease', '% more visits'],
  ['leadGeneration', '% more inquiries'],
] as const;

function Indicators({ tracking }: { tracking: PlaybookGroups['performanceTracking'] }) {
  const { keyPerformanceIndicators: all, currentMetrics, projectedImprovements: projected } = tracking;
  const at = '/performanceTracking';
  const rows = all.map((row, index) => ({ ...row, at: `${at}/keyPerformanceIndicators/${index}` }));
  const open = rows.filter(({ currentValue, targetValue }) => !isReached(currentValue, targetValue));
  const known = METRICS.flatMap(([field, label]) => {
    const value = currentMetrics[field];
    return value === null ? [] : [`${label}: ${value}`];
  });
  const gains = PROJECTED.flatMap(([field, label]) => {
    const value = projected[field];
    return value === null || value === 0 ? [] : [`+${value} ${label}`];
  });
  return (
    <div>
      <PartTitle>What to watch</PartTitle>
      <p className="mb-3 max-w-measure text-sm text-quiet">
        {gains.length > 0 && `When everything is done: ${gains.join(', ')}. `}
        {projected.timeframe}
        {known.length > 0 && ` Today: ${known.join('; ')}.`}
      </p>
      {open.length > 0 && (
        <table className="w-full text-left text-sm">
          <thead className="text-xs text-quiet">
            <tr>
              <th scope="col" className="py-1.5 pr-4 font-medium">
                What
              </th>
              <th scope="col" className="py-1.5 pr-4 font-medium">
                Now
              </th>
              <th scope="col" className="py-1.5 pr-4 font-medium">
                Aim
              </th>
              <th scope="col" className="hidden py-1.5 font-medium md:table-cell">
                How
              </th>
            </tr>
          </thead>
          <tbody className="figures divide-y divide-line border-y border-line">
            {open.map(({ metric, currentValue, targetValue, trackingMethod, at: own }) => (
              <tr key={metric} className="align-top">
                <th scope="row" className="py-2 pr-4 font-medium">
                  <Said at={own}>{metric}</Said>
                  <span className="block text-xs font-normal text-quiet md:hidden">{trackingMethod}</span>
                </th>
                <td className="min-w-20 py-2 sm:min-w-24 pr-4">{currentValue}</td>
                <td className="min-w-20 py-2 sm:min-w-24 pr-4">{targetValue}</td>
                <td className="hidden py-2 text-quiet md:table-cell">{trackingMethod}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {open.length < rows.length && (
        <p className="mt-2 text-xs text-quiet">
          Reached:{' '}
          {rows
            .filter((row) => !open.includes(row))
            .map(({ metric }) => metric)
            .join('; ')}
        </p>
      )}
    </div>
  );
}

function Tools({ tools }: { tools: PlaybookGroups['aiToolsIntegration'] }) {
  const { recommendedAiTools, automationOpportunities: automation, futureProofing: future } = tools;
  const at = '/aiToolsIntegration';
  return (
    <div className="grid gap-6">
      {recommendedAiTools.length > 0 && (
        <div>
          <PartTitle>Tools</PartTitle>
          <ul className="divide-y divide-line border-y border-line text-sm">
            {recommendedAiTools.map(({ toolName, cost, category, useCase, implementation, expectedBenefit }, index) => (
              <li
                key={toolName}
                className="grid gap-x-6 gap-y-1 py-2.5 md:grid-cols-[12rem_minmax(0,1fr)_minmax(0,1fr)]"
              >
                <span>
                  <span className="font-medium">{toolName}</span>
                  <span className="block text-xs text-quiet">
                    {category}. {cost}
                  </span>
                </span>
                <span>
                  <Said at={`${at}/recommendedAiTools/${index}`}>{useCase}</Said>
                  <span className="block text-xs text-quiet">{expectedBenefit}</span>
                </span>
                <span className="text-quiet wrap-anywhere">
                  <Said at={`${at}/recommendedAiTools/${index}/implementation`}>{implementation}</Said>
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
        <SaidList
          at={`${at}/automationOpportunities/contentCreation`}
          items={automation.contentCreation}
          title="Writing"
        />
        <SaidList
          at={`${at}/automationOpportunities/customerService`}
          items={automation.customerService}
          title="Saved replies"
        />
        <SaidList at={`${at}/automationOpportunities/dataAnalysis`} items={automation.dataAnalysis} title="Counting" />
        <SaidList at={`${at}/futureProofing/emergingTrends`} items={future.emergingTrends} title="What comes next" />
        <SaidList
          at={`${at}/futureProofing/preparationSteps`}
          items={future.preparationSteps}
          title="To be ready for it"
        />
        <SaidList
          at={`${at}/futureProofing/competitiveAdvantages`}
          items={future.competitiveAdvantages}
          title="What will last"
        />
      </div>
    </div>
  );
}
