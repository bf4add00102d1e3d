import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../api.ts';
import { startAnalysis } from './start-analysis.ts';

function ports(answer: unknown = { sessionId: 'abc' }, mayAnalyze = true) {
  return {
    mayAnalyze,
    toast: vi.fn(),
    navigate: vi.fn(),
    goToSignIn: vi.fn(),
    analyze: vi.fn(async () => {
      if (answer instanceof Error) throw answer;
      return answer;
    }),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => vi.useRealTimers());

describe('what is typed', () => {
  it.each(['', '   ', '\n'])('asks for an address instead of %j', async (typed) => {
    const given = ports();
    await startAnalysis(typed, false, given);
    expect(given.toast).toHaveBeenCalledWith({
      title: 'URL Required',
      description: 'Please enter a website URL to analyze.',
      variant: 'destructive',
    });
    expect(given.analyze).not.toHaveBeenCalled();
  });

  it.each([
    'ftp://lantern.example',
    'javascript:alert(1)',
    'mailto:a@lantern.example',
    'https://user:secret@lantern.example',
    'https://',
    'two words',
    `https://lantern.example/${'a'.repeat(3000)}`,
  ])('refuses %s', async (typed) => {
    const given = ports();
    await startAnalysis(typed, false, given);
    expect(given.toast).toHaveBeenCalledWith(
      expect.objectContaining({
        title: 'Invalid URL',
        description: expect.stringContaining('valid website URL (e.g., '),
      }),
    );
    expect(given.analyze).not.toHaveBeenCalled();
  });

  it.each([
    ['lantern.example', 'https://lantern.example/'],
    [' www.lantern.example/menu ', 'https://www.lantern.example/menu'],
    ['http://lantern.example:8080', 'http://lantern.example:8080/'],
  ])('completes %j', async (typed, websiteUrl) => {
    const given = ports();
    await startAnalysis(typed, true, given);
    expect(given.analyze).toHaveBeenCalledWith(websiteUrl, true);
  });
});

describe('what comes back', () => {
  it('leads to the running session', async () => {
    const given = ports();
    await startAnalysis('lantern.example', false, given);
    expect(given.navigate).toHaveBeenCalledWith('/dashboard?session=abc');
  });

  it('leads to a finished analysis', async () => {
    const given = ports({ analysisId: 5, results: { overallScore: 70 }, isPaid: false });
    await startAnalysis('lantern.example', false, given);
    expect(given.navigate).toHaveBeenCalledWith('/dashboard?analysis=5&cached=true');
  });

  it.each([{}, null, { analysisId: 5 }, 'text', { sessionId: '' }])('is an error when it is %j', async (answer) => {
    const given = ports(answer);
    await startAnalysis('lantern.example', false, given);
    expect(given.toast).toHaveBeenCalledWith({
      title: 'Error',
      description: 'Unexpected response from server. Please try again.',
      variant: 'destructive',
    });
  });

  it('shows the server’s sentence, or ours', async () => {
    const limited = ports(new ApiError(429, '{"message":"Three are running."}', ''));
    await startAnalysis('lantern.example', false, limited);
    expect(limited.toast).toHaveBeenCalledWith({
      title: 'Analysis Failed',
      description: 'Three are running.',
      variant: 'destructive',
    });
    const broken = ports(new TypeError('Failed to fetch'));
    await startAnalysis('lantern.example', false, broken);
    expect(broken.toast).toHaveBeenCalledWith(
      expect.objectContaining({ description: 'Failed to analyze website. Please try again.' }),
    );
  });
});

describe('a visitor', () => {
  it.each([
    ['known to be signed out', ports({}, false)],
    ['whose session expired', ports(new ApiError(401, '{"message":"Unauthorized."}', ''))],
  ])('%s is sent to sign in after 1.5 s, the address kept', async (_who, given) => {
    void startAnalysis('lantern.example', false, given);
    await vi.advanceTimersByTimeAsync(1499);
    expect(sessionStorage.getItem('pendingAnalysisUrl')).toBe('https://lantern.example/');
    expect(given.toast).toHaveBeenCalledWith({
      title: 'Sign Up Required',
      description: 'Please sign up or sign in to analyze your website and access your results.',
    });
    expect(given.goToSignIn).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(given.goToSignIn).toHaveBeenCalledOnce();
  });
});
