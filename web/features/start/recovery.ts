import type { AnalysisCompleteResponse } from '../../../worker/contract/api.ts';
import { ApiError } from '../../http.ts';
import type { ToastContent } from '../../ui/toast-store.ts';
import { RECOVERY_TO_HOME_MS, RECOVERY_TO_REPORT_MS, wait } from './delays.ts';
import { takePendingAnalysis, takePendingSession, takePendingUrl } from './pending.ts';

export interface RecoveryPorts {
  toast: (content: ToastContent) => void;
  navigate: (to: string) => void;
  completeAnalysis: (sessionId: string) => Promise<AnalysisCompleteResponse>;
  /** Saves another's analysis and says how that went. */
  saveShared: (analysisId: number, token: string) => Promise<void>;
}

const RECOVERED = { title: 'Welcome back!', description: 'Your analysis results have been recovered.' };

/**
 * Picks up what was left waiting when the visitor went to sign in: a website to analyze, else a finished analysis, else a
 * session. The first one found is handled and the rest stays. Order, words and delays: specification §4 and §8.
 */
export async function recoverAfterSignIn(ports: RecoveryPorts): Promise<void> {
  const { toast, navigate, completeAnalysis } = ports;
  const url = takePendingUrl();
  if (url !== null) {
    toast({ title: 'Welcome back!', description: `Now starting your analysis of ${url}` });
    await wait(RECOVERY_TO_HOME_MS);
    return navigate(`/?url=${encodeURIComponent(url)}`);
  }

  const analysis = takePendingAnalysis();
  if (analysis?.token !== undefined) {
    await ports.saveShared(analysis.analysisId, analysis.token);
    return navigate(`/shared/${analysis.token}`);
  }
  if (analysis !== null) {
    toast(RECOVERED);
    await wait(RECOVERY_TO_REPORT_MS);
    return navigate(`/report/${analysis.analysisId}`);
  }

  const sessionId = takePendingSession();
  if (sessionId === null) return;
  try {
    const { analysisId: completedId } = await completeAnalysis(sessionId);
    toast(RECOVERED);
    await wait(RECOVERY_TO_REPORT_MS);
    navigate(`/report/${completedId}`);
  } catch (error) {
    // It is still running: to call that expired would be untrue, and the dashboard can follow it.
    if (error instanceof ApiError && error.code === 'NOT_READY') return navigate(`/dashboard?session=${sessionId}`);
    toast(
      error instanceof ApiError
        ? {
            title: 'Session Expired',
            description: 'Your previous analysis has expired. Please run a new analysis.',
            variant: 'destructive',
          }
        : {
            title: 'Recovery Failed',
            description: 'Could not recover your previous analysis. Please run a new analysis.',
            variant: 'destructive',
          },
    );
  }
}
