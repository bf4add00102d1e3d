import { completeTypedAddress, parseWebAddress } from '../../../worker/contract/web-address.ts';
import { ApiError, messageOf } from '../../http.ts';
import type { ToastContent } from '../../ui/toast-store.ts';
import { LOGIN_REDIRECT_MS, wait } from './delays.ts';
import { keepPendingUrl } from './pending.ts';

export interface StartPorts {
  /** False only when the visitor is known to be signed out; while that is unsettled the server decides. */
  mayAnalyze: boolean;
  toast: (content: ToastContent) => void;
  navigate: (to: string) => void;
  goToSignIn: () => void;
  /** `unknown`: the answer is judged here, by its shape. */
  analyze: (websiteUrl: string, override: boolean) => Promise<unknown>;
}

/**
 * Validates what was typed and starts the analysis or sends the visitor to sign in. Every outcome is a toast or a navigation; what is
 * wrong with the address is answered too, to stand at its field.
 */
export async function startAnalysis(typed: string, override: boolean, ports: StartPorts): Promise<string | null> {
  const address = parseWebAddress(completeTypedAddress(typed));
  if (address.ok) {
    await start(address.url.href, override, ports);
    return null;
  }
  ports.toast({ title: address.title, description: address.message, variant: 'destructive' });
  return address.message;
}

async function start(websiteUrl: string, override: boolean, ports: StartPorts): Promise<void> {
  const { toast, navigate } = ports;
  if (!ports.mayAnalyze) return askToSignIn(websiteUrl, ports);
  try {
    const answer = await ports.analyze(websiteUrl, override);
    const target = targetOf(answer);
    if (target !== null) return navigate(target);
    toast({
      title: 'Error',
      description: 'Unexpected response from server. Please try again.',
      variant: 'destructive',
    });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return askToSignIn(websiteUrl, ports);
    toast({
      title: 'Analysis Failed',
      description: messageOf(error, 'Failed to analyze website. Please try again.'),
      variant: 'destructive',
    });
  }
}

async function askToSignIn(websiteUrl: string, { toast, goToSignIn }: StartPorts): Promise<void> {
  keepPendingUrl(websiteUrl);
  toast({
    title: 'Sign Up Required',
    description: 'Please sign up or sign in to analyze your website and access your results.',
  });
  await wait(LOGIN_REDIRECT_MS);
  goToSignIn();
}

/** Where the answer leads: the running session, or the finished analysis; null for any other shape. */
function targetOf(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null) return null;
  if ('sessionId' in answer && typeof answer.sessionId === 'string' && answer.sessionId !== '') {
    return `/dashboard?session=${encodeURIComponent(answer.sessionId)}`;
  }
  if ('analysisId' in answer && Number.isInteger(answer.analysisId) && 'results' in answer && answer.results) {
    return `/dashboard?analysis=${answer.analysisId}&cached=true`;
  }
  return null;
}
