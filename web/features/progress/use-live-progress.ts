import { useEffect, useRef } from 'react';
import type { LiveProgress } from './progress-state.ts';
import { type FollowEnd, useProgressStore } from './progress-store.ts';

/** Follows a session while the component is shown. A reload goes on by itself: the session stands in the address. */
export function useLiveProgress(sessionId: string, end: FollowEnd): LiveProgress {
  const follow = useProgressStore((store) => store.follow);
  const latest = useRef(end);
  useEffect(() => {
    latest.current = end;
  });
  useEffect(
    () =>
      follow(sessionId, {
        onComplete: () => latest.current.onComplete(),
        onFailed: () => latest.current.onFailed(),
        onSignedOut: () => latest.current.onSignedOut(),
      }),
    [follow, sessionId],
  );
  return useProgressStore();
}
