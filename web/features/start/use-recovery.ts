import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useAuth } from '../account/use-auth.ts';
import { isAnythingPending } from './pending.ts';

/** Runs the recovery once per page load, as soon as somebody is signed in. Its code comes only where something waits. */
export function useRecovery(): void {
  const { state } = useAuth();
  const navigate = useNavigate();
  const begun = useRef(false);
  useEffect(() => {
    if (state !== 'signed-in' || begun.current) return;
    begun.current = true;
    if (isAnythingPending()) void import('./recover.ts').then(({ recover }) => recover(navigate));
  }, [state, navigate]);
}
