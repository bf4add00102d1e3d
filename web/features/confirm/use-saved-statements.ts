import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { AnalysisView } from '../../../worker/contract/api.ts';
import type { ConfirmedFacts, FactsToConfirm } from '../../../worker/contract/confirmed-facts.ts';
import type { Results } from '../../../worker/contract/results.ts';
import { api, messageOf } from '../../api.ts';

/** Long enough for the next click of somebody who goes through a list, short enough to be believed. */
const PAUSE_MS = 700;

export type SaveState = { is: 'untouched' } | { is: 'saving' } | { is: 'saved' } | { is: 'failed'; message: string };

/**
 * What the owner says, saved as they go: a pause after the last change, one request at a time, the newest list wins. What could not be
 * saved stays on the screen and is sent again with the next change or on demand. `onResults` must be the same function every time.
 */
export function useSavedStatements(id: string, loaded: ConfirmedFacts, onResults: (results: Results) => void) {
  const queries = useQueryClient();
  const [statements, setStatements] = useState(loaded);
  const [state, setState] = useState<SaveState>({ is: 'untouched' });
  const newest = useRef(loaded);
  const isSending = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);

  const send = useCallback(async () => {
    timer.current = null;
    if (isSending.current) return;
    isSending.current = true;
    try {
      let sent: ConfirmedFacts;
      do {
        sent = newest.current;
        const { results } = await api.confirmFacts(id, sent);
        onResults(results);
        queries.setQueryData<AnalysisView>(['/api/analysis', id], (known) => known && { ...known, results });
        // The report is another one now, and is not on the screen.
        queries.removeQueries({ predicate: ({ queryKey }) => queryKey.includes('document') });
        queries.setQueryData<FactsToConfirm>(
          ['/api/analysis', id, 'facts'],
          (known) => known && { ...known, confirmed: sent },
        );
      } while (sent !== newest.current);
      setState({ is: 'saved' });
    } catch (error) {
      setState({ is: 'failed', message: messageOf(error, 'We could not reach our server.') });
    } finally {
      isSending.current = false;
    }
  }, [id, onResults, queries]);

  const change = useCallback(
    (next: ConfirmedFacts) => {
      newest.current = next;
      setStatements(next);
      setState({ is: 'saving' });
      if (timer.current !== null) clearTimeout(timer.current);
      timer.current = setTimeout(() => void send(), PAUSE_MS);
    },
    [send],
  );

  const retry = useCallback(() => {
    setState({ is: 'saving' });
    void send();
  }, [send]);

  // Leaving the screen sends at once what waits for the pause.
  useEffect(
    () => () => {
      if (timer.current === null) return;
      clearTimeout(timer.current);
      void send();
    },
    [send],
  );
  const isOpen = state.is === 'saving' || state.is === 'failed';
  useEffect(() => {
    if (!isOpen) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isOpen]);

  return { statements, change, state, retry };
}
