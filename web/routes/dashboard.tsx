import { useState } from 'react';
import { Link } from 'react-router';
import { hostOf } from '../../worker/report/view/web-links.ts';
import { AuthFailed } from '../features/account/auth-failed.tsx';
import { useAuth } from '../features/account/use-auth.ts';
import { AnalysisList } from '../features/analyses/analysis-list.tsx';
import { Banner } from '../features/analyses/banner.tsx';
import { forgetCompleted, readCompleted } from '../features/analyses/completed-analysis.ts';
import { useDashboardData } from '../features/analyses/dashboard-data.ts';
import { ImplementationProgress } from '../features/analyses/implementation-progress.tsx';
import { NewTabLink } from '../features/analyses/new-tab-link.tsx';
import { QuickActions } from '../features/analyses/quick-actions.tsx';
import { RunningAnalysis } from '../features/analyses/running-analysis.tsx';
import { StatTiles } from '../features/analyses/stat-tiles.tsx';
import { useArrival } from '../features/analyses/use-arrival.ts';
import { useSignInGuard } from '../features/analyses/use-sign-in-guard.ts';
import { useProgressStore } from '../features/progress/progress-store.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { usePageTitle } from '../ui/page-title.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { Waiting } from '../ui/waiting.tsx';

export function Component() {
  const auth = useAuth();
  const signedIn = auth.state === 'signed-in';
  const arrival = useArrival(signedIn);
  const { stats, list } = useDashboardData(signedIn);
  const expire = useSignInGuard(auth.state, [stats.error, list.error], arrival.sessionId);
  const [completed, setCompleted] = useState(readCompleted);
  const hasFailed = useProgressStore(({ record }) => record?.stage === 'failed');
  // Not beside one that is still followed; and another account may have finished it in this tab.
  const finished =
    arrival.sessionId === null &&
    completed &&
    (list.data?.some((row) => row.analysisId === completed.analysisId) ?? true)
      ? completed
      : null;
  usePageTitle(finished ? 'Analysis complete' : 'Dashboard');

  if (auth.state === 'failed') return <AuthFailed onRetry={auth.retry} />;
  if (!signedIn) {
    return <Waiting words="Checking authentication..." />;
  }

  const analyses = list.data ?? [];
  const own = analyses.filter(({ sharedToken }) => sharedToken === null);
  const reports = own.filter(({ status }) => status === 'completed');
  const [latest] = reports;
  const running = (arrival.sessionId !== null && !hasFailed) || analyses.some(({ status }) => status === 'processing');
  // Where the list could not be had, the statistics may still know of reports.
  const hasReports = reports.length > 0 || (list.isError && (stats.data?.avgScore ?? null) !== null);
  const loading = stats.isPending || list.isPending;

  return (
    <div className="page grid gap-8 py-8 sm:py-12">
      {arrival.unlockedId !== null && (
        <Banner
          title="Payment Successful!"
          onDismiss={arrival.dismissUnlocked}
          action={<NewTabLink href={`/report/${arrival.unlockedId}`}>View Full Report</NewTabLink>}
        >
          Your premium report is unlocked.
        </Banner>
      )}
      {arrival.sessionId !== null && (
        <RunningAnalysis
          key={arrival.sessionId}
          sessionId={arrival.sessionId}
          analysisId={own.find(({ sessionId }) => sessionId === arrival.sessionId)?.analysisId ?? null}
          onCleared={() => {
            setCompleted(readCompleted());
            arrival.clear();
          }}
          onSignedOut={expire}
        />
      )}
      {finished && (
        <Banner
          title="Analysis Complete!"
          onDismiss={() => {
            forgetCompleted();
            setCompleted(null);
          }}
          action={
            <>
              <NewTabLink href={`/report/${finished.analysisId}`}>View Full Report</NewTabLink>
              <ButtonLink to={`/confirm/${finished.analysisId}`} variant="quiet" size="sm">
                Confirm your facts
              </ButtonLink>
            </>
          }
        >
          The report on {hostOf(finished.websiteUrl)} is ready.
        </Banner>
      )}
      <header>
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h1 className="text-3xl">Dashboard</h1>
          <Link to="/account" className="link py-1 text-sm">
            Your account
          </Link>
        </div>
        <p className="mt-1 text-quiet">
          {running
            ? 'An analysis is running. You can leave this page; it goes on without you.'
            : 'Your websites, as AI assistants read them.'}
        </p>
      </header>
      {loading ? (
        // Below what is there already: it would be pushed out of sight and back.
        <Placeholders />
      ) : (
        <>
          {latest && (
            <section
              aria-label="Reports"
              className="flex flex-wrap items-center justify-between gap-3 border-l-2 border-accent bg-accent-soft py-3 pr-3 pl-4"
            >
              <p className="figures text-sm font-medium">
                {reports.length === 1 ? '1 report is available.' : `${reports.length} reports are available.`}
              </p>
              <NewTabLink href={`/report/${latest.analysisId}`} variant="primary">
                View Latest Report
              </NewTabLink>
            </section>
          )}
          <StatTiles stats={stats.data} />
          <div className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-16">
            <section aria-labelledby="analyses-title">
              <h2 id="analyses-title" className="mb-4 text-xl">
                Your analyses
              </h2>
              {list.isError ? <ListError onRetry={() => void list.refetch()} /> : <AnalysisList analyses={analyses} />}
            </section>
            <div className="grid content-start gap-10">
              <ImplementationProgress hasAnalyses={hasReports} progress={stats.data?.implementation} />
              <QuickActions hasReports={hasReports} />
            </div>
          </div>
        </>
      )}
    </div>
  );
}

function Placeholders() {
  return (
    <div role="status" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      <span className="sr-only">Loading your dashboard...</span>
      {['a', 'b', 'c', 'd'].map((key) => (
        <Skeleton key={key} className="h-28" />
      ))}
    </div>
  );
}

function ListError({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="border-y border-line py-8">
      <p className="prose">We could not load your analyses. They are safe; please try again in a moment.</p>
      <Button variant="secondary" className="mt-4" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
