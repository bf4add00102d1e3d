import type { NavigateFunction } from 'react-router';
import { api } from '../../api.ts';
import { toast } from '../../ui/toast-store.ts';
import { goToSignIn } from '../account/sign-in.ts';
import { saveAnalysis } from '../home/save-analysis.ts';
import { recoverAfterSignIn } from './recovery.ts';

/** Picks up what waited while the visitor signed in. */
export const recover = (navigate: NavigateFunction): Promise<void> =>
  recoverAfterSignIn({
    toast,
    navigate,
    completeAnalysis: api.analysisComplete,
    saveShared: (analysisId, token) =>
      saveAnalysis(
        { analysisId, token },
        { isSignedIn: true, toast, goToSignIn, save: () => api.saveToDashboard(analysisId, token) },
      ),
  });
