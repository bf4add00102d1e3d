import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { toast } from '../../ui/toast.tsx';
import { useAuth } from '../account/use-auth.ts';
import { recoverAfterSignIn } from './recovery.ts';

/** Runs the recovery once per page load, as soon as somebody is signed in. */
export function useRecovery(): void {
  const { state } = useAuth();
  const navigate = useNavigate();
  const begun = useRef(false);
  useEffect(() => {
    if (state !== 'signed-in' || begun.current) return;
    begun.current = true;
    void recoverAfterSignIn({ toast, navigate, completeAnalysis: api.analysisComplete });
  }, [state, navigate]);
}
