import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AccountSession } from '../../../worker/contract/account.ts';
import { api, messageOf } from '../../api.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { dateAndTime, longDate } from '../../ui/dates.ts';
import { toast } from '../../ui/toast-store.ts';
import { ACCOUNT_KEY } from './account-key.ts';
import { SIGN_OUT_PATH } from './sign-in.ts';

/** Each place where one is signed in, with a way to end it. This one ends by signing out. */
export function SessionList({ sessions }: { sessions: AccountSession[] }) {
  const queries = useQueryClient();
  const [busy, setBusy] = useState<number | 'all' | null>(null);
  const attempt = async (which: number | 'all', work: () => Promise<unknown>) => {
    setBusy(which);
    try {
      await work();
    } catch (error) {
      toast({ title: 'Not signed out', description: messageOf(error, 'Please try again.'), variant: 'destructive' });
    }
    setBusy(null);
  };
  const end = (id: number) =>
    attempt(id, async () => {
      await api.endSession(id);
      await queries.invalidateQueries({ queryKey: ACCOUNT_KEY });
    });
  const endAll = () =>
    attempt('all', async () => {
      await api.endAllSessions();
      window.location.assign('/');
    });
  return (
    <div className="font-sans">
      <ul className="list-none! p-0! gap-0! divide-y divide-line border-y border-line">
        {sessions.map(({ id, device, createdAt, lastUsedAt, isCurrent }) => (
          <li key={id} className="pl-0! flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2 text-sm font-medium">
                {device}
                {isCurrent && <Badge tone="accent">This one</Badge>}
              </p>
              <p className="text-xs text-quiet">
                Last used {dateAndTime.format(lastUsedAt)}, signed in on {longDate.format(createdAt)}
              </p>
            </div>
            {isCurrent ? (
              <a href={SIGN_OUT_PATH} className={buttonClass('secondary', 'sm')}>
                Sign Out
              </a>
            ) : (
              <Button
                variant="secondary"
                size="sm"
                busy={busy === id}
                disabled={busy !== null}
                onClick={() => void end(id)}
              >
                Sign Out<span className="sr-only"> {device}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Button
        variant="secondary"
        className="mt-4"
        busy={busy === 'all'}
        disabled={busy !== null}
        onClick={() => void endAll()}
      >
        Sign out everywhere
      </Button>
    </div>
  );
}
