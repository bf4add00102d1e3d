import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { completeTypedAddress } from '../../../worker/contract/web-address.ts';
import { post } from '../../http.ts';
import { toast } from '../../ui/toast-store.ts';
import { goToSignIn } from '../account/sign-in.ts';
import { type Auth, useAuth } from '../account/use-auth.ts';
import { AUTO_START_MS, FALLBACK_START_MS } from './delays.ts';
import { keepPendingUrl, takePendingUrl } from './pending.ts';
import { startAnalysis } from './start-analysis.ts';

const DASHBOARD_READS = ['/api/user-analyses', '/api/dashboard-stats'];

export interface Start {
  url: string;
  setUrl: (url: string) => void;
  fresh: boolean;
  setFresh: (fresh: boolean) => void;
  busy: boolean;
  /** What is wrong with the address, since the last try; null: nothing. */
  error: string | null;
  submit: () => void;
}

/** The state of the address field, and the two ways an analysis starts by itself. */
export function useStart(): Start {
  const { state } = useAuth();
  const navigate = useNavigate();
  const [url, setUrl] = useState('');
  const [fresh, setFresh] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const start = useCallback(
    async (typed: string, override: boolean) => {
      setBusy(true);
      setError(null);
      const wrong = await startAnalysis(typed, override, {
        mayAnalyze: state !== 'signed-out',
        toast,
        goToSignIn,
        analyze: (websiteUrl, isAnew) => post('analyze-website', { websiteUrl, override: isAnew }),
        navigate: (to) => {
          // The dashboard reads both afresh: a row was just added.
          void import('../../query-client.ts').then(({ queryClient }) =>
            Promise.all(DASHBOARD_READS.map((key) => queryClient.invalidateQueries({ queryKey: [key] }))),
          );
          navigate(to);
        },
      });
      setError(wrong);
      setBusy(false);
    },
    [state, navigate],
  );

  useAutoStart(state, setUrl, (typed, override) => void start(typed, override));

  return { url, setUrl, fresh, setFresh, busy, error, submit: () => void start(url, fresh) };
}

/**
 * `?url=` starts an analysis 0.5 s after it is known who is here, with `&fresh=1` a new one; a pending address left in storage after 1 s.
 */
function useAutoStart(
  state: Auth['state'],
  setUrl: (url: string) => void,
  start: (url: string, override: boolean) => void,
): void {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('url');
  const asksFresh = search.get('fresh') === '1';
  const isFresh = useRef(false);
  const [waiting, setWaiting] = useState<string | null>(null);
  const begun = useRef(false);
  const latestStart = useRef(start);
  useEffect(() => {
    latestStart.current = start;
  });

  useEffect(() => {
    if (asked === null) return;
    setWaiting(completeTypedAddress(asked));
    setUrl(asked);
    isFresh.current = asksFresh;
    setSearch(
      (now) => {
        now.delete('url');
        now.delete('fresh');
        return now;
      },
      { replace: true },
    );
  }, [asked, asksFresh, setSearch, setUrl]);

  useEffect(() => {
    if (state === 'loading' || state === 'failed') return;
    if (waiting !== null && state === 'signed-out') {
      keepPendingUrl(waiting); // found again by the recovery once they have signed in
      setWaiting(null);
      return;
    }
    if (state === 'signed-out') return;
    const run = (url: string | null) => {
      if (url === null) return;
      begun.current = true;
      setWaiting(null);
      setUrl(url);
      latestStart.current(url, isFresh.current);
      isFresh.current = false;
    };
    // What a start itself left pending is for the time after sign-in, not for a second start.
    if (waiting === null && begun.current) return;
    const timer =
      waiting !== null
        ? setTimeout(() => run(waiting), AUTO_START_MS)
        : setTimeout(() => run(takePendingUrl()), FALLBACK_START_MS);
    return () => clearTimeout(timer);
  }, [state, waiting, setUrl]);
}
