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
import { Sparkline } from './sparkline.tsx';

/** How far a running row's bar stands: the list knows no more than that it runs. */
const PROCESSING_PERCENT = 25;
const GRID = 'grid grid-cols-[2.5rem_1fr] items-start gap-x-4 gap-y-3 md:grid-cols-[2.5rem_1fr_auto] md:items-center';

/** Where a website stands: its business, address, date, score and what can be done. `scores`: its history, oldest first. */
export function AnalysisRow({ analysis, scores }: { analysis: AnalysisListItem; scores: number[] | null }) {
  const { businessName, websiteUrl, overallScore } = analysis;
  const address = shortAddress(websiteUrl);
  return (
    <div className={GRID}>
      <ScoreCircle score={overallScore} sizePx={40} label="AI score" bare />
      <div className="min-w-0">
        <h3 className="text-base leading-snug wrap-anywhere">{businessName ?? address}</h3>
        {businessName !== null && <p className="font-mono text-xs break-all text-quiet">{address}</p>}
        <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-quiet">
          <Day analysis={analysis} />
          <StatusBadges analysis={analysis} />
          {scores && analysis.status === 'completed' && (
            <span className="figures inline-flex items-center gap-2">
              <Sparkline scores={scores} />
              from {scores[0]}
            </span>
          )}
        </div>
        <StatusText analysis={analysis} />
      </div>
      <div className="col-start-2 flex flex-wrap gap-2 md:col-start-3 md:justify-end">
        <Actions analysis={analysis} />
        {analysis.sharedToken === null ? <DeleteAnalysis {...analysis} /> : <RemoveSaved {...analysis} />}
      </div>
    </div>
  );
}

/** One that a newer one of the same website has followed: to look back at, or to delete. */
export function EarlierRow({ analysis }: { analysis: AnalysisListItem }) {
  const { analysisId, status, isPaid } = analysis;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1 text-xs text-quiet">
      <Day analysis={analysis} />
      <StatusBadges analysis={analysis} />
      <span className="ml-auto flex flex-wrap gap-2">
        {status === 'completed' && <Report href={`/report/${analysisId}`} isPaid={isPaid} analysis={analysis} />}
        <DeleteAnalysis {...analysis} />
      </span>
    </div>
  );
}

const mediumDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });

function Day({ analysis: { createdAt, completedAt } }: { analysis: AnalysisListItem }) {
  return <time dateTime={new Date(createdAt).toISOString()}>{mediumDate.format(completedAt ?? createdAt)}</time>;
}

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
  const startAgain = `/?url=${encodeURIComponent(websiteUrl)}`;
  if (status === 'failed') {
    return (
      <ButtonLink to={startAgain} variant="secondary" size="sm">
        <RotateCcw className="size-3.5" aria-hidden="true" />
        Try Again
      </ButtonLink>
    );
  }
  if (sharedToken !== null) return <Report href={`/shared/${sharedToken}`} isPaid={isPaid} analysis={analysis} />;
  return (
    <>
      {!isPaid && (
        <ButtonLink to={`/checkout/${analysisId}`} size="sm">
          Unlock Full Report
          <About analysis={analysis} />
        </ButtonLink>
      )}
      <Report href={`/report/${analysisId}`} isPaid={isPaid} analysis={analysis} />
      <ButtonLink to={`${startAgain}&fresh=1`} variant="quiet" size="sm">
        Analyse again
        <About analysis={analysis} />
      </ButtonLink>
    </>
  );
}

function Report({ href, isPaid, analysis }: { href: string; isPaid: boolean; analysis: AnalysisListItem }) {
  return (
    <NewTabLink href={href}>
      {isPaid ? 'View Full Report' : 'View Free Preview'}
      <About analysis={analysis} />
    </NewTabLink>
  );
}

/** For those who hear the links without the row around them. */
function About({ analysis: { websiteUrl } }: { analysis: AnalysisListItem }) {
  return <span className="sr-only"> of {shortAddress(websiteUrl)}</span>;
}
