import type { PlaybookGroups } from '../../../../worker/report/view/folded-parts.ts';
import { isSaid } from '../../../../worker/report/view/is-said.ts';
import { PartTitle, Said, SaidList } from '../parts/said.tsx';
import { ScoreBar } from '../sections/score-bar.tsx';

/** What is known about the trade, what is asked aloud, and what holds for this business in particular. */
export function TradeCover({ premium }: { premium: PlaybookGroups }) {
  return (
    <div className="grid gap-10">
      <Insights insights={premium.industryInsights} />
      <Voice voice={premium.voiceSearchOptimization} />
      <Tips tips={premium.businessSpecificTips} />
    </div>
  );
}

function Insights({ insights }: { insights: PlaybookGroups['industryInsights'] }) {
  const at = '/industryInsights';
  const market = [
    { at: `${at}/marketSize`, text: insights.marketSize },
    { at: `${at}/aiAdoptionRate`, text: insights.aiAdoptionRate },
  ].filter(({ text }) => isSaid(text));
  return (
    <div className="grid gap-6">
      {market.length > 0 && (
        <div>
          <PartTitle>Your market</PartTitle>
          {market.map((line) => (
            <p key={line.at} className="max-w-measure text-sm">
              <Said at={line.at}>{line.text}</Said>
            </p>
          ))}
        </div>
      )}
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
        <SaidList at={`${at}/customerBehavior`} items={insights.customerBehavior} title="How customers ask" />
        <SaidList at={`${at}/growthTrends`} items={insights.growthTrends} title="What is changing" />
        <SaidList at={`${at}/seasonalPatterns`} items={insights.seasonalPatterns} title="Through the year" />
        <SaidList at={`${at}/futureOpportunities`} items={insights.futureOpportunities} title="Open to you" />
      </div>
    </div>
  );
}

function Voice({ voice }: { voice: PlaybookGroups['voiceSearchOptimization'] }) {
  const at = '/voiceSearchOptimization';
  const { currentReadiness: ready, voiceQueries, conversationalContent, technicalImplementation } = voice;
  return (
    <div className="grid gap-6">
      <div className="max-w-measure">
        <PartTitle>Asked aloud</PartTitle>
        <ScoreBar label="Ready to be read out" score={ready.score} hint={ready.assessment} />
      </div>
      <SaidList at={`${at}/currentReadiness/keyFindings`} items={ready.keyFindings} />
      {voiceQueries.length > 0 && (
        <ul className="divide-y divide-line border-y border-line text-sm">
          {voiceQueries.map(({ query, priority, intent, optimization }, index) => (
            <li key={query} className="grid gap-x-6 gap-y-0.5 py-2 md:grid-cols-[16rem_minmax(0,1fr)]">
              <span>
                <span className="font-serif" dir="auto">
                  “{query}”
                </span>
                <span className="block text-xs text-quiet">
                  {intent} ({priority} priority)
                </span>
              </span>
              <span>
                <Said at={`${at}/voiceQueries/${index}`}>{optimization}</Said>
              </span>
            </li>
          ))}
        </ul>
      )}
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
        <SaidList
          at={`${at}/conversationalContent/faqOptimization`}
          items={conversationalContent.faqOptimization}
          title="Questions to write out"
        />
        <SaidList
          at={`${at}/conversationalContent/naturalLanguageContent`}
          items={conversationalContent.naturalLanguageContent}
          title="Sentences that can be spoken"
        />
        <SaidList
          at={`${at}/technicalImplementation/structuredData`}
          items={technicalImplementation.structuredData}
          title="In the structured data"
        />
        <SaidList
          at={`${at}/technicalImplementation/mobileOptimizations`}
          items={technicalImplementation.mobileOptimizations}
          title="On a phone"
        />
      </div>
    </div>
  );
}

function Tips({ tips }: { tips: PlaybookGroups['businessSpecificTips'] }) {
  const at = '/businessSpecificTips';
  if (Object.values(tips).every((list) => list.length === 0)) return null;
  return (
    <div>
      <PartTitle>For your business in particular</PartTitle>
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
        <SaidList at={`${at}/industryOptimizations`} items={tips.industryOptimizations} title="In your trade" />
        <SaidList at={`${at}/localSeoTips`} items={tips.localSeoTips} title="For local customers" />
        <SaidList at={`${at}/competitorAdvantages`} items={tips.competitorAdvantages} title="Where you stand out" />
      </div>
    </div>
  );
}
