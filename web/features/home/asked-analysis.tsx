import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef } from 'react';
import type { AnalysisView } from '../../../worker/contract/api.ts';
import { api, messageOf } from '../../api.ts';
import { ButtonLink, buttonClass } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { WithQueries } from '../../ui/with-queries.tsx';
import { useSignInPath } from '../account/sign-in.ts';
import { useAuth } from '../account/use-auth.ts';

const ResultsSection = lazy(async () => ({ default: (await import('./results-section.tsx')).ResultsSection }));

/** As much as a window shows: what stands below does not move when the results come. */
const ROOM = 'min-h-dvh';

/** The analysis the home page was asked for: its results, or what there is to say of it. */
export function AskedAnalysis({ id }: { id: string }) {
  return (
    <WithQueries>
      <Loaded id={id} />
    </WithQueries>
  );
}

function Loaded({ id }: { id: string }) {
  const { data, error } = useQuery({ queryKey: ['/api/analysis', id], queryFn: () => api.analysis(id) });
  const section = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (data || error) section.current?.scrollIntoView({ block: 'start', behavior: 'smooth' });
  }, [data, error]);
  return (
    <div ref={section} aria-live="polite" className={ROOM}>
      {error ? (
        <Failed message={messageOf(error, 'Analysis not found')} />
      ) : data ? (
        <Settled analysis={data} />
      ) : (
        <Loading />
      )}
    </div>
  );
}

function Loading() {
  return (
    <div className="page grid gap-4 pt-16">
      <span className="sr-only">Loading your results...</span>
      <Skeleton className="h-24 w-full max-w-xl" />
      <Skeleton className="h-48 w-full" />
    </div>
  );
}

/** What belongs to somebody is not there for a visitor: signing in may show it. */
function Failed({ message }: { message: string }) {
  const auth = useAuth();
  const signInPath = useSignInPath();
  const title = 'We could not show this analysis';
  if (auth.state !== 'signed-out') return <Notice title={title} text={message} />;
  return (
    <Notice title={title} text={`${message} If it is yours, sign in to see it.`}>
      <a href={signInPath} className={buttonClass()}>
        Sign In
      </a>
    </Notice>
  );
}

function Settled({ analysis }: { analysis: AnalysisView }) {
  if (analysis.status === 'completed' && analysis.results) {
    return (
      <Suspense fallback={<Loading />}>
        <ResultsSection {...analysis} results={analysis.results} />
      </Suspense>
    );
  }
  if (analysis.status === 'processing') {
    return (
      <Notice title="This analysis is still running" text={analysis.websiteUrl}>
        <ButtonLink to={`/dashboard?session=${analysis.sessionId}`}>View Live Progress</ButtonLink>
      </Notice>
    );
  }
  return (
    <Notice
      title="This website could not be read"
      text={analysis.failureMessage ?? 'The analysis ended without a result. Please try again.'}
    />
  );
}

function Notice({ title, text, children }: { title: string; text: string; children?: React.ReactNode }) {
  return (
    <section className="page pt-16">
      <div className="border-l-2 border-accent pl-5">
        <h2 className="text-xl">{title}</h2>
        <p className="mt-2 max-w-measure font-serif text-base break-words text-quiet">{text}</p>
        {children && <div className="mt-4">{children}</div>}
      </div>
    </section>
  );
}
