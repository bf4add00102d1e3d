import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router';
import { api } from '../api.ts';
import { ReportDocument } from '../features/report/report-document.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { usePageTitle } from '../ui/page-title.ts';
import { Spinner } from '../ui/spinner.tsx';

export function Component() {
  const { id = 'latest' } = useParams();
  const { data: analysis, isPending } = useQuery({
    queryKey: ['/api/analysis', id],
    queryFn: () => api.analysis(id),
  });
  if (isPending) return <Loading />;
  if (!analysis) return <NotAvailable />;
  if (analysis.status === 'processing') {
    return (
      <Notice title="This analysis is still running." text="The report opens here as soon as it is finished.">
        <ButtonLink to={`/dashboard?session=${encodeURIComponent(analysis.sessionId)}`}>View Live Progress</ButtonLink>
      </Notice>
    );
  }
  if (analysis.results === null) {
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
  return <ReportDocument analysis={analysis} results={analysis.results} />;
}

function Loading() {
  usePageTitle('Report');
  return (
    <div role="status" className="page flex items-center gap-3 py-24 text-quiet">
      <Spinner />
      Loading your report...
    </div>
  );
}

function NotAvailable() {
  const navigate = useNavigate();
  // A report opens in a tab of its own, where there is nothing to go back to.
  const goBack = () => (window.history.length > 1 ? navigate(-1) : navigate('/dashboard'));
  return (
    <Notice title="Report not found or access denied.">
      <Button onClick={goBack}>Go Back</Button>
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
