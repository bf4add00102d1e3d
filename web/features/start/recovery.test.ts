import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../api.ts';
import { keepPendingAnalysis, keepPendingSession, keepPendingUrl } from './pending.ts';
import { recoverAfterSignIn } from './recovery.ts';

const completed = { analysisId: 12, isPaid: false, isDemo: true, websiteUrl: 'https://lantern.example/' };

function ports(complete: () => Promise<unknown> = async () => completed) {
  return {
    toast: vi.fn(),
    navigate: vi.fn(),
    completeAnalysis: vi.fn(complete) as never,
    saveShared: vi.fn(async () => {}),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => vi.useRealTimers());

describe('recovery after sign-in', () => {
  it('does nothing when nothing waits', async () => {
    const given = ports();
    await recoverAfterSignIn(given);
    expect(given.toast).not.toHaveBeenCalled();
    expect(given.navigate).not.toHaveBeenCalled();
  });

  it('starts a pending website after 1.5 s, before anything else', async () => {
    keepPendingUrl('https://lantern.example/a?b=c');
    keepPendingAnalysis({ analysisId: 4 });
    const given = ports();
    void recoverAfterSignIn(given);
    expect(sessionStorage.getItem('pendingAnalysisUrl')).toBeNull();
    expect(sessionStorage.getItem('pendingAnalysis')).toBe('{"analysisId":4}');
    expect(given.toast).toHaveBeenCalledWith({
      title: 'Welcome back!',
      description: 'Now starting your analysis of https://lantern.example/a?b=c',
    });
    await vi.advanceTimersByTimeAsync(1499);
    expect(given.navigate).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(given.navigate).toHaveBeenCalledWith('/?url=https%3A%2F%2Flantern.example%2Fa%3Fb%3Dc');
  });

  it('opens a pending analysis after 1 s', async () => {
    keepPendingAnalysis({ analysisId: 4 });
    const given = ports();
    void recoverAfterSignIn(given);
    expect(sessionStorage.getItem('pendingAnalysis')).toBeNull();
    expect(given.toast).toHaveBeenCalledWith({
      title: 'Welcome back!',
      description: 'Your analysis results have been recovered.',
    });
    await vi.advanceTimersByTimeAsync(999);
    expect(given.navigate).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(given.navigate).toHaveBeenCalledWith('/report/4');
  });

  it('saves what another shared, and goes back to it', async () => {
    const token = 'b'.repeat(32);
    keepPendingAnalysis({ analysisId: 4, token });
    const given = ports();
    await recoverAfterSignIn(given);
    expect(given.saveShared).toHaveBeenCalledWith(4, token);
    expect(given.navigate).toHaveBeenCalledWith(`/shared/${token}`);
  });

  it('completes a pending session and opens its report after 1 s', async () => {
    keepPendingSession('abc');
    const given = ports();
    void recoverAfterSignIn(given);
    expect(sessionStorage.getItem('pendingAnalysisSession')).toBeNull();
    expect(given.completeAnalysis).toHaveBeenCalledWith('abc');
    await vi.advanceTimersByTimeAsync(1000);
    expect(given.navigate).toHaveBeenCalledWith('/report/12');
  });

  it('follows a session that is still running', async () => {
    keepPendingSession('abc');
    const given = ports(async () => {
      throw new ApiError(404, '{"message":"Not yet.","code":"NOT_READY"}', '');
    });
    await recoverAfterSignIn(given);
    expect(given.toast).not.toHaveBeenCalled();
    expect(given.navigate).toHaveBeenCalledWith('/dashboard?session=abc');
  });

  it('says so when the session expired or the call broke', async () => {
    keepPendingSession('abc');
    const refused = ports(async () => {
      throw new ApiError(404, '', 'Not Found');
    });
    await recoverAfterSignIn(refused);
    expect(refused.toast).toHaveBeenCalledWith(
      expect.objectContaining({
        title: 'Session Expired',
        description: 'Your previous analysis has expired. Please run a new analysis.',
      }),
    );
    keepPendingSession('abc');
    const broken = ports(async () => {
      throw new TypeError('Failed to fetch');
    });
    await recoverAfterSignIn(broken);
    expect(broken.toast).toHaveBeenCalledWith(
      expect.objectContaining({
        title: 'Recovery Failed',
        description: 'Could not recover your previous analysis. Please run a new analysis.',
      }),
    );
    expect(broken.navigate).not.toHaveBeenCalled();
  });

  it('ignores what somebody else wrote into the storage', async () => {
    sessionStorage.setItem('pendingAnalysis', '{"analysisId":"../../x"}');
    sessionStorage.setItem('pendingAnalysisSession', 'not json');
    sessionStorage.setItem('pendingAnalysisUrl', '  ');
    const given = ports();
    await recoverAfterSignIn(given);
    expect(given.toast).not.toHaveBeenCalled();
  });
});
