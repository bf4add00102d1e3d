import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { ProgressRecord } from '../../../worker/contract/progress.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FactFeed } from './fact-feed.tsx';
import { NotifyMe } from './notify-me.tsx';
import { PageFeed } from './page-feed.tsx';
import type { LiveProgress as Live } from './progress-state.ts';
import { documentTitle, estimatedTime, pageCount, spokenProgress, stageTitle } from './progress-words.ts';
import { StageLine } from './stage-line.tsx';

/** The live progress of one analysis: stages, pages as they are read, facts as they arrive. */
export function LiveProgress({ live: { record, connection } }: { live: Live }) {
  useTabTitle(record);
  if (record?.stage === 'failed') return <Failed {...record} />;
  return (
    <div>
      <p className="sr-only" aria-live="polite">
        {record && spokenProgress(record)}
      </p>
      {connection === 'lost' ? (
        <Lost />
      ) : record === null ? (
        <Connecting />
      ) : (
        <Running record={record} polling={connection === 'polling'} />
      )}
    </div>
  );
}

function Running({ record, polling }: { record: ProgressRecord; polling: boolean }) {
  const { progress, stage, message, pages, picture, sessionId } = record;
  const caps = record.facts.filter(({ kind }) => kind === 'cap');
  const facts = record.facts.filter(({ kind }) => kind !== 'cap');
  const page = pageCount(record);
  return (
    <>
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <p className="text-lg font-serif font-semibold">
            {stageTitle(stage)}
            {page && <span className="figures font-sans text-sm font-normal text-quiet"> · {page}</span>}
          </p>
          <p className="min-h-6 text-sm text-quiet wrap-anywhere">{message}</p>
        </div>
        <p className="figures font-serif text-3xl leading-none font-semibold" aria-hidden="true">
          {Math.round(progress)}
          <span className="text-lg text-quiet">%</span>
        </p>
      </div>
      <div className="mt-3">
        <StageLine record={record} />
      </div>
      <p className="mt-3 text-xs text-quiet">
        {stage === 'complete'
          ? 'Opening your results...'
          : `Estimated time: ${estimatedTime(record)}. You can leave and come back.`}
        {polling && stage !== 'complete' && ' Checking every second or so.'}
      </p>
      {stage !== 'complete' && <NotifyMe sessionId={sessionId} />}
      {caps.map(({ label, value }) => (
        <p key={value} className="mt-6 border-l-2 border-red pl-4 text-sm wrap-anywhere">
          <span className="figures font-semibold text-red">{label}.</span> {value}
        </p>
      ))}
      {(pages.length > 0 || facts.length > 0 || picture) && (
        <div className="mt-8 grid gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-12">
          <section aria-label="Pages">
            <h3 className="mb-2 font-sans text-sm font-semibold tracking-normal">Pages</h3>
            <PageFeed pages={pages} />
          </section>
          <div className="grid content-start gap-6">
            {picture && (
              <img
                src={`/api/progress/${encodeURIComponent(sessionId)}/picture`}
                width={picture.width}
                height={picture.height}
                alt="Your home page, as a visitor sees it first"
                className="animate-appear h-auto w-full max-w-sm rounded-md border border-line"
              />
            )}
            {facts.length > 0 && (
              <section aria-label="Found so far">
                <h3 className="mb-2 font-sans text-sm font-semibold tracking-normal">Found so far</h3>
                <FactFeed facts={facts} />
              </section>
            )}
          </div>
        </div>
      )}
    </>
  );
}

/** An analysis answers within a second; after this long it may not be there at all, and that is said. */
const PATIENCE_MS = 10_000;

function Connecting() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="grid gap-3" role="status">
      <p className="text-sm text-quiet">Connecting to your analysis...</p>
      <Skeleton className="h-2 w-full" />
      {late && (
        <p className="text-sm">
          No news yet. An analysis that belongs to another account, or was deleted, will not appear here.{' '}
          <Link to="/dashboard" className="link">
            Stop waiting
          </Link>
        </p>
      )}
    </div>
  );
}

function Lost() {
  return (
    <div role="alert">
      <p className="prose">We lost touch with this analysis. It may still be running; reload to look again.</p>
      <Button className="mt-4" variant="secondary" onClick={() => window.location.reload()}>
        Reload
      </Button>
    </div>
  );
}

function Failed({ message, websiteUrl }: Pick<ProgressRecord, 'message' | 'websiteUrl'>) {
  return (
    <div role="alert">
      <p className="prose">{message || 'We could not read this website.'}</p>
      <ButtonLink to={websiteUrl ? `/?url=${encodeURIComponent(websiteUrl)}` : '/'} className="mt-4">
        Try Again
      </ButtonLink>
    </div>
  );
}

/** The percentage stands in the tab while something runs; the page's own title comes back afterwards. */
function useTabTitle(record: ProgressRecord | null): void {
  const title = record && documentTitle(record);
  useEffect(() => {
    if (title === null) return;
    const before = document.title;
    document.title = title;
    return () => {
      // Unless the page has said something else meanwhile.
      if (document.title === title) document.title = before;
    };
  }, [title]);
}
