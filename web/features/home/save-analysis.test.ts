import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../api.ts';
import { saveAnalysis } from './save-analysis.ts';

function ports(isSignedIn: boolean, failure?: Error) {
  return {
    isSignedIn,
    toast: vi.fn(),
    goToSignIn: vi.fn(),
    save: vi.fn(async () => {
      if (failure) throw failure;
    }),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => vi.useRealTimers());

describe('saving an analysis', () => {
  it('says that it is saved', async () => {
    const given = ports(true);
    await saveAnalysis({ analysisId: 5 }, given);
    expect(given.save).toHaveBeenCalledWith(5);
    expect(given.toast).toHaveBeenCalledWith({
      title: 'Saved Successfully',
      description: 'Analysis has been saved to your dashboard.',
    });
  });

  it('waits for sign-in when signed out', async () => {
    const given = ports(false);
    void saveAnalysis({ analysisId: 5 }, given);
    expect(sessionStorage.getItem('pendingAnalysis')).toBe('{"analysisId":5}');
    expect(given.toast).toHaveBeenCalledWith({
      title: 'Sign In Required',
      description: 'Please sign in to save this analysis to your dashboard.',
    });
    await vi.advanceTimersByTimeAsync(1500);
    expect(given.goToSignIn).toHaveBeenCalledOnce();
    expect(given.save).not.toHaveBeenCalled();
  });

  it('shows why it failed', async () => {
    const named = ports(true, new ApiError(404, '{"message":"We have no such analysis."}', ''));
    await saveAnalysis({ analysisId: 5 }, named);
    expect(named.toast).toHaveBeenCalledWith({
      title: 'Save Failed',
      description: 'We have no such analysis.',
      variant: 'destructive',
    });
    const unnamed = ports(true, new TypeError('Failed to fetch'));
    await saveAnalysis({ analysisId: 5 }, unnamed);
    expect(unnamed.toast).toHaveBeenCalledWith(expect.objectContaining({ description: 'Failed to save analysis.' }));
  });
});
