import type { ProgressPage } from '../../../worker/contract/progress.ts';
import { pathOf } from '../../../worker/report/view/web-links.ts';
import { Mark } from '../../ui/score.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { WordBars } from '../report/sections/word-bars.tsx';

const STATE_WORDS = { waiting: 'Waiting', reading: 'Reading', read: 'Read', failed: 'Not readable' } as const;

/** The chosen pages as they are read: address, role, and the words of both readings on one scale. */
export function PageFeed({ pages }: { pages: ProgressPage[] }) {
  const most = Math.max(
    1,
    ...pages.map(({ wordsPlain, wordsRendered }) => Math.max(wordsPlain ?? 0, wordsRendered ?? 0)),
  );
  return (
    <ul className="divide-y divide-line border-y border-line">
      {pages.map((page) => (
        <li key={page.url} className="grid grid-cols-[1rem_1fr] gap-x-2.5 py-2.5 sm:grid-cols-[1rem_1fr_10rem]">
          <span className="mt-1.5">
            <StateMark state={page.state} />
            <span className="sr-only">{STATE_WORDS[page.state]}</span>
          </span>
          <p className="min-w-0 truncate text-sm" title={page.url}>
            <span className={page.state === 'waiting' ? 'text-quiet' : ''}>{pathOf(page.url)}</span>
            <span className="ml-2 text-xs text-quiet">
              {[page.role === 'other' ? '' : page.role, page.state === 'failed' ? 'not readable' : '']
                .filter(Boolean)
                .join(', ')}
            </span>
          </p>
          {page.wordsPlain !== null && (
            <div className="col-start-2 sm:col-start-3">
              <WordBars served={page.wordsPlain} shown={page.wordsRendered} most={most} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function StateMark({ state }: { state: ProgressPage['state'] }) {
  switch (state) {
    case 'reading':
      return <Spinner className="size-3 text-accent" />;
    case 'read':
      return <Mark shape="filled" className="text-accent" />;
    case 'failed':
      return <Mark shape="dashed" className="text-quiet" />;
    case 'waiting':
      return <Mark shape="hollow" className="text-line" />;
  }
}
