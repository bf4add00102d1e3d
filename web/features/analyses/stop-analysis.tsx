import { useState } from 'react';
import { api, messageOf } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast-store.ts';

/** Stops a running analysis. What follows is told by its progress. */
export function StopAnalysis({ analysisId }: { analysisId: number }) {
  const [busy, setBusy] = useState(false);
  const stop = async () => {
    setBusy(true);
    try {
      await api.cancelAnalysis(analysisId);
    } catch (error) {
      toast({
        title: 'Not stopped',
        description: messageOf(error, 'Please try again in a moment.'),
        variant: 'destructive',
      });
    }
    setBusy(false);
  };
  return (
    <Button variant="secondary" size="sm" busy={busy} onClick={() => void stop()}>
      Stop analysis
    </Button>
  );
}
