import type { PlaybookGroups } from '../../../../worker/report/view/folded-parts.ts';
import { pageName } from '../../../../worker/report/view/places.ts';
import { CodeBlock } from '../parts/code-block.tsx';
import { CopyButton } from '../parts/copy-button.tsx';
import { PartTitle, Said, SaidList, SmallTitle } from '../parts/said.tsx';

/** What to write: words, gaps, pages, questions and a calendar; then every page as it stands. */
export function WordsCover({ premium, homeUrl }: { premium: PlaybookGroups; homeUrl: string }) {
  const { contentStrategy: strategy, contentOptimization } = premium;
  const at = '/contentStrategy';
  return (
    <div className="grid gap-8">
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
        <SaidList at={`${at}/keywordOpportunities`} items={strategy.keywordOpportunities} title="Words customers use" />
        <SaidList at={`${at}/contentGaps`} items={strategy.contentGaps} title="Gaps on your pages" />
      </div>
      <SaidList
        at={`${at}/aiOptimizedContent`}
        items={strategy.aiOptimizedContent}
        title="Texts written for this website"
      />
      <Articles articles={strategy.articleRecommendations} />
      <Questions pairs={strategy.faqSuggestions} />
      <Calendar months={contentOptimization.contentCalendar} />
      <Topics gaps={contentOptimization.contentGaps} />
      <Pages pages={contentOptimization.existingContentAudit} homeUrl={homeUrl} />
    </div>
  );
}

function Articles({ articles }: { articles: PlaybookGroups['contentStrategy']['articleRecommendations'] }) {
  if (articles.length === 0) return null;
  return (
    <div>
      <PartTitle>Pages worth writing</PartTitle>
      <div className="grid gap-4">
        {articles.map(({ title, wordCount, wordCountBasis, purpose, outline, keyPhrases, contentExample }, index) => {
          const at = `/contentStrategy/articleRecommendations/${index}`;
          return (
            <article key={title} className="rounded-md border border-line p-4">
              <h5 className="font-serif text-base font-semibold wrap-anywhere">{title}</h5>
              <p className="mt-1 max-w-measure text-sm">
                <Said at={at}>{purpose}</Said>
                {wordCount !== null && (
                  <span className="figures text-quiet" title={wordCountBasis.how}>
                    {' '}
                    About {wordCount} words.
                  </span>
                )}
              </p>
              <ol className="mt-3 grid list-decimal gap-1 pl-5 text-sm">
                {outline.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ol>
              {keyPhrases.length > 0 && <p className="mt-2 text-xs text-quiet">Phrases: {keyPhrases.join('; ')}</p>}
              <div className="mt-3">
                <CodeBlock text={contentExample} label={`${title}: a beginning`} caption="A beginning" />
              </div>
            </article>
          );
        })}
      </div>
    </div>
  );
}

function Questions({ pairs }: { pairs: PlaybookGroups['contentStrategy']['faqSuggestions'] }) {
  if (pairs.length === 0) return null;
  return (
    <div>
      <PartTitle>Questions and answers to publish</PartTitle>
      <dl className="divide-y divide-line border-y border-line text-sm">
        {pairs.map(({ question, answer, keywords }, index) => (
          <div key={question} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-2.5">
            <dt className="font-medium" dir="auto">
              {question}
            </dt>
            <dd className="row-span-2">
              <CopyButton text={`${question}\n${answer}`} label={question} />
            </dd>
            <dd className="col-start-1 text-quiet" dir="auto">
              <Said at={`/contentStrategy/faqSuggestions/${index}`}>{answer}</Said>
              {keywords.length > 0 && <span className="block text-xs">{keywords.join('; ')}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Calendar({ months }: { months: PlaybookGroups['contentOptimization']['contentCalendar'] }) {
  if (months.length === 0) return null;
  return (
    <div>
      <PartTitle>Calendar</PartTitle>
      <div className="grid gap-px overflow-hidden rounded-md border border-line bg-line md:grid-cols-3">
        {months.map(({ month, contentType, topics, aiOptimizationFocus }, index) => (
          <div key={`${month} ${contentType}`} className="min-w-0 bg-paper p-4">
            <SmallTitle>{month}</SmallTitle>
            <p className="text-sm font-medium">{contentType}</p>
            <div className="mt-2">
              <SaidList at={`/contentOptimization/contentCalendar/${index}/topics`} items={topics} />
            </div>
            <p className="mt-2 text-xs text-quiet">
              <Said at={`/contentOptimization/contentCalendar/${index}`}>{aiOptimizationFocus}</Said>
            </p>
          </div>
        ))}
      </div>
    </div>
  );
}

function Topics({ gaps }: { gaps: PlaybookGroups['contentOptimization']['contentGaps'] }) {
  if (gaps.length === 0) return null;
  return (
    <div>
      <PartTitle>Topics without a page</PartTitle>
      <ul className="divide-y divide-line border-y border-line text-sm">
        {gaps.map(({ topic, searchVolume, difficulty, opportunity }, index) => (
          <li key={topic} className="grid gap-x-6 py-2 sm:grid-cols-[14rem_minmax(0,1fr)]">
            <span className="font-medium wrap-anywhere" dir="auto">
              {topic}
              {searchVolume !== null && (
                <span className="figures font-normal text-quiet"> · {searchVolume} searches</span>
              )}
            </span>
            <span>
              <Said at={`/contentOptimization/contentGaps/${index}`}>{opportunity}</Said>{' '}
              <span className="text-xs text-quiet">Difficulty: {difficulty}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Pages({
  pages,
  homeUrl,
}: {
  pages: PlaybookGroups['contentOptimization']['existingContentAudit'];
  homeUrl: string;
}) {
  if (pages.length === 0) return null;
  return (
    <div>
      <PartTitle>Your pages</PartTitle>
      <div className="divide-y divide-line border-y border-line">
        {pages.map(({ page, currentPerformance, improvements }, index) => {
          const at = `/contentOptimization/existingContentAudit/${index}`;
          return (
            <details key={page}>
              <summary className="figures py-2 text-sm">
                <span className="font-mono text-xs wrap-anywhere">{pageName(page, homeUrl)}</span>
                <span className="block text-xs text-quiet">{currentPerformance}</span>
              </summary>
              <div className="pb-3">
                <SaidList at={`${at}/improvements`} items={improvements} />
              </div>
            </details>
          );
        })}
      </div>
    </div>
  );
}
