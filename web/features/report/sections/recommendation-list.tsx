import { ChevronRight } from 'lucide-react';
import type { FixView, RecommendationView } from '../../../../worker/report/view/recommendations.ts';
import { Citation } from '../evidence/citation.tsx';
import { TickBox } from '../ticks/tick-box.tsx';
import { CodeBlock } from './code-block.tsx';

/** What to do, most worthwhile first, with what was seen and the text to paste. */
export function RecommendationList({ recommendations }: { recommendations: readonly RecommendationView[] }) {
  return (
    <ol className="grid gap-10">
      {recommendations.map((recommendation) => (
        <li
          key={recommendation.id}
          id={`recommendation-${recommendation.number}`}
          className="grid scroll-mt-20 grid-cols-[2.75rem_minmax(0,1fr)]"
        >
          <span aria-hidden="true" className="figures font-serif text-lg text-accent">
            [{recommendation.number}]
          </span>
          <Recommendation recommendation={recommendation} />
        </li>
      ))}
    </ol>
  );
}

function Recommendation({ recommendation }: { recommendation: RecommendationView }) {
  const { id, title, marks, description, citations, implementation, impact, fixes } = recommendation;
  return (
    <div className="min-w-0">
      <h3 className="break-after-avoid text-lg leading-snug">{title}</h3>
      <ul aria-label="In short" className="figures mt-1 flex flex-wrap gap-x-1.5 text-xs text-quiet">
        {marks.map((mark, i) => (
          <li key={mark} className="whitespace-nowrap">
            {i > 0 && (
              <span aria-hidden="true" className="mr-1.5">
                ·
              </span>
            )}
            {mark}
          </li>
        ))}
      </ul>
      <p className="prose mt-3 wrap-anywhere">
        {description}
        <Citation numbers={citations} />
      </p>
      <p className="mt-3 max-w-measure text-sm wrap-anywhere">
        <span className="font-semibold">How: </span>
        {implementation}
      </p>
      <p className="mt-2 max-w-measure text-sm text-quiet">{impact}</p>
      <TickBox recommendationId={id} title={title} />
      {fixes.length > 0 && (
        <div className="mt-4 divide-y divide-line border-y border-line">
          {fixes.map((fix, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: fixes of one recommendation, never reordered
            <Fix key={i} fix={fix} />
          ))}
        </div>
      )}
    </div>
  );
}

function Fix({ fix: { title, placement, todos, before, content } }: { fix: FixView }) {
  return (
    <details className="group">
      <summary className="grid min-h-11 list-none grid-cols-[1.25rem_1fr_auto] items-center gap-x-2 py-2 text-sm font-medium [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="size-4 text-quiet transition-transform duration-150 group-open:rotate-90 print:invisible"
        />
        <span className="wrap-anywhere">{title}</span>
        {todos > 0 && (
          <span className="text-xs font-normal text-quiet">
            {todos === 1 ? '1 gap to fill' : `${todos} gaps to fill`}
          </span>
        )}
      </summary>
      <div className="grid gap-3 pb-4">
        <p className="max-w-measure text-sm wrap-anywhere">
          {placement}
          {todos > 0 && ' What reads TODO is for you to fill in: your website does not say it.'}
        </p>
        {before === null ? (
          <CodeBlock text={content} label={title} />
        ) : (
          <div className="grid gap-3 lg:grid-cols-2">
            <CodeBlock text={before} label={`${title}, now`} caption="Now" isQuiet />
            <CodeBlock text={content} label={title} caption="After" />
          </div>
        )}
      </div>
    </details>
  );
}
