import type { Verdict } from '../../../../worker/report/view/verdict.ts';
import { EFFORT_LABELS, WHO_LABELS } from '../../../../worker/report/view/worklist.ts';
import { CopyButton } from '../parts/copy-button.tsx';

/** The three things to begin with, each with what it brings, what it takes and who does it. */
export function FirstTasks({ verdict: { first, afterFirst } }: { verdict: Verdict }) {
  if (first.length === 0) return <p className="prose mt-5 text-quiet">We found nothing that would raise this score.</p>;
  // The preview knows the gain alone, not yet what each takes.
  const isPlanned = first.every(({ task }) => task !== null);
  return (
    <section aria-labelledby="first-tasks" className="mt-5">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="first-tasks" className="text-lg">
          {isPlanned ? 'Do this first' : 'What gains most'}
        </h2>
        {afterFirst && (
          <p className="figures text-sm text-quiet">
            {afterFirst.from} <span aria-hidden="true">→</span>
            <span className="sr-only">to</span> <span className="font-semibold text-ink">{afterFirst.to}</span>
          </p>
        )}
      </div>
      <ol className="mt-1 divide-y divide-line border-y border-line">
        {first.map((one, index) => (
          <li
            key={one.task?.id ?? one.title}
            className="figures grid min-h-11 grid-cols-[1.25rem_minmax(0,1fr)_auto] items-center gap-x-2 py-1 text-sm"
          >
            <span aria-hidden="true" className="font-serif text-base text-quiet">
              {index + 1}
            </span>
            <span className="min-w-0">
              {one.task ? (
                <a href={`#task-${one.task.number}`} className="font-medium hover:text-accent hover:underline">
                  {one.title}
                </a>
              ) : (
                <span className="font-medium">{one.title}</span>
              )}
              <span className="block text-xs text-quiet">
                {[
                  one.gain && `${one.gain} ${one.gain === '+1' ? 'point' : 'points'}`,
                  ...(one.task
                    ? [EFFORT_LABELS[one.task.effort].toLowerCase(), WHO_LABELS[one.task.who].toLowerCase()]
                    : []),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            {one.task?.ready === 'ready' && one.task.fixes.length === 1 && one.task.fixes[0] && (
              <CopyButton text={one.task.fixes[0].content} label={one.title} words="Copy text" />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
