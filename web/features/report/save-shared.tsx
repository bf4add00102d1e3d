import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../api.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { useSignInPath } from '../account/sign-in.ts';
import { useAuth } from '../account/use-auth.ts';
import { LIST_KEY } from '../analyses/dashboard-data.ts';
import { saveAnalysis } from '../home/save-analysis.ts';

/** Puts a report somebody shared on the visitor's own dashboard; signed out, after signing in. */
export function SaveShared({ analysisId, token }: { analysisId: number; token: string }) {
  const auth = useAuth();
  const signInPath = useSignInPath();
  const queries = useQueryClient();
  const [saving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    await saveAnalysis(
      { analysisId, token },
      {
        isSignedIn: auth.state !== 'signed-out',
        toast,
        goToSignIn: () => window.location.assign(signInPath),
        save: async () => {
          await api.saveToDashboard(analysisId, token);
          await queries.invalidateQueries({ queryKey: LIST_KEY });
        },
      },
    );
    setSaving(false);
  };
  return (
    <>
      {auth.state === 'signed-out' && (
        <a href={signInPath} className={buttonClass('quiet')}>
          Sign In
        </a>
      )}
      <Button variant="secondary" busy={saving} onClick={() => void save()}>
        Save to Dashboard
      </Button>
    </>
  );
}
