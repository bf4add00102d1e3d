import { useState } from 'react';
import { api, messageOf } from '../../api.ts';
import { Button } from '../../ui/button.tsx';

const FAILURE = 'That did not reach us. Please try again.';

type Asked = { state: 'not' | 'asking' } | { state: 'asked'; email: string } | { state: 'failed'; message: string };

/** For owners who do not want to wait in front of the screen: a mail when the analysis ends. */
export function NotifyMe({ sessionId }: { sessionId: string }) {
  const [asked, setAsked] = useState<Asked>({ state: 'not' });
  const ask = async () => {
    setAsked({ state: 'asking' });
    try {
      const { email } = await api.notifyWhenReady(sessionId);
      setAsked({ state: 'asked', email });
    } catch (error) {
      setAsked({ state: 'failed', message: messageOf(error, FAILURE) });
    }
  };
  return (
    <div className="mt-3 flex flex-wrap items-center gap-3 text-sm" aria-live="polite">
      {asked.state === 'asked' ? (
        <p>We will e-mail {asked.email} when it is ready. You can close this page.</p>
      ) : (
        <Button variant="secondary" size="sm" busy={asked.state === 'asking'} onClick={() => void ask()}>
          E-mail me when it is ready
        </Button>
      )}
      {asked.state === 'failed' && <p className="text-red">{asked.message}</p>}
    </div>
  );
}
