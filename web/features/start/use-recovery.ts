import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { toast } from '../../ui/toast-store.ts';
import { goToSignIn } from '../account/sign-in.ts';
import { useAuth } from '../account/use-auth.ts';
import { saveAnalysis } from '../home/save-analysis.ts';
import { recoverAfterSignIn } from './recovery.ts';

/** Runs the recovery once per page load, as soon as somebody is signed in. */
export function useRecovery(): void {
  const { state } = useAuth();
  const navigate = useNavigate();
  const begun = useRef(false);
  useEffect(() => {
    if (state !== 'signed-in' || begun.current) return;
    begun.current = true;
    void recoverAfterSignIn({
      toast,
      navigate,
      completeAnalysis: api.analysisComplete,
      saveShared: (analysisId, token) =>
        saveAnalysis(
          { analysisId, token },
          { isSignedIn: true, toast, goToSignIn, save: () => api.saveToDashboard(analysisId, token) },
        ),
    });
  }, [state, navigate]);
}
