import { ApiError, messageOf } from '../../http.ts';
import type { ToastContent } from '../../ui/toast-store.ts';
import { LOGIN_REDIRECT_MS, wait } from '../start/delays.ts';
import { keepPendingAnalysis, type PendingAnalysis } from '../start/pending.ts';

export interface SavePorts {
  isSignedIn: boolean;
  toast: (content: ToastContent) => void;
  goToSignIn: () => void;
  save: (analysisId: number) => Promise<unknown>;
}

/** Puts an analysis on the dashboard; signed out, it waits in the session until they have signed in. Specification §6 and §8. */
export async function saveAnalysis(analysis: PendingAnalysis, { isSignedIn, toast, goToSignIn, save }: SavePorts) {
  const askToSignIn = async () => {
    keepPendingAnalysis(analysis);
    toast({
      title: 'Sign In Required',
      description: 'Please sign in to save this analysis to your dashboard.',
    });
    await wait(LOGIN_REDIRECT_MS);
    goToSignIn();
  };
  if (!isSignedIn) return askToSignIn();
  try {
    await save(analysis.analysisId);
    toast({ title: 'Saved Successfully', description: 'Analysis has been saved to your dashboard.' });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return askToSignIn();
    toast({
      title: 'Save Failed',
      description: messageOf(error, 'Failed to save analysis.'),
      variant: 'destructive',
    });
  }
}
