import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FixView, RecommendationView } from '../../../../worker/report/view/recommendations.ts';
import { evidenceWords } from '../../../../worker/report/words.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { keyed } from '../../../ui/keyed.ts';
import { Citation } from '../evidence/citation.tsx';
import { CodeBlock } from '../parts/code-block.tsx';
import { CopyButton } from '../parts/copy-button.tsx';
import { Linked } from '../parts/linked.tsx';
import { Spoken } from '../parts/voice-context.tsx';
import { DiffView } from './diff-view.tsx';

interface Props {
  row: RecommendationView;
  headings: 'h4' | 'h5';
  /** Leads to a new analysis; null where the reader cannot start one. */
  checkAgain: string | null;
  onMove: ((step: 1 | -1) => void) | null;
}

/** An open task: what we saw, what to change, how one knows that it is done. */
export function WorkBody({ row, headings, checkAgain, onMove }: Props) {
  const technical = row.seen.filter((one) => one.technical !== null);
  return (
    <div className="grid gap-5 border-t border-line bg-sunken px-4 py-5 sm:px-6">
      <Part as={headings} title="What we saw">
        <p className="prose wrap-anywhere">
          <Spoken>{row.description}</Spoken>
          <Citation numbers={row.citations} />
        </p>
        {row.where !== '' && <p className="mt-1.5 text-xs text-quiet wrap-anywhere">Where: {row.where}</p>}
      </Part>
      <Part as={headings} title="Change">
        <p className="max-w-measure text-sm wrap-anywhere">
          <Linked text={row.implementation} />
        </p>
        {row.steps.length > 0 && (
          <ol className="mt-2 grid max-w-measure list-decimal gap-2 pl-5 text-sm wrap-anywhere">
            {row.steps.map(({ title, how, seen }) => (
              <li key={title}>
                <span className="font-medium">
                  <Spoken>{title}</Spoken>
                </span>
                {': '}
                <Linked text={how} />
                {seen[0] && (
                  <span className="block text-xs text-quiet">
                    {evidenceWords({ ...seen[0], seen: seen[0].quote })} ({seen[0].where})
                  </span>
                )}
              </li>
            ))}
          </ol>
        )}
        {keyed(row.fixes, ({ title }) => title).map(({ key, item }, index) => (
          <Fix key={key} fix={item} isOpen={index === 0} />
        ))}
      </Part>
      <Part as={headings} title="What you gain">
        <p className="max-w-measure text-sm">
          <Spoken>{row.impact}</Spoken>
        </p>
        <p className="mt-1 text-xs text-quiet">{row.terms.join(' · ')}</p>
      </Part>
      <Part as={headings} title="Done when">
        <p className="max-w-measure text-sm wrap-anywhere">
          <Linked text={row.doneWhen} />
        </p>
        {checkAgain && (
          <p className="mt-2">
            <ButtonLink to={checkAgain} variant="secondary" size="sm">
              Check again
            </ButtonLink>
          </p>
        )}
      </Part>
      {technical.length > 0 && (
        <Part as={headings} title="For your web person">
          <ul className="grid gap-1 font-mono text-xs text-quiet">
            {technical.map(({ technical: place, where }) => (
              <li key={`${where} ${place}`} className="wrap-anywhere">
                {place} <span className="font-sans">({where})</span>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {onMove && (
        <div className="flex justify-between gap-3 print:hidden">
          <Button variant="quiet" size="sm" onClick={() => onMove(-1)}>
            <ArrowLeft className="size-4" aria-hidden="true" />
            Previous task
          </Button>
          <Button variant="quiet" size="sm" onClick={() => onMove(1)}>
            Next task
            <ArrowRight className="size-4" aria-hidden="true" />
          </Button>
        </div>
      )}
    </div>
  );
}

function Part({ as: Heading, title, children }: { as: 'h4' | 'h5'; title: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-1 sm:grid-cols-[8rem_minmax(0,1fr)]">
      <Heading className="text-xs font-semibold text-quiet sm:pt-1">{title}</Heading>
      <div className="min-w-0">{children}</div>
    </div>
  );
}

function Fix({ fix: { title, placement, todos, diff, content }, isOpen }: { fix: FixView; isOpen: boolean }) {
  return (
    <details open={isOpen} className="mt-3">
      <summary className="text-sm font-medium wrap-anywhere">
        {title}
        {todos > 0 && (
          <span className="font-normal text-quiet"> · {todos === 1 ? '1 gap to fill' : `${todos} gaps to fill`}</span>
        )}
      </summary>
      <p className="mt-1 mb-2 max-w-measure text-xs text-quiet wrap-anywhere">
        {placement}
        {todos > 0 && ' Where it says TODO, please fill in what your website does not say.'}
      </p>
      {diff ? (
        <>
          <DiffView lines={diff} label={title} />
          <div className="mt-1 flex justify-end">
            <CopyButton text={content} label={title} />
          </div>
        </>
      ) : (
        <CodeBlock text={content} label={title} />
      )}
    </details>
  );
}
