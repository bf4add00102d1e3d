import type { Verdict } from '../../../../worker/report/view/verdict.ts';
import { CopyButton } from '../parts/copy-button.tsx';
import { Spoken } from '../parts/voice-context.tsx';

/** What to begin with, each with what it brings. */
export function FirstTasks({ verdict: { first, afterFirst } }: { verdict: Verdict }) {
  if (first.length === 0) return null;
  return (
    <section aria-labelledby="first-tasks" className="mt-5">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="first-tasks" className="text-lg">
          Do this first
        </h2>
        {afterFirst && (
          <p className="figures text-sm text-quiet">
            {afterFirst.from} <span aria-hidden="true">→</span>
            <span className="sr-only">to</span> <span className="font-semibold text-ink">{afterFirst.to}</span>
          </p>
        )}
      </div>
      <ol className="mt-1 divide-y divide-line border-y border-line">
        {first.map(({ title, gain, marks, reason, number, copy }, index) => (
          <li
            key={title}
            className="figures grid min-h-11 grid-cols-[1.25rem_minmax(0,1fr)] items-center gap-x-2 py-1 text-sm sm:grid-cols-[1.25rem_minmax(0,1fr)_auto]"
          >
            <span aria-hidden="true" className="font-serif text-base text-quiet">
              {index + 1}
            </span>
            <span className="min-w-0">
              {number === null ? (
                <span className="font-medium">
                  <Spoken>{title}</Spoken>
                </span>
              ) : (
                <a href={`#task-${number}`} className="font-medium hover:text-accent hover:underline">
                  <Spoken>{title}</Spoken>
                </a>
              )}
              <span className="block text-xs text-quiet">
                {[gain && `${gain} ${gain === '+1' ? 'point' : 'points'}`, ...marks, reason]
                  .filter((mark) => mark !== '')
                  .join(' · ')}
              </span>
            </span>
            {copy !== null && (
              <span className="max-sm:col-start-2 max-sm:-ml-2">
                <CopyButton text={copy} label={title} words="Copy text" />
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
