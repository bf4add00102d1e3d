import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useNavigate, useParams } from 'react-router';
import { ApiError, api } from '../api.ts';
import { useSignInPath } from '../features/account/sign-in.ts';
import { useAuth } from '../features/account/use-auth.ts';
import { DeleteAnalysis } from '../features/analyses/delete-analysis.tsx';
import { inLanguageOrEnglish, useAskedLanguage } from '../features/report/language/use-language.ts';
import { analysisSource } from '../features/report/parts/document-source.tsx';
import { ReportDocument } from '../features/report/report-document.tsx';
import { ShareReport } from '../features/report/share-report.tsx';
import { TicksProvider } from '../features/report/ticks/tick-context.tsx';
import { Button, ButtonLink, buttonClass } from '../ui/button.tsx';
import { usePageTitle } from '../ui/page-title.ts';
import { Waiting } from '../ui/waiting.tsx';

/** The report of the invented practice, which belongs to nobody. */
const SAMPLE = 'sample';

export function Component() {
  const { id = 'latest' } = useParams();
  const navigate = useNavigate();
  const lang = useAskedLanguage();
  const source = useMemo(() => analysisSource(id, lang), [id, lang]);
  const {
    data: analysis,
    error,
    isPending,
  } = useQuery({
    queryKey: source.key,
    queryFn: () => inLanguageOrEnglish(lang, (asked) => api.document(id, asked)),
    // What is read stays in view while it comes in another language.
    placeholderData: (known, query) => (query?.queryKey[1] === id ? known : undefined),
  });
  if (isPending) return <Loading />;
  if (!analysis) return <NotAvailable isMissing={error instanceof ApiError && error.status === 404} />;
  if (analysis.status === 'processing') {
    return (
      <Notice title="This analysis is still running." text="The report opens here as soon as it is finished.">
        <ButtonLink to={`/dashboard?session=${encodeURIComponent(analysis.sessionId)}`}>View Live Progress</ButtonLink>
      </Notice>
    );
  }
  const { opening } = analysis;
  if (opening === null) {
    return (
      <Notice
        title="We could not read this website."
        text={analysis.failureMessage ?? 'The analysis ended without a result. Please run it again.'}
      >
        <ButtonLink to={`/?url=${encodeURIComponent(analysis.websiteUrl)}`}>Try Again</ButtonLink>
        <ButtonLink to="/dashboard" variant="quiet">
          Back to Dashboard
        </ButtonLink>
      </Notice>
    );
  }
  if (id === SAMPLE) {
    return (
      <ReportDocument
        document={analysis}
        opening={opening}
        source={source}
        frame={{ kind: 'sample', files: '/api/analysis/sample' }}
      />
    );
  }
  const report = (
    <ReportDocument
      document={analysis}
      opening={opening}
      source={source}
      frame={{
        kind: 'owner',
        files: `/api/analysis/${analysis.analysisId}`,
        actions: <ShareReport analysis={analysis} cacheKey={source.key} />,
        more: (
          <>
            <ButtonLink to={`/confirm/${analysis.analysisId}`} variant="quiet" size="sm">
              Confirm your facts
            </ButtonLink>
            <DeleteAnalysis {...analysis} onDeleted={() => void navigate('/dashboard')} />
          </>
        ),
      }}
    />
  );
  if (opening.paidPart !== 'there') return report;
  return (
    <TicksProvider key={analysis.analysisId} analysis={analysis} cacheKey={source.key}>
      {report}
    </TicksProvider>
  );
}

function Loading() {
  usePageTitle('Report');
  return <Waiting words="Loading your report..." />;
}

/** What belongs to somebody is not there for a visitor: signing in may open it. */
function NotAvailable({ isMissing }: { isMissing: boolean }) {
  const navigate = useNavigate();
  const auth = useAuth();
  const signInPath = useSignInPath();
  // A report opens in a tab of its own, where there is nothing to go back to.
  const goBack = () => (window.history.length > 1 ? navigate(-1) : navigate('/dashboard'));
  return (
    <Notice
      title="Report not found or access denied."
      {...(auth.state === 'signed-out' && isMissing ? { text: 'If it is yours, sign in to read it.' } : {})}
    >
      {auth.state === 'signed-out' && (
        <a href={signInPath} className={buttonClass()}>
          Sign In
        </a>
      )}
      <Button variant={auth.state === 'signed-out' ? 'quiet' : 'primary'} onClick={goBack}>
        Go Back
      </Button>
    </Notice>
  );
}

function Notice({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  usePageTitle('Report');
  return (
    <section role="alert" className="page py-24">
      <p aria-hidden="true" className="font-serif text-4xl text-accent">
        [ ]
      </p>
      <h1 className="mt-4 text-3xl">{title}</h1>
      {text && <p className="prose mt-4 text-quiet">{text}</p>}
      <div className="mt-8 flex flex-wrap gap-3">{children}</div>
    </section>
  );
}
