import { RotateCcw } from 'lucide-react';
import type { AnalysisListItem } from '../../../worker/contract/api.ts';
import { shortAddress } from '../../../worker/report/view/web-links.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ScoreBadge, ScoreCircle } from '../../ui/score.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { DeleteAnalysis } from './delete-analysis.tsx';
import { NewTabLink } from './new-tab-link.tsx';
import { RemoveSaved } from './remove-saved.tsx';
import { scoreHistories } from './score-history.ts';
import { Sparkline } from './sparkline.tsx';
import { StartFirst } from './start-first.tsx';

/** How far a running row's bar stands: the list knows no more than that it runs. */
const PROCESSING_PERCENT = 25;

/** Every analysis of the user, newest first: rows where there is room, cards on a phone. */
export function AnalysisList({ analyses }: { analyses: AnalysisListItem[] }) {
  if (analyses.length === 0) return <StartFirst />;
  const histories = scoreHistories(analyses);
  return (
    <ul className="divide-y divide-line border-y border-line">
      {analyses.map((analysis) => (
        <li
          key={analysis.analysisId}
          className="grid grid-cols-[3.5rem_1fr] items-start gap-x-4 gap-y-3 py-5 md:grid-cols-[3.5rem_1fr_auto] md:items-center"
        >
          <ScoreCircle score={analysis.overallScore} sizePx={52} label="AI score" />
          <div className="min-w-0">
            <h3 className="text-base leading-snug wrap-anywhere">{shortAddress(analysis.websiteUrl)}</h3>
            <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-quiet">
              <time dateTime={new Date(analysis.createdAt).toISOString()}>
                {mediumDate.format(analysis.completedAt ?? analysis.createdAt)}
              </time>
              <StatusBadges analysis={analysis} />
              <History scores={histories.get(analysis.analysisId)} />
            </div>
            <StatusText analysis={analysis} />
          </div>
          <div className="col-start-2 flex flex-wrap gap-2 md:col-start-3 md:justify-end">
            <Actions analysis={analysis} />
            {analysis.sharedToken === null ? <DeleteAnalysis {...analysis} /> : <RemoveSaved {...analysis} />}
          </div>
        </li>
      ))}
    </ul>
  );
}

function History({ scores }: { scores: number[] | undefined }) {
  if (!scores) return null;
  return (
    <span className="figures inline-flex items-center gap-2">
      <Sparkline scores={scores} />
      from {scores[0]}
    </span>
  );
}

const mediumDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });

function StatusBadges({ analysis: { status, overallScore, isPaid, sharedToken } }: { analysis: AnalysisListItem }) {
  if (status === 'processing') {
    return (
      <Badge tone="accent">
        <Spinner className="size-3" />
        Processing
      </Badge>
    );
  }
  if (status === 'failed') return <Badge>Failed</Badge>;
  return (
    <>
      {overallScore !== null && <ScoreBadge score={overallScore} />}
      {isPaid && <Badge tone="accent">Premium</Badge>}
      {sharedToken !== null && <Badge>Shared with you</Badge>}
    </>
  );
}

function StatusText({ analysis: { status, failureMessage } }: { analysis: AnalysisListItem }) {
  if (status === 'failed') {
    return (
      <p className="mt-2 max-w-measure text-sm wrap-anywhere">{failureMessage ?? 'The analysis did not finish.'}</p>
    );
  }
  if (status !== 'processing') return null;
  return (
    <div className="mt-2 max-w-96 text-sm">
      <p>Analysis in progress...</p>
      <div
        role="progressbar"
        aria-label="Analysis in progress"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={PROCESSING_PERCENT}
        className="mt-1.5 h-1 bg-line"
      >
        <div className="h-full bg-accent" style={{ width: `${PROCESSING_PERCENT}%` }} />
      </div>
      <p className="mt-1 text-xs text-quiet">This may take 5-8 minutes</p>
    </div>
  );
}

function Actions({ analysis }: { analysis: AnalysisListItem }) {
  const { analysisId, status, sessionId, isPaid, websiteUrl, sharedToken } = analysis;
  if (status === 'processing') {
    return sessionId ? (
      <ButtonLink to={`/dashboard?session=${encodeURIComponent(sessionId)}`} variant="secondary" size="sm">
        View Live Progress
      </ButtonLink>
    ) : (
      <Button variant="secondary" size="sm" disabled>
        Processing...
      </Button>
    );
  }
  if (status === 'failed') {
    return (
      <ButtonLink to={`/?url=${encodeURIComponent(websiteUrl)}`} variant="secondary" size="sm">
        <RotateCcw className="size-3.5" aria-hidden="true" />
        Try Again
      </ButtonLink>
    );
  }
  const about = <span className="sr-only"> of {shortAddress(websiteUrl)}</span>;
  if (sharedToken !== null) {
    return (
      <NewTabLink href={`/shared/${sharedToken}`}>
        {isPaid ? 'View Full Report' : 'View Free Preview'}
        {about}
      </NewTabLink>
    );
  }
  return (
    <>
      {!isPaid && (
        <ButtonLink to={`/checkout/${analysisId}`} size="sm">
          Unlock Full Report
          {about}
        </ButtonLink>
      )}
      <NewTabLink href={`/report/${analysisId}`}>
        {isPaid ? 'View Full Report' : 'View Free Preview'}
        {about}
      </NewTabLink>
      <ButtonLink to={`/?url=${encodeURIComponent(websiteUrl)}&fresh=1`} variant="quiet" size="sm">
        Analyse again
        {about}
      </ButtonLink>
    </>
  );
}
