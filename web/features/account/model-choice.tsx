import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, messageOf } from '../../api.ts';
import { CheckboxField } from '../../ui/field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { ACCOUNT_KEY } from './account-key.ts';

/** Whether a language model may read the websites of this account. What is chosen holds from the next analysis on. */
export function ModelChoice({ refused }: { refused: boolean }) {
  const queries = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const choose = async (isRefused: boolean) => {
    setIsBusy(true);
    try {
      await api.refuseModels(isRefused);
      await queries.invalidateQueries({ queryKey: ACCOUNT_KEY });
    } catch (error) {
      toast({ title: 'Not saved', description: messageOf(error, 'Please try again.'), variant: 'destructive' });
    }
    setIsBusy(false);
  };
  return (
    <CheckboxField
      label="A language model may help with my reports"
      hint="It receives the text of your pages and looks for what our rules left open. Untick this, and from the next analysis on your websites are read by rules alone and no more reports are translated."
      checked={!refused}
      disabled={isBusy}
      onChange={(event) => void choose(!event.currentTarget.checked)}
    />
  );
}
