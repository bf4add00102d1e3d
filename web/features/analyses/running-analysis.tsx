import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { hostOf } from '../../../worker/report/view/web-links.ts';
import { api } from '../../api.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { toast } from '../../ui/toast-store.ts';
import { LiveProgress } from '../progress/live-progress.tsx';
import { useLiveProgress } from '../progress/use-live-progress.ts';
import { keepCompleted } from './completed-analysis.ts';
import { LIST_KEY, STATS_KEY } from './dashboard-data.ts';
import { fetchCompletion } from './fetch-completion.ts';
import { StopAnalysis } from './stop-analysis.tsx';

/** How long the finished state is shown before the page starts afresh. Specification §9. */
export const RELOAD_DELAY_MS = 2_000;

/**
 * The card of a running analysis. At its end it fetches the results, clears the session and reloads the dashboard. What the dashboard
 * lists and counts is fetched before, so that banner, list, tiles and title change together.
 */
export function RunningAnalysis({
  sessionId,
  analysisId,
  onCleared,
  onSignedOut,
}: {
  sessionId: string;
  /** null until the list has it. */
  analysisId: number | null;
  /** The session is over: the address goes back to /dashboard. */
  onCleared: () => void;
  onSignedOut: () => void;
}) {
  const card = useRef<HTMLDivElement>(null);
  const fetching = useRef(new AbortController());
  const queries = useQueryClient();

  const complete = async () => {
    const { signal } = fetching.current;
    const completion = await fetchCompletion(sessionId, signal);
    switch (completion.kind) {
      case 'ready': {
        // Should they fail, the reload that follows shows them.
        const [list, stats] = await Promise.allSettled([api.userAnalyses(), api.dashboardStats()]);
        if (signal.aborted) return;
        keepCompleted(completion.analysis);
        if (list.status === 'fulfilled') queries.setQueryData(LIST_KEY, list.value);
        if (stats.status === 'fulfilled') queries.setQueryData(STATS_KEY, stats.value);
        onCleared();
        setTimeout(() => window.location.reload(), RELOAD_DELAY_MS);
        return;
      }
      case 'signed-out':
        return onSignedOut();
      case 'error':
        toast({
          title: 'Error',
          description: 'Failed to retrieve analysis results. Please try again.',
          variant: 'destructive',
        });
        return onCleared();
      case 'aborted':
    }
  };

  const live = useLiveProgress(sessionId, {
    onComplete: () => void complete(),
    onFailed: () => {
      void queries.invalidateQueries({ queryKey: LIST_KEY });
      void queries.invalidateQueries({ queryKey: STATS_KEY });
    },
    onSignedOut,
  });

  useEffect(() => {
    card.current?.scrollIntoView({ block: 'start' });
  }, []);
  useEffect(() => {
    const controller = new AbortController();
    fetching.current = controller;
    return () => controller.abort();
  }, []);

  const failed = live.record?.stage === 'failed';
  const host = live.record?.websiteUrl ? hostOf(live.record.websiteUrl) : null;
  return (
    <Card ref={card} className="scroll-mt-2">
      <div className="mb-5 flex items-start justify-between gap-3 border-b border-line pb-4">
        <div className="min-w-0">
          <h2 className="text-xl">{failed ? 'Analysis Failed' : 'Analysis in Progress'}</h2>
          {host && <p className="text-sm text-quiet wrap-anywhere">{host}</p>}
        </div>
        {!failed && (
          <div className="flex flex-wrap items-center justify-end gap-2">
            <Badge tone="accent">Live Tracking</Badge>
            {analysisId !== null && live.record?.stage !== 'complete' && <StopAnalysis analysisId={analysisId} />}
          </div>
        )}
      </div>
      <LiveProgress live={live} />
    </Card>
  );
}
