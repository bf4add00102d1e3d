import { create } from 'zustand';
import { type FollowHandlers, followProgress } from './follow-progress.ts';
import { idleProgress, type LiveProgress, reduceProgress } from './progress-state.ts';

/** What happens at the end of a followed analysis; the rest the store shows by itself. */
export type FollowEnd = Pick<FollowHandlers, 'onComplete' | 'onFailed' | 'onSignedOut'>;

interface ProgressStore extends LiveProgress {
  /** Follows a session until the returned function is called. */
  follow(sessionId: string, end: FollowEnd): () => void;
}

export const useProgressStore = create<ProgressStore>()((set) => ({
  ...idleProgress,
  follow(sessionId, end) {
    set((state) => reduceProgress(state, { type: 'follow', sessionId }));
    const stop = followProgress(sessionId, {
      onRecord: (record) => set((state) => reduceProgress(state, { type: 'record', record })),
      onConnection: (connection) => set((state) => reduceProgress(state, { type: 'connection', connection })),
      onComplete: end.onComplete,
      onFailed: end.onFailed,
      onSignedOut: end.onSignedOut,
    });
    return () => {
      stop();
      set((state) => reduceProgress(state, { type: 'leave' }));
    };
  },
}));
